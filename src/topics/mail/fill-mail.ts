import type { FactsOf, MailCode } from "#domain/catalogue/words/shop-mails.ts";
import { type FilledMail, filledMail } from "#domain/content/mail-words.ts";
import { contentIn } from "#domain/content/shop-words.ts";
import { type Email, type EmailParts, writeEmail } from "#platform/mail/email.ts";
import type { Services } from "#topics/services.ts";

/** A mail in the shop's words of now, with what it knows filled in (decision 450). */
export function fillMail<Code extends MailCode>(
  { catalogue, content }: Pick<Services, "catalogue" | "content">,
  code: Code,
  facts: FactsOf<Code>,
): FilledMail {
  const current = catalogue.current();
  return filledMail(contentIn(current, content).mails, current, code, facts);
}

/** A mail's own words, with sentences behind the last of them. */
export function mailOpening(
  { opening }: Pick<FilledMail, "opening">,
  ...sentences: readonly string[]
): readonly string[] {
  const last = [...opening.slice(-1), ...sentences].filter((sentence) => sentence !== "").join(" ");
  return [...opening.slice(0, -1), ...(last === "" ? [] : [last])];
}

type OwnParts = Pick<EmailParts, "subject" | "paragraphs">;

/** A mail in the shop's words: their opening where no other paragraphs are given, and always their closing, at its end. */
export function writeShopMail(
  { subject, opening, closing }: FilledMail,
  { afterwards = [], ...parts }: Omit<EmailParts, keyof OwnParts> & Partial<OwnParts>,
): Email {
  return writeEmail({ subject, paragraphs: opening, ...parts, afterwards: [...afterwards, ...closing] });
}
