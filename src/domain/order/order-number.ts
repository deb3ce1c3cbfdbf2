import type { CalendarDate } from "#domain/calendar-date.ts";

/** Capitals and digits that nobody takes for another. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

const CHARACTERS = 6;

const shape = new RegExp(`^K\\d{2}-[${alphabet}]{${CHARACTERS}}$`);

/** A number for an order of a day; `draw` answers a number from 0 to below its argument, each as likely as the others. */
export function orderNumber(date: CalendarDate, draw: (below: number) => number): string {
  const drawn = Array.from({ length: CHARACTERS }, () => alphabet[draw(alphabet.length)]);
  return `K${date.slice(2, 4)}-${drawn.join("")}`;
}

/** Whether a text can be the number of an order, such as "K26-4F7Q2M": the year and six characters that nobody misreads. */
export function isOrderNumber(text: string): boolean {
  return shape.test(text);
}

/** An order's number as people type it: capitals, spaces and dashes do not matter. */
export function typedOrderNumber(typed: string): string {
  const bare = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  return `${bare.slice(0, 3)}-${bare.slice(3)}`;
}
