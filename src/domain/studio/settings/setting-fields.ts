import { bodyFaces, headingFaces } from "#domain/shop-faces.ts";
import { contrastOf, LEAST_CONTRAST } from "#domain/readable-colours.ts";
import { COLOUR } from "#domain/shop-colours.ts";
import { ruleBounds, type RuleNumber } from "#domain/rule-bounds.ts";
import type { StudioMessageCode } from "#domain/studio-messages.ts";

/** What a setting can hold, each as the one text of its value. */
type Kind = "number" | "choice" | "colour" | "sender" | "email";

/** One thing that an owner sets, as the form, the call, the search and the audit log have it. */
export interface SettingField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly kind: Kind;
  /** Other words that it is found by. */
  readonly also: string;
  /** Which rule of the catalogue it is; missing where it belongs to the machine. */
  readonly rule?: string;
  /** The variable of the environment that comes before it. */
  readonly variable?: "ARTWORK_DAYS" | "UNUSED_UPLOAD_DAYS" | "MAIL_FROM" | "STAFF_EMAIL";
  readonly bounds?: readonly [least: number, most: number];
  /** What is chosen from, each value with its words. */
  readonly choices?: Readonly<Record<string, string>>;
}

const yesOrNo = { yes: "Yes", no: "No" };

interface SettingGroup {
  readonly title: string;
  readonly note: string;
  readonly fields: readonly SettingField[];
}

function bounded(
  rule: RuleNumber,
  name: string,
  label: string,
  { hint = "", also = "" }: { readonly hint?: string; readonly also?: string } = {},
): SettingField {
  const bounds = ruleBounds[rule];
  const range = `${bounds[0]} to ${bounds[1]}`;
  return { name, label, hint: hint === "" ? range : `${hint}; ${range}`, kind: "number", also, rule, bounds };
}

const DAYS_ON_FILE = [1, 9_999] as const;
const DAYS_UNUSED = [1, 999] as const;

/** The settings, in the order in which a shop comes to them. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: "Quotations",
    note: "For quotations that are issued from now on: what was sent keeps its date.",
    fields: [
      bounded("quotationDays", "quotation_days", "Days that prices are kept", {
        also: "validity valid until offer",
      }),
      bounded("quotationReminderDays", "quotation_reminder_days", "Reminder, days before", {
        hint: "0: none",
        also: "mail ends last day",
      }),
    ],
  },
  {
    title: "Open orders",
    note: "Working days in which nothing is heard of an order that waits for its customer. Orders keep the days they were placed with.",
    fields: [
      bounded("firstReminderDays", "first_reminder_days", "First reminder after", { also: "mail unpaid" }),
      bounded("secondReminderDays", "second_reminder_days", "Second reminder after", { also: "mail unpaid" }),
      bounded("openDays", "open_days", "Lapses after", { also: "cancel expire unpaid" }),
    ],
  },
  {
    title: "Payment",
    note: "Bank transfer is always open: what is too much for a card has no other way. What is not asked for before an order is made is paid before it leaves.",
    fields: [
      {
        name: "takes_cards",
        label: "Cards are offered",
        hint: "where card payments are set up",
        kind: "choice",
        choices: yesOrNo,
        also: "stripe afterpay pay",
        rule: "takesCards",
      },
      bounded("depositPercent", "deposit_percent", "Asked before an order is made, percent", {
        hint: "100: all of it",
        also: "deposit share half part advance upfront pay",
      }),
      bounded("depositFrom", "deposit_from", "Only a share for orders from, dollars", {
        hint: "smaller ones are paid whole",
        also: "deposit total amount",
      }),
    ],
  },
  {
    title: "Reviews",
    note: "How an order turned out is asked once, by mail.",
    fields: [
      {
        name: "asks_for_reviews",
        label: "Customers are asked",
        hint: "",
        kind: "choice",
        choices: yesOrNo,
        also: "review mail stars",
        rule: "asksForReviews",
      },
      bounded("reviewDays", "review_days", "Working days after it came", { also: "review mail" }),
    ],
  },
  {
    title: "Faces",
    note: "What the shop’s pages are set in. Each is openly licensed and has macrons; pages stay where they are while it loads. Mails are set in that of whoever reads them.",
    fields: [
      {
        name: "heading_face",
        label: "Headings",
        hint: "",
        kind: "choice",
        choices: headingFaces,
        also: "font typeface brand look letters",
        rule: "headingFace",
      },
      {
        name: "body_face",
        label: "All other words",
        hint: "",
        kind: "choice",
        choices: bodyFaces,
        also: "font typeface brand look letters text",
        rule: "bodyFace",
      },
    ],
  },
  {
    title: "Colours",
    note: "Of the shop’s pages and of mails that leave from now on. Words have to be read on them: a pale colour is refused.",
    fields: [
      {
        name: "accent_colour",
        label: "What leads",
        hint: "dashed lines, marks",
        kind: "colour",
        also: "color accent brand look theme magenta",
        rule: "accentColour",
      },
      {
        name: "button_colour",
        label: "Main buttons",
        hint: "such as Add to cart",
        kind: "colour",
        also: "color brand look theme",
        rule: "buttonColour",
      },
    ],
  },
  {
    title: "Files",
    note: "How long files are kept that nothing names any more; the privacy page says it.",
    fields: [
      {
        name: "artwork_days",
        label: "Artwork, days after it was last chosen",
        hint: "1 to 9999",
        kind: "number",
        also: "retention keep delete privacy",
        variable: "ARTWORK_DAYS",
        bounds: DAYS_ON_FILE,
      },
      {
        name: "unused_upload_days",
        label: "Uploads that were never chosen, days",
        hint: "1 to 999",
        kind: "number",
        also: "retention keep delete privacy",
        variable: "UNUSED_UPLOAD_DAYS",
        bounds: DAYS_UNUSED,
      },
    ],
  },
  {
    title: "Mails",
    note: "What leaves from now on.",
    fields: [
      {
        name: "sender",
        label: "Sender",
        hint: "such as Kisscut <hello@kisscut.example>",
        kind: "sender",
        also: "from name email",
        variable: "MAIL_FROM",
      },
      {
        name: "staff_email",
        label: "Mails to the staff go to",
        hint: "new orders, requests, questions, reviews",
        kind: "email",
        also: "notification address team",
        variable: "STAFF_EMAIL",
      },
    ],
  },
];

export const settingFields = settingGroups.flatMap(({ fields }) => fields);

/** Settings by their names, each as the one text of its value. */
export type SettingTexts = Readonly<Record<string, string>>;

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/** The address of a sender: of "Shop <a@b.example>" as of "a@b.example". */
function senderAddress(sender: string): string {
  return /<([^<>]*)>$/.exec(sender)?.[1] ?? sender;
}

/** The domain of a sender's address. */
export function senderDomain(sender: string): string {
  return senderAddress(sender.trim()).split("@")[1] ?? "";
}

function isSender(text: string): boolean {
  const isNamed = /^[^<>"\r\n]{1,80} <[^<>]+>$/.test(text);
  return (isNamed || EMAIL.test(text)) && EMAIL.test(senderAddress(text));
}

type Read = { readonly text: string } | { readonly fault: StudioMessageCode };

function readColour(text: string): Read {
  if (!COLOUR.test(text)) return { fault: "setting-colour-invalid" };
  return contrastOf(text) < LEAST_CONTRAST ? { fault: "setting-colour-pale" } : { text };
}

/** What was typed, in the one text of its value; or what is wrong with it. */
function readSetting({ kind, bounds, choices = {} }: SettingField, typed: string): Read {
  const text = typed.trim().replaceAll(/\s+/g, " ");
  if (kind === "choice") return Object.hasOwn(choices, text) ? { text } : { fault: "setting-choice-invalid" };
  if (kind === "colour") return readColour(text.toLowerCase());
  if (kind === "email") return EMAIL.test(text) ? { text } : { fault: "setting-email-invalid" };
  if (kind === "sender") return isSender(text) ? { text } : { fault: "setting-sender-invalid" };
  const [least, most] = bounds ?? [0, 0];
  const value = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  return value >= least && value <= most ? { text: String(value) } : { fault: "setting-number-invalid" };
}

/** What is wrong between settings that are right alone. */
export function faultsBetween(texts: SettingTexts): Readonly<Record<string, StudioMessageCode>> {
  const number = (name: string) => Number(texts[name]);
  return {
    ...(number("second_reminder_days") <= number("first_reminder_days") && {
      second_reminder_days: "setting-not-later" as const,
    }),
    ...(number("open_days") <= number("second_reminder_days") && { open_days: "setting-not-later" as const }),
    ...(number("quotation_reminder_days") >= number("quotation_days") && {
      quotation_reminder_days: "setting-not-earlier" as const,
    }),
  };
}

/**
 * Settings as they were typed, in the texts of their values, and what is wrong with them, by name. What was not touched is as it was seen,
 * right or wrong: the environment may say something that no form would take.
 */
export function readSettings(
  typed: SettingTexts,
  was: SettingTexts,
): {
  readonly texts: SettingTexts;
  readonly faults: Readonly<Record<string, StudioMessageCode>>;
} {
  const touched = settingFields.filter(({ name }) => typed[name] !== was[name]);
  const read = touched.map((field) => [field.name, readSetting(field, typed[field.name] ?? "")] as const);
  const right = read.flatMap(([name, one]) => ("text" in one ? [[name, one.text]] : []));
  const wrong = read.flatMap(([name, one]) => ("fault" in one ? [[name, one.fault]] : []));
  const texts: SettingTexts = { ...was, ...Object.fromEntries(right) };
  return { texts, faults: wrong.length > 0 ? Object.fromEntries(wrong) : faultsBetween(texts) };
}
