import { readdir } from "node:fs/promises";
import staticFiles from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.types.ts";
import { FOR_GOOD } from "./for-good.ts";

const hour = "public, max-age=3600";

/** Below /assets/ the name carries a hash; the address of a lettering face carries its revision (`faces.ts`). */
function neverChanges(path: string): boolean {
  return path.includes("/assets/") || path.includes("/fonts/lettering/");
}

/** All files below a folder by their path, but the packed copies of others and what the build keeps for itself. */
async function filesBelow(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1));
  return new Set(paths.filter((path) => !path.startsWith(".")));
}

/** The files of the build: at which addresses they can be, and how one is sent. */
export interface StaticFiles {
  readonly urls: readonly string[];
  /** Sends the file of a request; null where there is none. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | null;
}

/**
 * The files of the build, with their ready-made .br and .gz. A folder is one address with a star: as a route of its own, each
 * of a thousand files took 7 KB of memory (decision 066).
 */
export async function openStaticFiles(app: App, folder: string): Promise<StaticFiles> {
  const files = await filesBelow(folder);
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", neverChanges(path) ? FOR_GOOD : hour);
      reply.header("cross-origin-resource-policy", "same-origin");
    },
  });
  app.get("/fonts/licences", { config: { countedAs: "files" } }, (_, reply) =>
    reply.sendFile("fonts/licences.txt"),
  );
  const below = [...files].map((path) => (path.includes("/") ? `/${path.split("/", 1)[0]}/*` : `/${path}`));
  return {
    urls: [...new Set(below)],
    send: ({ routeOptions, params }, reply) => {
      const { "*": rest } = params as { readonly "*"?: string };
      const path = (routeOptions.url ?? "").slice(1).replace("*", () => rest ?? "");
      return files.has(path) ? reply.sendFile(path) : null;
    },
  };
}
