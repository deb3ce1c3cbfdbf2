import { isCalendarDate } from "#domain/calendar-date.ts";
import { formatMoney } from "#domain/money.ts";
import { MOST_LETTERS } from "../words/most-letters.ts";

/** What a cell can hold: each way of writing it down, as its owner types it. */
interface CellKind {
  /** The value of what was typed; undefined where it is none. */
  readonly read: (typed: string) => unknown;
  /** As it is kept and compared: the same value is always the same text. */
  readonly write: (value: never) => string;
  /** As a difference says it. */
  readonly say: (text: string) => string;
  /** What is said of something else. */
  readonly wrong: string;
}

/** Whole units of something that is typed with decimals; undefined where it is out of bounds or too fine. */
function decimal(typed: string, places: number, least: number, most: number): number | undefined {
  const plain = typed
    .trim()
    .replaceAll(/^[$×]\s*|\s*[x×%c]$/g, "")
    .replaceAll(/,(?=\d{3})/g, "");
  const [, whole, parts = ""] = /^(\d{1,7})(?:\.(\d+))?$/.exec(plain) ?? [];
  const trimmed = parts.replace(/0+$/, "");
  if (whole === undefined || trimmed.length > places) return undefined;
  const value = Number(whole) * 10 ** places + Number(trimmed.padEnd(places, "0"));
  return value >= least && value <= most ? value : undefined;
}

/** "12.40": at least so many decimals, no needless ones beyond. */
function written(value: number, places: number, least: number): string {
  const all = (value / 10 ** places).toFixed(places);
  const [whole = "", parts = ""] = all.split(".");
  const trimmed = parts.replace(/0+$/, "").padEnd(least, "0");
  return trimmed === "" ? whole : `${whole}.${trimmed}`;
}

function wholeNumber(typed: string, most: number): number | undefined {
  return decimal(typed, 0, 1, most);
}

function listOf(typed: string): number[] | undefined {
  const parts = typed
    .split(/[,;\s]+/)
    .filter((part) => part !== "")
    .map((part) => wholeNumber(part, 1_000_000));
  return parts.includes(undefined) || parts.length === 0 ? undefined : (parts as number[]);
}

/** Paragraphs, one a line; letters are composed, so that a macron is always the same. */
function readWords(typed: string): string | undefined {
  const lines = typed.normalize("NFC").split(/\r?\n/);
  const text = lines
    .map((line) => line.trim().replaceAll(/\s+/g, " "))
    .filter((line) => line !== "")
    .join("\n");
  return text.length >= 1 && text.length <= MOST_LETTERS ? text : undefined;
}

const asIs = (text: string) => text;
const count = (value: number) => String(value);
const MOST = 9_999_999;

/** What is said of a day on which something is there again, where that has come. */
export const DAY_AFTER_TODAY = "Please choose a day after today.";

export const cellKinds = {
  /** Whole cents. */
  dollars: {
    read: (typed) => decimal(typed, 2, 0, MOST),
    write: (value: number) => written(value, 2, 2),
    say: (text) => formatMoney(Math.round(Number(text) * 100)),
    wrong: "Please type dollars, such as 12.40.",
  },
  /** Whole cents, at least one. */
  step: {
    read: (typed) => decimal(typed, 2, 1, 100_000),
    write: (value: number) => written(value, 2, 2),
    say: (text) => formatMoney(Math.round(Number(text) * 100)),
    wrong: "Please type dollars, such as 0.10.",
  },
  /** Whole thousandths of a cent. */
  cents: {
    read: (typed) => decimal(typed, 3, 0, MOST),
    write: (value: number) => written(value, 3, 0),
    say: (text) => `${text} c`,
    wrong: "Please type cents, such as 2.6; up to three decimals.",
  },
  /** Thousandths: 3240 is 3.24 times the cost. */
  factor: {
    read: (typed) => decimal(typed, 3, 1000, 100_000),
    write: (value: number) => written(value, 3, 2),
    say: (text) => `× ${text}`,
    wrong: "Please type a factor from 1 to 100, such as 3.24.",
  },
  /** Thousandths: 150 is 15 per cent. */
  percent: {
    read: (typed) => decimal(typed, 1, 1, 900),
    write: (value: number) => written(value, 1, 0),
    say: (text) => `${text}%`,
    wrong: "Please type per cent from 0.1 to 90, such as 15.",
  },
  pieces: {
    read: (typed) => wholeNumber(typed, 1_000_000),
    write: count,
    say: asIs,
    wrong: "Please type a whole number, such as 500.",
  },
  /** A side of a piece. */
  millimetres: {
    read: (typed) => wholeNumber(typed.replace(/\s*mm$/i, ""), 5_000),
    write: count,
    say: (text) => `${text} mm`,
    wrong: "Please type whole millimetres, such as 50.",
  },
  /** Null where there is no bound: the field is empty. */
  "pieces-or-none": {
    read: (typed) => (typed.trim() === "" ? null : wholeNumber(typed, 1_000_000)),
    write: (value: number | null) => (value === null ? "" : String(value)),
    say: (text) => (text === "" ? "no end" : text),
    wrong: "Please type a whole number, or nothing for no end.",
  },
  "dollars-or-none": {
    read: (typed) => (typed.trim() === "" ? null : decimal(typed, 2, 1, MOST)),
    write: (value: number | null) => (value === null ? "" : written(value, 2, 2)),
    say: (text) => (text === "" ? "no end" : formatMoney(Math.round(Number(text) * 100))),
    wrong: "Please type dollars, or nothing for no end.",
  },
  /** Null where the price of one set is multiplied: the field is empty. */
  "dollars-or-multiplied": {
    read: (typed) => (typed.trim() === "" ? null : decimal(typed, 2, 1, MOST)),
    write: (value: number | null) => (value === null ? "" : written(value, 2, 2)),
    say: (text) => (text === "" ? "as much as one" : formatMoney(Math.round(Number(text) * 100))),
    wrong: "Please type dollars, or nothing where each set costs what one does.",
  },
  /** Grams, typed as kilograms; null where there is no bound: the field is empty. */
  "kilograms-or-none": {
    read: (typed) => (typed.trim() === "" ? null : decimal(typed, 3, 1, MOST)),
    write: (value: number | null) => (value === null ? "" : written(value, 3, 0)),
    say: (text) => (text === "" ? "any weight" : `${text} kg`),
    wrong: "Please type kilograms, such as 25, or nothing for any weight.",
  },
  /** Working days. */
  days: {
    read: (typed) => wholeNumber(typed, 60),
    write: count,
    say: (text) => (text === "1" ? "1 day" : `${text} days`),
    wrong: "Please type whole days, 1 to 60.",
  },
  tiers: {
    read: (typed) => {
      const list = listOf(typed) ?? [];
      const rises = list.every((one, at) => at === 0 || one > (list[at - 1] ?? one));
      return list.length >= 2 && list.length <= 30 && rises ? list : undefined;
    },
    write: (value: readonly number[]) => value.join(", "),
    say: asIs,
    wrong: "Please type two to thirty quantities that rise, such as 25, 50, 100.",
  },
  products: {
    read: (typed) => {
      const list = listOf(typed);
      return list && [...new Set(list)].sort((one, other) => one - other);
    },
    write: (value: readonly number[]) => value.join(", "),
    say: asIs,
    wrong: "Please choose at least one product.",
  },
  /** Null where it is not narrowed. */
  "products-or-all": {
    read: (typed) => {
      const list = listOf(typed);
      if (typed.trim() === "") return null;
      return list && [...new Set(list)].sort((one, other) => one - other);
    },
    write: (value: readonly number[] | null) => (value === null ? "" : value.join(", ")),
    say: (text) => (text === "" ? "all that can" : text),
    wrong: "Please choose at least one product.",
  },
  date: {
    read: (typed) => (isCalendarDate(typed.trim()) ? typed.trim() : undefined),
    write: asIs,
    say: asIs,
    wrong: "Please type a day such as 2027-01-31.",
  },
  /** Whether it is on sale at all: true where it is retired, null where it is not. */
  sale: {
    read: (typed) => (typed === "retired" ? true : typed === "" ? null : undefined),
    write: (value: true | null) => (value ? "retired" : ""),
    say: (text) => (text === "" ? "on sale" : text),
    wrong: "It is on sale, or retired.",
  },
  /** The first day on which something that is sold out is there again; null where it is there. */
  "return-day": {
    read: (typed) => {
      const text = typed.trim();
      if (text === "") return null;
      return isCalendarDate(text) ? text : undefined;
    },
    write: (value: string | null) => value ?? "",
    say: (text) => (text === "" ? "in stock" : `sold out until ${text}`),
    wrong: "Please type the day on which it is there again, such as 2027-01-31.",
  },
  "product-or-none": {
    read: (typed) => (typed.trim() === "" ? null : wholeNumber(typed, 1_000_000)),
    write: (value: number | null) => (value === null ? "" : String(value)),
    say: (text) => (text === "" ? "none" : text),
    wrong: "Please choose a product.",
  },
  time: {
    read: (typed) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(typed.trim()) ? typed.trim() : undefined),
    write: asIs,
    say: asIs,
    wrong: "Please type a time such as 16:00.",
  },
  name: {
    read: (typed) => {
      const text = typed.trim().replaceAll(/\s+/g, " ");
      return text.length >= 1 && text.length <= 80 ? text : undefined;
    },
    write: asIs,
    say: asIs,
    wrong: "Please type a name of up to 80 letters.",
  },
  sentence: {
    read: (typed) => {
      const text = typed.normalize("NFC").trim().replaceAll(/\s+/g, " ");
      return text.length >= 1 && text.length <= 200 ? text : undefined;
    },
    write: asIs,
    say: asIs,
    wrong: "Please type one sentence of up to 200 letters.",
  },
  "words-or-none": {
    read: (typed) => (typed.trim() === "" ? null : readWords(typed)),
    write: (text: string | null) => text ?? "",
    say: (text) => (text === "" ? "nothing" : text.replaceAll("\n", " / ")),
    wrong: `Please write up to ${MOST_LETTERS} letters.`,
  },
  words: {
    read: readWords,
    write: asIs,
    say: (text) => text.replaceAll("\n", " / "),
    wrong: `Please write something, of up to ${MOST_LETTERS} letters.`,
  },
  slug: {
    read: (typed) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed) ? typed : undefined),
    write: asIs,
    say: asIs,
    wrong: "An address has small letters, digits and single dashes.",
  },
  /** Which row it was copied from. */
  row: {
    read: (typed) => wholeNumber(typed, 1_000_000),
    write: count,
    say: asIs,
    wrong: "Please choose what is copied.",
  },
  /** A picture that is kept, by its SHA-256. */
  picture: {
    read: (typed) => (/^[\da-f]{64}$/.test(typed) ? typed : undefined),
    write: asIs,
    say: asIs,
    wrong: "Please choose a picture.",
  },
  /** Which kind of day without work; of a region where it is regional. */
  "day-kind": {
    read: (typed) => (/^(national|closure|regional)$/.test(typed) ? typed : undefined),
    write: asIs,
    say: asIs,
    wrong: "A day is national, regional or the shop's own.",
  },
  region: {
    read: (typed) => (/^[A-Z]{0,4}$/.test(typed) ? typed || null : undefined),
    write: (value: string | null) => value ?? "",
    say: asIs,
    wrong: "A region is written in capitals.",
  },
} as const satisfies Readonly<Record<string, CellKind>>;

export type CellKindName = keyof typeof cellKinds;

/** The text of a value, the same for the same value. */
export function cellText(kind: CellKindName, value: unknown): string {
  return cellKinds[kind].write(value as never);
}

/** What was typed, in the one text of its value; null where it is no value of the kind. */
export function typedCell(kind: CellKindName, typed: string): string | null {
  const value = cellKinds[kind].read(typed);
  return value === undefined ? null : cellText(kind, value);
}
