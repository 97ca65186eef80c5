"""The table in the terminal: one person against bots, or several people on one device.

`director` knows whose turn it is to look and to answer, `keys` gives every reply a key, `panels`
draws the tables, `app` puts them on the screen. The first two know nothing of Textual.
"""
