import { designKey } from "#domain/lettering/designs/design-fields.ts";
import { artworkKey } from "./artwork/artwork-choice.ts";
import type { Selection } from "./selection.ts";

/** The same text for equal selections: fields in fixed order, add-ons by code, the words of a design to the letter. */
function canonicalText(selection: Selection): string {
  const { size, quantity, sets, printFeatures: features } = selection;
  const addons = Object.entries(selection.addons).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    selection.productId,
    selection.supplyId,
    selection.shapeId,
    selection.finishingId,
    selection.adhesiveId,
    selection.materialId,
    selection.printedSideId,
    selection.colourId,
    addons,
    selection.installReady,
    [size.custom, size.widthMm, size.heightMm],
    selection.cutPerShape,
    selection.stickersPerSheet,
    [features.na, features.front, features.back],
    [quantity.custom, quantity.pieces],
    [sets.custom, sets.count],
    // Selections of before there were designs keep their hash.
    ...(selection.lettering === null ? [] : [designKey(selection.lettering)]),
    // And those without files of the buyer's own.
    ...(selection.artwork === null ? [] : [{ artwork: artworkKey(selection.artwork) }]),
  ]);
}

const FNV_PRIME = 0x01000193;

function inHexadecimal(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** FNV-1a, 32 bits, from two start values: two independent halves. */
function fnv1a(text: string): string {
  let [one, other] = [0x811c9dc5, 0x5bd1e995];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    one = Math.imul(one ^ letter, FNV_PRIME);
    other = Math.imul(other ^ letter, FNV_PRIME);
  }
  return inHexadecimal(one) + inHexadecimal(other);
}

/** A page asks for the hash of the selection it shows in several places, whenever anything on it changes. */
const known = new WeakMap<Selection, string>();

/** 16 hexadecimal digits that tell selections apart: an answer to an older selection is recognised by it. Not a secret. */
export function selectionHash(selection: Selection): string {
  const worked = known.get(selection);
  if (worked !== undefined) return worked;
  const hash = fnv1a(canonicalText(selection));
  known.set(selection, hash);
  return hash;
}
