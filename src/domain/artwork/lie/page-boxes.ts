import { z } from "zod";

/** Millimetres from the upper left corner of a page's media box, as the page is seen upright. */
const boxMm = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** The boxes of a page, as the file gives them (ISO 32000-1, 14.11.2); null where it does not. */
export const pageBoxes = z.object({
  media: boxMm,
  crop: boxMm.nullable(),
  bleed: boxMm.nullable(),
  trim: boxMm.nullable(),
  /** What of the page is artwork, and what its picture shows: worked out when it was read. */
  printed: boxMm,
  /** The box round all that is painted of that; null where nothing is, or it was not measured. */
  painted: boxMm.nullable(),
});

export type BoxMm = z.infer<typeof boxMm>;
export type PageBoxes = z.infer<typeof pageBoxes>;

/** What two boxes have in common; null where that is nothing. */
export function overlap(one: BoxMm, other: BoxMm): BoxMm | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The least box that holds two. */
function around(one: BoxMm, other: BoxMm): BoxMm {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** What a page shows: its crop box, within its media box. */
export function visibleBox({ media, crop }: Pick<PageBoxes, "media" | "crop">): BoxMm {
  return (crop && overlap(crop, media)) ?? media;
}

/** Farther than this from the trim there are marks, not background; millimetres. */
export const MOST_BLEED_MM = 5;

/** The trim box of a page as far as it lies within the media box; null where the file does not give one. */
export function trimWithin({ media, trim }: Pick<PageBoxes, "media" | "trim">): BoxMm | null {
  return trim && overlap(trim, media);
}

/**
 * What of a page may be artwork: its bleed box, even where the crop box is smaller; else what it shows. Round a trim box it goes no
 * farther than bleed does.
 */
export function artworkBox(boxes: Pick<PageBoxes, "media" | "crop" | "bleed" | "trim">): BoxMm {
  const told = (boxes.bleed && overlap(boxes.bleed, boxes.media)) ?? visibleBox(boxes);
  const trim = trimWithin(boxes);
  if (trim === null) return told;
  const most = {
    x: trim.x - MOST_BLEED_MM,
    y: trim.y - MOST_BLEED_MM,
    width: trim.width + 2 * MOST_BLEED_MM,
    height: trim.height + 2 * MOST_BLEED_MM,
  };
  // A trim box that is not all shown is printed nevertheless.
  return overlap(around(told, trim), most) ?? trim;
}
