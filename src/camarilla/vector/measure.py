"""How fast a machine learns, and where its time goes."""

import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from camarilla.vector import learn
from camarilla.vector.memory import look, remember
from camarilla.vector.nets import Net, forward
from camarilla.vector.rollout import (
    DEALING_WORDS,
    Tables,
    Trail,
    critic_input,
    deal,
    policies,
    rollout,
    sights_of,
    type_of,
    who_asked,
)
from camarilla.vector.seating import Plan, plan
from camarilla.vector.settings import Settings
from camarilla.vector.step import Draws, step

ROUNDS = 5


def measure(settings: Settings, each: int, say: Callable[[str], None]) -> dict[str, Any]:
    """Decisions a second with everything, and the time of each part by itself."""
    shared = plan(settings)
    learner = learn.begin(settings, shared)
    device = jax.devices()[0]
    found: dict[str, Any] = {
        "device": device.device_kind,
        "jax": jax.__version__,
        "settings": settings.to_json(),
        "parts": {},
    }
    say(f"{device.device_kind}, JAX {jax.__version__}, {settings.games} x {settings.steps}")
    for name, part, arguments in _parts(learner, shared, settings):
        compiled, seconds = _timed(part, arguments)
        found["parts"][name] = {"compile_s": round(compiled, 2), "us": round(seconds * 1e6, 1)}
        say(f"{name:>24}: {seconds * 1e6:12.0f} us, compiled in {compiled:.1f} s")
    advance = jax.jit(lambda one: learn.lessons(one, each, shared, settings), donate_argnums=0)
    began = time.perf_counter()
    learner, _ = _wait(advance(learner))
    found["compile_s"] = round(time.perf_counter() - began, 1)
    began = time.perf_counter()
    for _ in range(ROUNDS):
        learner, _ = advance(learner)
    _wait(learner)
    seconds = (time.perf_counter() - began) / ROUNDS / each
    found["lesson_s"] = seconds
    found["decisions_per_second"] = round(settings.batch / seconds)
    if stats := device.memory_stats():
        found["peak_bytes"] = stats.get("peak_bytes_in_use")
    say(
        f"a lesson takes {seconds * 1e3:.2f} ms: {settings.batch / seconds / 1e6:.3f} million "
        f"decisions a second, learning included (compiled in {found['compile_s']} s)"
    )
    return found


def _timed(part: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[float, float]:
    jitted = jax.jit(part)
    began = time.perf_counter()
    _wait(jitted(*arguments))
    compiled = time.perf_counter() - began
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        _wait(jitted(*arguments))
        times.append(time.perf_counter() - began)
    return compiled, min(times)


def _parts(
    learner: learn.Learner, shared: Plan, settings: Settings
) -> list[tuple[str, Callable[..., Any], tuple[Any, ...]]]:
    """The parts of a lesson. Those of one step run as many times as a rollout has steps."""
    nets, tables, pool = learner.nets, learner.tables, learner.pool
    dtype = type_of(settings)
    key = jax.random.key(1)
    words = jax.random.bits(key, (settings.steps, 5, settings.games))
    _, seen = jax.jit(lambda tables: sights_of(tables, settings))(tables)

    def stepped(tables: Tables, words: Array) -> Tables:
        def one(tables: Tables, words: Array) -> tuple[Tables, None]:
            reply = jnp.full(words.shape[1:], 24, jnp.uint32)
            after = step(tables.state, reply, Draws(*words[:4]))
            return Tables(
                after, remember(tables.memory, tables.state, reply, after), tables.controllers
            ), None

        return jax.lax.scan(one, tables, words)[0]

    def bare(tables: Tables, words: Array) -> Tables:
        def one(tables: Tables, words: Array) -> tuple[Tables, None]:
            reply = jnp.full(words.shape[1:], 24, jnp.uint32)
            return tables._replace(state=step(tables.state, reply, Draws(*words[:4]))), None

        return jax.lax.scan(one, tables, words)[0]

    def seen_only(tables: Tables, words: Array) -> Array:
        def one(tables: Tables, words: Array) -> tuple[Tables, Array]:
            moved = step(tables.state, words[4] & 1, Draws(*words[:4]))
            tables = tables._replace(state=moved)
            return tables, sights_of(tables, settings)[1].numbers

        return jax.lax.scan(one, tables, words)[1]

    def deciding(nets: learn.Nets, pool: Net, tables: Tables) -> Array:
        facts, seen = sights_of(tables, settings)
        return policies(nets.actor, pool, facts, seen, who_asked(tables), shared, settings)[1]

    def played(nets: learn.Nets, pool: Net, tables: Tables, key: Array) -> Any:
        return rollout(nets.actor, pool, tables, key, shared, settings)

    def valued(nets: learn.Nets, trail: Trail) -> Array:
        sizes = jnp.asarray(shared.sizes)
        return learn.values(nets.critic, trail.sights, trail.asked, sizes, settings)

    def taught(trail: Trail, value: Array) -> learn.Lesson:
        little = jnp.float32(0.05)
        return learn.lesson_of(trail, value, value[-1], little, shared, settings)[0]

    trail = jax.jit(lambda *given: played(*given)[1])(nets, pool, tables, key)
    value = jax.jit(valued)(nets, trail)
    whole = jax.jit(taught)(trail, value)
    part = jax.tree.map(lambda x: learn.part_of(x, jnp.int32(0), settings.minibatches), whole)
    return [
        ("random words", lambda key: jax.random.bits(key, words.shape), (key,)),
        ("deal", lambda key: deal(_dealing(key, settings), shared, settings), (key,)),
        ("all steps: rules", bare, (tables, words)),
        ("all steps: and memory", stepped, (tables, words)),
        ("all steps: and sights", seen_only, (tables, words)),
        ("one: look", lambda tables: look(tables.state, tables.memory), (tables,)),
        ("one: sights", lambda tables: sights_of(tables, settings), (tables,)),
        ("one: actor", lambda net, x: forward(net, x, dtype), (nets.actor, seen.numbers)),
        (
            "one: critic",
            lambda net, seen: forward(net, critic_input(seen), dtype),
            (nets.critic, seen),
        ),
        ("one: sights, policies", deciding, (nets, pool, tables)),
        ("rollout", played, (nets, pool, tables, key)),
        ("values", valued, (nets, trail)),
        ("returns", lambda trail, value: taught(trail, value).gain, (trail, value)),
        (
            "one minibatch",
            lambda one, some: learn.teach(one, some, jnp.float32(1e-4), settings),
            (learner, part),
        ),
    ]


def _dealing(key: Array, settings: Settings) -> Array:
    return jax.random.bits(key, (DEALING_WORDS, settings.games))


def _wait(values: Any) -> Any:
    return jax.block_until_ready(values)  # type: ignore[no-untyped-call]
