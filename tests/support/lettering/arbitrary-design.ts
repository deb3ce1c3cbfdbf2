import fc from "fast-check";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import { letteringLimits as limits } from "#domain/lettering/limits.ts";

const letters = [..."AVToeligj.,-'’8! āŌé"];

const word = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 14 })
  .map((found) => found.join(""));
const empty = fc.constant("");

/** Up to five lines, some of them empty; never only spaces. */
const text = fc
  .array(fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: empty }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((lines) => lines.join("\n"))
  .filter((found) => found.trim() !== "");

const size: fc.Arbitrary<LetteringDesign["size"]> = fc.oneof(
  fc.constant({ by: "fit" as const }),
  fc.record({
    by: fc.constantFrom("width" as const, "height" as const),
    mm: fc.integer({ min: 10, max: 1200 }),
  }),
);

const outline = fc.option(
  fc.record({
    mm: fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2),
    colourId: fc.integer({ min: 1, max: 30 }),
  }),
);

/** Designs that are accepted, with words in them, in some faces. */
export function arbitraryDesign(faces: readonly string[]): fc.Arbitrary<LetteringDesign> {
  const face = fc.constantFrom(...faces);
  const line = fc.record({
    font: fc.option(face),
    percent: fc.integer({ min: limits.percent.least, max: limits.percent.most }),
  });
  return fc.record({
    version: fc.constant(1 as const),
    text,
    font: face,
    align: fc.constantFrom("left" as const, "center" as const, "right" as const),
    arc: fc.oneof(fc.constant(0), fc.integer({ min: -limits.arcDegrees, max: limits.arcDegrees })),
    letterSpacing: fc.integer({ min: limits.letterSpacing.least, max: limits.letterSpacing.most }),
    lineSpacing: fc.integer({ min: limits.lineSpacing.least, max: limits.lineSpacing.most }),
    size,
    outline,
    fullColour: fc.option(fc.constantFrom("#102030", "#fa7e00")),
    insideGlass: fc.boolean(),
    lines: fc.array(line, { maxLength: 5 }),
  });
}
