import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { millimetres } from "#domain/preview/geometry/number.ts";
import type { Outline } from "#domain/preview/geometry/outline.ts";
import { sampleLettering } from "#domain/preview/lettering/sample-lettering.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { type Shot, selected } from "../shots/shot.ts";
import { featureWords } from "./feature-words.ts";

/** So much nearer than usual that part of the product is out of the picture, or nearly. */
const CLOSE = 1.3;

/** "Art Paper" as art paper, "PVC Vinyl" as PVC vinyl. */
function inText(name: string): string {
  return name.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}

const outlines: Readonly<Record<Outline, string>> = {
  ellipse: "oval",
  rectangle: "",
  rounded: "",
  custom: "custom-shaped",
  label: "",
};

function shapeOf({ outline, widthMm, heightMm }: Subject): string {
  if (widthMm === heightMm && outline === "ellipse") return "round";
  if (widthMm === heightMm && outline === "rectangle") return "square";
  return outlines[outline];
}

function joined(...words: readonly string[]): string {
  return words.filter((word) => word !== "").join(" ");
}

/** What the product is called when one of it is seen. */
function noun(product: Product): string {
  return inText(product.name).replace(/ (sticker|decal|card|tag)s?$/, "");
}

function titled({ design }: Subject): string {
  return `“${design.title}”`;
}

function stickerWords(product: Product, subject: Subject, onProp: boolean): string {
  const kind = joined(shapeOf(subject), noun(product));
  switch (subject.form) {
    case "roll":
      return onProp ? `${kind} label ${titled(subject)}` : `roll of ${kind} labels ${titled(subject)}`;
    case "sheet":
    case "multi-cut":
    case "counted":
    case "assorted":
      return `sheet of ${subject.pieces} ${joined("custom-shaped", noun(product))} stickers ${titled(subject)}`;
    case "kiss-cut":
      return `${kind} sticker ${titled(subject)}${onProp ? "" : " on its backing"}`;
    default:
      return `${kind} sticker ${titled(subject)}`;
  }
}

function decalWords(product: Product, subject: Subject, onProp: boolean): string {
  const what = joined(shapeOf(subject) === "custom-shaped" ? "" : shapeOf(subject), noun(product), "decal");
  if (onProp) return `${what} ${titled(subject)}`;
  return subject.installReady === "no"
    ? `${what} ${titled(subject)} with the excess still round it`
    : `${what} ${titled(subject)} under its clear film`;
}

function cardWords(subject: Subject): string {
  if (subject.form === "tag") return `${subject.sets > 1 ? "swing tags" : "swing tag"} ${titled(subject)}`;
  return `stack of business cards ${titled(subject)}${subject.side === "back" ? ", the back up" : ""}`;
}

function wordsFor(product: Product, subject: Subject, onProp: boolean): string {
  if (subject.form === "lettering") {
    const letters = `vinyl letters “${sampleLettering(subject.widthMm, subject.heightMm).join(" ")}”`;
    return onProp ? letters : `${letters} on their backing`;
  }
  if (subject.form === "card" || subject.form === "tag") return cardWords(subject);
  return subject.form === "transfer"
    ? decalWords(product, subject, onProp)
    : stickerWords(product, subject, onProp);
}

function sizeWords({ form, outline, widthMm, heightMm }: Subject): string {
  return widthMm === heightMm && outline === "ellipse" && form !== "sheet"
    ? `${millimetres(widthMm)} mm`
    : `${millimetres(widthMm)} x ${millimetres(heightMm)} mm`;
}

function materialWords(catalogue: Catalogue, selection: Selection, product: Product): string[] {
  const material = catalogue.materials.get(selection.materialId ?? 0)?.name;
  const finishing =
    product.finishingIds.length < 2 ? undefined : catalogue.finishings.get(selection.finishingId ?? 0)?.name;
  const colour = catalogue.colours.get(selection.colourId);
  return [
    ...[material, finishing].flatMap((name) => (name === undefined ? [] : [inText(name)])),
    ...(colour === undefined || colour.slug === "full-colour"
      ? []
      : [`in ${inText(colour.name).replace("single", "one")}`]),
  ];
}

/** What is seen in a picture of the gallery: the alternative to looking at it. */
export function wordsOfShot(catalogue: Catalogue, product: Product, shot: Shot): string {
  const { changes, options, prop } = shot;
  const selection = selected(catalogue, product, changes);
  const subject = subjectOf(designs, catalogue, selection, options);
  const words = [
    wordsFor(product, subject, prop !== undefined),
    ...materialWords(catalogue, selection, product),
    ...featureWords(catalogue, selection, subject),
    sizeWords(subject),
    ...(subject.sets > 1 ? [`${subject.sets} sets fanned out`] : []),
    ...(prop === undefined ? [] : [prop.where]),
    ...((options.zoom ?? 1) >= CLOSE ? ["close up"] : []),
  ].join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
