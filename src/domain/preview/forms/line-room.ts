import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { SizeMm } from "#domain/size-mm.ts";
import { formIn, isSheet } from "../subject/form-of.ts";
import { sizeOf } from "../subject/size-of.ts";
import { piecesOf } from "../subject/subject-of.ts";
import { placesForLines } from "./parts/sheet-layout.ts";

/** Whether a line lies on a sheet, whose size is ordered: it fits into its place there, and no size follows it. */
export function isOnSheet(catalogue: Catalogue, selection: Selection): boolean {
  return isSheet(formIn(catalogue, selection));
}

/** What a cut line has to fit into: the size that is ordered, or the place of a sticker on its sheet, in whole millimetres. */
export function roomForLine(catalogue: Catalogue, selection: Selection): SizeMm {
  const { widthMm, heightMm } = sizeOf(selection);
  const form = formIn(catalogue, selection);
  if (!isSheet(form)) return { widthMm, heightMm };
  const sheet = { x: 0, y: 0, width: widthMm, height: heightMm };
  const [place = sheet] = placesForLines({ form, pieces: piecesOf(form, selection) }, sheet);
  const whole = (side: number) => Math.max(1, Math.floor(side));
  return { widthMm: whole(place.width), heightMm: whole(place.height) };
}

/** The same of a size that is ordered: nothing fits while none is given. */
export function orderedRoom(catalogue: Catalogue, selection: Selection): SizeMm {
  return sizeOf(selection).sizeGiven ? roomForLine(catalogue, selection) : { widthMm: 0, heightMm: 0 };
}
