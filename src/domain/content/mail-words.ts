import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { MailFact } from "#domain/catalogue/words/facts-in-words.ts";
import { tellFacts } from "./facts.ts";

/** Mails about an order whose words are the shop's owner's (decision 426). */
const mailCodes = ["placed", "proof", "ready", "dispatched", "delivered", "cancelled"] as const;
export type MailCode = (typeof mailCodes)[number];

/** What a mail says before what only the order knows: sums, days, how it is paid. */
export interface MailWords {
  /** The number of the order follows it. */
  readonly subject: string;
  /** Paragraphs below the greeting. */
  readonly opening: readonly string[];
}

export type AllMailWords = Readonly<Record<MailCode, MailWords>>;

/** What a mail knows of its order; null where nobody does yet. */
export type MailFacts = Readonly<Record<MailFact, string | null>>;

/** Words with what their order and the catalogue say; a sentence of what nobody knows is left out. */
function toldMail({ subject, opening }: MailWords, catalogue: Catalogue, facts: MailFacts): MailWords {
  return {
    subject: tellFacts(subject, catalogue, facts),
    opening: opening.map((line) => tellFacts(line, catalogue, facts)).filter((line) => line !== ""),
  };
}

/** The same of all mails. */
export function toldMails(words: AllMailWords, catalogue: Catalogue, facts: MailFacts): AllMailWords {
  const told = mailCodes.map((code) => [code, toldMail(words[code], catalogue, facts)] as const);
  return Object.fromEntries(told) as unknown as AllMailWords;
}
