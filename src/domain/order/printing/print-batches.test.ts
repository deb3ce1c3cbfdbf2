import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { batchOf } from "./batch-of.ts";
import { printBatches, type QueuedLine } from "./print-batches.ts";
import { stockUsed } from "./stock-used.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const paper = catalogue.featuredItemBySlug.get("paper-stickers")!;
const selectionOf = (query: string) => readAddress(catalogue, scopeOf(paper), new URLSearchParams(query));

function line(material: string, leavesOn: string, urgency: QueuedLine["urgency"], sheets: number | null = 2) {
  const batch = { material, finishing: "Gloss", way: "Press" };
  return { batch, leavesOn, urgency, pieces: 25, sheets, areaMm2: 1_000 };
}

describe("batches", () => {
  test("hold lines of one material, finishing and way, the first to leave first", () => {
    const [art, other] = printBatches([
      line("Art", "2026-12-04", null),
      line("Classic", "2026-12-03", null),
      line("Art", "2026-12-02", "today"),
    ]);
    expect(art).toMatchObject({
      material: "Art",
      leavesOn: "2026-12-02",
      urgency: "today",
      pieces: 50,
      sheets: 4,
    });
    expect(art?.lines.map(({ leavesOn }) => leavesOn)).toEqual(["2026-12-02", "2026-12-04"]);
    expect(other).toMatchObject({ material: "Classic", areaMm2: 1_000 });
  });

  test("come late ones first, then those at risk, whatever their day", () => {
    const found = printBatches([
      line("A", "2026-12-01", "today"),
      line("B", "2026-12-05", "risk"),
      line("C", "2026-12-02", "late"),
      line("D", "2026-11-30", null),
    ]);
    expect(found.map(({ material }) => material)).toEqual(["C", "B", "A", "D"]);
  });

  test("count no sheets where one line has none", () => {
    expect(printBatches([line("A", "2026-12-01", null), line("A", "2026-12-01", null, null)])).toMatchObject([
      { sheets: null },
    ]);
  });
});

test("the same material is another batch with another finishing or adhesive, not in another size or quantity", () => {
  const [one, size, gloss] = [
    "finishing=uncoated&size=50x50&quantity=25",
    "finishing=uncoated&size=40x30&quantity=100",
    "adhesive=removable",
  ].map((query) => batchOf(catalogue, selectionOf(`product=classic-paper&${query}`)));
  expect(size).toEqual(one);
  expect(one).toMatchObject({ material: expect.stringContaining("Classic Paper"), finishing: "Uncoated" });
  expect(gloss).not.toEqual(one);
});

test("each set lies on sheets of its own", () => {
  const selection = selectionOf("product=classic-paper&size=50x50&quantity=25");
  const one = stockUsed(catalogue, selection, 1);
  expect(one).toEqual({ pieces: 25, sheets: 1, areaMm2: 450 * 320 });
  expect(stockUsed(catalogue, selection, 3)).toEqual({ pieces: 75, sheets: 3, areaMm2: 3 * 450 * 320 });
});
