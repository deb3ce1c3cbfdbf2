import { catalogue } from "#contract/catalogue.ts";
import { routeOf } from "#platform/http/route-of.ts";
import {
  paintOwnPicture,
  paintPicture,
  paintPictureFile,
  paintLettering,
  printTemplate,
  readTileScenes,
} from "./pictures.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import type { App } from "#platform/http/app.types.ts";
import { ok } from "#contract/envelope.ts";
import { entriesOf } from "#contract/schemas/request-fields.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { filePolicy } from "#platform/http/security-headers.ts";
import { findGallery } from "./page-content.ts";
import { acceptedEncoding, type EncodedBody, encodedBody } from "#platform/http/encoded-body.ts";
import { answerMissingPage } from "#platform/http/plain-page.ts";

/** Each picture is painted once and kept by its address. */
export function registerPicture(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(catalogue.picture),
    handler: async (request, reply) => {
      const painted = paintPicture(services, entriesOf(request.query));
      return painted.ok ? ok(painted.picture) : answerRefusal(reply, painted);
    },
  });

  app.route({
    ...routeOf(catalogue.ownPicture),
    handler: async (request, reply) => {
      const painted = await paintOwnPicture(services, cookies.caller(request), entriesOf(request.query));
      return painted.ok ? ok(painted.picture) : answerRefusal(reply, painted);
    },
  });

  app.route({
    ...routeOf(catalogue.pictureFile),
    handler: async (request, reply) => {
      const painted = paintPictureFile(services, entriesOf(request.query));
      if (!painted.ok) return answerRefusal(reply, painted);
      return reply.type("image/svg+xml").header("content-security-policy", filePolicy).send(painted.svg);
    },
  });

  app.route({
    ...routeOf(catalogue.wordsFile),
    handler: async (request, reply) => {
      const painted = paintLettering(services, entriesOf(request.query));
      if (!painted.ok) return answerRefusal(reply, painted);
      return reply
        .type("image/svg+xml")
        .headers({
          "content-security-policy": filePolicy,
          "content-disposition": `attachment; filename="${painted.name}"`,
        })
        .send(painted.svg);
    },
  });
}

export function registerThumbnail(app: App, services: Services): void {
  app.route({
    ...routeOf(catalogue.gallery),
    handler: async (request, reply) => {
      const { query } = request;
      const found = findGallery(services, {
        productId: query.product_id,
        supplyId: query.cutting_id,
        finishingId: query.finishing_id,
        premiumProcessingId: query.premium_processing_id,
        materialId: query.material_id,
      });
      if (!found.ok) return answerRefusal(reply, found);
      const { product, gallery } = found;
      const items = gallery.items.map(({ index, filePath }) => ({ index, file_path: filePath }));
      return ok({ ...gallery, id: product.id, gallery: items });
    },
  });
}

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

/** Of which only the page's 404 is used. */
const missingPage = "/user-guide/artwork-guide/missing";

/** Drawing programs know an AI file by its old type; inside it is a PDF. */
const mediaTypes = { pdf: "application/pdf", ai: "application/postscript" } as const;

/** `/artwork-guide/stickers/{shape}/{W}x{H}.{pdf,ai}` and `/artwork-guide/business-cards/{W}x{H}mm.{pdf,ai}`: templates to draw on. */
export function registerArtworkTemplates(app: App, services: Services): void {
  app.get<{ Params: { "*": string } }>(
    "/artwork-guide/*",
    { schema: { hide: true } },
    async (request, reply) => {
      const file = await printTemplate(services, request, request.params["*"]);
      if (file === null) return answerMissingPage(app, request, reply, missingPage);
      reply.headers({ etag: file.etag, "cache-control": "public, max-age=3600" });
      if (request.headers["if-none-match"]?.includes(file.etag)) return reply.code(304).send();
      return reply
        .headers({
          "content-disposition": `attachment; filename="${file.name}"`,
          "content-security-policy": "sandbox; default-src 'none'",
        })
        .type(mediaTypes[file.format])
        .send(file.bytes);
    },
  );
}
