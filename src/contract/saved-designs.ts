import { z } from "zod";
import { designName as name } from "#domain/kept-design/design-name.ts";
import { MOST_KEPT } from "#domain/kept-design/saved-design.ts";
import { defineCall } from "./call.ts";
import { ofMember, ofProduct } from "#contract/failures/shared-refusals.ts";
import { configuredBody } from "#contract/schemas/configured-body.ts";
import { kiaOra } from "#contract/schemas/example-product.ts";
import { rowId } from "#contract/schemas/request-fields.ts";

const keptDesignSchema = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string().meta({ description: "What it is, in words; empty where nobody knows them any more." }),
  kept_at: z.iso.datetime(),
  link: z.string().nullable().meta({
    description: "The designer's address with this design; null when the product is no longer made.",
  }),
  picture: z.string().nullable().meta({ description: "The address of its picture, an SVG." }),
  notice: z.string().nullable().meta({ description: "What is no longer as it was kept." }),
});

const selection = configuredBody.meta({
  description: "All that is configured, in the names of `get/pricing-data`, with the words of a design.",
});
const params = z.object({ id: rowId("Kept design.") });

/** Lettering designs that members keep. */
export const savedDesigns = {
  list: defineCall({
    method: "GET",
    path: "account/designs",
    summary: "The designs a member keeps, the last kept first",
    query: z.object({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(MOST_KEPT)
        .default(MOST_KEPT)
        .meta({ description: "How many of them.", examples: [3] }),
    }),
    refusals: [...ofMember, "too-many-tries"],
    replies: {
      200: z.object({
        designs: z.array(keptDesignSchema),
        count: z.int().meta({ description: "How many there are in all." }),
      }),
    },
    example: { query: { limit: 3 } },
  }),
  keep: defineCall({
    method: "POST",
    path: "account/designs",
    summary: "Keep a design",
    description: `The same design under the same name again answers 200 with the one that is there; at most ${MOST_KEPT}.`,
    body: z.object({ name, selection }),
    refusals: [...ofMember, ...ofProduct, "design-not-lettering", "designs-full", "too-many-tries"],
    replies: { 200: keptDesignSchema, 201: keptDesignSchema },
    example: { body: { name: "Shop door", selection: kiaOra } },
  }),
  change: defineCall({
    method: "PATCH",
    path: "account/designs/:id",
    summary: "Rename a kept design, or keep another one in its place",
    params,
    body: z.object({ name: z.optional(name), selection: selection.optional() }),
    refusals: [...ofMember, ...ofProduct, "design-not-lettering", "not-found", "too-many-tries"],
    replies: { 200: keptDesignSchema },
    example: { params: { id: 1 }, body: { name: "Front door" } },
  }),
  copy: defineCall({
    method: "POST",
    path: "account/designs/:id/copy",
    summary: "Keep a kept design once more under another name",
    description: "As with keeping, twice under the same name is once.",
    params,
    body: z.object({ name }),
    refusals: [...ofMember, "designs-full", "not-found", "too-many-tries"],
    replies: { 200: keptDesignSchema, 201: keptDesignSchema },
    example: { params: { id: 1 }, body: { name: "Front door copy" } },
  }),
  remove: defineCall({
    method: "DELETE",
    path: "account/designs/:id",
    summary: "Delete a kept design",
    params,
    refusals: [...ofMember, "not-found", "too-many-tries"],
    replies: { 200: z.object({}) },
    example: { params: { id: 1 } },
  }),
};
