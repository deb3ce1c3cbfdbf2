import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { productOf, supplyOf } from "./options/product-rows.ts";
import type { Selection } from "./selection.ts";

const NOUNS: Readonly<Record<Product["kind"] | "sheet", readonly [one: string, many: string]>> = {
  sticker: ["sticker", "stickers"],
  decal: ["decal", "decals"],
  lettering: ["piece", "pieces"],
  card: ["card", "cards"],
  tag: ["tag", "tags"],
  sheet: ["sheet", "sheets"],
};

/** What so many pieces of a selection are called: "stickers", or "card" of one; a supply that sells whole sheets counts sheets. */
export function pieceNoun(catalogue: Catalogue, selection: Selection, count: number): string {
  const sheets = supplyOf(catalogue, selection)?.soldOn === "sheet";
  const [one, many] = NOUNS[sheets ? "sheet" : productOf(catalogue, selection).kind];
  return count === 1 ? one : many;
}
