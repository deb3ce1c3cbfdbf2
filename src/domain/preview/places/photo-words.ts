import type { SizeMm } from "#domain/size-mm.ts";
import { grouped } from "#domain/grouped.ts";
import { sizeWords } from "./place-words.ts";

/** How large words are on a photo that shows so many millimetres from edge to edge. */
export function photoWords(acrossMm: number, size: SizeMm): string {
  const said = `The photo shows about ${grouped(Math.round(acrossMm))} mm across, your words are ${sizeWords(size)}.`;
  return size.widthMm > acrossMm ? `${said} They are wider than the photo.` : said;
}
