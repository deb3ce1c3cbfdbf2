import type { SizeMm } from "#domain/size-mm.ts";
import { grouped } from "#domain/grouped.ts";
import type { LetteringPlace, SeenFrom } from "./place.ts";
import type { Margins } from "./placing.ts";

/** "1,200 x 300 mm": as words are ordered, rounded up. */
export function sizeLabel({ widthMm, heightMm }: SizeMm): string {
  return `${lengthWords(widthMm)} x ${lengthWords(heightMm)} mm`;
}

/** Whole millimetres: what is a hair longer than a whole number only by arithmetic is not longer. */
function lengthWords(mm: number): string {
  return grouped(Math.ceil(mm - 1e-6));
}

/** That words do not fit on a place, in a sentence with both lengths; null where they do. */
export function tooLarge({ surface, surfaceName }: LetteringPlace, size: SizeMm): string | null {
  const wide = size.widthMm > surface.width;
  const high = size.heightMm > surface.height;
  if (wide && high)
    return `Larger than ${surfaceName}: ${sizeLabel(size)} on ${sizeLabel({ widthMm: surface.width, heightMm: surface.height })}.`;
  if (wide)
    return `Wider than ${surfaceName}: ${lengthWords(size.widthMm)} mm on ${lengthWords(surface.width)} mm.`;
  if (high)
    return `Higher than ${surfaceName}: ${lengthWords(size.heightMm)} mm on ${lengthWords(surface.height)} mm.`;
  return null;
}

/** How much of a place words take: "Your words are 400 x 120 mm: 51% of the width of the door's glass, 780 mm." */
export function shareLabel({ surface, surfaceName }: LetteringPlace, size: SizeMm): string {
  const share = (100 * size.widthMm) / surface.width;
  const part = share < 1 ? "less than 1%" : `${Math.round(share)}%`;
  return `Your words are ${sizeLabel(size)}: ${part} of the width of ${surfaceName}, ${lengthWords(surface.width)} mm.`;
}

/** Where words are on a place, for who does not see them move. */
export function marginLabel({ surfaceName }: LetteringPlace, { left, top }: Margins): string {
  const said = [
    ...(left === null ? [] : [`${grouped(Math.round(left))} mm from the left`]),
    ...(top === null ? [] : [`${grouped(Math.round(top))} mm from the top`]),
  ];
  return said.length === 0 ? "" : `${said.join(", ")} of ${surfaceName}`;
}

/** Which way words on glass read, and why. */
export function glassLabel(from: SeenFrom, isInside: boolean): string {
  const side = isInside ? "stuck on the inside" : "stuck on the outside";
  return from === "outside"
    ? `From the street the words read right; they are ${side} of the glass.`
    : `From inside the words read backwards; they are ${side} of the glass.`;
}

interface SeenPlace {
  readonly place: LetteringPlace;
  readonly size: SizeMm;
  readonly from: SeenFrom;
  /** What is written. */
  readonly text: string;
}

/** A picture of words in a place, in words. */
export function pictureLabel({ place, size, from, text }: SeenPlace): string {
  const seen = place.isGlass
    ? `, seen from ${from === "inside" ? "inside, reading backwards" : "outside"}`
    : "";
  return `“${text}” ${place.where}${seen}, to scale, ${place.beside}. ${tooLarge(place, size) ?? shareLabel(place, size)}`;
}
