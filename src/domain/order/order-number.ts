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

/** As it stands in a text: capitals, blanks and dashes do not matter. */
const written = new RegExp(
  `(?<![\\p{L}\\p{N}])k(\\d{2})[ \\u00a0\\p{Pd}]*([${alphabet}]{${CHARACTERS}})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** A text in which every number of an order is written as the shop writes it. */
export function withOrderNumbers(text: string): string {
  return text.replaceAll(written, (_, year: string, drawn: string) => `K${year}-${drawn.toUpperCase()}`);
}

/** The numbers in such a text, each once. */
export function orderNumbersIn(text: string): readonly string[] {
  return [...new Set(text.match(new RegExp(`K\\d{2}-[${alphabet}]{${CHARACTERS}}(?![A-Z0-9])`, "g")))];
}

const bare = new RegExp(`^[${alphabet}]{${CHARACTERS}}$`);

/** Numbers that a text can stand for that leaves out "K26-", of orders of some years ("26"); none where it cannot. */
export function orderNumbersOf(typed: string, years: readonly string[]): readonly string[] {
  const drawn = typed.toUpperCase();
  return bare.test(drawn) ? years.map((year) => `K${year}-${drawn}`) : [];
}

/** An order's number as people type it: capitals, spaces and dashes do not matter. */
export function parseOrderNumber(typed: string): string {
  const bare = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  return `${bare.slice(0, 3)}-${bare.slice(3)}`;
}
