import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { usualPlates } from "#domain/catalogue/press.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { bothSidesOf, near, photo, pixels, printFilesOf } from "#tests/support/print-files/print-files-of.ts";
import { readPlaced } from "#tests/support/print-files/read-placed.ts";
import { pieceCutting } from "../cutting.ts";

const file = await pixels(120, 90).png().toBuffer();
const asked = (page: string, query: string) => ({
  page,
  query,
  kind: "picture" as const,
  file,
  artwork: photo,
});

/** Lines by the layer they are in, marks left out. */
async function linesOf(bytes: Buffer, page = 1) {
  const lines = (await readPlaced(bytes, page)).filter(
    ({ kind, layer }) => kind === "line" && layer !== "Marks",
  );
  return Object.fromEntries(Map.groupBy(lines, ({ layer }) => layer));
}

const square = "shape_id=4&size=60x40";

describe("what a machine follows of one piece", () => {
  test.each<[string, string, string, Readonly<Record<string, number>>]>([
    ["a kiss-cut sticker", "paper-stickers", `cutting_id=2&${square}`, { CutContour: 1, PerfCutContour: 1 }],
    ["a die-cut sticker", "paper-stickers", `cutting_id=1&${square}`, { PerfCutContour: 1 }],
    ["one that is cut with a steel die", "paper-stickers", `cutting_id=4&${square}`, { PerfCutContour: 1 }],
    ["a label on a roll", "roll", "shape_id=4&size=60x40", { CutContour: 1 }],
    ["a sheet of six", "paper-stickers", "supply=sheet&shape=square", { CutContour: 6, PerfCutContour: 1 }],
    ["a guillotined card", "standard-business-card", "", {}],
    ["an oval card", "premium-business-card", "features.die-cut=122", { PerfCutContour: 1 }],
    ["a folded card", "premium-business-card", "features.fold=152", { Crease: 1 }],
    ["a tag with a hole", "swing-tags", "features.punch-holes2=132", { Drill: 1 }],
  ])("%s", async (_name, page, query, wanted) => {
    const lines = await linesOf(await printFilesOf(asked(page, query)).one());
    expect(Object.fromEntries(Object.entries(lines).map(([layer, all]) => [layer, all.length]))).toEqual(
      wanted,
    );
  });

  test("a kiss-cut sticker comes on its backing, which goes to the middle between it and its neighbours", async () => {
    const files = printFilesOf(asked("paper-stickers", `cutting_id=2&${square}`));
    const { CutContour: cut, PerfCutContour: backing } = await linesOf(await files.one());
    near(cut?.[0], { x: 10, y: 10, width: 60, height: 40 });
    near(backing?.[0], { x: 8, y: 8, width: 64, height: 44 });
    const sheet = await linesOf(await files.sheet());
    // 450 x 320 mm with 8 mm round it hold 6 x 7 of 64 x 44: 8 lines across, 7 down, none twice.
    expect(sheet["CutContour"]).toHaveLength(42);
    expect(sheet["PerfCutContour"]).toHaveLength(1);
    near(sheet["PerfCutContour"]?.[0], { width: 384, height: 308 });
  });
});

test("the back of a piece is the second page, and is cut with its front", async () => {
  const files = bothSidesOf(
    asked("premium-business-card", "sides=2&features.die-cut=122"),
    asked("premium-business-card", "sides=2&features.die-cut=122"),
  );
  const [one, sheet] = [await files.one(), await files.sheet()];
  for (const bytes of [one, sheet]) {
    expect(Object.keys(await linesOf(bytes))).toEqual(["PerfCutContour"]);
    expect(await linesOf(bytes, 2)).toEqual({});
  }
  const [fronts, backs] = [await readPlaced(sheet), await readPlaced(sheet, 2)].map((placed) =>
    placed.filter(({ kind }) => kind === "picture"),
  );
  // It lies behind its front when the sheet is turned over like a page.
  near(backs?.[0], { x: 450 - fronts![0]!.x - fronts![0]!.width, y: fronts![0]!.y });
});

test("plates are called what the press calls them", () => {
  const catalogue = compileCatalogue(catalogueDocument, "test");
  const scope = scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!);
  const selection = readAddress(catalogue, scope, new URLSearchParams(`cutting_id=1&${square}`));
  const subject = subjectOf(designs, catalogue, selection);
  const { inks } = pieceCutting(subject, { ...usualPlates, throughCut: "Thru-cut" });
  expect([inks.throughCut.name, inks.kissCut.name]).toEqual(["Thru-cut", "CutContour"]);
});
