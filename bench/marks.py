"""What benches write into a page of the docs: a table between two marks."""


def filled(page: str, begin: str, end: str, table: str) -> str:
    """
    >>> filled("a <b> old <e> c", "<b>", "<e>", "new")
    'a <b>\\nnew\\n<e> c'
    """
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise ValueError(f"the page has no place for the table: {begin} … {end}")
    return f"{before}{begin}\n{table}\n{end}{after}"
