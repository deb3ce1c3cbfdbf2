import { countSentToday, listOwedMails, listRefusedMails, readOwedMails } from "#platform/db/mails.ts";
import { listFailedJobs, readMailTries } from "#platform/jobs/failed-jobs.ts";
import type { Services } from "#topics/services.ts";

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
