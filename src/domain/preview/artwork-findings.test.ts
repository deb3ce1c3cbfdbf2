import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { plainPage } from "#tests/support/artwork/plain-page.ts";
import { artworkFindings, laidArtwork } from "./artwork-findings.ts";
import { designs } from "./artwork/designs.ts";
import type { LaidPicture } from "./forms/printed-on.ts";
import { subjectOf } from "./subject/subject-of.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!);
const square: LaidPicture = { widthPx: 500, heightPx: 500, cutLine: null };

/** Art paper of 105 x 148 mm. */
function laid(address: string, picture: LaidPicture = square) {
  const size = "product=art-paper&size=custom&width=105&height=148";
  const selection = readAddress(catalogue, scope, new URLSearchParams(`${size}&${address}`));
  return laidArtwork(subjectOf(designs, catalogue, selection), picture);
}

const onTemplate: LaidPicture = { ...square, widthPx: 1_050, heightPx: 1_480 };
const SHEET = { widthMm: 105, heightMm: 148 };

describe("a picture on a sheet", () => {
  const six = "supply=multi-cut-sheet&shape=custom&cut_per_shape=6";

  test("is printed on each sticker of it", () => {
    // Two abreast, 5 mm between them and beside them: (105 - 3 x 5) / 2; three of them high (148 - 4 x 5) / 3.
    const found = laid(six);
    expect(found).toMatchObject({ sheet: SHEET, bleedMm: 2, standsIn: null });
    expect([found.size.widthMm, found.size.heightMm]).toEqual([128 / 3, 128 / 3]);
  });

  test("stands on the sticker where its ground is clear, and along its line where it has one", () => {
    expect(laid(six, { ...square, isClear: true }).standsIn?.widthMm).toBeLessThan(128 / 3);
    const cutLine = { widthMm: 39.4, heightMm: 37.2, picture: { x: 2, y: 2, width: 36, height: 36 } };
    expect(laid(six, { ...square, cutLine })).toMatchObject({
      size: { widthMm: 40, heightMm: 38 },
      sheet: SHEET,
      standsIn: { widthMm: 36, heightMm: 36 },
    });
  });

  test.each([
    ["drawn on the sheet's template", six, onTemplate],
    ["drawn so for one sticker on it", six.replace("cut_per_shape=6", "cut_per_shape=1"), onTemplate],
    ["with several designs on it", "supply=assorted-sheet&shape=custom", square],
    ["for a single sticker", "shape=custom", square],
  ])("%s it has all that is ordered", (_, address, picture) => {
    const isWholeSheet = picture === onTemplate;
    expect(laid(address, picture)).toMatchObject({ size: SHEET, sheet: null, isWholeSheet });
  });
});

describe("a page with a cut line of its own", () => {
  const cutLine = { widthMm: 80, heightMm: 60, picture: { x: -20, y: -16, width: 120, height: 100 } };

  test.each<[string, string, LaidPicture["cutLine"], string]>([
    ["that is the free shape's", "shape=custom", { ...cutLine, isOwn: true }, "used"],
    ["that the customer has left out of a free shape", "shape=custom", cutLine, "left-out"],
    ["of a free shape, of which no line was kept", "shape=custom", null, "tried"],
    ["of a square", "shape=square", null, "left-out"],
  ])("%s", (_, address, line, wanted) => {
    expect(laid(address, { ...square, cutLine: line }).ownLine).toBe(wanted);
  });

  test("that is cut along may be made as large as it is drawn", () => {
    const selection = readAddress(catalogue, scope, new URLSearchParams("product=art-paper&shape=custom"));
    const ownCut = { inks: ["CutContour"], paths: ["M10 8L50 8 50 38 10 38Z"] };
    const facts = plainPage(60, 50, { ownCut });
    const own = laid("shape=custom", { ...square, cutLine: { ...cutLine, isOwn: true } });
    const found = artworkFindings(catalogue, selection, { facts, laid: own }, { isOffered: () => true });
    expect(found.find(({ code }) => code === "own-cut")?.remedies).toMatchObject([
      { size: { widthMm: 40, heightMm: 30 } },
    ]);
  });
});

describe("a page with Gold Foil of 21 mm", () => {
  const facts = plainPage(92, 57, {
    spotInks: ["Gold Foil"],
    plates: [{ ink: "Gold Foil", widthMm: 21, heightMm: 9 }],
  });

  test.each([
    ["premium-business-card", "features_front=111", "front", ["mend plate-size", "know plates"]],
    ["premium-business-card", "features_front=112", "front", ["know plates"]],
    ["premium-business-card", "sides=2&features_front=112", "back", ["mend plate-not-ordered"]],
    ["vinyl-stickers", "product=22&size=90x55", "front", ["mend plate-not-ordered", "know white-below"]],
  ] as const)("%s?%s on the %s", (page, query, side, codes) => {
    const item = scopeOf(catalogue.featuredItemBySlug.get(page)!);
    const selection = readAddress(catalogue, item, new URLSearchParams(query));
    const on = laidArtwork(subjectOf(designs, catalogue, selection, { side }), {
      ...square,
      widthPx: 920,
      heightPx: 570,
    });
    const found = artworkFindings(catalogue, selection, { facts, laid: on }, { isOffered: () => false });
    const told = found.filter(({ code }) => /plate|white/.test(code));
    expect(told.map(({ code, tone }) => `${tone} ${code}`)).toEqual(codes);
  });
});

describe("a page of 210 x 297 mm with a label of 75 x 50 mm on it", () => {
  const ordered = "product=classic-paper&shape=rectangle&size=custom&width=75&height=50";
  const whole = { x: 0, y: 0, width: 210, height: 297 };
  const pageWith = (painted: { x: number; y: number; width: number; height: number }): LaidPicture => {
    const page = { media: whole, crop: null, bleed: null, trim: null, printed: whole, painted };
    return { ...square, extent: { width: 210, height: 297, page, isRound: false }, isClear: true };
  };
  const label = { x: 60, y: 67, width: 75, height: 50 };
  /** Where the table lays the label, said by hand: the page is 2.8 times as wide as the piece. */
  const placing = { base: "mirror", scale: 2.8, x: 0.1, y: 1.13, turn: 0 } as const;

  const every = ["left", "top", "right", "bottom"];

  test.each([
    ["as wide as the piece", label, undefined, every],
    ["taken by a press", label, placing, every],
    ["moved inside", label, { ...placing, x: 0.2, y: 1.2 }, []],
    ["with 1 mm of background more", { x: 59, y: 66, width: 77, height: 52 }, undefined, every],
    ["with 2 mm of background more", { x: 58, y: 65, width: 79, height: 54 }, undefined, []],
    ["smaller than the piece", { x: 65, y: 72, width: 65, height: 40 }, undefined, []],
  ])("is told where it ends at the cut: %s", (_what, painted, by, ends) => {
    const selection = readAddress(catalogue, scope, new URLSearchParams(ordered));
    const found = laidArtwork(subjectOf(designs, catalogue, selection), {
      ...pageWith(painted),
      ...(by && { placing: by }),
    });
    expect(found.endsAtCut).toEqual(ends);
  });

  test("what is mirrored there is told, and nothing is to be mended", () => {
    const selection = readAddress(catalogue, scope, new URLSearchParams(ordered));
    const on = laidArtwork(subjectOf(designs, catalogue, selection), { ...pageWith(label), placing });
    const said = artworkFindings(
      catalogue,
      selection,
      { facts: plainPage(210, 297), laid: on },
      { isOffered: () => true },
    );
    expect(said.map(({ code, tone }) => `${tone} ${code}`)).toEqual(["know bleed"]);
  });
});
