import { z } from "zod";
import { addDays, type CalendarDate, isCalendarDate } from "#domain/calendar-date.ts";
import { withoutArtwork } from "#domain/configure/artwork/without-artwork.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { parseCents } from "#domain/money.ts";

/** What another shop was seen to ask for so many pieces of the same thing, GST included. */
export interface RivalPrice {
  readonly name: string;
  readonly pieces: number;
  readonly cents: number;
  readonly seenOn: CalendarDate;
  /** Where it was seen: an address, a catalogue, a telephone call. */
  readonly place: string;
}

const FRESH_DAYS = 90;

/** Whether a price was seen so long ago that it may be another one by now. */
export function isOldRival({ seenOn }: Pick<RivalPrice, "seenOn">, today: CalendarDate): boolean {
  return addDays(seenOn, FRESH_DAYS) < today;
}

/** What tells goods apart, however many are ordered: a price that was seen stands beside all of their quantities. */
export function goodsHash(selection: Selection): string {
  return selectionHash({
    ...withoutArtwork(selection),
    quantity: { custom: false, pieces: null },
    sets: { custom: false, count: 1 },
  });
}

const MOST_PIECES = 1_000_000;

/** A price of another shop as it is typed. */
export const rivalForm = z.object({
  name: z.string().trim().min(1, "Please say whose price it is.").max(80, "Please say it in 80 letters."),
  pieces: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,6}$/, "Please type a whole number of pieces.")
    .refine((text) => Number(text) <= MOST_PIECES, "Please type a whole number of pieces."),
  price: z
    .string()
    .trim()
    .refine((text) => (parseCents(text) ?? 0) > 0, "Please type dollars, such as 49.90."),
  seen_on: z.string().refine(isCalendarDate, "Please choose the day on which it was seen."),
  place: z.string().trim().max(300, "Please say it in 300 letters.").default(""),
});
