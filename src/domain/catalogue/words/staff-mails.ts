import { anOrder, type ShopMail } from "./mail-kinds.ts";

/** Who works here reads the whole name. */
const aCustomersOrder = [...anOrder, "customer"] as const;

/** To the shop itself. */
export const staffMails = {
  "staff-placed": {
    kind: "staff",
    name: "New order",
    facts: aCustomersOrder,
    rest: "what was ordered with its sums, its proofs, who ordered",
  },
  "staff-change-asked": {
    kind: "staff",
    name: "A change is asked",
    facts: aCustomersOrder,
    rest: "what is to be changed",
  },
  "staff-proof-held": { kind: "staff", name: "A proof to look at", facts: aCustomersOrder, rest: "the item" },
  "staff-artwork": { kind: "staff", name: "Other artwork came", facts: aCustomersOrder, rest: "the item" },
  "staff-money-to-return": {
    kind: "staff",
    name: "Too much was paid",
    facts: aCustomersOrder,
    rest: "how much is to be given back",
  },
  "staff-changed": {
    kind: "staff",
    name: "Changed by the customer",
    facts: aCustomersOrder,
    rest: "what was changed, and where it goes",
  },
  "staff-payment-questioned": {
    kind: "staff",
    name: "A payment to look at",
    facts: aCustomersOrder,
    rest: "what is wrong with it, and its reference",
  },
  "staff-message": {
    kind: "staff",
    name: "A customer has written",
    facts: aCustomersOrder,
    rest: "what was written",
  },
  "staff-ready": {
    kind: "staff",
    name: "Ready to be made",
    facts: aCustomersOrder,
    rest: "what was ordered with its sums, and where it goes",
  },
  "staff-cancelled": {
    kind: "staff",
    name: "Cancelled by the customer",
    facts: aCustomersOrder,
    rest: "why, and what is to be given back",
  },
  "staff-lapsed": {
    kind: "staff",
    name: "An order has lapsed",
    facts: aCustomersOrder,
    rest: "what is to be given back",
  },
  "staff-problem": {
    kind: "staff",
    name: "A problem is reported",
    facts: aCustomersOrder,
    rest: "what was reported",
  },
  "staff-request": {
    kind: "staff",
    name: "A quote request",
    facts: ["customer", "request-no", "reason"],
    rest: "what was asked, and where",
  },
  "staff-request-message": {
    kind: "staff",
    name: "A message about a request",
    facts: ["customer", "request-no"],
    rest: "what was written",
  },
  "staff-declined": {
    kind: "staff",
    name: "A price is declined",
    facts: ["customer", "request-no", "quotation-no"],
    rest: "why",
  },
  "staff-review": {
    kind: "staff",
    name: "A review to read",
    facts: ["product", "customer", "stars"],
    rest: "what was written",
  },
  "staff-question": {
    kind: "staff",
    name: "A question to answer",
    facts: ["asked-about"],
    rest: "who asks, and what",
  },
  "staff-not-published": {
    kind: "staff",
    name: "Not published at its hour",
    facts: ["hour"],
    rest: "why, and who had scheduled it",
  },
  "staff-invitation": {
    kind: "staff",
    name: "An invitation to the studio",
    facts: ["colleague", "role"],
    rest: "the way in, for a week",
  },
} as const satisfies Readonly<Record<string, ShopMail>>;
