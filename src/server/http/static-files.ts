import staticFiles from "@fastify/static";
import type { App } from "#server/api/app.types.ts";

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";

/** Files of the build, with their ready-made .br and .gz. Names below /assets/ carry a hash and never change. */
export async function registerStaticFiles(app: App, folder: string): Promise<void> {
  await app.register(async (scope) => {
    // Each file becomes a route of its own; as one series a file, metrics would grow with every picture.
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, countedAs: "files" };
    });
    await scope.register(staticFiles, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ["**/*.br", "**/*.gz", ".vite/**"],
      setHeaders: (reply, path) => {
        reply.header("cache-control", path.includes("/assets/") ? year : hour);
        reply.header("cross-origin-resource-policy", "same-origin");
      },
    });
  });
}
