import { anOrder, type ShopMail } from "./mail-kinds.ts";
import { staffMails } from "./staff-mails.ts";

/** To customers. */
const customerMails = {
  placed: {
    kind: "order",
    name: "Thanks for an order",
    facts: anOrder,
    rest: "how it is paid, its proofs, what was ordered with its sums, and where it goes",
  },
  proof: {
    kind: "order",
    name: "A proof is ready",
    facts: anOrder,
    rest: "what the proof proposes, the day it arrives when approved today, and its PDFs",
  },
  ready: {
    kind: "order",
    name: "It is being made",
    facts: anOrder,
    rest: "what of it is to be paid before it leaves, what was ordered with its sums, its tax invoice, and where it goes",
  },
  dispatched: {
    kind: "order",
    name: "It is on its way",
    facts: anOrder,
    rest: "the courier with numbers to follow it, and where it goes",
  },
  delivered: { kind: "order", name: "It has arrived", facts: anOrder, rest: "the way to a review" },
  cancelled: { kind: "order", name: "It is cancelled", facts: anOrder, rest: "what is given back" },
  lapsed: {
    kind: "order",
    name: "It has lapsed",
    facts: anOrder,
    rest: "what is given back, and what was ordered with its sums",
  },
  revived: {
    kind: "order",
    name: "It is open again",
    facts: anOrder,
    rest: "what was ordered with its sums, and how it is paid",
  },
  message: { kind: "order", name: "The shop has written", facts: anOrder, rest: "what was written" },
  "order-link": { kind: "order", name: "The link to an order", facts: anOrder, rest: "the order’s number" },
  "new-link": {
    kind: "order",
    name: "A new link to an order",
    facts: ["first-name", "order-no"],
    rest: "the order’s number",
  },
  paid: {
    kind: "money",
    name: "All of it is paid",
    facts: [...anOrder, "amount"],
    rest: "what came too much, and the tax invoice",
  },
  "part-paid": {
    kind: "money",
    name: "A part of it is paid",
    facts: [...anOrder, "amount"],
    rest: "what is still to be paid, and how",
  },
  "paid-late": {
    kind: "money",
    name: "Paid after its end",
    facts: [...anOrder, "amount"],
    rest: "that it is given back",
  },
  deposit: {
    kind: "money",
    name: "A deposit is agreed",
    facts: [...anOrder, "amount"],
    rest: "how it is paid",
    needs: { opening: ["amount"] },
  },
  "to-pay": {
    kind: "money",
    name: "The rest is to be paid",
    facts: anOrder,
    rest: "what was accepted, what is still to be paid, what was ordered with its sums, and how it is paid",
  },
  invoice: {
    kind: "money",
    name: "A tax invoice came later",
    facts: [...anOrder, "invoice-no"],
    rest: "the tax invoice",
  },
  "money-back": {
    kind: "money",
    name: "Money is given back",
    facts: [...anOrder, "amount"],
    rest: "how much, and by which way",
  },
  corrected: {
    kind: "care",
    name: "The shop has changed an order",
    facts: anOrder,
    rest: "what was changed and why, what comes of it, and what was ordered with its sums",
  },
  "changed-by-customer": {
    kind: "care",
    name: "A customer has changed an order",
    facts: anOrder,
    rest: "what was changed, and what was ordered with its sums",
  },
  "problem-reported": {
    kind: "care",
    name: "A problem is reported",
    facts: anOrder,
    rest: "what was reported",
  },
  "problem-reprint": { kind: "care", name: "It is made again", facts: anOrder, rest: "your answer" },
  "problem-refund": { kind: "care", name: "Money is given back for it", facts: anOrder, rest: "your answer" },
  "problem-answered": {
    kind: "care",
    name: "A problem is answered in words",
    facts: anOrder,
    rest: "your answer",
  },
  quotation: {
    kind: "quotation",
    name: "A quotation",
    facts: ["first-name", "quotation-no", "until", "total"],
    rest: "its total and its items",
    needs: { opening: ["until"] },
  },
  "quotation-ends": {
    kind: "quotation",
    name: "A quotation ends soon",
    facts: ["until"],
    rest: "each quotation with its total",
    needs: { opening: ["until"] },
  },
  "quotations-end": {
    kind: "quotation",
    name: "Several quotations end soon",
    facts: ["until"],
    rest: "each quotation with its total",
    needs: { opening: ["until"] },
  },
  request: {
    kind: "request",
    name: "Thanks for a request",
    facts: ["first-name", "request-no"],
    rest: "what was asked",
  },
  "request-answered": {
    kind: "request",
    name: "A request is answered",
    facts: ["first-name", "request-no", "quotation-no", "total", "until"],
    rest: "what you have written, and the price of each item",
    needs: { opening: ["total", "until"] },
  },
  "request-answered-again": {
    kind: "request",
    name: "A request is answered again",
    facts: ["first-name", "request-no", "quotation-no", "total", "until"],
    rest: "what you have written, and the price of each item",
    needs: { opening: ["total", "until"] },
  },
  "request-message": {
    kind: "request",
    name: "The shop has written about a request",
    facts: ["first-name", "request-no"],
    rest: "what you have written, and its files",
  },
  code: {
    kind: "account",
    name: "The code of a registration",
    facts: ["first-name", "lasts"],
    rest: "the code",
    needs: { closing: ["lasts"] },
  },
  "temporary-password": {
    kind: "account",
    name: "A temporary password",
    facts: ["first-name", "lasts"],
    rest: "the password",
    needs: { closing: ["lasts"] },
  },
  "password-changed": {
    kind: "account",
    name: "A password was changed",
    facts: ["first-name"],
    rest: "the way to the shop",
  },
  welcome: {
    kind: "account",
    name: "Welcome",
    facts: ["first-name", "points", "point-value"],
    rest: "the way to the account",
  },
  reminder: {
    kind: "reminder",
    name: "An order waits for its customer",
    facts: [...anOrder, "open-until"],
    rest: "what is asked for, until when the order is open, and how it is paid",
  },
  "rest-reminder": {
    kind: "reminder",
    name: "The rest beyond a deposit is to be paid",
    facts: anOrder,
    rest: "what is to be paid, and how",
  },
  "review-asked": {
    kind: "reminder",
    name: "How did it turn out?",
    facts: anOrder,
    rest: "the way to rate it",
  },
  "review-accepted": {
    kind: "reminder",
    name: "A review is published",
    facts: ["first-name", "product", "title"],
    rest: "the way to the review",
  },
  "review-declined": {
    kind: "reminder",
    name: "A review is not published",
    facts: ["first-name", "product"],
    rest: "what was written, and how another one is",
  },
  "question-received": {
    kind: "reminder",
    name: "A question came",
    facts: ["first-name", "asked-about", "within"],
    rest: "what was asked",
    needs: { opening: ["within"] },
  },
  "question-answered": {
    kind: "reminder",
    name: "A question is answered",
    facts: ["first-name", "asked-about"],
    rest: "your answer",
  },
} as const satisfies Readonly<Record<string, ShopMail>>;

/** Every mail: its words are the shop's owner's (decisions 426 and 450). */
export const shopMails = { ...customerMails, ...staffMails };

export type MailCode = keyof typeof shopMails;
/** What a mail has to be told, each null where nobody knows it. */
export type FactsOf<Code extends MailCode> = Readonly<
  Record<(typeof shopMails)[Code]["facts"][number], string | null>
>;

export const mailCodes = Object.keys(shopMails) as readonly MailCode[];

/** The mail that a text is a part of, by the text's key: "mail.ready.subject". */
export function mailOfText(key: string): ShopMail | null {
  const [kind, code = ""] = key.split(".");
  return kind === "mail" && Object.hasOwn(shopMails, code) ? shopMails[code as MailCode] : null;
}
