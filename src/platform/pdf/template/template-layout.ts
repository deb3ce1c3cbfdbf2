import type { Template } from "#domain/artwork/template.ts";
import type { Size } from "#domain/catalogue/product.ts";
import type { Box } from "#domain/preview/scene.ts";

/** Room for crop marks round the bleed, and for what is written below them, in millimetres. */
const ROUND = 16;
const WORDS = { width: 128, height: 42 } as const;

/** Where everything of a template stands, in millimetres from the page's upper left corner. */
export interface TemplateLayout {
  readonly page: { readonly width: number; readonly height: number };
  readonly bleed: Box;
  readonly trim: Box;
  readonly safe: Box;
  /** Upper left corner of the words. */
  readonly words: { readonly x: number; readonly y: number };
}

/** The page grows with the piece; a small piece stands in the middle of a page wide enough for the words. */
export function layOut({ trim, bleed, safe }: Template): TemplateLayout {
  const width = Math.max(bleed.widthMm, WORDS.width) + 2 * ROUND;
  const centre = { x: width / 2, y: ROUND + bleed.heightMm / 2 };
  const around = ({ widthMm, heightMm }: Size): Box => ({
    x: centre.x - widthMm / 2,
    y: centre.y - heightMm / 2,
    width: widthMm,
    height: heightMm,
  });
  const foot = ROUND + bleed.heightMm + ROUND;
  return {
    page: { width, height: foot + WORDS.height },
    bleed: around(bleed),
    trim: around(trim),
    safe: around(safe),
    words: { x: Math.min(centre.x - bleed.widthMm / 2, centre.x - WORDS.width / 2), y: foot },
  };
}
