import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isCutFreely, isCutSingly } from "#domain/configure/options/artwork-room.ts";
import { productSupplyOf } from "#domain/configure/options/product-rows.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { OwnArtwork } from "../artwork/frame.ts";
import { formIn, takesPicture } from "./form-of.ts";
import type { ProductForm, Subject } from "./subject.ts";

/** Single pieces, and labels on a roll, whose size is that of the line round them. A sheet's size is not its stickers'. */
const SINGLE: ReadonlySet<ProductForm> = new Set<ProductForm>(["die-cut", "kiss-cut", "thomson", "roll"]);
/** Of these the backing holds parts that lie apart. */
const ON_BACKING: ReadonlySet<ProductForm> = new Set<ProductForm>(["kiss-cut", "roll"]);

/** Whether parts of a picture that lie apart come on one backing. */
export function isOnBacking(catalogue: Catalogue, selection: Selection): boolean {
  return ON_BACKING.has(formIn(catalogue, selection));
}

/** Whether the customer says where a picture lies: not where the piece takes its shape from the picture. */
export function takesPlacing(catalogue: Catalogue, selection: Selection): boolean {
  if (!takesPicture(catalogue, selection) || isCutFreely(catalogue, selection)) return false;
  const shape = selection.shapeId === null ? undefined : catalogue.shapes.get(selection.shapeId);
  return formIn(catalogue, selection) !== "transfer" || shape?.outline !== "custom";
}

/** The free shape that what is configured could be cut to, and is not yet; null where it is not sold so. */
export function freeShapeFor(catalogue: Catalogue, selection: Selection): number | null {
  if (!isCutSingly(catalogue, selection) || isCutFreely(catalogue, selection)) return null;
  const offered = productSupplyOf(catalogue, selection)?.shapes ?? [];
  return offered.find(({ shapeId }) => catalogue.shapes.get(shapeId)?.outline === "custom")?.shapeId ?? null;
}

/** A piece of a free shape, cut along the line that was drawn round the customer's picture: as large as that line. */
export function cutRoundPicture(subject: Subject, artwork: OwnArtwork | null): Subject {
  const cutLine = artwork?.cutLine ?? null;
  if (cutLine === null || subject.outline !== "custom" || !SINGLE.has(subject.form)) return subject;
  return { ...subject, cutLine, widthMm: cutLine.widthMm, heightMm: cutLine.heightMm, sizeGiven: true };
}
