import { z } from "zod";

/** What a print feature adds to the picture of a product. A foil's metal is its appearance. */
export const featureLookSchema = z.discriminatedUnion("part", [
  z.strictObject({ part: z.literal("relief"), relief: z.enum(["emboss", "deboss"]) }),
  z.strictObject({
    part: z.literal("foil"),
    large: z.boolean(),
    /** It is no wider and no higher than this, in millimetres. Absent in versions from before it was measured. */
    upToMm: z.int().positive().optional(),
  }),
  z.strictObject({ part: z.literal("die"), outline: z.enum(["ellipse", "label", "custom"]) }),
  z.strictObject({ part: z.literal("hole"), millimetres: z.int().positive() }),
  z.strictObject({ part: z.literal("string"), colour: z.enum(["white", "black", "jute"]) }),
  z.strictObject({ part: z.literal("fold"), fold: z.enum(["half", "scored"]) }),
]);

export type FeatureLook = z.output<typeof featureLookSchema>;

/** The foil that an item is: its metal, and how wide and high it may be, in millimetres; null where that is not measured. */
export function foilOfItem({
  look,
  appearance,
}: {
  readonly look?: FeatureLook;
  readonly appearance?: string;
}) {
  if (look?.part !== "foil") return null;
  const metal = appearance === "foil-silver" ? "silver" : "gold";
  return { metal, large: look.large, upToMm: look.upToMm ?? null } as const;
}

/** In versions from before looks were written the slug says it. */
export const looksBefore: Readonly<Record<string, FeatureLook>> = {
  emboss: { part: "relief", relief: "emboss" },
  deboss: { part: "relief", relief: "deboss" },
  "gold-foil-small": { part: "foil", large: false, upToMm: 20 },
  "gold-foil-large": { part: "foil", large: true, upToMm: 50 },
  "silver-foil-small": { part: "foil", large: false, upToMm: 20 },
  "silver-foil-large": { part: "foil", large: true, upToMm: 50 },
  "oval-die-cut": { part: "die", outline: "ellipse" },
  "label-die-cut": { part: "die", outline: "label" },
  "custom-die-cut": { part: "die", outline: "custom" },
  "punch-hole-3mm": { part: "hole", millimetres: 3 },
  "punch-hole-5mm": { part: "hole", millimetres: 5 },
  "white-cotton-string": { part: "string", colour: "white" },
  "black-cotton-string": { part: "string", colour: "black" },
  "jute-string": { part: "string", colour: "jute" },
  "half-fold": { part: "fold", fold: "half" },
  "scored-only": { part: "fold", fold: "scored" },
};
