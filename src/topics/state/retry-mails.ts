import { type Refusal, refuse } from "#domain/refusal.ts";
import { oweAgain } from "#platform/db/mails.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { StaffAtWork } from "#topics/staff/staff-sessions.ts";
import { sendMailQueue } from "#platform/jobs/queues.ts";
import type { Services } from "#topics/services.ts";

/** As many at one press. */
const AT_ONCE = 500;

/** Sends mails again that were refused for good: one of them, or all that can be sent. Answers how many. */
export function retryMails(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { staff }: StaffAtWork,
  id: string | null,
): Promise<{ readonly ok: true; readonly mails: number } | Refusal<"not-found">> {
  return db.transaction(async (tx) => {
    const mails = await oweAgain(tx, id === null ? { most: AT_ONCE } : { id });
    if (id !== null && mails.length === 0) return refuse("not-found");
    for (const mail of mails) {
      await jobs.add(tx, sendMailQueue, { mailId: mail.id });
      await writeAudit(tx, {
        staffId: staff.id,
        action: "mail.retried",
        target: `mail ${mail.id}`,
        before: { recipient: mail.recipient, refusal: mail.refusal },
      });
    }
    return { ok: true, mails: mails.length };
  });
}
