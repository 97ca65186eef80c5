/** How far what has happened is told: a table that shows it bit by bit says so here. */

class Told {
  upto = $state(Infinity);
}

export const told = new Told();
