import { deleteOutdated } from "../db/housekeeping.ts";
import { housekeepingQueue, sendMailQueue, temporaryPasswordQueue } from "../jobs/queue.ts";
import { openPost } from "../mail/open-post.ts";
import { issueTemporaryPassword } from "./auth/passwords/issue-temporary-password.ts";
import { sweepFiles } from "./files/sweep-files.ts";
import { sendMail } from "./mail/send-mail.ts";
import type { Services } from "./services.ts";

/** Lets this process work off what requests have promised. */
export const startWork = async (services: Services): Promise<void> => {
  const { jobs, db, log, config } = services;
  const post = openPost(config);
  await jobs.work(sendMailQueue, async ({ mailId }) => {
    try {
      await sendMail(services, post, mailId);
    } catch (error) {
      log.warn({ mailId, reason: error instanceof Error ? error.message : error }, "a mail has to wait");
      throw error;
    }
  });
  await jobs.work(temporaryPasswordQueue, ({ email }, jobId) =>
    issueTemporaryPassword(services, email, jobId),
  );
  await jobs.work(housekeepingQueue, async () => {
    await deleteOutdated(db);
    await sweepFiles(services);
  });
  await jobs.repeat(housekeepingQueue, "17 * * * *");
};
