import staticFiles from "@fastify/static";
import type { App } from "#server/api/app.types.ts";

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";

/** Below /assets/ the name carries a hash; the address of a lettering face carries its revision (`faces.ts`). */
function neverChanges(path: string): boolean {
  return path.includes("/assets/") || path.includes("/fonts/lettering/");
}

/** Files of the build, with their ready-made .br and .gz. */
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
        reply.header("cache-control", neverChanges(path) ? year : hour);
        reply.header("cross-origin-resource-policy", "same-origin");
      },
    });
    scope.get("/fonts/licences", async (_, reply) => reply.sendFile("fonts/licences.txt"));
  });
}
