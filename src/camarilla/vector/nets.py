"""The nets: plain layers, float32 weights, products in half precision where the machine likes it.

The *actor* gives the policy and is what plays in the end. The *critic* sees all hands and says who
wins: it is only for training. The *judge* says who wins from what a seat itself can see: it tells
people how a bot judges its position.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

from camarilla.games.coup.observation import ROLES, SEATS, WIDTH
from camarilla.vector.codes import REPLIES

Net: TypeAlias = dict[str, jax.Array]
"""Weights w0, w1 … and biases b0, b1 … of the layers in turn."""

CONTROLLERS = 6
"""Who may hold a seat in training: see `seating`."""

# Matrix units like multiples of eight: the last places stay empty.
OUTPUTS = -(-REPLIES // 8) * 8
WINNERS = -(-SEATS // 8) * 8
SECRETS = -(-SEATS * (ROLES + CONTROLLERS) // 8) * 8
"""What the critic sees beyond the actor: every hand, and who plays it."""

VERY_SMALL = -1e9


def new_net(key: jax.Array, sizes: Sequence[int], last: float = 1.0) -> Net:
    """A net with layers of these sizes; the weights of the `last` layer are scaled."""
    net: Net = {}
    for number, (fan_in, fan_out) in enumerate(pairwise(sizes)):
        key, sub = jax.random.split(key)
        scale = last if number == len(sizes) - 2 else 1.0
        weights = jax.random.normal(sub, (fan_in, fan_out)) * np.sqrt(2.0 / fan_in) * scale
        net[f"w{number}"] = weights
        net[f"b{number}"] = jnp.zeros(fan_out)
    return net


def new_actor(key: jax.Array, hidden: Sequence[int], width: int = WIDTH) -> Net:
    return new_net(key, (width, *hidden, OUTPUTS), last=0.01)


def new_critic(key: jax.Array, hidden: Sequence[int], width: int = WIDTH) -> Net:
    return new_net(key, (width + SECRETS, *hidden, WINNERS), last=0.01)


def new_judge(key: jax.Array, hidden: int, width: int = WIDTH) -> Net:
    return new_net(key, (width, hidden, WINNERS), last=0.01)


def forward(net: Net, x: jax.Array, dtype: Any = jnp.float32) -> jax.Array:
    """The last layer's outputs, in float32."""
    last = len(net) // 2 - 1
    x = x.astype(dtype)
    for number in range(last):
        w, b = net[f"w{number}"], net[f"b{number}"]
        x = jax.nn.relu(x @ w.astype(dtype) + b.astype(dtype))
    w = net[f"w{last}"].astype(dtype)
    return jnp.matmul(x, w, preferred_element_type=jnp.float32) + net[f"b{last}"]


def log_policy(logits: jax.Array, legal: jax.Array) -> jax.Array:
    """The logarithm of each reply's probability; about minus a billion for those not offered."""
    return jax.nn.log_softmax(jnp.where(legal, logits, VERY_SMALL), axis=-1)


def log_winner(logits: jax.Array, lives: jax.Array) -> jax.Array:
    """[…, 6] the logarithm of each seat's chance to win; the exiled have none."""
    return jax.nn.log_softmax(jnp.where(lives > 0, logits[..., :SEATS], VERY_SMALL), axis=-1)


def sharpened(
    log_p: jax.Array, legal: jax.Array, temperature: jax.Array | float, prune: jax.Array | float
) -> jax.Array:
    """The policy as it is played at a table: sharpened, and without replies that are too seldom.

    The likeliest reply always stays.
    """
    log_p = log_policy(log_p / temperature, legal)
    keep = (jnp.exp(log_p) >= prune) | (log_p >= log_p.max(-1, keepdims=True))
    return log_policy(log_p, legal & keep)


def sample(log_p: jax.Array, uniform: jax.Array) -> jax.Array:
    """A reply by its probability, from one number between 0 and 1."""
    p = jnp.exp(log_p)
    # A product with a triangle is quicker than a running sum along so short an axis.
    upto = jnp.matmul(p, _TRIANGLE, precision=jax.lax.Precision.HIGHEST)
    point = uniform[..., None] * upto[..., -1:]
    found = (upto > point) & (p > 0)  # rounding must never choose what is not offered
    last = OUTPUTS - 1 - jnp.argmax((p > 0)[..., ::-1], axis=-1)
    return jnp.where(found.any(-1), jnp.argmax(found, axis=-1), last)


_TRIANGLE = np.triu(np.ones((OUTPUTS, OUTPUTS), np.float32))
