import type { Finding } from "./check.ts";

export interface MainButton {
  readonly text: "ADD TO CART" | "REQUEST A QUOTE";
  readonly disabled: boolean;
}

/**
 * The form's main button. What lies outside the price table can be asked for; what is too small or too many cannot be made.
 * An empty field leaves it enabled: pressing it leads to the field (quotes-and-accounts.md 4).
 */
export function mainButton(findings: readonly Finding[]): MainButton {
  return {
    text: findings.some((finding) => finding.severity === "quote") ? "REQUEST A QUOTE" : "ADD TO CART",
    disabled: findings.some((finding) => finding.severity === "error" && finding.code !== "missing"),
  };
}
