import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { changedCatalogue } from "#tests/support/catalogue/changed-catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { jobsOf, ordinaryJob } from "./job.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
function configure(page: string, query: string) {
  return readAddress(catalogue, scopeOf(catalogue.featuredItemBySlug.get(page)!), new URLSearchParams(query));
}
function daysOf(page: string, query: string) {
  const selection = configure(page, query);
  return jobsOf(catalogue, selection)(selection.quantity.pieces ?? 0).workDays;
}

describe("days of work in a job", () => {
  test.each([
    // 13 sheets and 25 to set up of 2,500 a day, 500 of 12,000 cuts: a small part of a day.
    ["500 die-cut stickers", "paper-stickers", "product=art-paper&size=50x50&quantity=500", 1],
    // 1,000 foil stamps of 6,000 a day and 48 + 25 sheets of 2,500.
    ["1,000 cards with gold foil", "premium-business-card", "quantity=1000&features_front=111", 1],
    // Ten sets: 10 x (5,000 / 6,000 + (239 + 25) / 2,500) = 9.4.
    [
      "ten sets of 5,000 foil cards",
      "premium-business-card",
      "quantity=5000&kinds=10&features_front=111",
      10,
    ],
    // 5,000 / 1,500 poured by hand, 5,000 / 12,000 cut, the sheets beside it: 3.8.
    ["5,000 dome stickers", "dome", "size=30x30&quantity=5000", 4],
    // 20,000 of 25,000 stamped a day and 500 + 25 sheets of 2,500: 1.01.
    ["20,000 cut with a steel die", "paper-stickers", "supply=thomson-cut&size=50x50&quantity=20000", 2],
  ])("%s", (_what, page, query, days) => {
    expect(daysOf(page, query)).toBe(days);
  });

  test("printing both sides takes the press twice as long", () => {
    const slow = changedCatalogue(({ presses }) => {
      for (const press of presses) press.pace = { perDay: 10, setUp: 0 };
    });
    const one = configure("standard-business-card", "quantity=1000&sides=single-side");
    const both = configure("standard-business-card", "quantity=1000&sides=both-sides");
    // 48 sheets of 21 cards at 10 sheets a day.
    expect([jobsOf(slow, one)(1000).workDays, jobsOf(slow, both)(1000).workDays]).toEqual([5, 10]);
  });

  test("a web counts its metres: 500 rows of four labels, 43 mm each, are 21.5 m", () => {
    const slow = changedCatalogue(({ presses, supplies }) => {
      presses.find(({ code }) => code === "label-web")!.pace = { perDay: 10, setUp: 1 };
      delete supplies.find(({ id }) => id === 9)!.piecesADay;
    });
    const labels = configure("roll", "product=art-paper&size=custom&width=60&height=40&quantity=2000");
    expect(jobsOf(slow, labels)(2000).workDays).toBe(3);
  });
});

describe("what a job weighs", () => {
  test("1,000 cards of 90 x 55 mm on 250gsm: 1,237.5 g, and 1.3 litres at 0.27 mm", () => {
    const cards = configure("standard-business-card", "size=90x55&quantity=1000");
    const { grams, volumeMm3 } = jobsOf(catalogue, cards)(1000).goods;
    expect(grams).toBeCloseTo(1237.5, 6);
    expect(volumeMm3).toBeCloseTo(1_336_500, 3);
  });

  test("a laminate and further sets weigh what they add", () => {
    const plain = configure("paper-stickers", "size=50x50&quantity=100");
    const laminated = configure(
      "paper-stickers",
      "size=50x50&quantity=100&kinds=3&premium=glossy-lamination",
    );
    const gramsOf = (selection: typeof plain) => jobsOf(catalogue, selection)(100).goods.grams;
    // 100 pieces of 2,500 mm2: 180 g/m2, and 3 x 210 g/m2.
    expect(gramsOf(plain)).toBeCloseTo(45, 6);
    expect(gramsOf(laminated)).toBeCloseTo(157.5, 6);
  });
});

test("without a size there is no job to reckon", () => {
  const unsized = configure("paper-stickers", "size=custom&width=&height=");
  expect(jobsOf(catalogue, unsized)(100)).toEqual(ordinaryJob);
});

test("by a catalogue from before production was reckoned, every job is done in no time", () => {
  const old = changedCatalogue((document) => {
    for (const press of document.presses) delete press.pace;
    for (const row of [...document.supplies, ...document.products]) delete row.piecesADay;
    for (const row of document.products) delete row.stock;
  });
  const many = configure("paper-stickers", "size=50x50&quantity=5000&kinds=99");
  expect(jobsOf(old, many)(5000)).toEqual(ordinaryJob);
});

test("more pieces, and another set, never take fewer days or weigh less", () => {
  const pieces = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(arbitraryVisit(catalogue), pieces, pieces, ({ selection }, one, more) => {
      const sets = selection.sets.count ?? 1;
      const jobAt = jobsOf(catalogue, selection);
      const few = jobAt(one);
      const many = jobAt(one + more);
      const again = jobsOf(catalogue, { ...selection, sets: { custom: true, count: sets + 1 } })(one);
      for (const larger of [many, again]) {
        expect(larger.workDays).toBeGreaterThanOrEqual(few.workDays);
        expect(larger.goods.grams).toBeGreaterThanOrEqual(few.goods.grams);
      }
    }),
    { numRuns: 300 },
  );
});

test("with a page's part of the catalogue a job is the same as with the whole", () => {
  fc.assert(
    fc.property(arbitraryVisit(catalogue), ({ scope, selection }) => {
      const part = indexCatalogue(sliceFor(catalogue, scope.productIds, scope), "test");
      expect(jobsOf(part, selection)(777)).toEqual(jobsOf(catalogue, selection)(777));
    }),
    { numRuns: 100 },
  );
});
