import fc from "fast-check";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { defaultDesign, lineAligns, type LetteringDesign } from "#domain/lettering/design.ts";
import { letteringLimits as limits } from "#domain/lettering/limits.ts";
import { normalText } from "#domain/lettering/normal-text.ts";

const fonts = catalogueDocument.faces.map(({ id }) => id);
const words = [
  "Kia ora",
  "OPEN",
  "Ōtaki & Sons",
  "i",
  "No. 42",
  "50% off!",
  "   ",
  "",
  "Māori “kai”",
  "a=b&c+d",
];

const font = fc.constantFrom(...fonts);
const text = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[A-Za-z0-9 .,!?'-]{0,20}$/)), {
    minLength: 0,
    maxLength: 4,
  })
  .map((lines) => normalText(lines.join("\n")));

function inRange({ least, most }: { readonly least: number; readonly most: number }) {
  return fc.oneof(fc.constant(0), fc.integer({ min: least, max: most }));
}

const size: fc.Arbitrary<LetteringDesign["size"]> = fc.oneof(
  fc.constant(defaultDesign.size),
  fc.record({
    by: fc.constantFrom("width" as const, "height" as const),
    mm: fc.integer({ min: 10, max: 1200 }),
  }),
);

/** Any design that the schema takes and the shop's faces can set; the second film is one of those ids. */
export function arbitraryDesign(colourIds: readonly number[]): fc.Arbitrary<LetteringDesign> {
  return fc.record({
    version: fc.constant(1 as const),
    text,
    font,
    align: fc.constantFrom(...lineAligns),
    arc: inRange({ least: -limits.arcDegrees, most: limits.arcDegrees }),
    letterSpacing: inRange(limits.letterSpacing),
    lineSpacing: inRange(limits.lineSpacing),
    size,
    outline: fc.option(
      fc.record({ mm: fc.constantFrom(1, 1.5, 2, 5), colourId: fc.constantFrom(...colourIds) }),
    ),
    fullColour: fc.option(fc.constantFrom("#1188cc", "#ffffff")),
    insideGlass: fc.boolean(),
    lines: fc.array(
      fc.record({
        font: fc.option(font),
        percent: fc.integer({ min: limits.percent.least, max: limits.percent.most }),
      }),
      { maxLength: 4 },
    ),
  });
}
