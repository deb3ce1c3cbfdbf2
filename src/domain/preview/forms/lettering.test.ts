import { expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { CAPITAL, fittedSize } from "../lettering/set-text.ts";
import { sampleLetters } from "../lettering/sample-letters.ts";
import { sampleLettering } from "../lettering/sample-lettering.ts";
import { boxUnder } from "../geometry/matrix.ts";
import type { SceneShape } from "../scene.ts";
import { sceneOf } from "../scene-of.ts";
import { peelOf } from "./parts/peel.ts";
import { letteringPanel, letteringPeel } from "./lettering.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const LEAST_CHARACTER_MM = 10;

const sizes = catalogueDocument.sizeLists
  .filter(({ code }) => code.startsWith("lettering"))
  .flatMap((list) => list.sizes);

it.each(sizes)("the sample words for $name are letters the shop can cut", ({ widthMm, heightMm }) => {
  const words = sampleLettering(widthMm, heightMm);
  const tallest = heightMm / words.length;
  for (const word of words)
    expect(CAPITAL * fittedSize(sampleLetters, word, tallest, widthMm)).toBeGreaterThanOrEqual(
      LEAST_CHARACTER_MM,
    );
});

function flat(shapes: readonly SceneShape[]): SceneShape[] {
  return shapes.flatMap((row) => (row.kind === "group" ? [row, ...flat(row.children)] : [row]));
}

it.each(sizes)("at $name the lifted corner of the film leaves every letter uncovered", (size) => {
  const box = { x: 0, y: 0, width: size.widthMm, height: size.heightMm };
  const panel = letteringPanel(box);
  const { fold } = peelOf("rectangle", panel, letteringPeel(panel, box));
  const corner = { x: panel.x + panel.width, y: panel.y, width: 0, height: 0 };
  const tip = boxUnder([fold], corner);
  // The folded corner's tip stays in the margin above the letters.
  expect(tip.y).toBeLessThanOrEqual(box.y + 1e-9);
});

it("letters on transfer tape are drawn under their film", () => {
  const scope = { productIds: [10], onlySupplyIds: null };
  const picture = sceneOf(catalogue, defaultSelection(catalogue, scope));
  expect(flat(picture.shapes).filter(({ part }) => part === "film")).toHaveLength(1);
});

function fillsOf(shapes: readonly SceneShape[]): string[] {
  return flat(shapes).flatMap((shape) => (shape.kind === "path" && shape.fill ? [shape.fill] : []));
}
function paintedIn(colour: string): string[] {
  const scope = { productIds: [10], onlySupplyIds: null };
  const { id } = catalogueDocument.colours.find(({ slug }) => slug === colour)!;
  return fillsOf(sceneOf(catalogue, { ...defaultSelection(catalogue, scope), colourId: id }).shapes);
}

it("letters have the colour of their film", () => {
  expect(paintedIn("turquoise")).toContain("#008f99");
  expect(paintedIn("bronze")).toContain("film-bronze");
});

it("the hologram's picture lies on its gradient, which is left where the picture does not come", () => {
  const fills = paintedIn("hologram");
  expect(fills.indexOf("film-hologram")).toBeGreaterThan(0);
  expect(fills.indexOf("texture-hologram")).toBe(fills.indexOf("film-hologram") + 1);
});
