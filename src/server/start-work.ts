import { deleteOutdated } from "./housekeeping.ts";
import { notifyStudio } from "#platform/db/changes.ts";
import {
  checkProofsQueue,
  compareListsQueue,
  endPaymentQueue,
  housekeepingQueue,
  issueWaitingPapersQueue,
  keepTimeQueue,
  lookForPaymentsQueue,
  type Queue,
  mailQueues,
  sendCodeMailQueue,
  publishWaitingQueue,
  sweepFilesQueue,
  sweepUploadsQueue,
  temporaryPasswordQueue,
} from "#platform/jobs/queues.ts";
import { mailServerFault, openMailTransport } from "#platform/mail/open-mail-transport.ts";
import { issueTemporaryPassword } from "#topics/account/passwords.ts";
import { sweepFiles } from "#topics/artwork/sweep-files.ts";
import { compareListedOrders, listOlderOrders } from "#topics/order/list-anew.ts";
import { issueWaitingPapers } from "#topics/order/issue-waiting-papers.ts";
import { askForReviews } from "#topics/order/ask-for-reviews.ts";
import { keepTime } from "#topics/order/keep-time.ts";
import { remindOfQuotations } from "#topics/quotation-link/remind-of-quotations.ts";
import { finishWholeUploads, sweepUploads } from "#topics/artwork/sweep-uploads.ts";
import { lookForPayments, settlePayment } from "#topics/payment/settle-payments.ts";
import { checkLineProof } from "#topics/order/check-order.ts";
import { publishAtItsHour } from "#topics/catalogue/publish-waiting.ts";
import { sendMail } from "#topics/mail/send-mail.ts";
import type { Services } from "#topics/services.ts";

/** What an error says without what it was about: a database statement's own error, not its text and parameters. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Lets this process work off a queue; every run that fails is logged and counted, and what is done, but for mails: they have figures of their own. */
async function work<Data extends object>(
  { dayCounts, jobs, log, metrics }: Pick<Services, "dayCounts" | "jobs" | "log" | "metrics">,
  queue: Queue<Data>,
  run: (data: Data, jobId: string) => Promise<void>,
): Promise<void> {
  await jobs.work(queue, async (data, jobId) => {
    try {
      await run(data, jobId);
      if (!mailQueues.some(({ name }) => name === queue.name)) dayCounts.count("job-done");
    } catch (error) {
      metrics.failedJobs.inc({ queue: queue.name });
      const reason = reasonOf(error);
      log.warn({ queue: queue.name, jobId, reason }, "a job failed");
      throw new Error(reason, { cause: error });
    }
  });
}

type Worked = Pick<
  Services,
  | "content"
  | "catalogue"
  | "clock"
  | "config"
  | "dayCounts"
  | "db"
  | "jobs"
  | "log"
  | "metrics"
  | "payments"
  | "shopMoment"
  | "storage"
  | "uploadLocks"
>;

/** What orders wait for: their own time, and payments that were begun. */
async function workOnOrders(services: Worked): Promise<void> {
  const { jobs } = services;
  await work(services, keepTimeQueue, async () => {
    await keepTime(services);
    await remindOfQuotations(services);
    await issueWaitingPapers(services);
    await askForReviews(services);
  });
  await work(services, issueWaitingPapersQueue, () => issueWaitingPapers(services));
  await work(services, checkProofsQueue, ({ orderNo, line }) => checkLineProof(services, orderNo, line));
  await work(services, endPaymentQueue, ({ orderNo }) => settlePayment(services, orderNo));
  await work(services, lookForPaymentsQueue, () => lookForPayments(services));
  await work(services, compareListsQueue, async () => void (await compareListedOrders(services)));
  await jobs.repeat(keepTimeQueue, "7 * * * *");
  await jobs.repeat(lookForPaymentsQueue, "*/15 * * * *");
  await jobs.repeat(compareListsQueue, "37 15 * * *");
}

/** Lets this process work off what requests have promised. */
export async function startWork(services: Worked): Promise<void> {
  const { dayCounts, jobs, db, log, config, metrics } = services;
  const transport = openMailTransport(config);
  // Told, and no more: orders come in, and their mails wait.
  void mailServerFault(config).then((reason) => {
    if (reason !== null)
      log.warn({ reason }, "the mail server takes no mails (SMTP_URL); they wait until it does");
  });
  // Today and the settings tell an owner of a refused key from the first minute, not after the first lost payment.
  void services.payments?.check().catch((error: unknown) => {
    log.warn({ reason: reasonOf(error) }, "no card can be paid with (STRIPE_SECRET_KEY)");
  });
  for (const queue of mailQueues)
    await work(services, queue, ({ mailId }) =>
      sendMail(services, transport, mailId, { mayWait: queue !== sendCodeMailQueue }),
    );
  await work(services, temporaryPasswordQueue, ({ email }, jobId) =>
    issueTemporaryPassword(services, email, jobId),
  );
  await work(services, housekeepingQueue, async () => {
    log.info({ deleted: await deleteOutdated(db, config) }, "what had run out was deleted");
  });
  await work(services, publishWaitingQueue, ({ waitingId }) => publishAtItsHour(services, waitingId));
  await work(services, sweepUploadsQueue, () => sweepUploads(services));
  await work(services, sweepFilesQueue, () => sweepFiles(services));
  await workOnOrders(services);
  await jobs.hearOfGivenUp((job) => {
    metrics.givenUpJobs.inc({ queue: job.queue });
    dayCounts.count("job-given-up");
    log.error(job, "a job was given up");
    void notifyStudio(db, { kind: "work", id: job.jobId }).catch(() => undefined);
  });
  await jobs.repeat(housekeepingQueue, "17 * * * *");
  await jobs.repeat(sweepUploadsQueue, "*/10 * * * *");
  await jobs.repeat(sweepFilesQueue, "47 * * * *");
  void listOlderOrders(services).catch((error: unknown) =>
    log.warn({ reason: reasonOf(error) }, "orders of before are not in all lists yet"),
  );
  // What a killed process has left whole is stored now, not within the hour.
  void finishWholeUploads(services).catch((error: unknown) =>
    log.warn({ reason: reasonOf(error) }, "uploads were not stored"),
  );
}
