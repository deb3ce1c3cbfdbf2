import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isCutFreely, isCutPrinted } from "#domain/configure/options/artwork-room.ts";
import { productSupplyOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import type { OwnArtwork } from "../artwork/frame.ts";
import { formIn, isSheet, takesPicture } from "./form-of.ts";
import type { ProductForm, Subject } from "./subject.ts";

/** Single pieces, and labels on a roll, whose size is that of the line round them. */
const SINGLE: ReadonlySet<ProductForm> = new Set<ProductForm>(["die-cut", "kiss-cut", "thomson", "roll"]);
/** Of these the backing holds parts that lie apart. */
const ON_BACKING: ReadonlySet<ProductForm> = new Set<ProductForm>(["kiss-cut", "roll"]);

/** Whether what is cut apart stays on one backing. */
export function hasBacking(form: ProductForm): boolean {
  return ON_BACKING.has(form) || isSheet(form);
}

/** Whether parts of a picture that lie apart come on one backing. */
export function isOnBacking(catalogue: Catalogue, selection: Selection): boolean {
  return hasBacking(formIn(catalogue, selection));
}

/** Whether the customer says where a picture lies: not where the piece takes its shape from the picture. */
export function takesPlacing(catalogue: Catalogue, selection: Selection): boolean {
  if (!takesPicture(catalogue, selection) || isCutFreely(catalogue, selection)) return false;
  const shape = selection.shapeId === null ? undefined : catalogue.shapes.get(selection.shapeId);
  return formIn(catalogue, selection) !== "transfer" || shape?.outline !== "custom";
}

/** The free shape that what is configured could be cut to, and is not yet; null where it is not sold so. */
export function freeShapeFor(catalogue: Catalogue, selection: Selection): number | null {
  if (!isCutPrinted(catalogue, selection) || isCutFreely(catalogue, selection)) return null;
  const offered = productSupplyOf(catalogue, selection)?.shapes ?? [];
  return offered.find(({ shapeId }) => catalogue.shapes.get(shapeId)?.outline === "custom")?.shapeId ?? null;
}

/** A decal of a free shape: nothing of the film but the design is left, so that the design fills its size. */
export function isCutFilm({ form, outline }: Pick<Subject, "form" | "outline">): boolean {
  return form === "transfer" && outline === "custom";
}

/** Whether a piece of which no line is kept is cut along one that the shop draws. */
export function isCutRound(subject: Pick<Subject, "form" | "outline">, isWholeSheet: boolean): boolean {
  return subject.outline === "custom" && !isWholeSheet && !isCutFilm(subject);
}

/** A piece that is cut along a line: as large as that line. */
export function cutAlong(subject: Subject, cutLine: CutLine): Subject {
  return { ...subject, cutLine, widthMm: cutLine.widthMm, heightMm: cutLine.heightMm, sizeGiven: true };
}

/**
 * What is of a free shape, cut along the line that was drawn round the customer's picture: a piece is as large as that line; a sheet
 * keeps its size, and the stickers on it have the line.
 */
export function cutRoundPicture(subject: Subject, artwork: OwnArtwork | null): Subject {
  const cutLine = artwork?.cutLine ?? null;
  if (cutLine === null || subject.outline !== "custom") return subject;
  if (isSheet(subject.form)) return { ...subject, cutLine };
  return SINGLE.has(subject.form) ? cutAlong(subject, cutLine) : subject;
}
