import { createServer as createHttpServer } from "node:http";
import { resolve } from "node:path";
import type { ServerBuild } from "react-router";
import { createServer as createViteServer } from "vite";
import { buildStudio } from "./build/build-studio.ts";

/** The part of `src/start.ts` that is used here; Vite loads it, so that a page's change shows at the next request. */
interface StartModule {
  readonly start: (typeof import("../src/start.ts"))["start"];
}

const server = createHttpServer();
const vite = await createViteServer({
  appType: "custom",
  server: {
    middlewareMode: true,
    ws: { server },
    // As the shop answers: a page that is isolated from other sites starts no worker without it.
    headers: { "cross-origin-embedder-policy": "require-corp" },
  },
});

const studioFolder = ".cache/studio-dev";
// The studio is built anew when one of its files changes; its page shows that when it is loaded again.
await buildStudio(studioFolder);
await buildStudio(studioFolder, true);

const { start } = (await vite.ssrLoadModule("/src/start.ts")) as unknown as StartModule;
await start({
  mode: "development",
  studioFolder: resolve(studioFolder),
  loadPages: async () =>
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild,
  // Vite answers its own files first, the shop everything else.
  serverFactory: (shop) =>
    server.on("request", (request, reply) => vite.middlewares(request, reply, () => shop(request, reply))),
});
