import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { imposedOn } from "./impose.ts";
import { layoutsOf, stockArea } from "./imposition.ts";

function pressNamed(code: string) {
  return catalogueDocument.presses.find((press) => press.code === code)!;
}
const sheet = pressNamed("digital-sheet");
const labelWeb = pressNamed("label-web");
const wideWeb = pressNamed("wide-web");
function size(widthMm: number, heightMm: number) {
  return { widthMm, heightMm };
}

describe("on a sheet of 450 x 320 mm, 8 mm edges, 4 mm gaps", () => {
  test("100 pieces of 50 mm lie in 8 columns and 5 rows, in its middle, on three sheets", () => {
    const found = imposedOn(sheet, size(50, 50), null, 100)!;
    expect(found).toMatchObject({ stock: size(450, 320), isTurned: false, gapMm: 4, count: 3 });
    expect(found.places).toHaveLength(40);
    // 8 x 50 + 7 x 4 = 428 of 450, 5 x 50 + 4 x 4 = 266 of 320.
    expect(found.places[0]).toEqual({ x: 11, y: 27 });
    expect(found.places[1]).toEqual({ x: 65, y: 27 });
    expect(found.places.at(-1)).toEqual({ x: 389, y: 243 });
  });

  test("cards of 90 x 55 lie on their side, 7 x 3", () => {
    const found = imposedOn(sheet, size(90, 55), null, 21)!;
    expect(found).toMatchObject({ isTurned: true, count: 1 });
    expect(found.places).toHaveLength(21);
    expect(found.places[0]).toEqual({ x: 20.5, y: 21 });
  });

  test("what is larger than a sheet lies on none", () => {
    expect(imposedOn(sheet, size(435, 304), null, 1)).toBeNull();
  });
});

describe("on a web of 300 mm, 5 mm edges, 3 mm gaps", () => {
  test("1,000 labels of 60 x 40, width across: 23 rows of four make a length of 989 mm, printed 11 times", () => {
    const found = imposedOn(labelWeb, size(60, 40), "width", 1000)!;
    expect(found).toMatchObject({ stock: size(300, 989), isTurned: false, count: 11 });
    expect(found.places).toHaveLength(92);
    expect(found.places[0]).toEqual({ x: 25.5, y: 1.5 });
    expect(found.places[4]).toEqual({ x: 25.5, y: 44.5 });
  });

  test("height across: on their side, six abreast", () => {
    const found = imposedOn(labelWeb, size(60, 40), "height", 12)!;
    expect(found).toMatchObject({ stock: size(300, 126), isTurned: true, count: 1 });
    expect(found.places).toHaveLength(12);
  });

  test("a few labels make no longer length than they need", () => {
    expect(imposedOn(labelWeb, size(60, 40), "width", 5)!.stock).toEqual(size(300, 86));
  });
});

test("without an orientation the way is the one that is charged for", () => {
  const inRows = { ...wideWeb, wholeStock: true };
  // Upright 3 abreast in rows of 106 mm, turned 11 abreast in rows of 306 mm, each charged whole.
  expect(imposedOn(inRows, size(300, 100), null, 3)!.isTurned).toBe(false);
  expect(imposedOn(inRows, size(300, 100), null, 11)!.isTurned).toBe(true);
  // By the part, three pieces take less of the turned row.
  expect(imposedOn(wideWeb, size(300, 100), null, 3)!.isTurned).toBe(true);
});

const side = fc.integer({ min: 15, max: 440 });

test("whatever the press and size: as many pieces abreast as the price is reckoned with, inside the edges, a gap apart", () => {
  const press = fc.constantFrom(...catalogueDocument.presses);
  const across = fc.constantFrom("width" as const, "height" as const, null);
  fc.assert(
    fc.property(press, across, side, side, fc.integer({ min: 1, max: 3000 }), (on, way, w, h, quantity) => {
      const layouts = layoutsOf(on, size(w, h), way);
      const found = imposedOn(on, size(w, h), way, quantity);
      expect(found === null).toBe(layouts.length === 0);
      if (found === null) return;
      const [across2, along] = found.isTurned ? [h, w] : [w, h];
      const inRow = found.places.filter(({ y }) => y === found.places[0]!.y);
      const perLayout = on.kind === "sheet" ? found.places.length : inRow.length;
      const used = stockArea(
        layouts.filter(({ pieces }) => pieces === perLayout),
        quantity,
        0,
      );
      expect(used).toBe(stockArea(layouts, quantity, 0));
      for (const { x, y } of found.places) {
        expect(x).toBeGreaterThanOrEqual(on.edgeMm);
        expect(x + across2).toBeLessThanOrEqual(found.stock.widthMm - on.edgeMm);
        expect(y + along).toBeLessThanOrEqual(found.stock.heightMm);
      }
      const [first, second] = inRow;
      if (second) expect(second.x - first!.x).toBeCloseTo(across2 + on.gapMm, 9);
    }),
  );
});
