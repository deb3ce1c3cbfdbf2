import type { Cents } from "../money.ts";

/** The goods and services tax inside a total that includes it: 15% on top is 3/23 of the whole. Rounded once, here. */
export const gstIn = (total: Cents): Cents => Math.round((total * 3) / 23);
