import { expect, test } from "vitest";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { issueWaitingPapersQueue, sendMailQueue } from "#platform/jobs/queues.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";

/** Its own: its jobs are counted. */
const shop = ownShop();

async function metric(name: string): Promise<number> {
  const { body } = await shop.app.inject("/metrics");
  return Number(new RegExp(`^${name}\\{queue="send-mail"\\} (\\d+)$`, "m").exec(body)?.[1] ?? 0);
}

async function counted(what: string): Promise<number> {
  await shop.services.dayCounts.flush();
  const rows = await shop.sql(`select n from day_count where what = '${what}'`);
  return Number(rows[0]?.n ?? 0);
}

test("a job that is done is counted by day, a mail that left as a mail", async () => {
  const { db, jobs } = shop.services;
  const before = await counted("job-done");
  await db.transaction(async (tx) => {
    const email = { subject: "A subject", text: "", html: "" };
    await jobs.add(tx, issueWaitingPapersQueue, {});
    await queueEmail(tx, jobs, { cause: "counted", recipient: "bea@example.nz", email });
  });
  await until("The job", async () => (await counted("job-done")) > before);
  await until("The mail", async () => (await counted("mail-sent")) > 0);
  expect(await counted("mail-sent")).toBe(1);
});

test("every try of a job that fails is counted, and a job that failed its last one is given up, once", async () => {
  const { db, jobs } = shop.services;
  // Not the id of a mail: the look-up fails each time.
  await db.transaction((tx) => jobs.add(tx, sendMailQueue, { mailId: "nonsense" }));
  await until("The first failed try", async () => (await metric("jobs_failed_total")) === 1);
  expect(await metric("jobs_given_up_total")).toBe(0);
  await until(
    "The pause",
    async () => (await shop.sql("select from pgboss.job where state = 'retry'")).length,
  );
  await shop.sql("update pgboss.job set start_after = now(), retry_limit = 1 where state = 'retry'");
  await until("The end", async () => (await metric("jobs_given_up_total")) === 1);
  expect(await metric("jobs_failed_total")).toBe(2);
  expect(await counted("job-given-up")).toBe(1);
});

test("queues are set as this program has them, also those an earlier one made", async () => {
  await shop.sql(
    "update pgboss.queue set expire_seconds = 7, dead_letter = null where name = 'housekeeping'",
  );
  await shop.otherNode();
  const [queue] = await shop.sql(
    "select expire_seconds, dead_letter from pgboss.queue where name = 'housekeeping'",
  );
  expect(queue).toEqual({ expire_seconds: 1800, dead_letter: "given-up" });
});
