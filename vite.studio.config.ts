import { defineConfig } from "vite";

/** The staff's side, a build of its own: nothing of it is known to the shop's pages, and no file is shared (docs/decisions/237). */
export default defineConfig({
  root: "src/studio",
  base: "/studio/",
  publicDir: false,
  logLevel: "error",
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Packages mark what runs in a browser: here everything does.
      checks: { pluginTimings: false, moduleLevelDirective: false },
      output: {
        entryFileNames: "assets/[hash].js",
        chunkFileNames: "assets/[hash].js",
        assetFileNames: "assets/[hash][extname]",
        hashCharacters: "base36",
        // In one piece, whose styles begin with the order of the layers: the first to come says which of them wins.
        codeSplitting: { groups: [{ name: "frame", tags: ["$initial" as const] }] },
      },
    },
  },
});
