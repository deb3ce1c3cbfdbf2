import { z } from "zod";
import { slugSchema } from "./choice.ts";

/** A face that words can be cut in. Its files are `/fonts/lettering/{id}.measures.json` and `.outlines.json`. */
export const faceSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1),
  /** Under which heading it is offered. */
  group: z.string().min(1),
  weight: z.int().min(100).max(900),
  licence: z.string().min(1),
  /** How high its capitals have to be for strokes of 1 mm. */
  smallestCapitalMm: z.int().positive(),
  /** Changes with its files; part of their address, so that they can be kept for ever. */
  revision: z.string().min(1),
  /** The face that is cut in its place, while the shop has no file of it; `note` says so. */
  cutWith: slugSchema.optional(),
  note: z.string().min(1).optional(),
});

export type CatalogueFace = z.output<typeof faceSchema>;
