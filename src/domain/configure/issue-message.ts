import {
  cutsRequired,
  cutsTooMany,
  quantityRequired,
  setsRequired,
  stickersRequired,
  stickersTooMany,
  textRequired,
} from "#domain/first-messages.ts";
import type { Issue } from "./issue.ts";

const SIZE = {
  missing: () => "Please enter width and height.",
  "too-small": (limit: number | null) => `* Width or height must not be below ${limit}mm.`,
  "too-large": () => "* For special sizes, request a quote from the button below.",
};

const QUANTITY = {
  missing: () => quantityRequired,
  "too-small": (limit: number | null) => `* Please enter quantity greater than ${limit}.`,
  "too-large": () => "* You can request a quote from the button below.",
};

type Sentences = Readonly<Partial<Record<Issue["code"], (limit: number | null) => string>>>;

/** To the letter of the specifications (banner.md 4 and 5, quotes-and-accounts.md 5). */
const SENTENCES: Readonly<Record<Issue["field"], Sentences>> = {
  size: SIZE,
  width: { missing: () => "Please enter width." },
  height: { missing: () => "Please enter height." },
  cutPerShape: {
    missing: () => cutsRequired,
    "too-many": () => cutsTooMany,
  },
  stickersPerSheet: {
    missing: () => stickersRequired,
    "too-many": () => stickersTooMany,
  },
  quantity: QUANTITY,
  sets: { missing: () => setsRequired },
  text: { missing: () => textRequired },
  goods: {},
  font: {},
  align: {},
  lettering: {},
};

/** What an issue says to who configures; the check itself has no words (decision 126). */
export function issueMessage(issue: Pick<Issue, "field" | "code" | "limit" | "sentence">): string {
  if (issue.sentence !== undefined) return issue.sentence;
  const { field, code, limit } = issue;
  const words = SENTENCES[field][code];
  if (words === undefined) throw new Error(`No words for ${field} ${code}`);
  return words(limit);
}

/** What is said where a field was left empty. */
export function missingMessage(field: Issue["field"]): string {
  return issueMessage({ field, code: "missing", limit: null });
}

const REASONS: Readonly<Record<string, string>> = {
  "goods sold-out": "sold out for now",
  "size too-large": "a size above our largest",
  "size too-small": "a size below our smallest",
  "cutPerShape too-many": "more cuts than we price",
  "lettering too-small": "letters under 10 mm",
  "quantity too-large": "more pieces than we price",
  "quantity too-small": "fewer pieces than we price",
};

/** Why something cannot be ordered as it is but can be asked for, in a few words for customers and staff; null of any other issue. */
export function issueReason({ field, code }: Pick<Issue, "field" | "code">): string | null {
  return REASONS[`${field} ${code}`] ?? null;
}
