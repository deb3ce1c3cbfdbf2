import { type Appearance, appearanceNames, appearances } from "#domain/appearances.ts";
import type { Paint } from "./scene.ts";

type Row = (typeof appearances)[Appearance];

/** How a sheet of material looks before anything is printed on it. */
export interface StockLook extends Pick<Row, "flat" | "texture" | "edge" | "sheen" | "white" | "clear"> {
  readonly base: Paint;
  /** A film laid over the print. */
  readonly film: "gloss" | "matte" | null;
}

function lookOf(name: Appearance): StockLook {
  const { flat, gradient, texture, edge, sheen, white, clear } = appearances[name];
  return { base: gradient ? name : flat, flat, texture, edge, sheen, white, clear, film: null };
}

const stocks = Object.fromEntries(appearanceNames.map((name) => [name, lookOf(name)])) as Readonly<
  Record<Appearance, StockLook>
>;

/** What lies on top of another look: a material hides it, a coat leaves all of it but the sheen. A dome stays one under anything. */
function laidOn(below: StockLook, name: Appearance): StockLook {
  const { coat } = appearances[name];
  const isDome = below.sheen === "dome";
  if (coat === undefined) return isDome ? { ...stocks[name], sheen: "dome" } : stocks[name];
  if (below === stocks.plain) return stocks[name];
  if (isDome || coat.sheen === "as-below") return below;
  return { ...below, sheen: coat.veils && !below.white ? "veil" : coat.sheen };
}

const films: Readonly<Record<string, StockLook["film"]>> = {
  "glossy-lamination": "gloss",
  "matte-lamination": "matte",
};

/** The stock of a product under its later choices (finishing, card material), each laid over the one before, and under its lamination (by slug). */
export function stockOf(choices: readonly Appearance[], addonSlugs: readonly string[] = []): StockLook {
  const stock = choices.reduce(laidOn, stocks.plain);
  const film = addonSlugs.map((slug) => films[slug] ?? null).find((found) => found !== null) ?? null;
  if (film === null || stock.sheen === "dome") return stock;
  return { ...stock, film, sheen: film === "gloss" ? stock.sheen : null };
}
