import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryDesign } from "#tests/support/lettering/arbitrary-design.ts";
import { shopFaces } from "#tests/support/lettering/shop-faces.ts";
import type { LetteringDesign } from "./design.ts";
import { letteringDesignSchema } from "./design-schema.ts";
import { measureDesign, withSmallestSize } from "./measure-design.ts";
import { turnedInk } from "./setting/turned-ink.ts";

const ids = ["bricolage-grotesque", "roboto", "pacifico", "oswald", "domine", "itim"];
const faces = shopFaces(...ids);
const designs = arbitraryDesign(ids);

function measured(design: LetteringDesign) {
  const measures = measureDesign(faces, design);
  if (!measures.ok) throw new Error(measures.code);
  return measures;
}

function near(found: number, wanted: number): void {
  expect(Math.abs(found - wanted)).toBeLessThan(1e-9 * Math.max(1, Math.abs(wanted)));
}

test("generated designs are ones that are accepted, and come through unchanged", () => {
  fc.assert(
    fc.property(designs, (design) => {
      expect(letteringDesignSchema.parse(design)).toEqual(design);
    }),
  );
});

test("twice the size is twice of everything that is measured, and never a shorter cut", () => {
  fc.assert(
    fc.property(designs, fc.integer({ min: 10, max: 600 }), (given, mm) => {
      const sized = (mm: number) => measured({ ...given, outline: null, size: { by: "height", mm } });
      const [once, twice] = [sized(mm), sized(2 * mm)];
      near(twice.widthMm, 2 * once.widthMm);
      near(twice.heightMm, 2 * once.heightMm);
      near(twice.cutLengthMm, 2 * once.cutLengthMm);
      near(twice.neededHeightMm, once.neededHeightMm);
      for (const [at, letter] of once.letters.entries()) {
        near(twice.letters[at]?.widthMm ?? 0, 2 * letter.widthMm);
        near(twice.letters[at]?.heightMm ?? 0, 2 * letter.heightMm);
      }
      expect(twice.offenders.length).toBeLessThanOrEqual(once.offenders.length);
      expect(once.cutLengthMm).toBeGreaterThan(0);
    }),
  );
});

/** Needs 0.00001 mm more than whole millimetres, which its smallest letter does not miss. */
const hairOver: LetteringDesign = {
  version: 1,
  text: "'j!e\nl\nA\n!\n",
  font: "roboto",
  align: "right",
  arc: -104,
  letterSpacing: 135,
  lineSpacing: 8,
  size: { by: "width", mm: 10 },
  outline: null,
  fullColour: null,
  insideGlass: false,
  lines: [{ font: "oswald", percent: 216 }],
};

test("the smallest size that passes passes, and a millimetre less does not", () => {
  fc.assert(
    fc.property(designs, (design) => {
      const mended = withSmallestSize(design, measured(design));
      expect(measured(mended).offenders).toEqual([]);
      const { size } = mended;
      if (size.by === "fit" || size.mm < 2) return;
      expect(measured({ ...mended, size: { ...size, mm: size.mm - 1 } }).offenders).not.toEqual([]);
    }),
    { examples: [[hairOver]] },
  );
});

test("on straight lines alignment moves letters sideways only", () => {
  fc.assert(
    fc.property(designs, (given) => {
      const aligned = (["left", "center", "right"] as const).map(
        (align) => measured({ ...given, arc: 0, align }).layout.letters,
      );
      const others = aligned.map((letters) => letters.map((letter) => ({ ...letter, x: 0 })));
      expect(others[1]).toEqual(others[0]);
      expect(others[2]).toEqual(others[0]);
      for (const [at, { x }] of aligned[0]?.entries() ?? []) {
        expect(aligned[1]?.[at]?.x).toBeGreaterThanOrEqual(x - 1e-9);
        expect(aligned[2]?.[at]?.x).toBeGreaterThanOrEqual((aligned[1]?.[at]?.x ?? 0) - 1e-9);
      }
    }),
  );
});

test("the box of the ink holds every letter, and each of its sides is touched", () => {
  fc.assert(
    fc.property(designs, (design) => {
      const { letters, ink } = measured(design).layout;
      const boxes = letters.map((letter) => turnedInk(faces, letter));
      expect(Math.min(...boxes.map(({ xMin }) => xMin))).toBe(ink.xMin);
      expect(Math.min(...boxes.map(({ yMin }) => yMin))).toBe(ink.yMin);
      expect(Math.max(...boxes.map(({ xMax }) => xMax))).toBe(ink.xMax);
      expect(Math.max(...boxes.map(({ yMax }) => yMax))).toBe(ink.yMax);
    }),
  );
});

test("spaces and empty lines at the ends change nothing; an outline never makes the cut shorter", () => {
  fc.assert(
    fc.property(designs, fc.integer({ min: 2, max: 10 }), (given, halves) => {
      const plain = { ...given, outline: null };
      const { cutLengthMm, pieces, layout } = measured(plain);
      const text = plain.text.replaceAll("\n", " \r\n");
      expect(measured({ ...plain, text: `${text}  \n\n` }).layout).toEqual(layout);
      const mm = halves / 2;
      const outlined = measured({ ...plain, outline: { mm, colourId: 7 } });
      near(outlined.cutLengthMm, 2 * cutLengthMm + 2 * Math.PI * mm * pieces);
    }),
  );
});
