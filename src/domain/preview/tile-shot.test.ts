import { expect, it } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { tileShots } from "#catalogue/content/tile-shots.ts";
import { compileCatalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import { sliceFor } from "#domain/catalogue/slice.ts";
import { svgContentOf } from "./paint/svg-of.ts";
import { sceneOf } from "./scene-of.ts";
import { printableTiles, tileShotOf } from "./tile-shot.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const tiles = printableTiles(catalogue, tileShots);
const logo = { href: "blob:own", widthPx: 800, heightPx: 500, isClear: true };

it("every page has a tile with a place for a picture, but the one whose letters are cut from plain vinyl", () => {
  const without = catalogue.document.featuredItems.filter(
    (item) => !tiles.some(({ route }) => route === item.route),
  );
  expect(without.map(({ slug }) => slug)).toEqual(["vinyl-lettering-designer"]);
});

it.each(tiles.map((tile) => [tile.route, tile] as const))(
  "%s shows a visitor's picture, the same with the part of the catalogue that is sent for it",
  (_route, { selection, options }) => {
    const worn = { ...options, measures: false, guides: false, artwork: logo };
    const svg = svgContentOf(sceneOf(catalogue, selection, worn), { prefix: "p", texture: (name) => name });
    expect(svg).toContain('href="blob:own"');
    const part = sliceFor(
      catalogue,
      catalogue.document.featuredItems.map((item) => tileShotOf(tileShots, item).productId),
    );
    const sent = indexCatalogue(JSON.parse(JSON.stringify(part)) as PricedDocument, "test");
    const asSent = JSON.parse(JSON.stringify(selection)) as typeof selection;
    expect(svgContentOf(sceneOf(sent, asSent, worn), { prefix: "p", texture: (name) => name })).toBe(svg);
  },
);
