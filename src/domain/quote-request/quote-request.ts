import type { Issue } from "#domain/configure/issue.ts";
import { issueReason } from "#domain/configure/issue-message.ts";

/** What a quote is asked for (quotes-and-accounts.md 3): a product as configured, or one with special processing. */
const quoteTypes = ["Special Size", "Special Processing"] as const;

export type QuoteType = (typeof quoteTypes)[number];

/** The longest comment of a quote request, in characters. */
export const COMMENT_LENGTH = 4000;

const unprintable = /[^\P{Cc}\n\r\t]/u;

/** Text of several lines that can be kept and shown as text; what looks like HTML is text like any other. */
export function isComment(text: string): boolean {
  return text.length <= COMMENT_LENGTH && text.isWellFormed() && !unprintable.test(text);
}

/**
 * What keeps a product from being asked for: what cannot be made and what is not said yet. Too large, too many cuts and a
 * quantity outside the tiers are what a quote is for.
 */
export function unaskable(issues: readonly Issue[]): readonly Issue[] {
  return issues.filter(({ severity }) => severity === "error");
}

/** Why a product was asked for instead of ordered, for the staff; that it has a price is a reason too. */
export function quoteReason(issues: readonly Issue[]): string {
  const reasons = issues.flatMap((issue) => issueReason(issue) ?? []);
  return reasons.length === 0 ? "a question about something with a price" : reasons.join(", ");
}

/** What is said once a quote was asked for (quotes-and-accounts.md 2). */
export const quoteRequestThanks = {
  heading: "Your Quote Request has been sent!",
  words: "Thank you for your quote request. We will respond to you shortly. Please wait for a while.",
} as const;
