/** The page as an app on this device, where the browser offers that. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // no banner of the browser's own: there is a button
  offer = event as Offer;
});
addEventListener("appinstalled", () => (offer = null));

export function canInstall(): boolean {
  return offer !== null;
}

/** An offer can be taken up once. */
export async function install(): Promise<void> {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}

/** On an iPhone or iPad people install it by hand; this is false where they have, and elsewhere. */
export const byHand: boolean = "standalone" in navigator && navigator.standalone === false;
