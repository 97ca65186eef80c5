"""Hypothesis: no deadlines (a shared machine is slow now and then), the same examples every run."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "camarilla",
    deadline=None,
    max_examples=60,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("camarilla")
