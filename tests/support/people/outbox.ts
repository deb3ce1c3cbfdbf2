import { outboxMails } from "#platform/mail/outbox.ts";
import { until } from "../server/until.ts";

/** A mail that was being sent when its process was killed is begun again within a minute. */
const mailLimitMs = 100_000;

/** What the newest mail to somebody says where `look` finds something, waiting for the shop to send it. */
function readMail(
  dataDir: string,
  recipient: string,
  look: (text: string) => string | undefined,
): Promise<string> {
  const inNewest = async () =>
    (await outboxMails(dataDir))
      .filter((mail) => mail.recipient === recipient)
      .map(({ text }) => look(text))
      .find((words) => words !== undefined);
  return until(`The mail to ${recipient}`, inNewest, mailLimitMs);
}

/** The whole text of the newest mail to somebody that mentions all these words: the staff are mailed by every test of a shop. */
export function mailedText(dataDir: string, recipient: string, ...words: readonly string[]): Promise<string> {
  return readMail(dataDir, recipient, (text) =>
    words.every((one) => text.includes(one)) ? text : undefined,
  );
}

/** The verification code in a mail. */
export function codeIn(text: string): string | undefined {
  return /^ {4}(\d{6})$/m.exec(text)?.[1];
}

/** The verification code that was mailed to somebody. */
export function mailedCode(dataDir: string, email: string): Promise<string> {
  return readMail(dataDir, email, codeIn);
}

/** The temporary password in a mail. */
export function passwordIn(text: string): string | undefined {
  return /^ {4}([0-9A-Z]{16})$/m.exec(text)?.[1];
}

/** The temporary password that was mailed to somebody. */
export function mailedPassword(dataDir: string, email: string): Promise<string> {
  return readMail(dataDir, email, passwordIn);
}
