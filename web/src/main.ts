import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { apply, settings } from "./lib/settings.svelte.ts";
import { speak } from "./lib/words.svelte.ts";

apply();
// The words come first: everything on the page is made of them.
await speak(settings.language).catch(() => undefined);
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
