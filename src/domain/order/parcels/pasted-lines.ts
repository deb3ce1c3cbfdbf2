import { orderNumbersIn, orderNumbersOf, withOrderNumbers } from "../order-number.ts";
import { isKnownCarrier } from "../tracking-url.ts";

/** As many are read at once. */
export const MOST_LINES = 500;
export const MOST_CHARACTERS = 120_000;

/** What a line of a pasted text can say, before anybody has looked at the orders. */
export interface PastedLine {
  /** Which line of the text, from 1. */
  readonly at: number;
  readonly text: string;
  /** What can be the number of an order: each as it is written, with the numbers it can stand for. */
  readonly orders: readonly { readonly written: string; readonly numbers: readonly string[] }[];
  /** What can be the number of its parcel. */
  readonly parcels: readonly string[];
  /** Null where it names none. */
  readonly carrier: string | null;
}

/** Which column holds what, as the head of an export says; null where it does not. */
interface Columns {
  readonly parcel: number | null;
  readonly carrier: number | null;
}

const parcelHead = /track|consign|con ?note|connote|bar ?code|ticket|(parcel|label) (no|num|id)/i;
const carrierHead = /^(carrier|courier)( name)?$/i;

/** Cells of a line between tabs, semicolons, bars or commas, or words between blanks; of the first of these that it has. */
function cellsOf(text: string): readonly string[] {
  const separator = ["\t", ";", "|", ","].find((one) => text.includes(one));
  if (separator === undefined) return text.trim().split(/\s+/).map(meantBy);
  const escaped = separator === "|" ? "\\|" : separator;
  const cell = new RegExp(`(?:^|${escaped})[ ]*(?:"((?:[^"]|"")*)"|([^${escaped}]*))`, "g");
  return [...text.matchAll(cell)].map(([, quoted, plain = ""]) =>
    meantBy((quoted?.replaceAll('""', '"') ?? plain).trim()),
  );
}

/** What a cell means, without what a spreadsheet puts round a number to keep its zeros, or behind it; of a link its number. */
function meantBy(cell: string): string {
  if (/^https?:\/\//i.test(cell)) return cell.split(/[/?&=#]/).findLast((part) => /\d{5}/.test(part)) ?? "";
  return cell
    .replace(/^="(.*)"$/, "$1")
    .replace(/^['’]/, "")
    .replace(/^(\d{9,})\.0+$/, "$1");
}

const notNumbers = [
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(t[\d:.]+z?)?$/i, // a day, with its time
  /^\d{1,2}[-/.]?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-/.]?\d{2,4}$/i,
  /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  /^\$?\d+[.,]\d{1,3}(kg|g|m3)?$/i, // an amount, a weight
  /^(\+?64|0)\d{7,10}$/, // a phone
  /^\d{1,2}:\d{2}/, // a time
  /^K\d{2}$/i, // the beginning of an order's number
];

/** Whether a cell can be the number of a parcel: letters and digits, some of them digits, and none of what else is sent along. */
function isParcelNumber(cell: string, fewest: number): boolean {
  const whole = cell.replaceAll(/\s/g, "");
  if (whole.length < fewest || !/^[a-z0-9][a-z0-9/._-]{1,59}$/i.test(whole) || !/\d/.test(whole))
    return false;
  return !notNumbers.some((other) => other.test(whole));
}

/** Those that look most like one, where there are several: long, and mostly digits. */
function likeliest(cells: readonly string[]): readonly string[] {
  const long = cells.filter((cell) => cell.length >= 9 && (cell.match(/\d/g)?.length ?? 0) >= 5);
  return long.length > 0 ? long : cells;
}

function parcelsIn(cells: readonly string[], others: readonly string[], { parcel }: Columns): string[] {
  const named = parcel === null ? "" : (cells[parcel] ?? "");
  if (others.includes(named) && isParcelNumber(named, 2)) return [named];
  // Beside the order's number there is nothing else that it could be.
  const fewest = cells.filter((cell) => cell !== "").length <= 2 ? 2 : 5;
  return [...new Set(likeliest(others.filter((cell) => isParcelNumber(cell, fewest))))];
}

function lineOf(at: number, text: string, columns: Columns, years: readonly string[]): PastedLine {
  const cells = cellsOf(text);
  const whole = orderNumbersIn(text);
  const short = whole.length > 0 ? [] : cells.filter((cell) => orderNumbersOf(cell, years).length > 0);
  const carrier = columns.carrier === null ? cells.find(isCarrier) : cells[columns.carrier];
  const others = cells.filter((cell) => cell !== "" && cell !== carrier && orderNumbersIn(cell).length === 0);
  const orders = [...new Set([...whole, ...short])].map((written) => ({
    written,
    numbers: whole.includes(written) ? [written] : orderNumbersOf(written, years),
  }));
  return { at, text, orders, parcels: parcelsIn(cells, others, columns), carrier: carrier || null };
}

/** A cell that names nothing else. */
function isCarrier(cell: string): boolean {
  return cell.length <= 40 && !/\d{3}/.test(cell) && isKnownCarrier(cell);
}

function columnsOf(text: string): Columns {
  const cells = cellsOf(text);
  const at = (head: RegExp) => {
    const found = cells.findIndex((cell) => head.test(cell));
    return found < 0 ? null : found;
  };
  return { parcel: at(parcelHead), carrier: at(carrierHead) };
}

/**
 * What a courier's export or any pasted text says, line by line: numbers of orders and parcels in either order, with whatever else
 * beside them. Lines without a digit, such as a head, say nothing. `years`: those whose orders may be sent now ("26").
 */
export function pastedLines(text: string, years: readonly string[]): readonly PastedLine[] {
  const lines = text.normalize("NFC").split(/\r\n|\r|\n/);
  const head = lines.find((line) => line.trim() !== "") ?? "";
  const columns = /\d/.test(head) ? { parcel: null, carrier: null } : columnsOf(head);
  return lines.flatMap((line, at) =>
    /\d/.test(line) ? [lineOf(at + 1, withOrderNumbers(line), columns, years)] : [],
  );
}
