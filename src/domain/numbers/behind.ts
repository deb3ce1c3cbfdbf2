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
