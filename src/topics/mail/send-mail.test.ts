import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { type MailServer, startMailServer } from "#tests/support/server/mail-server.ts";
import { ann } from "#tests/support/people/people.ts";
import { openBrowser, openPeopleShop, type PeopleShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { freePort } from "#tests/support/process/shop-process.ts";
import { smtpTransport } from "#platform/mail/open-mail-transport.ts";
import { queueEmail } from "./queue-email.ts";
import { sendMail } from "./send-mail.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function mailServer(port?: number): Promise<MailServer> {
  const server = await startMailServer(port);
  closing.push(server.close);
  return server;
}
async function shopWith(smtpUrl: string): Promise<PeopleShop> {
  const shop = await openPeopleShop({ SMTP_URL: smtpUrl });
  closing.push(shop.close);
  return shop;
}
const email = { subject: "A subject", text: "Tēnā koe", html: "<p>Tēnā koe</p>" };
function promise(shop: PeopleShop, cause: string = randomUUID()) {
  return shop.services.db.transaction((tx) =>
    queueEmail(tx, shop.services.jobs, { cause, recipient: ann.email, email }),
  );
}
/** The pauses between tries are seconds; tests do not wait for them. */
function tryAgainNow(shop: PeopleShop) {
  return shop.sql("update pgboss.job set start_after = now() where state = 'retry'");
}
async function stateOf(shop: PeopleShop) {
  return (await shop.sql("select sent_at, refused_at, text from mail"))[0];
}

describe("a mail", () => {
  test("goes out over SMTP once, in both parts, and what it said is forgotten", async () => {
    const server = await mailServer();
    const shop = await shopWith(server.url);
    const mailId = await promise(shop);
    await until("The mail", () => server.mails.length === 1);
    expect(server.mails[0]).toMatchObject({ to: ann.email, messageId: `<${mailId}@localhost>` });
    expect(server.mails[0]?.raw).toContain("multipart/alternative");
    expect(server.mails[0]?.raw).toContain("From: Kisscut <hello@kisscut.example>");
    await until("The mark", async () => (await stateOf(shop))?.sent_at);
    expect(await stateOf(shop)).toMatchObject({ text: null, refused_at: null });
  });

  test("that somebody else is to be answered for says so, and forgets whom once it is out", async () => {
    const server = await mailServer();
    const shop = await shopWith(server.url);
    await shop.services.db.transaction((tx) =>
      queueEmail(tx, shop.services.jobs, {
        cause: "asked",
        recipient: "staff@example.org",
        replyTo: ann.email,
        email,
      }),
    );
    await until("The mail", () => server.mails.length === 1);
    expect(server.mails[0]?.raw).toContain(`Reply-To: ${ann.email}`);
    await until("The mark", async () => (await stateOf(shop))?.sent_at);
    expect(await shop.sql("select reply_to from mail")).toEqual([{ reply_to: null }]);
  });

  test("is written once for a cause, and sent once however often its job runs", async () => {
    const server = await mailServer();
    const shop = await shopWith(server.url);
    const mailId = await promise(shop, "the same cause");
    expect(await promise(shop, "the same cause")).toBeNull();
    await until("The mark", async () => (await stateOf(shop))?.sent_at);
    const post = smtpTransport(server.url, () => "shop@example.org", "localhost");
    await sendMail(shop.services, post, String(mailId));
    await sendMail(shop.services, post, String(mailId));
    expect(server.deliveries).toBe(1);
  });

  test("is promised only if the transaction that promised it commits", async () => {
    const server = await mailServer();
    const shop = await shopWith(server.url);
    const undone = shop.services.db.transaction(async (tx) => {
      await queueEmail(tx, shop.services.jobs, { cause: "undone", recipient: ann.email, email });
      throw new Error("the request failed");
    });
    await expect(undone).rejects.toThrow("the request failed");
    expect(await shop.sql("select 1 from mail")).toEqual([]);
    expect(await shop.sql("select 1 from pgboss.job where name = 'send-mail'")).toEqual([]);
  });

  test("waits for a server that is away, and leaves when it comes back", async () => {
    const port = await freePort();
    const shop = await shopWith(`smtp://127.0.0.1:${port}`);
    const answer = await openBrowser(shop.app).post("auth/register", ann);
    expect(answer.statusCode).toBe(201);
    await until(
      "A try that failed",
      async () => (await shop.sql("select 1 from pgboss.job where state = 'retry'")).length,
    );
    const server = await mailServer(port);
    await tryAgainNow(shop);
    await until("The mail", () => server.mails.length === 1);
    expect(server.mails[0]?.raw).toContain("Subject: Your Kisscut verification code");
  });

  test("is tried again after 'later', with the same Message-ID", async () => {
    const server = await mailServer();
    server.behave("later");
    const shop = await shopWith(server.url);
    const mailId = await promise(shop);
    await until(
      "A try that failed",
      async () => (await shop.sql("select 1 from pgboss.job where state = 'retry'")).length,
    );
    server.behave("take");
    await tryAgainNow(shop);
    await until("The mail", () => server.mails.length === 1);
    expect(server.mails[0]?.messageId).toBe(`<${mailId}@localhost>`);
  });

  test("that is refused for good is tried once and noted", async () => {
    const server = await mailServer();
    server.behave("refuse");
    const shop = await shopWith(server.url);
    await promise(shop);
    await until("The note", async () => (await stateOf(shop))?.refused_at);
    expect(await stateOf(shop)).toMatchObject({ sent_at: null, text: email.text });
    expect(server.deliveries).toBe(1);
  });

  test("that is refused for good is forgotten where it lets somebody in", async () => {
    const server = await mailServer();
    server.behave("refuse");
    const shop = await shopWith(server.url);
    await promise(shop, `temporary-password:${randomUUID()}`);
    await until("The note", async () => (await stateOf(shop))?.refused_at);
    expect(await stateOf(shop)).toMatchObject({ sent_at: null, text: null });
  });

  test("does not let a request wait for a server that says nothing, which is given up on in time", async () => {
    const server = await mailServer();
    server.behave("hang");
    const shop = await shopWith(server.url);
    const answer = await openBrowser(shop.app).post("auth/register", ann);
    expect(answer.statusCode).toBe(201);
    await until("A delivery", () => server.deliveries === 1);
    const post = smtpTransport(server.url, () => "shop@example.org", "localhost", {
      patience: { silence: 200, whole: 2_000 },
    });
    const mail = {
      id: randomUUID(),
      recipient: ann.email,
      replyTo: null,
      stopUrl: null,
      picture: null,
      logo: null,
      ...email,
    };
    await expect(post.send(mail)).rejects.toThrow("Timeout");
  });
});

test("a mail whose domain has asked to wait is not tried, and is owed on", async () => {
  const shop = await shopWith((await mailServer()).url);
  const mailId = await promise(shop, "waits");
  await until("The mark", async () => (await stateOf(shop))?.sent_at);
  await shop.sql("update mail set sent_at = null, text = 'Tēnā koe', html = '<p>Tēnā koe</p>'");
  const send = () => Promise.reject(new Error("It was tried."));
  await expect(sendMail(shop.services, { isPaused: () => true, send }, String(mailId))).rejects.toThrow(
    "has asked to wait",
  );
  expect(await stateOf(shop)).toMatchObject({ sent_at: null, refused_at: null });
});

test("a code is tried although its domain has asked to wait; a reminder that was stopped since it was promised is forgotten", async () => {
  const shop = await shopWith((await mailServer()).url);
  const send = async () => "sent" as const;
  const paused = { isPaused: () => true, send };
  const anew = "update mail set sent_at = null, text = 'Tēnā koe', html = '<p>Tēnā koe</p>'";
  const mailId = String(await promise(shop, "code"));
  await until("The mark", async () => (await stateOf(shop))?.sent_at);
  await shop.sql(anew);
  await sendMail(shop.services, paused, mailId, { mayWait: false });
  expect((await stateOf(shop))?.["sent_at"]).not.toBeNull();
  await shop.sql(`${anew}, stop_url = 'https://shop.test/reminders/1'`);
  await shop.sql(
    `insert into stopped_reminders (address_hash) values (encode(sha256('${ann.email}'), 'hex'))`,
  );
  await sendMail(shop.services, { isPaused: () => false, send }, mailId);
  expect(await shop.sql("select 1 from mail")).toEqual([]);
});

test("pauses between tries grow from seconds to a minute at most, and there are enough for hours", async () => {
  const shop = await shopWith("smtp://127.0.0.1:1");
  const [queue] = await shop.sql(
    "select retry_delay, retry_delay_max, retry_backoff, retry_limit, expire_seconds from pgboss.queue where name = 'send-mail'",
  );
  expect(queue).toEqual({
    retry_delay: 5,
    retry_delay_max: 60,
    retry_backoff: true,
    retry_limit: 1000,
    expire_seconds: 40,
  });
});
