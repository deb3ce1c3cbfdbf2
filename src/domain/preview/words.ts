import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { writtenLines } from "#domain/lettering/normal-text.ts";
import { cutFaceName } from "#domain/configure/lettering/face-name.ts";
import type { Drawing } from "./forms/drawing.ts";
import { millimetres } from "./geometry/number.ts";
import type { Subject } from "./subject/subject.ts";

const forms: Readonly<Record<Subject["form"], string>> = {
  "die-cut": "die cut",
  "kiss-cut": "kiss cut on its backing",
  thomson: "Thomson cut",
  sheet: "on a sheet",
  "multi-cut": "on a multi-cut sheet",
  counted: "on a counted sheet",
  assorted: "on a sheet with different designs",
  roll: "on a roll",
  transfer: "under transfer tape",
  lettering: "cut vinyl letters",
  card: "a stack of cards",
  tag: "a swing tag",
};

function nameOf(rows: ReadonlyMap<number, { readonly name: string }>, id: number | null): string[] {
  return id === null ? [] : [rows.get(id)?.name.toLowerCase() ?? ""].filter((name) => name !== "");
}

/** What the letters say. */
function readingOf(catalogue: Catalogue, { lettering }: Selection): string[] {
  if (lettering === null) return [];
  const lines = writtenLines(lettering.text).map(({ text }) => text);
  if (lines.length === 0) return ["no text yet"];
  return [`“${lines.join(" / ")}”`, `in ${cutFaceName(catalogue, lettering.font)}`];
}

/** The picture in words: what somebody who cannot see it needs to know. */
export function wordsOf(
  catalogue: Catalogue,
  selection: Selection,
  subject: Subject,
  drawing: Drawing,
): string {
  const product = catalogue.products.get(selection.productId)?.name ?? "Product";
  const { features } = subject;
  const extras = [
    ...(drawing.pieces > 1 && subject.form !== "roll" ? [`${drawing.pieces} stickers`] : []),
    ...(subject.form === "roll" ? [`${subject.leading} edge first`] : []),
    ...(features.holeMm === null ? [] : [`punched with a ${features.holeMm} mm hole`]),
    ...(features.string === null ? [] : [`${features.string} string`]),
    ...(features.relief === null ? [] : [`${features.relief}ed emblem`]),
    ...(features.foil.length === 0 ? [] : ["foil stamp"]),
    ...(features.fold === null ? [] : [features.fold === "half" ? "folded in half" : "scored"]),
    ...(subject.sets > 1 ? [`${subject.sets} sets`] : []),
    ...(subject.bothSides ? [`${subject.side} shown`] : []),
  ];
  return [
    `${product}, ${forms[subject.form]}`,
    ...readingOf(catalogue, selection),
    ...nameOf(catalogue.shapes, selection.shapeId),
    subject.sizeGiven
      ? `${millimetres(subject.widthMm)} by ${millimetres(subject.heightMm)} mm`
      : "size not given yet",
    ...nameOf(catalogue.materials, selection.materialId),
    ...nameOf(catalogue.finishings, selection.finishingId),
    ...nameOf(catalogue.colours, selection.colourId),
    ...extras,
  ].join(", ");
}
