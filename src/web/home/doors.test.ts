import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { doorsIn } from "./doors.tsx";
import { tileGroups } from "./tile-groups.ts";

const groups = tileGroups(compileCatalogue(catalogueDocument, "test"), "2026-11-24");

function routesWithout(gone: string): readonly string[] {
  const left = groups.map((group) => ({
    ...group,
    tiles: group.tiles.filter(({ route }) => route !== gone),
  }));
  return doorsIn(left).map(({ words, path }) => `${words}: ${path}`);
}

test("a catalogue without such words leads to the first page of each of its groups", () => {
  const older = groups.map((group) => ({
    ...group,
    tiles: group.tiles.map((tile) => ({ ...tile, invites: null })),
  }));
  expect(doorsIn(older).map(({ words }) => words)).toEqual(groups.map(({ tiles }) => tiles[0]!.name));
});

test("one page of each kind, as the shop orders them; where one is sold no longer, the next takes its place", () => {
  const others = [
    "Make waterproof labels: /stickers/roll?product=synthetic-paper",
    "Make lettering: /vinyl-lettering-designer",
    "Make business cards: /business-cards/standard-business-card",
  ];
  expect(routesWithout("none")).toEqual(["Make stickers: /stickers/paper", ...others]);
  expect(routesWithout("/stickers/paper")).toEqual(["Make stickers: /stickers/vinyl", ...others]);
});

test("words of a stock lead to it, with its own price; while it is away, nothing promises it", () => {
  const roll = (document: typeof catalogueDocument) =>
    doorsIn(tileGroups(compileCatalogue(document, "test"), "2026-11-24"))
      .filter(({ route }) => route === "/stickers/roll")
      .map(({ path, opening }) => [path, opening.price]);
  expect(roll(catalogueDocument)).toEqual([["/stickers/roll?product=synthetic-paper", 1310]]);
  const products = catalogueDocument.products.map((product) =>
    product.id === 11 ? { ...product, awayUntil: "2026-12-24" } : product,
  );
  expect(roll({ ...catalogueDocument, products })).toEqual([]);
});
