import { z } from "zod";
import { artworkPlaces, MOST_ARTWORK, MOST_USES_TOLD } from "#domain/artwork/artwork-use.ts";
import { MOST_PAGES } from "#domain/artwork/pages.ts";
import { artworkFacts } from "#domain/artwork/preflight/facts.ts";
import { readingFaults } from "#domain/artwork/preflight/reading-fault.ts";
import { isArtworkId } from "#domain/configure/artwork/artwork-choice.ts";
import { messageOf } from "#domain/messages.ts";
import { defineCall } from "./call.ts";
import { ofOwner, ofUploads } from "./failures/shared-refusals.ts";

/** How many are listed, unless somebody asks for more. */
const USUALLY_LISTED = 50;

const artworkSchema = z.object({
  id: z.string().meta({ description: "What a selection names it by, in `artwork`." }),
  name: z.string().meta({ description: "Of the file." }),
  page: z.int().min(1).meta({ description: "Which page of the file it is; 1 of what has no others." }),
  media_type: z.string(),
  bytes: z.int(),
  width_px: z.int().meta({ description: "Of the shop's picture of it, whose longer side is at most 1,600." }),
  height_px: z.int(),
  is_clear: z.boolean().meta({ description: "It stands on clear ground, as logos do." }),
  facts: artworkFacts.meta({ description: "What was found in the file." }),
  picture: z
    .string()
    .meta({ description: "The address of the shop's picture of it, a WebP for its owner alone." }),
  thumbnail: z.string().meta({ description: "The same, at most 320 pixels a side: for lists." }),
  plates: z
    .string()
    .nullable()
    .meta({
      description:
        "The address of a WebP for its owner alone that tells where the `plates` of its facts are: for each a picture of the same part " +
        "of the page, white where it is, below each other in their order; null without any, and of what was kept before there were such.",
    }),
  printed_colours: z.string().nullable().meta({
    description:
      "The address of the same small picture as its colours look in print; null where they look as on a screen, and where that was not measured.",
  }),
  kept_at: z.iso.datetime(),
});

const keptSchema = artworkSchema.extend({
  further_pages: z.array(artworkSchema).meta({
    description: `Those of a document after its first, each artwork of its own, in their order; of ${MOST_PAGES} pages at most.`,
  }),
});

const heldSchema = artworkSchema.extend({
  used_in: z
    .array(
      z.object({
        place: z.enum(artworkPlaces),
        number: z.string().nullable().meta({ description: "Of the quotation or the quote request." }),
      }),
    )
    .meta({
      description: `Where something of its owner's names it: each cart or paper once, the newest papers first, ${MOST_USES_TOLD} at most.`,
    }),
  kept_until: z.iso.datetime().nullable().meta({
    description:
      "When it is deleted unless it is chosen before then; null while it is used, for so long it is kept.",
  }),
});

const example = { id: "k4m2p7x9q1ab" };
const params = z.object({
  id: z
    .string()
    .refine(isArtworkId, "must be 12 of a-z and 0-9")
    .meta({ description: "Artwork.", examples: [example.id] }),
});

/** The buyer's own files, kept for what is configured. */
export const artwork = {
  keep: defineCall({
    method: "POST",
    path: "artwork",
    summary: "Keep an uploaded file as artwork",
    description:
      "The file was sent to `/api/upload` by the tus protocol before. It is read, and the shop paints a picture of it, of a " +
      "document one of each page. Needs no login. The same file again answers 200 with the artwork that is there.",
    body: z.strictObject({
      upload: z
        .string()
        .regex(/^[0-9a-f]{32}$/, messageOf("upload-gone"))
        .meta({ description: "The last part of the upload's address." }),
    }),
    refusals: [...ofOwner, ...ofUploads, ...readingFaults, "artwork-full", "not-found", "too-many-tries"],
    replies: { 200: keptSchema, 201: keptSchema },
    example: { body: { upload: "0123456789abcdef0123456789abcdef" } },
  }),
  list: defineCall({
    method: "GET",
    path: "artwork",
    summary: "The artwork this browser or its account has kept, the last first",
    query: z.object({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(MOST_ARTWORK)
        .default(USUALLY_LISTED)
        .meta({ description: "How many of it.", examples: [6] }),
    }),
    refusals: [...ofOwner, "too-many-tries"],
    replies: {
      200: z.object({
        artwork: z.array(heldSchema),
        count: z.int().meta({ description: "How many there are in all." }),
      }),
    },
    example: { query: { limit: 6 } },
  }),
  tell: defineCall({
    method: "GET",
    path: "artwork/:id",
    summary: "What the shop knows of artwork of one's own",
    params,
    refusals: [...ofOwner, "not-found", "too-many-tries"],
    replies: { 200: heldSchema },
    example: { params: example },
  }),
  remove: defineCall({
    method: "DELETE",
    path: "artwork/:id",
    summary: "Delete artwork",
    description:
      "What the cart, the comparison, a quote request or a quotation of its owner names is refused with 409, which says where at `id`.",
    params,
    refusals: [...ofOwner, "artwork-used", "not-found", "too-many-tries"],
    replies: { 200: z.object({}) },
    example: { params: example },
  }),
};
