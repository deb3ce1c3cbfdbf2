import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { startMailServer, type MailServer } from "#tests/support/server/mail-server.ts";
import { somebody } from "#tests/support/people/people.ts";
import { openBrowser, openPeopleShop, type PeopleShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { sendMailQueue, sendReminderQueue } from "#platform/jobs/queues.ts";
import { queueEmail } from "./queue-email.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(): Promise<{ shop: PeopleShop; server: MailServer }> {
  const server = await startMailServer();
  closing.push(server.close);
  const shop = await openPeopleShop({ SMTP_URL: server.url, RATE_LIMIT_FACTOR: "100" });
  closing.push(shop.close);
  return { shop, server };
}

function forget(shop: PeopleShop, email: string) {
  return openBrowser(shop.app).post("auth/forgot-password", { email });
}
async function queueMails(shop: PeopleShop, mails: number, queue = sendMailQueue) {
  const email = { subject: "A quote request", text: "Hello", html: "<p>Hello</p>" };
  for (let n = 0; n < mails; n++)
    await shop.services.db.transaction((tx) =>
      queueEmail(tx, shop.services.jobs, {
        cause: randomUUID(),
        recipient: "staff@example.org",
        email,
        queue,
      }),
    );
}
/** A member without mails of their own. */
async function member(shop: PeopleShop): Promise<string> {
  const { email, first_name, last_name } = somebody();
  await shop.sql(`insert into customer (email, first_name, last_name, password_hash)
    values ('${email}', '${first_name}', '${last_name}', 'none')`);
  return email;
}

test("sixty requests for unknown addresses give the workers nothing to do before a member's mail", async () => {
  const { shop, server } = await open();
  const email = await member(shop);
  for (let n = 0; n < 60; n++) await forget(shop, `unknown${n}@example.org`);
  await forget(shop, email);
  await until("The mail", () => server.mails.some(({ to }) => to === email));
  const worked = await shop.sql("select from pgboss.job where name <> 'unknown-address' and data ? 'email'");
  expect(worked).toHaveLength(1);
  const left = await shop.sql("select from pgboss.job where name = 'unknown-address' and state = 'created'");
  expect(left).toHaveLength(60);
});

test("a temporary password does not wait for mails that hang, nor for those that wait behind them", async () => {
  const { shop, server } = await open();
  const email = await member(shop);
  server.behave("hang");
  await queueMails(shop, 12);
  await until("Three mails on their way", () => server.deliveries === 3);
  server.behave("take");
  await forget(shop, email);
  await until("The mail", () => server.mails.length > 0);
  expect(server.mails[0]?.to).toBe(email);
});

test("a sign-up code does not wait for order mails, nor they for reminders: each kind has workers of its own", async () => {
  const { shop, server } = await open();
  server.behave("hang");
  await queueMails(shop, 4, sendReminderQueue);
  await until("A reminder on its way", () => server.deliveries === 1);
  await queueMails(shop, 8);
  await until("Three order mails on their way", () => server.deliveries === 4);
  server.behave("take");
  const person = somebody();
  await openBrowser(shop.app).post("auth/register", person);
  await until("The mail", () => server.mails.length > 0);
  expect(server.mails[0]?.to).toBe(person.email);
});

test("mails leave one after the other without pauses: fifty within seconds", async () => {
  const { shop, server } = await open();
  await queueMails(shop, 50);
  await until("The fifty mails", () => server.mails.length >= 50);
  expect(server.deliveries).toBe(50);
});
