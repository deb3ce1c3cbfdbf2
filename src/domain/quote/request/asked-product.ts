import type { Finding } from "../../configure/check.ts";

/**
 * What keeps a product from being asked for: what cannot be made and what is not said yet. Too large, too many cuts and a
 * quantity outside the tiers are what a quote is for.
 */
export const unaskable = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ severity }) => severity === "error");
