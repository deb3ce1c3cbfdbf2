import type { Appearance } from "#domain/catalogue/choice.ts";
import type { Paint } from "./scene.ts";

/** How a sheet of material looks before anything is printed on it. */
export interface StockLook {
  readonly base: Paint;
  /** Its colour in one word, for knock-outs and for stock seen from far. */
  readonly flat: Paint;
  readonly texture: "kraft" | "paper" | "leather" | "weave" | "hologram" | "brushed" | null;
  readonly edge: string;
  readonly sheen: "gloss" | "satin" | "mirror" | "dome" | "veil" | null;
  /** White stock takes a printed ground; on kraft, metal and clear film the material itself is the ground. */
  readonly white: boolean;
  readonly clear: boolean;
  /** A film laid over the print. */
  readonly film: "gloss" | "matte" | null;
}

const paper: StockLook = {
  base: "#fdfcf9",
  flat: "#fdfcf9",
  texture: "paper",
  edge: "#d9d3c6",
  sheen: null,
  white: true,
  clear: false,
  film: null,
};
const metal = { ...paper, white: false, texture: "brushed", sheen: "mirror" } as const;

const stocks: Readonly<Record<Appearance, StockLook>> = {
  plain: { ...paper, sheen: "satin" },
  gloss: { ...paper, texture: null, sheen: "gloss" },
  matte: { ...paper, texture: null },
  uncoated: { ...paper, base: "#f8f5ec", flat: "#f8f5ec" },
  kraft: { ...paper, base: "#c39a66", flat: "#c39a66", texture: "kraft", edge: "#8f6a3e", white: false },
  embossed: { ...paper, base: "#f6f2e9", flat: "#f6f2e9", texture: "leather" },
  transparent: {
    ...paper,
    base: "clear-film",
    flat: "#ffffff",
    texture: null,
    sheen: "gloss",
    white: false,
    clear: true,
  },
  "silver-matte": { ...metal, base: "silver-matte", flat: "#c3c7ca", edge: "#8d9296", sheen: "satin" },
  "silver-mirror": { ...metal, base: "silver-mirror", flat: "#d3d8db", edge: "#7d848a", texture: null },
  gold: { ...metal, base: "gold", flat: "#d3ae55", edge: "#8b6a22", sheen: "satin" },
  "foil-gold": { ...metal, base: "foil-gold", flat: "#ddb650", edge: "#8b6a22" },
  "foil-silver": { ...metal, base: "foil-silver", flat: "#d6dade", edge: "#7d848a" },
  hologram: {
    ...metal,
    base: "hologram",
    flat: "#dfe6f3",
    texture: "hologram",
    edge: "#9aa6bd",
    sheen: "gloss",
  },
  "vinyl-gloss": { ...paper, texture: null, sheen: "gloss" },
  "vinyl-matte": { ...paper, texture: null },
  dome: { ...paper, texture: null, sheen: "dome" },
  cotton: { ...paper, base: "#fffefb", flat: "#fffefb", texture: "weave", edge: "#e4dfd3" },
};

/**
 * Finishes that only coat the material below: what each makes of its sheen, and nothing else of it. Every other appearance
 * is a material of its own.
 */
const coats: Partial<Record<Appearance, StockLook["sheen"] | "as-below">> = {
  plain: "as-below",
  gloss: "gloss",
  matte: null,
  uncoated: null,
};

function coated(appearances: readonly Appearance[]): StockLook {
  return appearances.reduce<StockLook>((below, appearance) => {
    const sheen = coats[appearance];
    if (sheen === undefined)
      return below.sheen === "dome" ? { ...stocks[appearance], sheen: "dome" } : stocks[appearance];
    if (below === stocks.plain) return stocks[appearance];
    if (appearance === "matte" && !below.white && below.sheen !== "dome") return { ...below, sheen: "veil" };
    return sheen === "as-below" ? below : { ...below, sheen: below.sheen === "dome" ? "dome" : sheen };
  }, stocks.plain);
}

const films: Readonly<Record<string, StockLook["film"]>> = {
  "glossy-lamination": "gloss",
  "matte-lamination": "matte",
};

/** The stock of a product under its later choices (finishing, card material), each laid over the one before, and under its lamination (by slug). */
export function stockOf(appearances: readonly Appearance[], addonSlugs: readonly string[] = []): StockLook {
  const stock = coated(appearances);
  const film = addonSlugs.map((slug) => films[slug] ?? null).find((found) => found !== null) ?? null;
  if (film === null || stock.sheen === "dome") return stock;
  return { ...stock, film, sheen: film === "gloss" ? stock.sheen : null };
}
