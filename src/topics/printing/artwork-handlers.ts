import type { FastifyReply } from "fastify";
import { z } from "zod";
import { artwork } from "#contract/artwork.ts";
import type { ReplyTo } from "#contract/calls.ts";
import { LONGEST_READING_MS } from "#domain/artwork/reading-time.ts";
import { created, ok } from "#contract/envelope.ts";
import { isArtworkId } from "#domain/configure/artwork/artwork-choice.ts";
import { refuse } from "#domain/refusal.ts";
import { keepArtwork, type SavedArtwork } from "#topics/artwork/keep-artwork.ts";
import { artworkPictures, platesAddress, printedColoursPicture } from "#topics/artwork/visible-artwork.ts";
import {
  type ArtworkView,
  type PictureVersion,
  deleteArtwork,
  type HeldArtwork,
  listOwnArtwork,
  readArtworkPicture,
  readOwnArtwork,
  readPrintedColours,
} from "#topics/artwork/own-artwork.ts";
import type { Caller } from "#topics/person/caller.ts";
import { makePlatedArtwork } from "./plated-artwork.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { attachmentNamed } from "#topics/answer-attachment.ts";
import { routeOf } from "#platform/http/route-of.ts";

type WireArtwork = ReplyTo<"POST artwork">;
type WireHeld = ReplyTo<"GET artwork/:id">;

/** Nothing is sent while a file waits for its turn and is worked on: longer than other connections may be silent. */
function waitLong(reply: FastifyReply): void {
  reply.raw.setTimeout(LONGEST_READING_MS, () => reply.raw.destroy());
}

function artworkToWire(kept: SavedArtwork["artworks"][number]): Omit<WireArtwork, "further_pages"> {
  const { id, name, page, mediaType, bytes, widthPx, heightPx, isClear, facts, keptAt } = kept;
  return {
    id,
    name,
    page,
    media_type: mediaType,
    bytes,
    width_px: widthPx,
    height_px: heightPx,
    is_clear: isClear,
    facts,
    ...artworkPictures(id),
    plates: platesAddress(kept),
    printed_colours: printedColoursPicture(kept),
    kept_at: keptAt.toISOString(),
  };
}

function heldToWire(held: HeldArtwork): WireHeld {
  return {
    ...artworkToWire(held),
    used_in: held.uses.map(({ place, number }) => ({ place, number })),
    kept_until: held.keptUntil?.toISOString() ?? null,
  };
}

function keptPicture(view: ArtworkView) {
  return (services: Services, caller: Caller, asked: PictureVersion) =>
    readArtworkPicture(services, caller, { ...asked, view });
}

/** The shop's pictures of a file, each with what answers it. */
const pictures = {
  picture: keptPicture("picture"),
  thumbnail: keptPicture("thumbnail"),
  plates: keptPicture("plates"),
  "printed-colours": readPrintedColours,
} as const;

/** `artwork/{id}/picture`, `/thumbnail`, `/plates` and `/printed-colours`: the shop's pictures of a file, WebP for its owner alone. */
function registerPictures(app: App, services: Services, cookies: Cookies): void {
  for (const [name, read] of Object.entries(pictures))
    app.get<{ Params: { id: string } }>(
      `/artwork/:id/${name}`,
      { schema: { hide: true } },
      async (request, reply) => {
        const held = request.headers["if-none-match"] ?? "";
        const found = await read(services, cookies.caller(request), {
          id: request.params.id,
          holds: (version) => held.includes(`"${version}"`),
        });
        if (!found.ok) return answerRefusal(reply, found);
        // Asked for each time: whoever signs in next at this browser is somebody else.
        reply.headers({
          "cache-control": "private, no-cache",
          etag: `"${found.version}"`,
          "content-security-policy": "sandbox; default-src 'none'",
        });
        return found.content === null ? reply.code(304).send() : reply.type("image/webp").send(found.content);
      },
    );
}

/** It goes where the file has a colour, or where a second file is black. */
const askedPlate = z
  .object({
    kind: z.enum(["foil", "emboss", "spotUv", "white"]),
    metal: z.enum(["gold", "silver"]).optional(),
    longer_side_mm: z.coerce.number().min(1).max(10_000),
  })
  .and(
    z.union([
      z.object({ colour: z.string().regex(/^#[0-9a-f]{6}$/) }),
      z.object({ second: z.string().refine(isArtworkId) }),
    ]),
  );

/** `artwork/{id}/with-plate`: a file with a plate added, as a PDF to be kept like any other. */
function registerPlated(app: App, services: Services, cookies: Cookies): void {
  app.get<{ Params: { id: string } }>(
    "/artwork/:id/with-plate",
    { schema: { hide: true } },
    async (request, reply) => {
      const asked = askedPlate.safeParse(request.query);
      if (!asked.success) return answerRefusal(reply, refuse("not-found"));
      waitLong(reply);
      const { kind, metal = null, longer_side_mm: longerSideMm, ...from } = asked.data;
      const plate = { kind, metal };
      const { id } = request.params;
      const made = await makePlatedArtwork(services, cookies.caller(request), {
        id,
        plate,
        from,
        longerSideMm,
      });
      if (!made.ok) return answerRefusal(reply, made);
      return reply
        .headers({
          "cache-control": "private, no-store",
          "content-length": made.bytes,
          "content-disposition": attachmentNamed(made.name),
        })
        .type("application/pdf")
        .send(made.stream);
    },
  );
}

/** What the shop knows of them: of all, and of one. */
function registerTelling(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(artwork.list),
    handler: async (request, reply) => {
      const outcome = await listOwnArtwork(services, cookies.caller(request), request.query.limit);
      return outcome.ok
        ? ok({ artwork: outcome.artworks.map(heldToWire), count: outcome.count })
        : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(artwork.tell),
    handler: async (request, reply) => {
      const outcome = await readOwnArtwork(services, cookies.caller(request), request.params.id);
      return outcome.ok ? ok(heldToWire(outcome.artwork)) : answerRefusal(reply, outcome);
    },
  });
}

/** The buyer's own files: kept, listed, shown to their owner, deleted. */
export function registerArtwork(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(artwork.keep),
    handler: async (request, reply) => {
      waitLong(reply);
      const caller = cookies.caller(request);
      const token = cookies.uploader(request);
      const outcome = await keepArtwork(services, caller, { upload: request.body.upload, token });
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      const [first, ...further] = outcome.artworks;
      const kept = { ...artworkToWire(first), further_pages: further.map(artworkToWire) };
      return outcome.already ? ok(kept) : reply.code(201).send(created(kept));
    },
  });

  app.route({
    ...routeOf(artwork.remove),
    handler: async (request, reply) => {
      const { id } = request.params;
      const token = cookies.uploader(request);
      const outcome = await deleteArtwork(services, cookies.caller(request), { id, token });
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });

  registerTelling(app, services, cookies);
  registerPictures(app, services, cookies);
  registerPlated(app, services, cookies);
}
