import type { Paint } from "../scene.ts";
import type { Stock } from "./stock.ts";

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
const onStock = (ink: Paint, stock: Stock): Paint => (ink === "#ffffff" && stock.white ? "#dcd8cf" : ink);

/** What a colour choice (by slug) makes of a design's own colours on a stock. Unknown choices print in full colour. */
export const inked = (design: Palette, colourSlug: string, stock: Stock): Palette => {
  const ink = single[colourSlug];
  if (ink !== undefined) {
    const deep = onStock(ink, stock);
    return { ground: null, second: null, deep, accent: deep, light: stock.flat };
  }
  return stock.white ? design : { ...design, ground: null, second: null, light: stock.flat };
};
