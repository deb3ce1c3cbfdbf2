import {
  clearMail,
  countSentToday,
  listOwedMails,
  listRefusedMails,
  oweAgain,
  readOwedMails,
  readStuckMail,
  type StuckMail,
} from "#platform/db/mails.ts";
import { listFailedJobs, lockFailedJob, readMailTries } from "#platform/jobs/failed-jobs.ts";
import { ownBankAccount } from "#domain/catalogue/own-numbers.ts";
import type { Services } from "#topics/services.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { StaffAtWork } from "#topics/staff/staff-sessions.ts";
import { sendMailQueue } from "#platform/jobs/queues.ts";
import { readLastHeard } from "#topics/order/payment-attempts.ts";
import { mailServerFault } from "#platform/mail/open-mail-transport.ts";
import { StorageAway } from "#platform/unavailable.ts";
import { type AwayWhy, ProviderAway } from "#platform/payment/provider-away.ts";

/** More of each are not shown at once: they are there when these are done. */
const SHOWN = 50;

/** What of the shop's own work is stuck, and how its mails fare. */
export async function readState({ catalogue, config, db }: Pick<Services, "catalogue" | "config" | "db">) {
  const refused = await listRefusedMails(db, SHOWN);
  const owed = await listOwedMails(db, SHOWN);
  const tries = await readMailTries(
    db,
    owed.map(({ id }) => id),
  );
  return {
    by: config.smtpUrl === null ? ("outbox" as const) : ("smtp" as const),
    owed: await readOwedMails(db),
    sentToday: await countSentToday(db, catalogue.current().document.shop.timeZone),
    refused,
    waiting: owed.map((mail) => ({ ...mail, tried: tries.get(mail.id) ?? null })),
    jobs: await listFailedJobs(db, SHOWN),
  };
}

/** Asks the mail server whether it takes mails; null where it does, or where there is none. */
export function readMailServerFault({ config }: Pick<Services, "config">): Promise<string | null> {
  return mailServerFault(config);
}

type ReadMail = StuckMail & { readonly text: string; readonly replyTo: string | null };

/** What a mail says that has not arrived; one that lets whoever reads it in is none. */
export async function readMail(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<{ readonly ok: true; readonly mail: ReadMail } | Refusal<"not-found">> {
  const mail = await readStuckMail(db, id);
  return mail?.text == null ? refuse("not-found") : { ok: true, mail: { ...mail, text: mail.text } };
}

/** Lets a job that failed its last try be tried once more, or drops it: of two who say so at once one comes too late. */
export function settleFailedJob(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { staff }: StaffAtWork,
  id: string,
  how: "retry" | "drop",
): Promise<{ readonly ok: true } | Refusal<"not-found">> {
  return db.transaction(async (tx) => {
    const job = await lockFailedJob(tx, id);
    if (job === null) return refuse("not-found");
    const { queue, tries, reason, orderNo } = job;
    await (how === "retry" ? jobs.retry(tx, queue, id) : jobs.drop(tx, queue, id));
    await writeAudit(tx, {
      staffId: staff.id,
      action: how === "retry" ? "job.retried" : "job.dropped",
      target: `job ${id}`,
      before: { queue, tries, reason, ...(orderNo !== null && { order: orderNo }) },
    });
    return { ok: true };
  });
}

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

/** Clears a mail away that was refused for good: who sees to it otherwise has no use for it on the list. */
export function clearRefusedMail(
  { db }: Pick<Services, "db">,
  { staff }: StaffAtWork,
  id: string,
): Promise<{ readonly ok: true } | Refusal<"not-found">> {
  return db.transaction(async (tx) => {
    const before = await clearMail(tx, id);
    if (before === null) return refuse("not-found");
    await writeAudit(tx, { staffId: staff.id, action: "mail.cleared", target: `mail ${id}`, before });
    return { ok: true };
  });
}

/** Which ways to pay are open. */
interface PaymentState {
  /** Cards: nobody takes them, or who does answers, or why they do not. */
  readonly cards: "off" | "answers" | AwayWhy;
  /** The provider's word for why it gave no answer. */
  readonly reason: string | null;
  /** When the provider last told of something. */
  readonly heardAt: Date | null;
  /** There is an account for transfers. */
  readonly hasAccount: boolean;
}

/** Where customers' files lie, and why none can be stored now. */
interface FilesState {
  readonly storedIn: "folder" | "bucket";
  readonly fault: string | null;
}

/** Asks the store of customers' files whether it takes any. */
export async function readFilesState({
  config,
  freeBytes,
  storage,
}: Pick<Services, "config" | "freeBytes" | "storage">): Promise<FilesState> {
  const storedIn = config.s3Url === null ? "folder" : "bucket";
  try {
    await storage.check();
    const isFull = (await freeBytes()) < config.diskReserveBytes;
    return { storedIn, fault: isFull ? "the disk is full, but for its reserve" : null };
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error;
    return { storedIn, fault: error.message };
  }
}

/** Asks who takes cards whether they answer; no key is told. */
export async function readPaymentState({
  catalogue,
  db,
  payments,
}: Pick<Services, "catalogue" | "db" | "payments">): Promise<PaymentState> {
  const hasAccount = ownBankAccount(catalogue.current().document.shop) !== null;
  if (payments === null) return { cards: "off", reason: null, heardAt: null, hasAccount };
  const heardAt = await readLastHeard(db);
  try {
    await payments.check();
    return { cards: "answers", reason: null, heardAt, hasAccount };
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    return { cards: error.why, reason: error.reason, heardAt, hasAccount };
  }
}
