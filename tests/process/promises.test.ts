import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { outboxMails, type OutboxMail } from "#server/mail/outbox.ts";
import { classic } from "../support/bodies/cart-bodies.ts";
import { ann } from "../support/people/people.ts";
import { until } from "../support/server/people-shop.ts";
import { startShop, temporaryDataDir, type OpenShop } from "../support/process/shop-process.ts";

const dataDir = temporaryDataDir();
const running: OpenShop[] = [];
afterAll(async () => {
  for (const shop of running) await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A job whose process was killed begins again when its time (40 s) is over and somebody has looked (every 15 s). */
const jobLeftMs = 60_000;

let cookies: string[] = [];

/** Starts the shop on the data that a killed one left behind; one that still runs is killed first. */
async function open(): Promise<OpenShop> {
  for (const left of running.splice(0)) {
    left.signal("SIGKILL");
    await left.exited;
  }
  const shop = await startShop({ dataDir, settings: { LOG_LEVEL: "error" } });
  running.splice(0, running.length, shop);
  return shop;
}

/** Asks, and kills the shop without warning as soon as it has answered. */
async function askAndKill(
  shop: OpenShop,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const answer = await fetch(`${shop.origin}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: cookies.join("; "), ...headers },
    body: JSON.stringify(body),
  });
  shop.signal("SIGKILL");
  await shop.exited;
  running.splice(0);
  const set = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  if (set.length > 0) cookies = set;
  return answer;
}

async function get(shop: OpenShop, path: string): Promise<unknown> {
  const answer = await fetch(`${shop.origin}/api/${path}`, { headers: { cookie: cookies.join("; ") } });
  return answer.json();
}

async function mails(subject: string): Promise<OutboxMail[]> {
  return (await outboxMails(dataDir)).filter((mail) => mail.subject.includes(subject));
}

function oneMail(subject: string): Promise<OutboxMail> {
  return until(`The mail "${subject}"`, async () => (await mails(subject))[0], 90_000);
}

function secretOf({ text }: OutboxMail): string {
  return /^ {4}(\S+)$/m.exec(text)?.[1] ?? "";
}

test(
  "a shop that is killed right after an answer keeps what it promised, once",
  async () => {
    const begun = await askAndKill(await open(), "auth/register", ann);
    expect(begun.status).toBe(201);

    let shop = await open();
    const code = secretOf(await oneMail("verification code"));
    const verified = await askAndKill(shop, "auth/verify", { email: ann.email, code });
    expect(verified.status).toBe(201);

    shop = await open();
    expect(await get(shop, "auth/session")).toMatchObject({
      data: { user: { email: ann.email }, points: 2 },
    });
    await oneMail("Welcome");
    const forgot = await askAndKill(shop, "auth/forgot-password", { email: ann.email });
    expect(forgot.status).toBe(200);

    shop = await open();
    const temporary = secretOf(await oneMail("temporary"));
    const credentials = { email: ann.email, password: temporary };
    const signedIn = await askAndKill(shop, "auth/login", credentials);
    expect(signedIn.status).toBe(200);

    shop = await open();
    const change = { old_password: temporary, new_password: "brand new", confirm_password: "brand new" };
    const changed = await askAndKill(shop, "auth/change-password", change);
    expect(changed.status).toBe(200);

    shop = await open();
    await oneMail("password was changed");
    const subjects = (await outboxMails(dataDir)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      "Welcome to Kisscut",
      "Your Kisscut password was changed",
      "Your Kisscut verification code",
      "Your temporary Kisscut password",
    ]);
  },
  jobLeftMs * 4 + 240_000,
);

test("a shop that is killed right after cart/add was answered has the item, once, also when it is asked again", async () => {
  cookies = [];
  const product = { ...classic, quantity: 100 };
  const key = { "idempotency-key": randomUUID() };
  const first = await open();
  // Every page asks for it, and gets what the browser becomes a guest by.
  const session = await fetch(`${first.origin}/api/auth/session`);
  const own = session.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  cookies = own;
  const added = await askAndKill(first, "cart/add", product, key);
  expect(added.status).toBe(201);

  // The browser may have lost the answer: the same press brings it again, to the same guest.
  cookies = own;
  const again = await askAndKill(await open(), "cart/add", product, key);
  expect([again.status, await again.json()]).toEqual([201, await added.json()]);

  cookies = own;
  const shop = await open();
  expect(await get(shop, "cart")).toMatchObject({
    data: { count: 1, cart_items: [{ name: "Classic Paper", price: 57 }] },
  });
}, 120_000);
