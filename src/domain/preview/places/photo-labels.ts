import type { SizeMm } from "#domain/size-mm.ts";
import { grouped } from "#domain/grouped.ts";
import { sizeLabel } from "./place-labels.ts";

/** How large words are on a photo that shows so many millimetres from edge to edge. */
export function photoLabel(acrossMm: number, size: SizeMm): string {
  const said = `The photo shows about ${grouped(Math.round(acrossMm))} mm across, your words are ${sizeLabel(size)}.`;
  return size.widthMm > acrossMm ? `${said} They are wider than the photo.` : said;
}
