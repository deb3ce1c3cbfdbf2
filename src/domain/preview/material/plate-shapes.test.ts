import { describe, expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { designs } from "../artwork/designs.ts";
import type { OwnArtwork } from "../artwork/frame.ts";
import { svgContentOf } from "../paint/svg-of.ts";
import type { GroupShape, PictureMask, SceneShape } from "../scene.ts";
import { subjectOf } from "../subject/subject-of.ts";
import { printShapes } from "./face.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const page = scopeOf(catalogue.featuredItemBySlug.get("premium-business-card")!);

const inks = ["Gold Foil", "Deboss", "Silver Foil", "Spot UV"];
/** As large as a card of 90 x 55 with its bleed. */
const artwork: OwnArtwork = {
  href: "own",
  widthPx: 920,
  heightPx: 570,
  plates: { href: "plates", inks },
};

function card(query: string) {
  return subjectOf(designs, catalogue, readAddress(catalogue, page, new URLSearchParams(query)));
}

/** A sticker of paper with gloss in places. */
function glossy() {
  const id = catalogueDocument.addons
    .flatMap(({ items }) => items)
    .find(({ slug }) => slug === "uv-spot")!.id;
  const scope = { productIds: [1], onlySupplyIds: null };
  const gloss = { field: "addon", code: "premium-processing", id } as const;
  return subjectOf(designs, catalogue, choose(catalogue, scope, defaultSelection(catalogue, scope), gloss));
}

function drawn(subject: ReturnType<typeof card>, own = artwork): readonly SceneShape[] {
  return printShapes(subject, subject.palettes[0], own);
}

function flat(shapes: readonly SceneShape[]): readonly SceneShape[] {
  return shapes.flatMap((row) => (row.kind === "group" ? [row, ...flat(row.children)] : [row]));
}

function masksIn(shapes: readonly SceneShape[]): readonly PictureMask[] {
  return flat(shapes).flatMap((row) => (row.kind === "group" && row.mask ? [row.mask] : []));
}

/** Which parts are drawn, and by which of the file's inks. */
function platesIn(shapes: readonly SceneShape[]) {
  return shapes
    .filter((row): row is GroupShape => row.kind === "group" && row.part !== "own-artwork")
    .map((row) => [row.part, ...new Set(masksIn([row]).map(({ at }) => inks[at]))]);
}

describe("what a file has in special inks is seen as what the side is ordered with, and only there", () => {
  it.each([
    ["", []],
    [
      "features_front=111",
      [
        ["foil", "Gold Foil"],
        ["foil", "Silver Foil"],
      ],
    ],
    ["features_front=102", [["relief", "Deboss"]]],
    [
      "features_front=113&features_front=101",
      [
        ["relief", "Deboss"],
        ["foil", "Gold Foil"],
        ["foil", "Silver Foil"],
      ],
    ],
  ])("%s", (query, seen) => {
    expect(platesIn(drawn(card(query)))).toEqual(seen);
  });

  it("gloss", () => {
    expect(platesIn(drawn(glossy()))).toEqual([["spot-gloss", "Spot UV"]]);
  });

  it("nothing of artwork of which it is not known where its plates are", () => {
    const subject = card("features_front=111&features_front=102");
    expect(drawn(subject, { ...artwork, plates: null })).toHaveLength(1);
  });
});

it.each([
  ["features_front=111", ["stamp-gold", "stamp-gold"]],
  ["features_front=113", ["stamp-silver", "stamp-silver"]],
  ["features_front=111&features_front=113", ["stamp-gold", "stamp-silver"]],
])("with %s each foil is of the metal that is ordered", (query, metals) => {
  const paints = flat(drawn(card(query))).flatMap((row) =>
    row.kind === "path" && row.fill?.startsWith("stamp") === true ? [row.fill] : [],
  );
  expect(paints).toEqual(metals);
});

it("a plate lies as its picture does, turned with it", () => {
  const placing = { base: "fill", scale: 0.5, x: 0.1, y: 0, turn: 90 } as const;
  const shapes = drawn(card("features_front=102"), { ...artwork, placing });
  const [picture] = flat(shapes).filter((row) => row.kind === "picture");
  const masks = masksIn(shapes);
  expect(masks.length).toBeGreaterThan(2);
  for (const mask of masks)
    expect(mask).toEqual({
      href: "plates",
      at: 1,
      of: 4,
      box: picture?.kind === "picture" && picture.box,
      matrix: picture?.matrix,
    });
});

it("inside relief what is printed is seen, on the stock, and none of its own light and shade", () => {
  const relief = drawn(card("features_front=102")).at(-1);
  const inside = relief?.kind === "group" ? relief.children.at(-1) : undefined;
  expect(inside?.kind === "group" && inside.mask?.at).toBe(1);
  const kinds =
    inside?.kind === "group"
      ? inside.children.map((row) => (row.kind === "picture" ? row.href : row.kind))
      : [];
  expect(kinds[0]).toBe("path");
  expect(kinds).toContain("own");
});

it("a mask is written once, as the one of the pictures below each other that is meant, cut to its box", () => {
  const box = { x: -1, y: -1, width: 92, height: 57 };
  const mask = { href: 'plates?"', at: 1, of: 4, box };
  const masked = (d: string): GroupShape => ({
    kind: "group",
    children: [{ kind: "path", d, fill: "#ffffff" }],
    mask,
  });
  const svg = svgContentOf(
    { scale: 1, definitions: {}, shapes: [masked("M0 0h1"), masked("M0 0h2")] },
    { prefix: "t-", texture: () => "" },
  );
  expect(svg.match(/<mask /g)).toHaveLength(1);
  expect(svg).toContain(
    '<mask id="t-m0"><g clip-path="url(#t-c0)"><image x="-1" y="-58" width="92" height="228" preserveAspectRatio="none" href="plates?&quot;"/></g></mask>',
  );
  expect(svg).toContain('<clipPath id="t-c0"><path d="M-1 -1');
  expect(svg.match(/ mask="url\(#t-m0\)"/g)).toHaveLength(2);
});
