import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    ssr: {
      // One module graph for server and pages; drizzle unbundled would cost 150 MB of memory.
      build: { rolldownOptions: { input: "./src/start.ts" } },
      resolve: { noExternal: ["drizzle-orm"] },
    },
  },
  server: { warmup: { clientFiles: ["./src/web/entry.client.tsx"] } },
});
