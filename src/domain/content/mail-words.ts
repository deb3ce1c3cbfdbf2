import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { FactsOf, MailCode } from "#domain/catalogue/words/shop-mails.ts";
import { tellFacts } from "./facts.ts";

/** What a mail says before and behind what only the program knows: sums, days, codes, how something is paid. */
export interface MailWords {
  /** An order's number follows it. */
  readonly subject: string;
  /** Paragraphs below the greeting. */
  readonly opening: readonly string[];
  /** Paragraphs at its end, where it has any. */
  readonly closing?: readonly string[];
}

export type AllMailWords = Readonly<Record<MailCode, MailWords>>;

/** Those to the shop itself. */
export type StaffMailWords = Readonly<Record<Extract<MailCode, `staff-${string}`>, MailWords>>;

/** A mail's words with all that is known filled in. */
export type FilledMail = Required<MailWords>;

/** Words with what their mail and the catalogue say; a sentence of what nobody knows is left out. */
export function filledMail<Code extends MailCode>(
  words: AllMailWords,
  catalogue: Catalogue,
  code: Code,
  facts: FactsOf<Code>,
): FilledMail {
  const { subject, opening, closing = [] } = words[code];
  const told = (lines: readonly string[]) =>
    lines.map((line) => tellFacts(line, catalogue, facts)).filter((line) => line !== "");
  return {
    subject: tellFacts(subject, catalogue, facts),
    opening: told(opening),
    closing: told(closing),
  };
}
