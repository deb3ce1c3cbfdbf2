import type { Issue } from "./issue.ts";

export interface MainButton {
  readonly text: "ADD TO CART" | "REQUEST A QUOTE";
  readonly disabled: boolean;
}

/** Whether a person can be asked for a price: not for what cannot be made. */
export function canBeQuoted(issues: readonly Issue[]): boolean {
  return issues.every((issue) => issue.severity !== "error" || issue.code === "missing");
}

/**
 * The form's main button. What lies outside the price table can be asked for; what is too small or too many cannot be made.
 * An empty field leaves it enabled: pressing it leads to the field (quotes-and-accounts.md 4).
 */
export function mainButton(issues: readonly Issue[]): MainButton {
  return {
    text: issues.some((issue) => issue.severity === "quote") ? "REQUEST A QUOTE" : "ADD TO CART",
    disabled: !canBeQuoted(issues) || issues.some((issue) => issue.severity === "waits"),
  };
}
