import type { Cents } from "./money.ts";

/** The 15% GST within a total: three parts of twenty-three, rounded once per document. */
export function gstIn(total: Cents): Cents {
  return Math.round((total * 3) / 23);
}
