import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { millimetres } from "#domain/preview/geometry/number.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { type Shot, selected } from "../shots/shot.ts";
import { featureWords } from "./feature-words.ts";

const counts = ["", "one", "two", "three", "four"] as const;

/** A caption is read in passing: this many things, the most telling first. */
const MOST = 2;

function formWords({ form, pieces, installReady, side }: Subject): string[] {
  switch (form) {
    case "roll":
      return ["on a roll"];
    case "kiss-cut":
      return ["on a square of backing"];
    case "sheet":
    case "counted":
    case "multi-cut":
    case "assorted":
      return [`a sheet of ${pieces}`];
    case "transfer":
      return [installReady === "no" ? "the excess still round it" : "under its clear film"];
    case "lettering":
      return ["on their backing"];
    case "card":
      return side === "back" ? ["the back"] : [];
    default:
      return [];
  }
}

function lower(name: string): string {
  return name.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}

/** Another stock or finish than the one the product opens with. */
function stockWords(catalogue: Catalogue, selection: Selection, product: Product): string[] {
  return [
    selection.materialId === product.materialIds[0]
      ? null
      : catalogue.materials.get(selection.materialId ?? 0),
    selection.finishingId === product.finishingIds[0]
      ? null
      : catalogue.finishings.get(selection.finishingId ?? 0),
  ].flatMap((row) => (row == null ? [] : [lower(row.name)]));
}

function sizeWords({ outline, widthMm, heightMm }: Subject): string {
  return outline === "ellipse" && widthMm === heightMm
    ? `${millimetres(widthMm)} mm`
    : `${millimetres(widthMm)} x ${millimetres(heightMm)} mm`;
}

/** What a person should notice in a picture of the gallery; its alternative text says all that is seen. */
export function captionOfShot(catalogue: Catalogue, product: Product, shot: Shot): string {
  const selection = selected(catalogue, product, shot.changes);
  const subject = subjectOf(designs, catalogue, selection, shot.options);
  const words = [
    ...(shot.prop === undefined ? [] : [shot.prop.where]),
    ...(subject.sets > 1 ? [`${counts[Math.min(subject.sets, 4)]} designs in one order`] : []),
    ...featureWords(catalogue, selection, subject),
    ...(shot.prop === undefined ? formWords(subject) : []),
    ...stockWords(catalogue, selection, product),
    sizeWords(subject),
  ]
    .slice(0, MOST)
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
