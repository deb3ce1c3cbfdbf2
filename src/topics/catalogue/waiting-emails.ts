import { type WaitingFault, waitingFaults } from "#domain/studio/waiting-faults.ts";
import type { Email } from "#platform/mail/email.ts";
import { mailOpening, fillMail, writeShopMail } from "#topics/mail/fill-mail.ts";
import type { Services } from "#topics/services.ts";

/** What was not put on sale at its hour, as its owners' mail tells it. */
interface NotPublished {
  /** "Mon 1 March 2027, 06:00". */
  readonly hour: string;
  readonly who: string;
  readonly note: string;
  readonly changes: number;
  readonly fault: WaitingFault;
  /** Where it is decided; null where the studio is closed. */
  readonly url: string | null;
}

/** Tells an owner that an hour passed without what was to be put on sale then. */
export function notPublishedEmail(
  services: Pick<Services, "catalogue" | "content">,
  { hour, who, note, changes, fault, url }: NotPublished,
): Email {
  const said = fillMail(services, "staff-not-published", { hour });
  return writeShopMail(said, {
    greeting: "Hello,",
    paragraphs: [
      ...mailOpening(said, waitingFaults[fault]),
      "Nothing was changed: the shop sells as before. The change waits for somebody who decides what becomes of it.",
    ],
    details: [
      { label: "Scheduled by", value: who },
      { label: "Changes", value: String(changes) },
      ...(note === "" ? [] : [{ label: "Note", value: note }]),
    ],
    link: { label: "Look at the changes", url },
    toStaff: true,
  });
}
