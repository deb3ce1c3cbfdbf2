import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { outboxMails } from "#server/mail/outbox.ts";
import { posterSticker, quoteRequestCall } from "../support/bodies/asked-products.ts";
import { until } from "../support/server/people-shop.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import { startShop, temporaryDataDir, type OpenShop } from "../support/process/shop-process.ts";

const dataDir = temporaryDataDir();
const running: OpenShop[] = [];
afterAll(async () => {
  for (const shop of running) await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the shop on the data that the killed one left behind. */
async function open(): Promise<OpenShop> {
  const shop = await startShop({ dataDir, settings: { LOG_LEVEL: "error" } });
  running.splice(0, running.length, shop);
  return shop;
}

const bea = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };

function ask(shop: OpenShop): Promise<Response> {
  return fetch(`${shop.origin}/api/${quoteRequestCall}`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "one-press" },
    body: JSON.stringify({ ...posterSticker, ...bea }),
  });
}

test("a shop that is killed right after a quote request was answered has it, its guest and both mails, once", async () => {
  const first = await open();
  const answer = await ask(first);
  const { data } = (await answer.json()) as { data: { request_no: string } };
  first.signal("SIGKILL");
  await first.exited;
  running.splice(0);
  expect(answer.status).toBe(201);

  const second = await open();
  const again = await ask(second);
  expect(await again.json()).toMatchObject({ code: 201, data });
  const cookie = answer.headers.getSetCookie().map((set) => set.split(";")[0]);
  const session = await fetch(`${second.origin}/api/auth/session`, {
    headers: { cookie: cookie.join("; ") },
  });
  expect(await session.json()).toMatchObject({ data: { guest: { email: bea.email_address } } });
  const rows = await inDatabase(second, "select request_no from quote_request");
  expect(rows).toEqual([{ request_no: data.request_no }]);

  const subjects = await until(
    "Both mails",
    async () => {
      const mails = await outboxMails(dataDir);
      return mails.length >= 2 && mails.map(({ recipient }) => recipient);
    },
    90_000,
  );
  expect(subjects.toSorted()).toEqual(["bea@example.org", "staff@kisscut.example"]);
}, 300_000);
