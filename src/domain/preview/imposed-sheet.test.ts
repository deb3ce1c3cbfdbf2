import { expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { choose } from "#domain/configure/choose.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { letteringCatalogue, letteringSelection } from "#tests/support/catalogue/lettering-catalogue.ts";
import { imposedSheet } from "./imposed-sheet.ts";
import { svgContentOf } from "./paint/svg-of.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = { productIds: [catalogue.productBySlug.get("art-paper")!.id], onlySupplyIds: null };
/** Ten stickers, 100 mm wide and 60 high. */
const stickers = choose(catalogue, scope, defaultSelection(catalogue, scope), {
  field: "customSize",
  widthMm: 100,
  heightMm: 60,
});

const stock = { widthMm: 450, heightMm: 320 };
const places = Array.from({ length: 12 }, (_, at) => ({
  x: 20 + 103 * (at % 4),
  y: 25 + 63 * Math.floor(at / 4),
}));

function matrices(isTurned: boolean) {
  const { shapes } = imposedSheet(catalogue, stickers, { stock, isTurned, places }, null);
  return shapes.flatMap((shape) => (shape.kind === "use" ? [shape.matrix] : []));
}

it("a sheet is drawn in millimetres, each piece where its press prints it; places left over stay empty", () => {
  const { focus, facts } = imposedSheet(catalogue, stickers, { stock, isTurned: false, places }, null);
  expect([focus.width, focus.height, facts.pieces]).toEqual([450, 320, 10]);
  expect(matrices(false)).toHaveLength(10);
  expect(matrices(false)[5]).toEqual([1, 0, 0, 1, 123, 88]);
});

it("pieces on their side are turned by a quarter about the corner where they lie", () => {
  // What was down, 60 mm from the top, is left: the corner moves by them to the right.
  expect(matrices(true)[5]).toEqual([0, 1, -1, 0, 183, 88]);
});

it("a web goes on: its beginning is seen; words that are cut lie on it as letters alone", () => {
  const selection = letteringSelection({ text: "Hello", size: { by: "height", mm: 60 } });
  const laid = { stock: { widthMm: 600, heightMm: 900 }, isTurned: false, places: [{ x: 10, y: 10 }] };
  const scene = imposedSheet(letteringCatalogue, selection, laid, null);
  expect(scene.focus.height).toBeCloseTo(0.72 * 600, 6);
  const svg = svgContentOf(scene, { prefix: "p", texture: String });
  expect(svg).toContain('id="pwords"');
  expect(svg).not.toContain("kiss-cut");
});
