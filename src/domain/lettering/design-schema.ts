import * as z from "zod/mini";
import { textRequired } from "#domain/first-messages.ts";
import { type LetteringDesign, lineAligns } from "./design.ts";
import { letteringLimits as limits } from "./limits.ts";
import { countCharacters, normalText } from "./normal-text.ts";

const faceId = z.string("Please choose a font.").check(z.regex(/^[a-z0-9-]{1,60}$/, "Please choose a font."));

/** A whole number in its range; the sentence names the thing and the range. */
function whole(what: string, { least, most }: { readonly least: number; readonly most: number }) {
  const sentence = `${what} must be a whole number from ${least} to ${most}.`;
  return z.int(sentence).check(z.gte(least, sentence), z.lte(most, sentence));
}

const text = z.string(textRequired).check(
  z.overwrite(normalText),
  z.refine((given) => countCharacters(given) <= limits.characters, {
    error: ({ input }) =>
      `Your text has ${countCharacters(String(input))} characters; at most ${limits.characters} can be cut in one design.`,
  }),
  z.refine((given) => given.split("\n").length <= limits.lines, {
    error: ({ input }) =>
      `Your text has ${String(input).split("\n").length} lines; at most ${limits.lines} can be cut in one design.`,
  }),
);

const sizeMm = whole("The size", { least: 1, most: limits.sizeMm });
const size = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("fit") }),
  z.strictObject({ by: z.enum(["width", "height"]), mm: sizeMm }),
]);

const { least, most, step } = limits.outlineMm;
const outlineSentence = `The outline must be ${least} to ${most} mm wide, in steps of ${step} mm.`;
const outline = z.strictObject({
  mm: z
    .number(outlineSentence)
    .check(z.gte(least, outlineSentence), z.lte(most, outlineSentence), z.multipleOf(step, outlineSentence)),
  colourId: z.int().check(z.gte(1)),
});

const lineStyle = z.strictObject({
  font: z.nullable(faceId),
  percent: whole("The size of a line in per cent", limits.percent),
});

/** A design as a call, an address or the store brings it. Nothing is filled in and nothing passed over. */
export const letteringDesignSchema = z.strictObject({
  version: z.literal(1),
  text,
  font: faceId,
  align: z.enum(lineAligns, "Align must be left, center or right."),
  arc: whole("The arc in degrees", { least: -limits.arcDegrees, most: limits.arcDegrees }),
  letterSpacing: whole("Letter spacing", limits.letterSpacing),
  lineSpacing: whole("Line spacing", limits.lineSpacing),
  size,
  outline: z.nullable(outline),
  fullColour: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/, "Please choose a colour."))),
  insideGlass: z.boolean(),
  lines: z.array(lineStyle).check(z.maxLength(limits.lines)),
}) satisfies z.ZodMiniType<LetteringDesign>;
