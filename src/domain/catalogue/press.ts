import { z } from "zod";
import { chargeSchema, slugSchema } from "./choice.ts";

/**
 * What a press gets through in a working day, in sheets or metres of its web, and what setting up a set takes of that.
 * Absent in versions from before production was reckoned: then any job is done in no time.
 */
const paceSchema = z.strictObject({ perDay: z.int().positive(), setUp: z.int().nonnegative() });

/**
 * Margins on what running a press costs, in thousandths, bracket by bracket: the pieces up to the first `upTo` at the first,
 * the next ones at the second, … Margins fall; the last bracket has no end.
 */
const marginsSchema = z
  .array(z.strictObject({ upTo: z.int().positive().nullable(), permille: z.int().min(1000) }))
  .min(1);

/** As it stands in a file: a name that no program takes for one of the four inks, or for all of them. */
const plateNameSchema = z
  .string()
  .regex(/^[A-Za-z][\w .-]{0,62}$/)
  .refine((name) => !/^(cyan|magenta|yellow|black|all|none)$/i.test(name));

/** What cutters, creasers and presses call their plates, letter for letter, if an owner does not say otherwise: as Roland's VersaWorks reads them. */
export const usualPlates = {
  kissCut: "CutContour",
  throughCut: "PerfCutContour",
  crease: "Crease",
  drill: "Drill",
  white: "White",
  foil: "Foil",
  emboss: "Emboss",
  spotUv: "SpotUV",
};

/** What the programs behind a press call each plate that is not printed in its four inks, letter for letter. */
const platesSchema = z.strictObject({
  /** Cut down to the backing. */
  kissCut: plateNameSchema,
  /** Cut right through. */
  throughCut: plateNameSchema,
  crease: plateNameSchema,
  drill: plateNameSchema,
  white: plateNameSchema,
  foil: plateNameSchema,
  /** Raised or pressed in. Versions from before it was a plate have it not. */
  emboss: plateNameSchema.default(usualPlates.emboss),
  /** Gloss in places. */
  spotUv: plateNameSchema.default(usualPlates.spotUv),
});

export type PlateNames = z.output<typeof platesSchema>;

/** What every press has. Gaps lie between pieces, bleed included. */
const commonFields = {
  code: slugSchema,
  name: z.string(),
  widthMm: z.int().positive(),
  edgeMm: z.int().nonnegative(),
  gapMm: z.int().nonnegative(),
  charge: chargeSchema,
  /** Of what runs on it. Absent in versions from before presses had their own: then `priceRules.margin` counts. */
  margins: marginsSchema.optional(),
  /** Whether a sheet or row that is begun is charged whole, or just the part of it that is used. */
  wholeStock: z.boolean().default(true),
  pace: paceSchema.optional(),
  plates: platesSchema.optional(),
};

/** A press and its stock: sheets of a fixed size, or a web of a fixed width. */
export const pressSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("sheet"), ...commonFields, heightMm: z.int().positive() }),
  z.strictObject({ kind: z.literal("web"), ...commonFields }),
]);

export type StoredPress = z.output<typeof pressSchema>;
