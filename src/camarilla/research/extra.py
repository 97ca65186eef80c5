"""What to say where a framework is not installed."""


def missing(framework: str) -> ModuleNotFoundError:
    """One clear line that says how to get it.

    >>> print(missing("PettingZoo"))
    PettingZoo is not installed; get it with: pip install 'camarilla[research]'
    """
    return ModuleNotFoundError(
        f"{framework} is not installed; get it with: pip install 'camarilla[research]'"
    )
