import type { App } from "#platform/http/app.types.ts";
import { readTileScenes } from "./read-tile-scenes.ts";
import type { Services } from "#topics/services.ts";
import { acceptedEncoding } from "#platform/http/accepted-encoding.ts";
import { type EncodedBody, encodedBody } from "#platform/http/encoded-body.ts";

/** The answer of a version of the catalogue, made at its first use. */
function knownBodies(services: Pick<Services, "catalogue" | "content">) {
  let known: { readonly version: string; readonly body: EncodedBody } | null = null;
  return (version: string): EncodedBody => {
    if (known?.version !== version) {
      const body = encodedBody(Buffer.from(JSON.stringify(readTileScenes(services))));
      known = { version, body };
    }
    return known.body;
  };
}

/** `/tile-scenes`: what a worker of the home page draws its tiles from. */
export function registerTileScenes(app: App, services: Pick<Services, "catalogue" | "content">): void {
  const bodyOf = knownBodies(services);
  app.get("/tile-scenes", { schema: { hide: true } }, async (request, reply) => {
    const { version } = services.catalogue.current();
    const etag = `W/"${version}"`;
    reply.headers({ etag, "cache-control": "no-cache", vary: "accept-encoding" });
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type("application/json; charset=utf-8").send(await bodyOf(version)(encoding));
  });
}
