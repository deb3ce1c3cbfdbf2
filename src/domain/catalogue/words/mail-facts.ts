/** What mails know beside the catalogue, each with what a preview says. */
export const mailFacts = {
  "first-name": "Maia",
  "order-no": "K26-4F7Q2M",
  item: "Art paper stickers, 50 mm circle",
  /** As if approved and paid today, until it is. */
  arrival: "Thu 3 December",
  total: "$57.00",
  due: "$37.00",
  amount: "$20.00",
  "invoice-no": "INV-000123",
  "quotation-no": "Q2612011A2B3C4D5E",
  "request-no": "R2612011A2B3C4D5E",
  /** The last day of kept prices. */
  until: "Mon 14 December",
  /** The last day of an order that would lapse. */
  "open-until": "Mon 14 December",
  /** For how long a code or a password works. */
  lasts: "10 minutes",
  points: "2",
  "point-value": "$1.00",
  product: "Kraft Paper",
  /** The product that a question was asked at, where it was asked at one. */
  "asked-about": "Kraft Paper",
  title: "Lovely print",
  /** How soon questions are answered. */
  within: "one working day",
  /** First and last name, in mails to the staff. */
  customer: "Maia Rangi",
  reason: "very large quantity",
  stars: "5",
  hour: "Mon 1 March 2027, 06:00",
  colleague: "Tane Moana",
  role: "Production",
} as const;
export type MailFact = keyof typeof mailFacts;

export function isMailFact(name: string): name is MailFact {
  return Object.hasOwn(mailFacts, name);
}

/** What is not always known: a sentence that says it may be left out, so no subject says it. */
const sometimesUnknown: ReadonlySet<MailFact> = new Set(["arrival", "due", "asked-about", "open-until"]);

export function isAlwaysKnown(fact: MailFact): boolean {
  return !sometimesUnknown.has(fact);
}
