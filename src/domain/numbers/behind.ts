/**
 * Which orders stand behind a figure: placed in its time and not given up, of these the first ones of an address, the later ones, or
 * those without a known cost; given up since; money came or went; sent, or sent late.
 */
export const behindKinds = [
  "placed",
  "new",
  "returning",
  "without-cost",
  "given-up",
  "money",
  "given-back",
  "sent",
  "late",
] as const;
export type BehindKind = (typeof behindKinds)[number];

/** Listed is money, and not the orders it is of. */
export type MoneyKind = "money" | "given-back";

export function isMoneyKind(kind: BehindKind): kind is MoneyKind {
  return kind === "money" || kind === "given-back";
}
