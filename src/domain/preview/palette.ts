import type { Paint } from "./scene.ts";
import type { StockLook } from "./stock.ts";

/** The colours a design is printed in. A null ground means that the stock shows. */
export interface Palette {
  readonly ground: Paint | null;
  readonly second: Paint | null;
  readonly deep: Paint;
  readonly accent: Paint;
  readonly light: Paint;
}

const single: Readonly<Record<string, Paint>> = {
  black: "#1b1815",
  "single-colour": "#24518f",
  gold: "ink-gold",
  silver: "ink-silver",
  white: "#ffffff",
};

/** A darker or lighter single ink where the usual one would vanish into its stock. */
function onStock(ink: Paint, stock: StockLook): Paint {
  return ink === "#ffffff" && stock.white ? "#dcd8cf" : ink;
}

function channels(colour: Paint): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** A plain colour with so much of another in it (0 to 1); other paints stay as they are. */
export function mixed(colour: Paint, other: Paint, part: number): Paint {
  if (!colour.startsWith("#")) return colour;
  const into = channels(other);
  return `#${channels(colour)
    .map((value, index) => Math.round(value * (1 - part) + (into[index] ?? 0) * part))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** How light a colour is, from 0 to 1; a paint that is not a plain colour counts as light. */
function lightness(paint: Paint): number {
  const [red = 0, green = 0, blue = 0] = channels(paint);
  return paint.startsWith("#") ? (0.3 * red + 0.59 * green + 0.11 * blue) / 255 : 1;
}

/** White and metallic inks want something dark behind them. */
export function isPale(paint: Paint): boolean {
  return lightness(paint) > 0.6;
}

/** The design without its printed ground: what was light on a dark ground becomes dark on the stock. */
function withoutGround(design: Palette, stock: StockLook): Palette {
  const { ground, deep } = design;
  const reversed = ground !== null && lightness(deep) > lightness(ground);
  return { ...design, ground: null, second: null, deep: reversed ? ground : deep, light: stock.flat };
}

/** Everything in one paint, the stock left as it is. */
export function onePaint(paint: Paint, stock: StockLook): Palette {
  return { ground: null, second: null, deep: paint, accent: paint, light: stock.flat };
}

/** What a colour choice (by slug) makes of a design's own colours on a stock. Unknown choices print in full colour. */
export function inked(design: Palette, colourSlug: string, stock: StockLook): Palette {
  const ink = single[colourSlug];
  if (ink !== undefined) return onePaint(onStock(ink, stock), stock);
  return stock.white ? design : withoutGround(design, stock);
}
