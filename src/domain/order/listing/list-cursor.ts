import type { OrderSort } from "./order-list.ts";

/**
 * A place in a sorted list: right behind an order, on the way there or back. `value` is what the database sorts by, word for word:
 * rounded, as a date of JavaScript is, it would skip orders.
 */
export interface ListCursor {
  readonly value: string;
  readonly id: number;
  readonly isBack: boolean;
}

/** What the values of each sort look like. */
const values: Readonly<Record<OrderSort, RegExp>> = {
  placed: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  leaves: /^(\d{4}-\d\d-\d\d|infinity)$/,
  total: /^-?\d{1,9}$/,
};

function isDay(value: string): boolean {
  const day = value.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function isTime(value: string): boolean {
  const [, clock = "00:00:00"] = value.split(" ");
  const [hours = 0, minutes = 0, seconds = 0] = clock.slice(0, 8).split(":").map(Number);
  return hours < 24 && minutes < 60 && seconds < 60;
}

/** A place as it stands in an address: "n.17.2026-11-24 08:15:02.123456+00". */
export function writeCursor({ value, id, isBack }: ListCursor): string {
  return `${isBack ? "b" : "n"}.${id}.${value}`;
}

/** Such a place of a list that is sorted so; null where it is none. */
export function readCursor(text: string, sort: OrderSort): ListCursor | null {
  const [, way, id, value = ""] = /^([nb])\.(\d{1,9})\.(.{1,40})$/.exec(text) ?? [];
  if (way === undefined || !values[sort].test(value)) return null;
  if (sort !== "total" && value !== "infinity" && !(isDay(value) && isTime(value))) return null;
  return { value, id: Number(id), isBack: way === "b" };
}
