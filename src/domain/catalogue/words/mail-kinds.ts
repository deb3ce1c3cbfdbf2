import type { MailFact } from "./mail-facts.ts";

/** Families of mails, as the words room names them. */
export const mailKinds = {
  order: "Mails about an order",
  money: "Mails about money",
  care: "Mails about changes and problems",
  quotation: "Mails about quotations",
  request: "Mails about quote requests",
  account: "Mails about an account",
  reminder: "Reminders, reviews and questions",
  staff: "Mails to the staff",
} as const;

/** What else each family is looked for by. */
export const mailKindsAlso: Readonly<Record<keyof typeof mailKinds, string>> = {
  order: "proof sent delivered cancelled",
  money: "payment paid pay deposit invoice refund",
  care: "corrected reprint",
  quotation: "price offer",
  request: "answer",
  account: "welcome password code sign in register",
  reminder: "mails unpaid",
  staff: "notification",
};

export interface ShopMail {
  readonly kind: keyof typeof mailKinds;
  readonly name: string;
  /** What it knows, beside the catalogue. An order’s number, where it knows one, follows its subject, whatever that says. */
  readonly facts: readonly MailFact[];
  /** What the program writes below its opening: only the order, the request or the account knows it. */
  readonly rest: string;
  /** Facts without which a part of it says too little. */
  readonly needs?: Readonly<Partial<Record<"opening" | "closing", readonly MailFact[]>>>;
}

/** What every mail about an order knows of it. */
export const anOrder = ["first-name", "order-no", "item", "arrival", "total", "due"] as const;
