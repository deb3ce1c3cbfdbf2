import { isPlainText, withoutDirections } from "#domain/account/plain-text.ts";
import { addDays, type CalendarDate, isCalendarDate } from "#domain/calendar-date.ts";
import { type Detail, withoutCounts, withoutNothing } from "#domain/detail.ts";
import { messageOf } from "#domain/messages.ts";
import { type Cents, parseCents } from "#domain/money.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import { ungrouped } from "#domain/grouped.ts";
import { isPrinted, unprintedMessage } from "#domain/letters/printed-letters.ts";
import { isComment } from "./quote-request.ts";
import { unfilledPlaceMessage } from "./saved-answer.ts";

/** How many lines an answer has at most. */
export const ANSWER_LINES = 4;

const TITLE_LENGTH = 150;
const LINE_LENGTH = 2_000;
const MOST_PIECES = 999_999;
const MOST_DAYS = 60;
/** How many days ahead a price can be kept. */
const LONGEST_KEPT = 180;
/** What a quotation comes to at most: $999,999.99. */
const MOST_CENTS = 99_999_999;

/** A line of an answer, in the words of whoever answers. */
export interface AnswerLine {
  readonly title: string;
  readonly details: readonly Detail[];
  /** Of one set; 0: a charge for something that is not made, such as a tool. */
  readonly pieces: number;
  /** For all sets together. */
  readonly price: Cents;
}

/** A price for what was asked for. */
export interface PricedAnswer {
  readonly lines: readonly AnswerLine[];
  readonly shippingFee: Cents;
  /** Working days until it leaves. */
  readonly days: number;
  /** The last day on which it can be ordered. */
  readonly validUntil: CalendarDate;
  /** What is said with it; "" for nothing. */
  readonly words: string;
}

/** What was typed, by field. */
export type AnswerInput = Readonly<Record<string, string>>;

export type ReadPricedAnswer =
  | { readonly ok: true; readonly answer: PricedAnswer }
  | { readonly ok: false; readonly fields: FieldMessages };

function asMeant(typed = ""): string {
  return withoutDirections(typed).replaceAll(/\r\n?/g, "\n").replaceAll("\t", " ").trim().normalize("NFC");
}

/** "Size: 50 mm" is a detail of that name; a line without a name says something more. */
function detailOf(line: string): Detail {
  const [, label, value] = /^([^:]{1,40}):\s+(\S.*)$/.exec(line) ?? [];
  return label === undefined || value === undefined ? { label: "Also", value: line } : { label, value };
}

/** What is asked for in words that can be changed: its name in the first line, then a line for each detail. */
export function describedAs(title: string, details: readonly Detail[]): string {
  const told = withoutNothing(withoutCounts(details)).filter(({ label }) => label !== "Comment");
  return [title, ...told.map(({ label, value }) => `${label}: ${value}`)].join("\n");
}

function wholeNumber(typed: string, least: number, most: number): number | null {
  const digits = ungrouped(typed);
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : null;
  return number !== null && number >= least && number <= most ? number : null;
}

function isFine(words: string): boolean {
  const lines = words.split("\n");
  return words.length <= LINE_LENGTH && (lines[0] ?? "").length <= TITLE_LENGTH && lines.every(isPlainText);
}

/** A line as it was typed; null where nothing was. What is wrong goes to `fields`. */
function readLine(typed: AnswerInput, at: number, fields: Record<string, string>): AnswerLine | null {
  const words = asMeant(typed[`line${at}`]);
  const [pieces, price] = [asMeant(typed[`pieces${at}`]), asMeant(typed[`price${at}`])];
  if (words === "" && price === "" && (pieces === "" || at > 1)) return null;
  const [title = "", ...rest] = words.split("\n").map((line) => line.trim());
  const inOneLine = words.replaceAll("\n", " ");
  const number = pieces === "" ? 0 : wholeNumber(pieces, 1, MOST_PIECES);
  const cents = parseCents(price);
  if (words === "") fields[`line${at}`] = "Please say what it is.";
  else if (!isFine(words))
    fields[`line${at}`] = "Please write plain text, its first line in at most 150 characters.";
  else if (!isPrinted(inOneLine)) fields[`line${at}`] = unprintedMessage(inOneLine);
  if (number === null) fields[`pieces${at}`] = "Please enter a number of pieces, or nothing for a charge.";
  if (cents === null) fields[`price${at}`] = messageOf("amount-invalid");
  return {
    title,
    details: rest.filter((line) => line !== "").map(detailOf),
    pieces: number ?? 0,
    price: cents ?? 0,
  };
}

function readLines(typed: AnswerInput, fields: Record<string, string>): readonly AnswerLine[] {
  const places = Array.from({ length: ANSWER_LINES }, (_, at) => at + 1);
  const lines = places.flatMap((at) => readLine(typed, at, fields) ?? []);
  if (lines.length === 0) fields["line1"] = "Please say what it is.";
  else if (lines.every(({ pieces }) => pieces === 0))
    fields["pieces1"] ??= "Please say of at least one line how many pieces are made.";
  return lines;
}

function readShipping(typed: string): Cents | null {
  return /^\$?0*(\.0{1,2})?$/.test(typed) ? 0 : parseCents(typed);
}

function readLastDay(typed: string, today: CalendarDate): CalendarDate | null {
  const isIn = isCalendarDate(typed) && typed >= today && typed <= addDays(today, LONGEST_KEPT);
  return isIn ? typed : null;
}

/** An answer as it was typed on a day, or what is wrong with it, by field: `line1`, `pieces1`, `price1` and so on, `shipping`, `days`, `until`, `words`. */
export function readPricedAnswer(typed: AnswerInput, today: CalendarDate): ReadPricedAnswer {
  const fields: Record<string, string> = {};
  const lines = readLines(typed, fields);
  const shippingFee = readShipping(asMeant(typed["shipping"]));
  const days = wholeNumber(asMeant(typed["days"]), 1, MOST_DAYS);
  const validUntil = readLastDay(asMeant(typed["until"]), today);
  const words = asMeant(typed["words"]);
  const total = lines.reduce((sum, { price }) => sum + price, shippingFee ?? 0);
  if (shippingFee === null) fields["shipping"] = `${messageOf("amount-invalid")} 0 for free.`;
  if (days === null) fields["days"] = `Please enter working days, 1 to ${MOST_DAYS}.`;
  if (validUntil === null)
    fields["until"] = `Please choose a day from today on, within ${LONGEST_KEPT} days.`;
  const unfilled = unfilledPlaceMessage(words);
  if (!isComment(words)) fields["words"] = messageOf("message-invalid");
  else if (unfilled !== null) fields["words"] = unfilled;
  if (total > MOST_CENTS) fields["price1"] ??= "Please keep all of it below $1,000,000.";
  if (shippingFee === null || days === null || validUntil === null || Object.keys(fields).length > 0)
    return { ok: false, fields };
  return { ok: true, answer: { lines, shippingFee, days, validUntil, words } };
}
