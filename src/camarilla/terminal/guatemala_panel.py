"""Guatemala's table: a court table whose top line tells the roles in play."""

from camarilla.games.guatemala.table import GuatemalaSeen
from camarilla.terminal.court_panel import CourtPanel
from camarilla.terminal.panels import Look, draws


@draws(GuatemalaSeen)
class GuatemalaPanel(CourtPanel):
    def facts(self, look: Look) -> list[str]:
        say, table = look.speaker, look.view.table
        assert isinstance(table, GuatemalaSeen)
        facts = [*super().facts(look), say.join([say.role(role) for role in table.roles])]
        if table.tokens.taxed is not None:
            facts.append(say.say("table-taxed", role=say.role(table.tokens.taxed)))
        if table.bank:
            facts.append(say.say("table-bank", coins=table.bank))
        return facts
