import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import { trueSize } from "#domain/cut-line/kept/true-size.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import type { OwnArtwork } from "../artwork/frame.ts";
import type { PicturePx } from "../artwork/placed-picture.ts";
import { grown } from "../geometry/outline.ts";
import { trimBox } from "../material/face.ts";
import type { Box } from "../scene.ts";
import { isSheet } from "../subject/form-of.ts";
import type { Subject } from "../subject/subject.ts";
import { placesForShapes } from "./parts/sheet-layout.ts";

/** Proportions are alike when they differ by less than this part: what is drawn on a template is. */
const ALIKE = 0.02;

function hasProportions({ widthPx, heightPx }: PicturePx, { width, height }: Box): boolean {
  return Math.abs((widthPx * height) / (heightPx * width) - 1) < ALIKE;
}

/**
 * Artwork for a sheet of several is the whole sheet where it is drawn on its template, or the sheet's designs differ; any other is put
 * on every piece, as the shop shows it.
 */
export function fillsSheet(subject: Subject, artwork: PicturePx): boolean {
  if (!isSheet(subject.form)) return false;
  const sheet = trimBox(subject);
  const drawnOn = [sheet, grown(sheet, subject.bleedMm)];
  return subject.form === "assorted" || drawnOn.some((box) => hasProportions(artwork, box));
}

/** A sheet that is one picture: what is cut inside it is drawn there, the shop cuts its edge. */
export function wholeSheet(subject: Subject): Subject {
  return { ...subject, outline: "rectangle" };
}

/** A picture on what is ordered, with the size of the line that is cut round it there, and where it lies in that. */
export interface LaidPicture extends Omit<OwnArtwork, "cutLine" | "href"> {
  readonly cutLine: Pick<CutLine, "picture" | "widthMm" | "heightMm" | "isOwn"> | null;
}

/** What one picture is printed on: all that is ordered, or, of a sheet, one of its stickers. */
export function printedOn(
  subject: Subject,
  picture: LaidPicture,
): { readonly piece: Subject; readonly sheet: SizeMm | null } {
  const { cutLine } = picture;
  if (cutLine === null && fillsSheet(subject, picture)) return { piece: wholeSheet(subject), sheet: null };
  if (!isSheet(subject.form)) return { piece: subject, sheet: null };
  const sheet = { widthMm: subject.widthMm, heightMm: subject.heightMm };
  if (cutLine !== null) return { piece: { ...subject, ...trueSize(cutLine) }, sheet };
  const { width: widthMm, height: heightMm } =
    placesForShapes(subject, trimBox(subject))[0] ?? trimBox(subject);
  return { piece: { ...subject, widthMm, heightMm }, sheet };
}
