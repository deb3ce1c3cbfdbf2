import { brandColours } from "#platform/brand-colours.ts";
import { type Look, type Pen, looks } from "#platform/pdf/pen.ts";
import type { PrintedItem } from "./printed-quotation.ts";

const SIDE = 32;
const GAP = 5;
const label: Look = { ...looks.small, size: 6.5, leading: 9 };
const HEIGHT = SIDE + label.leading + GAP;

/** Pictures of a line that are printed at most; the names of all sets stand in its details. */
export const MOST_PLACES = 12;

function columnsOf(width: number): number {
  return Math.max(1, Math.floor((width + GAP) / (SIDE + GAP)));
}

/** How high the small pictures of a line are in so much width, with the room above them; 0 where it has none. */
export function placesHeight({ places }: PrintedItem, width: number): number {
  return places.length === 0 ? 0 : GAP + Math.ceil(places.length / columnsOf(width)) * HEIGHT;
}

/** The small pictures of a line's sets and sides with their names, from an upper left corner. Its details tell the names to a screen reader. */
export function drawPlaces(pen: Pen, { places }: PrintedItem, x: number, y: number, width: number): void {
  const { doc } = pen;
  const columns = columnsOf(width);
  places.forEach((place, at) => {
    const left = x + (at % columns) * (SIDE + GAP);
    const top = y + GAP + Math.floor(at / columns) * HEIGHT;
    pen.ornament(() => {
      doc.roundedRect(left, top, SIDE, SIDE, 3).lineWidth(0.5).stroke(brandColours.rule);
      if (place.href === null) return;
      doc.roundedRect(left, top, SIDE, SIDE, 3).clip();
      doc.image(place.href, left, top, { fit: [SIDE, SIDE], align: "center", valign: "center" });
    });
    const { lines, look } = pen.block(place.label, label, SIDE + GAP - 1);
    const words = { lines: lines.slice(0, 1), look, height: label.leading };
    pen.ornament(() => pen.print(words, { x: left, y: top + SIDE }));
  });
}
