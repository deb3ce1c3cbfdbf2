import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StorageAway } from "#platform/unavailable.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import { type StripeDouble, openStripeDouble } from "#tests/support/payment/stripe-double.ts";
import { type MailServer, startMailServer } from "#tests/support/server/mail-server.ts";
import { openPeopleShop, type PeopleShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

let shop: PeopleShop;
let mails: MailServer;
let stripe: StripeDouble;
let support: StudioBrowser;
let staffId: number;
beforeAll(async () => {
  mails = await startMailServer();
  stripe = await openStripeDouble();
  shop = await openPeopleShop({ RATE_LIMIT_FACTOR: "1000", SMTP_URL: mails.url, ...stripe.settings });
  ({ browser: support, id: staffId } = await enterStudio(shop, "support"));
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
  await mails.close();
});

async function read(browser = support) {
  const answer = await browser.get("state");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** Promises a mail and answers its id. */
function promised(cause: string = randomUUID()) {
  const email = { subject: `About ${cause}`, text: "Tēnā koe", html: "<p>Tēnā koe</p>" };
  return shop.services.db.transaction((tx) =>
    queueEmail(tx, shop.services.jobs, { cause, recipient: "ann@example.org", email }),
  );
}

async function refused(cause?: string): Promise<string> {
  mails.behave("refuse");
  const id = String(await promised(cause));
  await until("The refusal", async () => {
    const [row] = await shop.sql(`select refused_at from mail where id = '${id}'`);
    return row?.["refused_at"];
  });
  mails.behave("take");
  return id;
}

test("a refused mail is read and sent again, once; one with a password is neither", async () => {
  const id = await refused();
  const secret = await refused(`temporary-password:${randomUUID()}`);
  const { refused_mails: listed } = await read();
  expect(listed).toMatchObject([
    { id: secret, is_readable: false },
    { id, is_readable: true, recipient: "ann@example.org", reason: expect.stringContaining("5") },
  ]);
  expect((await support.get(`state/mails/${id}`)).json().data).toMatchObject({ text: "Tēnā koe" });
  expect((await support.get(`state/mails/${secret}`)).statusCode).toBe(404);
  expect((await support.post(`state/mails/${secret}/retry`)).statusCode).toBe(404);

  const pressed = await Promise.all([1, 2].map(() => support.post(`state/mails/${id}/retry`)));
  expect(pressed.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  await until("The mail", () => mails.mails.length === 1);
  await until("Its mark", async () => (await read()).sent_today === 1);
  expect((await read()).refused_mails).toMatchObject([{ id: secret }]);
  const audit = await shop.sql(`select staff_id, before from audit_entry where target = 'mail ${id}'`);
  expect(audit).toMatchObject([{ staff_id: staffId, before: { recipient: "ann@example.org" } }]);
});

test("a refused mail is cleared away, once, and is on no list any more", async () => {
  const id = await refused();
  const pressed = await Promise.all([1, 2].map(() => support.post(`state/mails/${id}/clear`)));
  expect(pressed.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const listed = (await read()).refused_mails.map((mail: { id: string }) => mail.id);
  expect(listed).not.toContain(id);
  expect((await support.post(`state/mails/${id}/retry`)).statusCode).toBe(404);
  const audit = await shop.sql(`select action, before from audit_entry where target = 'mail ${id}'`);
  expect(audit).toMatchObject([{ action: "mail.cleared", before: { recipient: "ann@example.org" } }]);
});

test("all refused ones are sent again at once, and a mail that waits says why", async () => {
  const both = [await refused(), await refused()];
  expect((await support.post("state/mails/retry")).json().data).toEqual({ mails: 2 });
  for (const id of both)
    await until("Its mark", async () => {
      const [row] = await shop.sql(`select sent_at from mail where id = '${id}'`);
      return row?.["sent_at"];
    });
  mails.behave("later");
  const id = await promised();
  await until("A try that failed", async () => {
    const { waiting_mails: waiting } = await read();
    return waiting.some((mail: { id: string; reason: string | null }) => mail.id === id && mail.reason);
  });
  expect((await read()).waiting).toBe(1);
  mails.behave("take");
});

/** A job that fails its only try. */
async function failedJob(): Promise<string> {
  const id = randomUUID();
  await shop.sql(`insert into pgboss.job (id, name, data, state, retry_limit, retry_count, completed_on, output)
    values ('${id}', 'end-payment', '{"orderNo": "K26-222222"}', 'failed', 0, 0, now(), '{"message": "no answer"}')`);
  return id;
}

test("a failed job is listed with its reason, tried again or dropped; of two who do so one comes too late", async () => {
  const [again, dropped] = [await failedJob(), await failedJob()];
  expect((await read()).failed_jobs).toHaveLength(2);
  expect((await read()).failed_jobs[0]).toMatchObject({
    queue: "end-payment",
    tries: 1,
    reason: "no answer",
    order_no: "K26-222222",
  });
  const pressed = await Promise.all([
    support.post(`state/jobs/${dropped}/drop`),
    support.post(`state/jobs/${dropped}/retry`),
  ]);
  expect(pressed.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect((await support.post(`state/jobs/${again}/retry`)).statusCode).toBe(200);
  await until("The job", async () => {
    const [row] = await shop.sql(`select state from pgboss.job where id = '${again}'`);
    return row?.["state"] === "completed";
  });
  expect((await support.post(`state/jobs/${again}/retry`)).statusCode).toBe(404);
  const audit = await shop.sql(`select action, before from audit_entry where target = 'job ${again}'`);
  expect(audit).toMatchObject([{ action: "job.retried", before: { reason: "no answer", tries: 1 } }]);
});

/** What of a kind waits on somebody's Today, in words. */
async function waiting(browser: StudioBrowser, kind: "job" | "mail"): Promise<string[]> {
  const { tasks } = (await browser.get(`today?kind=${kind}`)).json().data;
  return tasks.map(({ words }: { words: string }) => words);
}

test("what is stuck waits on Today for who may mend it, until it is done", async () => {
  const { browser: production } = await enterStudio(shop, "production");
  const cause = randomUUID();
  const [job, mail] = [await failedJob(), await refused(cause)];
  const isTheMail = expect.stringContaining(cause) as string;
  expect(await waiting(support, "job")).toEqual(["End a payment that was begun, K26-222222: no answer"]);
  expect(await waiting(support, "mail")).toContainEqual(isTheMail);
  for (const kind of ["job", "mail"] as const) expect(await waiting(production, kind)).toEqual([]);
  await support.post(`state/jobs/${job}/drop`);
  await support.post(`state/mails/${mail}/retry`);
  expect(await waiting(support, "job")).toEqual([]);
  expect(await waiting(support, "mail")).not.toContainEqual(isTheMail);
});

test("it is said which ways to pay are open, whether Stripe answers, and no secret", async () => {
  const payments = async () => (await support.get("state/payments")).json().data;
  expect(await payments()).toEqual({ cards: "answers", reason: null, heard: null, has_account: true });
  stripe.faults.push({ path: /checkout\/sessions/, times: 1, do: 500 });
  const away = await payments();
  expect(away).toMatchObject({ cards: "away", reason: expect.any(String) });
  expect(JSON.stringify(away)).not.toContain("sk_test");
  for (const [status, why] of [
    [401, "key-refused"],
    [403, "key-too-narrow"],
    [400, "request-refused"],
  ] as const) {
    stripe.faults.push({ path: /checkout\/sessions/, times: 1, do: status });
    expect(await payments()).toMatchObject({ cards: why });
  }
});

test("production sees none of it", async () => {
  const { browser } = await enterStudio(shop, "production");
  for (const path of ["state", "state/payments", `state/mails/${randomUUID()}`])
    expect((await browser.get(path)).statusCode).toBe(403);
});

test("where files lie is told, and why none can be stored now", async () => {
  const files = async () => (await support.get("state/files")).json().data;
  expect(await files()).toEqual({ stored_in: "folder", fault: null });
  const { services } = shop;
  const own = services.storage.check;
  Object.assign(services.storage, {
    check: () => Promise.reject(new StorageAway("the bucket files gives no answer (503)")),
  });
  expect(await files()).toEqual({ stored_in: "folder", fault: "the bucket files gives no answer (503)" });
  Object.assign(services.storage, { check: own });
});
