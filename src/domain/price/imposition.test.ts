import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { layoutsOf, stockArea } from "./imposition.ts";

function pressNamed(code: string) {
  return {
    ...catalogueDocument.presses.find((press) => press.code === code)!,
    wholeStock: true,
  };
}
const sheet = pressNamed("digital-sheet");
const labelWeb = pressNamed("label-web");
const wideWeb = pressNamed("wide-web");
function size(widthMm: number, heightMm: number) {
  return { widthMm, heightMm };
}

describe("pieces on a sheet of 450 x 320 mm, 8 mm edges, 4 mm gaps", () => {
  test.each([
    [50, 50, 40, "8 x 5"],
    [90, 55, 21, "turned: 7 x 3, upright only 4 x 5"],
    [55, 90, 21, "the same card the other way round"],
    [51, 89, 21, "7 x 3"],
    [20, 20, 216, "18 x 12"],
    [105, 148, 8, "4 x 2"],
    [420, 297, 1, "one A3"],
    [297, 420, 1, "one A3, turned"],
    [434, 304, 1, "edge to edge"],
  ])("%i x %i mm: %i", (widthMm, heightMm, pieces) => {
    expect(layoutsOf(sheet, size(widthMm, heightMm), null)).toEqual([
      { pieces, areaMm2: 144_000, whole: true },
    ]);
  });

  test("a piece larger than what is inside the edges does not fit", () => {
    expect(layoutsOf(sheet, size(435, 304), null)).toEqual([]);
    expect(layoutsOf(sheet, size(305, 305), null)).toEqual([]);
  });

  test("sheets are charged whole", () => {
    const layouts = layoutsOf(sheet, size(50, 50), null);
    expect(stockArea(layouts, 40, 1)).toBe(144_000);
    expect(stockArea(layouts, 41, 1)).toBe(288_000);
  });
});

describe("labels on a web of 300 mm, 5 mm edges, 3 mm gaps", () => {
  test("width across: four of 60 mm abreast, each row 40 + 3 mm of web", () => {
    expect(layoutsOf(labelWeb, size(60, 40), "width")).toEqual([
      { pieces: 4, areaMm2: 300 * 43, whole: true },
    ]);
  });

  test("height across: six of 40 mm abreast, each row 60 + 3 mm of web", () => {
    expect(layoutsOf(labelWeb, size(60, 40), "height")).toEqual([
      { pieces: 6, areaMm2: 300 * 63, whole: true },
    ]);
  });

  test("the side across must fit between the edges, whatever the other side", () => {
    expect(layoutsOf(labelWeb, size(291, 20), "width")).toEqual([]);
    expect(layoutsOf(labelWeb, size(291, 20), "height")).toHaveLength(1);
  });

  test("a row begun is a row used", () => {
    const layouts = layoutsOf(labelWeb, size(60, 40), "width");
    expect(stockArea(layouts, 9, 1)).toBe(3 * 300 * 43);
  });
});

test("on a web without an orientation the thriftier way is taken, quantity by quantity", () => {
  const layouts = layoutsOf(wideWeb, size(300, 100), null);
  // Upright 3 abreast in rows of 106 mm, turned 11 abreast in rows of 306 mm.
  expect(stockArea(layouts, 3, 1)).toBe(1220 * 106);
  expect(stockArea(layouts, 11, 1)).toBe(1220 * 306);
});

test("where stock is charged by the part, a piece takes its part of the sheet or row, to the next square millimetre", () => {
  const layouts = layoutsOf({ ...sheet, wholeStock: false }, size(90, 55), null);
  expect(stockArea(layouts, 21, 1)).toBe(144_000);
  // 100 of 21 on a sheet: 100 x 144,000 / 21 = 685,714.28…
  expect(stockArea(layouts, 100, 1)).toBe(685_715);
  const labels = layoutsOf({ ...labelWeb, wholeStock: false }, size(60, 40), "width");
  expect(stockArea(labels, 9, 1)).toBe((9 * 300 * 43) / 4);
});

test("small pieces are charged the product's smallest area", () => {
  const layouts = layoutsOf(sheet, size(50, 40), null);
  expect(layouts[0]?.pieces).toBe(56);
  expect(stockArea(layouts, 1000, 4950)).toBe(4_950_000);
});

/** Lays pieces row by row and column by column with a ruler, without any formula. */
function countByLaying(availableWidth: number, availableHeight: number, w: number, h: number, gap: number) {
  let count = 0;
  for (let y = 0; y + h <= availableHeight; y += h + gap) {
    for (let x = 0; x + w <= availableWidth; x += w + gap) count += 1;
  }
  return count;
}

const side = fc.integer({ min: 15, max: 440 });

test("as many pieces as can be laid down with a ruler, in the better rotation", () => {
  fc.assert(
    fc.property(side, side, (widthMm, heightMm) => {
      const laid = Math.max(
        countByLaying(434, 304, widthMm, heightMm, 4),
        countByLaying(434, 304, heightMm, widthMm, 4),
      );
      expect(layoutsOf(sheet, size(widthMm, heightMm), null)[0]?.pieces ?? 0).toBe(laid);
    }),
  );
});

test("a larger or an additional piece never uses less stock", () => {
  const press = fc.constantFrom(
    ...catalogueDocument.presses.flatMap((one) => [one, { ...one, wholeStock: true }]),
  );
  const across = fc.constantFrom("width" as const, "height" as const, null);
  const more = fc.nat({ max: 60 });
  const input = fc.record({ press, across, w: side, h: side, dw: more, dh: more, q: fc.nat(3000), dq: more });
  fc.assert(
    fc.property(input, ({ press: on, across: way, w, h, dw, dh, q, dq }) => {
      const small = stockArea(layoutsOf(on, size(w, h), way), q + 1, 900);
      const large = stockArea(layoutsOf(on, size(w + dw, h + dh), way), q + 1 + dq, 900);
      expect(large).toBeGreaterThanOrEqual(small);
    }),
    { numRuns: 2000 },
  );
});
