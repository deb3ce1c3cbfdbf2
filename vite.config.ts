import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** What every page loads. The rest is divided by the bundler: lists of what belongs together would decay when a file moves. */
const chunks = [
  { name: "framework", test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
  // With all that the frame of the pages imports.
  { name: "site", test: /[\\/]web[\\/]root\.tsx/ },
  // What pages are drawn with at once, by which pages need it; some KB too much are quicker than another file: 4 instead of 17 of a quote page.
  // From 1,200 bytes on, home and lettering take the styles of others; at 500 a quote page has 6 files and no fewer bytes (bench/README.md).
  {
    name: "styles",
    test: /\.css$/,
    tags: ["$initial" as const],
    entriesAware: true,
    entriesAwareMergeThreshold: 800,
  },
];

/**
 * Built into the server's own module graph: as packages they load far more than is used of them (drizzle 150 MB of memory, zod
 * the messages of all languages), 145 instead of 126 MB at the start (docs/decisions/128). What shares React or Zod with us comes
 * along, so that there is one of each.
 */
const inTheServer = [
  "@react-router/node",
  "cron-parser",
  "drizzle-orm",
  "fastify-type-provider-zod",
  "luxon",
  "pg-boss",
  "react",
  "react-dom",
  "react-router",
  "rrule-temporal",
  // Loaded only where cards are taken, with a fifth of the memory and a third of the time of the package.
  "stripe",
  "zod",
];

/** Texts of more than a megabyte are kept outside the heap, and more than once: large packages have files of their own. */
const serverChunks = [
  { name: "react", test: /node_modules\/(?:react|scheduler|@react-router|@remix-run)/ },
  { name: "jobs", test: /node_modules\/(?:pg-boss|luxon|cron-parser|rrule-temporal)/ },
];

/** Neither a name that begins with a hyphen, nor two that differ by a capital. The server preloads fonts by the names the browser's styles have. */
const assetNames = { assetFileNames: "assets/[hash][extname]", hashCharacters: "base36" as const };

const serverOutput = { ...assetNames, codeSplitting: { groups: serverChunks } };

/** Each file of a page lists those of later parts: with names that say what is in them a quote page preloads 157.1 KB of scripts, not 152.7 (decision 128). */
const files = {
  entryFileNames: "assets/[hash].js",
  chunkFileNames: "assets/[hash].js",
  ...assetNames,
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  css: { modules: command === "build" ? { generateScopedName: "_[hash:base64:4]" } : {} },
  build: {
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { ...files, codeSplitting: { groups: chunks } } } },
    },
    ssr: {
      build: { rolldownOptions: { input: "./src/start.ts", output: serverOutput } },
      define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
      // The development server cannot take in packages that are not modules.
      resolve: { noExternal: command === "build" ? inTheServer : ["drizzle-orm"] },
    },
  },
  server: { warmup: { clientFiles: ["./src/web/entry.client.tsx"] } },
}));
