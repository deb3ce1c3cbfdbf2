import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** Many small files pack worse than few: 5 KB together, and a slow line waits once for each that is found late. */
const chunks = [
  {
    name: "framework",
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|rolldown.runtime/,
  },
  {
    name: "site",
    test: /preload-helper|[\\/]domain[\\/](?:money|grouped)|[\\/]web[\\/](?:ui[\\/](?!dialog)|calls[\\/](?!check)|features[\\/](?:site|account[\\/](?:dialogs|pending)))/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: {
      // One module graph for server and pages; drizzle unbundled would cost 150 MB of memory.
      build: { rolldownOptions: { input: "./src/start.ts" } },
      resolve: { noExternal: ["drizzle-orm"] },
    },
  },
  server: { warmup: { clientFiles: ["./src/web/entry.client.tsx"] } },
});
