"""Hostile and slow clients over real sockets: each gets a typed error or a closed connection, and
a table beside them plays on to the end and again."""
