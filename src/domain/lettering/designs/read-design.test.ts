import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryDesign } from "#tests/support/catalogue/arbitrary-design.ts";
import { defaultDesign } from "../design.ts";
import { letteringDesignSchema } from "../design-schema.ts";
import { designFaults, fieldFaults } from "./design-faults.ts";
import { designFields, designKey } from "./design-fields.ts";
import type { DesignFields } from "./lettering-designs.ts";
import { readDesign } from "./read-design.ts";

const given = { text: undefined, font: undefined, align: undefined, rest: undefined };

function fields(parts: Partial<DesignFields>): DesignFields {
  return { ...given, ...parts };
}

test("a design is read back exactly from its fields, and nothing is found wrong with them", () => {
  fc.assert(
    fc.property(arbitraryDesign([2, 4]), (design) => {
      expect(readDesign(designFields(design))).toEqual(design);
      expect(fieldFaults(designFields(design))).toEqual([]);
    }),
  );
});

test("two designs have the same key only where they are the same", () => {
  fc.assert(
    fc.property(arbitraryDesign([2]), arbitraryDesign([2]), (one, other) => {
      const same = JSON.stringify(one) === JSON.stringify(other);
      expect(designKey(one) === designKey(other)).toBe(same);
      expect(designKey({ ...one, text: `${one.text}x` })).not.toBe(designKey(one));
    }),
  );
});

test("the usual is not written", () => {
  expect(designFields(defaultDesign).rest).toBeUndefined();
  expect(designFields({ ...defaultDesign, arc: 30 }).rest).toBe('{"arc":30}');
});

test("whatever is written is read as a design, and what it cannot be is named", () => {
  const part = fc.option(fc.oneof(fc.string(), fc.json()), { nil: undefined });
  fc.assert(
    fc.property(fc.record({ text: part, font: part, align: part, rest: part }), (written) => {
      const design = readDesign(written);
      expect(Object.keys(design).sort()).toEqual(Object.keys(defaultDesign).sort());
      expect(readDesign(designFields(design))).toEqual(design);
      if (designFaults(design).length === 0) letteringDesignSchema.parse(design);
    }),
    { numRuns: 1000 },
  );
});

describe("nothing that was written is lost", () => {
  test("a text that is too long or has too many lines stays, and is named", () => {
    const long = readDesign(fields({ text: "a".repeat(501) }));
    expect(long.text).toHaveLength(501);
    expect(designFaults(long)).toEqual([
      {
        field: "text",
        sentence: "Your text has 501 characters; at most 500 can be cut in one design.",
      },
    ]);
    const lines = readDesign(fields({ text: Array.from({ length: 21 }, () => "a").join("\n") }));
    expect(designFaults(lines).map(({ sentence }) => sentence)).toEqual([
      "Your text has 21 lines; at most 20 can be cut in one design.",
    ]);
  });

  test("an arc out of range stays, and is named", () => {
    const bent = readDesign(fields({ text: "a", rest: '{"arc":400}' }));
    expect(bent.arc).toBe(400);
    expect(designFaults(bent)).toMatchObject([{ field: "rest", sentence: expect.stringContaining("arc") }]);
  });
});

test.each([
  ["a font that is no name", { font: "X!" }, "font"],
  ["another alignment", { align: "middle" }, "align"],
  ["what is no JSON", { rest: "{" }, "rest"],
  ["a list", { rest: "[1]" }, "rest"],
  ["an unknown part", { rest: '{"shadow":1}' }, "rest"],
  ["a part that has a field of its own", { rest: '{"text":"b"}' }, "rest"],
  ["a word for a number", { rest: '{"arc":"steep"}' }, "rest"],
  ["a size without millimetres", { rest: '{"size":{"by":"width"}}' }, "rest"],
  ["half a millimetre", { rest: '{"size":{"by":"width","mm":30.5}}' }, "rest"],
  ["an outline of 9 mm", { rest: '{"outline":{"mm":9,"colourId":2}}' }, "rest"],
  ["a colour by name", { rest: '{"fullColour":"red"}' }, "rest"],
] as const)("a call with %s is refused by name", (_what, parts, field) => {
  const faults = fieldFaults(fields({ text: "a", ...parts }));
  expect(faults.map((fault) => fault.field)).toEqual([field]);
  expect(faults[0]?.sentence).not.toBe("");
});
