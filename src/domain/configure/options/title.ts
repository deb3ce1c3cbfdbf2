import { sizeText } from "#domain/catalogue/size-text.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Shape } from "#domain/catalogue/schema.ts";
import { productOf, productSupplyOf, supplyOf } from "./product-rows.ts";
import type { Selection } from "../selection.ts";

/** A shape that is the only one there is says nothing. */
function shapeIn(catalogue: Catalogue, selection: Selection): Shape | null {
  if (selection.shapeId === null || productSupplyOf(catalogue, selection)?.shapes.length === 1) return null;
  return catalogue.shapes.get(selection.shapeId) ?? null;
}

/** "50 mm circle", "90 x 55 mm"; a sheet has its size and its stickers have the shape. Nothing until both sides are given. */
function sizeWords(catalogue: Catalogue, selection: Selection): readonly string[] {
  const { widthMm, heightMm } = selection.size;
  const shape = shapeIn(catalogue, selection);
  const noun = shape?.noun ?? "";
  if (widthMm === null || heightMm === null) return [noun];
  const both = sizeText(selection.size);
  if (supplyOf(catalogue, selection)?.soldOn === "sheet") return [noun, both];
  const one = shape?.equalSides === true && widthMm === heightMm && noun !== "";
  return [`${one ? `${widthMm} mm` : both} ${noun}`.trim()];
}

/** Words are named by their beginning. */
const MOST_LETTERS = 40;

function wordsOf({ lettering }: Selection): string {
  const words = (lettering?.text ?? "")
    .split(/\s+/)
    .filter((word) => word !== "")
    .join(" ");
  if (words === "") return "";
  const letters = [...words];
  return `“${letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join("").trimEnd()}…` : words}”`;
}

/** The stock, where the product comes in several. */
function stockWords(catalogue: Catalogue, selection: Selection): string {
  const { materialIds } = productOf(catalogue, selection);
  if (materialIds.length < 2 || selection.materialId === null) return "";
  return catalogue.materials.get(selection.materialId)?.name ?? "";
}

/**
 * What was configured, as one calls the thing itself: "Art paper stickers, die cut, 50 mm circle". Pieces and sets stand
 * elsewhere. Of a catalogue from before titles: its product's name and the size.
 */
export function titleOf(catalogue: Catalogue, selection: Selection): string {
  const product = productOf(catalogue, selection);
  const supply = supplyOf(catalogue, selection)?.title;
  const { start, noun } = product.title ?? { start: product.name, noun: "" };
  const thing = `${start} ${supply?.nouns[noun] ?? noun} ${wordsOf(selection)}`.trim();
  const parts = [
    thing,
    supply?.words ?? "",
    stockWords(catalogue, selection),
    ...sizeWords(catalogue, selection),
  ];
  return parts.filter((part) => part !== "").join(", ");
}
