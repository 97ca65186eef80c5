/** Where we are: `#/room/ABCDE`. A link is an ordinary `<a href="#/…">`. */

export interface Route {
  page: string;
  argument: string;
}

function read(): Route {
  const [, page = "", argument = ""] = location.hash.split("/");
  return { page, argument: decodeURIComponent(argument) };
}

let here = $state.raw(read());

addEventListener("hashchange", () => {
  here = read();
  scrollTo(0, 0);
});

export function route(): Route {
  return here;
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}

/** The address of a place in this app, to give to others. */
export function address(path: string): string {
  return `${location.origin}${location.pathname}#/${path}`;
}
