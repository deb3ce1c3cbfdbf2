import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { designs } from "../artwork/designs.ts";
import type { OwnArtwork } from "../artwork/frame.ts";
import type { Scene, SceneShape } from "../scene.ts";
import { sceneOf } from "../scene-of.ts";
import { subjectOf } from "../subject/subject-of.ts";
import { placingView } from "./placing-scene.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = scopeOf(catalogue.featuredItemBySlug.get("paper-stickers")!);
const six =
  "product=art-paper&size=custom&width=105&height=148&supply=multi-cut-sheet&shape=circle&cut_per_shape=6";
const assorted = "product=art-paper&size=custom&width=105&height=148&supply=assorted-sheet&shape=custom";
const square: OwnArtwork = { href: "own", widthPx: 500, heightPx: 500 };
const onTemplate: OwnArtwork = { href: "own", widthPx: 1_050, heightPx: 1_480 };

function selected(address: string) {
  return readAddress(catalogue, scope, new URLSearchParams(address));
}

function flat(shapes: readonly SceneShape[]): SceneShape[] {
  return shapes.flatMap((row) => (row.kind === "group" ? [row, ...flat(row.children)] : [row]));
}

/** The customer's pictures that lie on the sheet, each as large as it is drawn, in millimetres. */
function pictures({ shapes, definitions }: Scene) {
  const drawn = flat([...shapes, ...Object.values(definitions)]);
  return drawn.flatMap((row) => (row.kind === "picture" && row.href === "own" ? [row.box] : []));
}

function scene(address: string, artwork: OwnArtwork): Scene {
  return sceneOf(catalogue, selected(address), { artwork });
}

function pieces(picture: Scene): SceneShape[] {
  return flat(picture.shapes).filter(({ part }) => part === "piece");
}

function placedOn(address: string, artwork: OwnArtwork) {
  const { widthMm, heightMm } = placingView(subjectOf(designs, catalogue, selected(address)), artwork).piece;
  return [widthMm, heightMm];
}

describe("a customer's picture on a sheet of several is seen as it is printed", () => {
  test("on each sticker", () => {
    expect(pieces(scene(six, square))).toHaveLength(6);
    expect(pictures(scene(six, square))[0]!.width).toBeLessThan(60);
    expect(placedOn(six, square)).toEqual([45, 128 / 3]);
  });

  test.each([
    ["drawn on the sheet's template", six, onTemplate, { x: 0, y: 0, width: 105, height: 148 }],
    // It covers 109 x 152 mm.
    ["of different designs", assorted, square, { x: -23.5, y: -2, width: 152, height: 152 }],
  ])("as the sheet itself where it is %s", (_, address, artwork, box) => {
    const picture = scene(address, artwork);
    expect(pieces(picture)).toEqual([]);
    expect(pictures(picture)).toEqual([box]);
    expect(placedOn(address, artwork)).toEqual([105, 148]);
    expect(picture.measures.map(({ millimetres }) => millimetres)).toEqual([105, 148]);
  });

  test("its words still say how many stickers there are", () => {
    expect(scene(six, onTemplate).words).toContain("6 stickers");
  });
});
