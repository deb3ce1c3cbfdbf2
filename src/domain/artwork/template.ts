import { sizeName } from "#domain/catalogue/size-text.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Size } from "#domain/catalogue/product.ts";
import { isWithin } from "./size-range.ts";
import { marginMm } from "./margins.ts";

/** Shapes of stickers that templates are drawn for, by the slugs of the catalogue. */
export const templateShapes = ["square", "rectangle", "circle", "oval"] as const;
export type TemplateShape = (typeof templateShapes)[number];

/** What artwork is drawn on: a piece of one size with its bleed and its safe area (content-and-lettering.md 9.2). */
export interface Template {
  /** `card` is anything on card stock: business cards and swing tags. */
  readonly shape: TemplateShape | "card";
  readonly outline: "ellipse" | "rectangle";
  /** The finished piece. */
  readonly trim: Size;
  /** How far the background goes, and how far words may go. */
  readonly bleed: Size;
  readonly safe: Size;
  /** On each side, between the trim line and either of them. */
  readonly marginMm: number;
}

/** What customers call them. */
export const shapeNames: Readonly<Record<Template["shape"], string>> = {
  square: "Square",
  rectangle: "Rectangle",
  circle: "Circle",
  oval: "Oval",
  card: "Card",
};

function grown({ widthMm, heightMm }: Size, marginOnEachSide: number): Size {
  return { widthMm: widthMm + 2 * marginOnEachSide, heightMm: heightMm + 2 * marginOnEachSide };
}

/** The template of a shape and size, whether the shop prints that size or not. */
export function templateOf(shape: Template["shape"], trim: Size): Template {
  const margin = shape === "card" ? marginMm.card : marginMm.sticker;
  return {
    shape,
    outline: shape === "circle" || shape === "oval" ? "ellipse" : "rectangle",
    trim,
    bleed: grown(trim, margin),
    safe: grown(trim, -margin),
    marginMm: margin,
  };
}

/** Sizes that go by the name of a square in the shop's list of standard sizes, though they are none (9.2). */
const namedSquare = new Set(["50x75", "50x100", "75x100"]);

function fitsShape(shape: TemplateShape, size: Size): boolean {
  const wantsEqualSides = shape === "square" || shape === "circle";
  if (shape === "square" && namedSquare.has(sizeName(size))) return true;
  return wantsEqualSides === (size.widthMm === size.heightMm);
}

/**
 * The template of a shape and size if there is one: whole millimetres, sides as the shape wants them, and within what some
 * supply is cut to (cards: what cards are cut to); else null.
 */
export function findTemplate(catalogue: Catalogue, shape: Template["shape"], trim: Size): Template | null {
  const fits = shape === "card" || fitsShape(shape, trim);
  return fits && isWithin(catalogue, shape === "card", trim) ? templateOf(shape, trim) : null;
}
