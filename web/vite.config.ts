import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = import.meta.dirname;
const texts = join(here, "../src/camarilla/text");

/** Python and the page speak from the same files: one file a language, without the terminal's. */
function gatherTexts(): void {
  const out = join(here, ".texts");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  for (const folder of readdirSync(texts, { withFileTypes: true })) {
    if (!folder.isDirectory() || folder.name.startsWith("_")) continue;
    const pages = readdirSync(join(texts, folder.name))
      .filter((name) => name.endsWith(".ftl") && name !== "terminal.ftl")
      .sort();
    if (!pages.length) continue;
    const whole = pages.map((name) => readFileSync(join(texts, folder.name, name), "utf-8"));
    // Comments are for translators; nobody downloads them.
    writeFileSync(join(out, `${folder.name}.ftl`), whole.join("\n").replace(/^#.*\n/gm, ""));
  }
}

gatherTexts();

export default defineConfig({
  root: here,
  plugins: [svelte()],
  build: {
    outDir: join(here, "../src/camarilla/server/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: but for images
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        // What the way to a first match needs comes in one piece, not in thirty.
        codeSplitting: {
          groups: [{ name: "base", test: /node_modules\/(?!uqr)|src\/(lib|art|parts|table\/(?!Other))/ }],
        },
      },
    },
  },
  assetsInclude: ["**/*.ftl"],
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8000" },
      "/socket": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: {
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    environment: "node",
    // A slow machine needs a while to get the modules ready.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
