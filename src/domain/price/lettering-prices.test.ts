import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryDesign } from "#tests/support/catalogue/arbitrary-design.ts";
import {
  letteringCatalogue as catalogue,
  letteringOf,
  letteringSelection,
} from "#tests/support/catalogue/lettering-catalogue.ts";
import { indexCatalogue } from "#domain/catalogue/catalogue.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import { readAddress, writeAddress } from "#domain/configure/address/address.ts";
import { check } from "#domain/configure/check.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import { type DesignWithMeasures, withDesignMeasures } from "#domain/lettering/designs/design-measures.ts";
import { noLettering } from "#domain/lettering/designs/lettering-designs.ts";
import { priceOf, priceTable } from "./price-table.ts";

const DAY = "2027-03-10";
const scope = scopeOf(catalogue.featuredItemBySlug.get("vinyl-lettering-designer")!);
const start = defaultSelection(catalogue, scope);
const { colourIds } = catalogue.products.get(start.productId)!;

function priceAt(selection: Selection): number {
  return priceOf(catalogue, selection, DAY)?.price ?? Number.NaN;
}

const designs = arbitraryDesign(colourIds);

/** The same words as large as the smallest letter needs. */
function largeEnough(design: LetteringDesign): LetteringDesign {
  const measured = catalogue.measureLettering(design);
  return measured.ok && measured.tooSmall
    ? { ...design, size: { by: "height", mm: measured.tooSmall.smallestHeightMm } }
    : design;
}

/** Designs that have a price, also with letters that are too small to be cut, in every film. */
const priced = fc
  .tuple(fc.oneof(designs, designs.map(largeEnough)), fc.constantFrom(...colourIds))
  .map(([design, id]) => choose(catalogue, scope, letteringSelection(design), { field: "colour", id }))
  .filter((selection) => Number.isFinite(priceAt(selection)));

/** The catalogue as a page gets it. */
const sent = JSON.stringify(sliceFor(catalogue, scope.productIds, { onlySupplyIds: scope.onlySupplyIds }));
const page = indexCatalogue(JSON.parse(sent) as PricedDocument, catalogue.version);

describe("the browser prices words as the server does", () => {
  test("1,000 designs to the same cent: by what the page says of them, and by the faces it fetched", () => {
    const fetched = letteringOf(page.document.faces);
    fc.assert(
      fc.property(priced, (selection) => {
        const whole = priceTable(catalogue, selection, DAY);
        const design = selection.lettering!;
        const known: DesignWithMeasures = { design, measures: catalogue.measureLettering(design) };
        const told = JSON.parse(JSON.stringify(known)) as DesignWithMeasures;
        const query = new URLSearchParams(writeAddress(catalogue, scope, selection));
        for (const lettering of [withDesignMeasures(noLettering, told), fetched]) {
          const shown = { ...page, ...lettering };
          expect(priceTable(shown, readAddress(shown, scope, query), DAY)).toEqual(whole);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the price of words", () => {
  test("is explained to the cent, is never under the smallest order, and rises with the quantity", () => {
    fc.assert(
      fc.property(priced, (selection) => {
        const rows = priceTable(catalogue, selection, DAY);
        rows.forEach((row, index) => {
          const quantity = { custom: true, pieces: row.quantity };
          const { lines } = priceOf(catalogue, { ...selection, quantity }, DAY)!;
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.price);
          expect(lines.find(({ code }) => code === "cutting")!.label).toBe("Cutting and weeding");
          expect(row.price).toBeGreaterThanOrEqual(Math.max(1300, rows[index - 1]?.price ?? 0));
        });
      }),
      { numRuns: 300 },
    );
  });

  test("never falls with their size, with a letter more, or with a second film", () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 1, max: 200 }), (selection, more) => {
        const design = selection.lettering!;
        const now = priceAt(selection);
        const { heightMm } = selection.size;
        const larger: LetteringDesign = { ...design, size: { by: "height", mm: heightMm! + more } };
        const others = [larger, { ...design, outline: design.outline ?? { mm: 2, colourId: colourIds[0]! } }];
        for (const other of others) {
          const next = priceAt(choose(catalogue, scope, selection, { field: "lettering", design: other }));
          if (Number.isFinite(next)) expect(next).toBeGreaterThanOrEqual(now);
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ["Kia ora", { by: "width", mm: 600 }],
    ["Open daily", { by: "width", mm: 600 }],
    ["Flat whites\nand scones", { by: "height", mm: 150 }],
  ] as const)("of %s some 600 x 150 mm lies between $25 and $45", (text, size) => {
    const cents = priceAt(letteringSelection({ text, size }));
    expect([text, cents, cents >= 2500 && cents <= 4500]).toEqual([text, cents, true]);
  });

  test("whose letters are too small is that of their size: it is shown while they wait to be mended", () => {
    const small = letteringSelection({ text: "Kia ora", font: "pacifico", size: { by: "height", mm: 26 } });
    const mended = letteringSelection({ text: "Kia ora", font: "pacifico", size: { by: "height", mm: 27 } });
    expect([small, mended].map((selection) => check(catalogue, selection).length)).toEqual([1, 0]);
    expect(priceAt(small)).toBeGreaterThanOrEqual(1300);
    expect(priceAt(small)).toBeLessThanOrEqual(priceAt(mended));
    expect(priceTable(catalogue, small, DAY)).toHaveLength(priceTable(catalogue, mended, DAY).length);
  });

  test("of nothing, of what no face has, and of words above the largest size is none, small as their letters are", () => {
    for (const design of [
      { text: " " },
      { text: "😀" },
      { text: "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiii\nm", size: { by: "width", mm: 1201 } as const },
    ])
      expect(priceOf(catalogue, letteringSelection(design), DAY)).toBeNull();
  });

  test("of one small letter is the smallest order", () => {
    expect(priceAt(letteringSelection({ text: "I", size: { by: "width", mm: 10 } }))).toBe(1300);
    expect(priceAt(letteringSelection({ text: "O", size: { by: "width", mm: 10 } }))).toBe(1300);
  });

  test("asks for the knife's way and every part that is weeded: 3 metres and 7 parts by hand", () => {
    const selection = letteringSelection({ text: "Kia ora", size: { by: "width", mm: 600 } });
    const measured = selection.lettering && catalogue.measureLettering(selection.lettering);
    if (!measured?.ok) throw new Error("Kia ora has no measures");
    expect(measured.pieces).toBe(7);
    // 45 c a metre and 30 c a part, times 3, as on the wide press for up to 10 pieces.
    const knife = (measured.cutLengthMm / 1000) * 45 * 3;
    const weeding = 7 * 30 * 3;
    const row = priceOf(catalogue, selection, DAY)!;
    const told = row.lines.find(({ code }) => code === "cutting")!.amount;
    const all = row.price;
    // The lines share the rounding of the total, which is less than its ending of 10 cents.
    expect(told).toBeGreaterThanOrEqual(Math.floor(knife + weeding));
    expect(told).toBeLessThanOrEqual(Math.ceil((knife + weeding) * (1 + 10 / all)));
  });
});
