"""Figures for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """A registry of our own, so that two nodes in one process do not count together."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.decisions = Counter(
            "camarilla_decisions", "Decisions written to the log", registry=self.registry
        )
        self.matches_begun = Counter(
            "camarilla_matches_begun", "Matches begun", registry=self.registry
        )
        self.matches_ended = Counter(
            "camarilla_matches_ended", "Matches ended", registry=self.registry
        )
        self.refused = Counter(
            "camarilla_refused", "Messages refused, by code", ["code"], registry=self.registry
        )
        self.connections = Gauge("camarilla_connections", "Open sockets", registry=self.registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)
