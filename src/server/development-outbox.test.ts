import { beforeAll, expect, test } from "vitest";
import { codeFor, somebody } from "#tests/support/people/people.ts";
import { openBrowser, openPeopleShop, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop();
const ann = somebody();
beforeAll(async () => {
  await openBrowser(shop.app).post("auth/register", ann);
  await codeFor(shop, ann.email);
});

function visit(url: string, remoteAddress = "127.0.0.1", host = "localhost:3000") {
  return shop.app.inject({ url, remoteAddress, headers: { host } });
}

test("kept mails are listed and shown on this machine, where nothing in them can run", async () => {
  const list = await visit("/dev/outbox");
  expect(list.body).toContain(ann.email);
  const path = /\/dev\/outbox\/[0-9a-f-]{36}/.exec(list.body)?.[0] ?? "";
  const mail = await visit(path);
  expect(mail.body).toContain(await codeFor(shop, ann.email));
  expect(mail.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(mail.headers["content-security-policy"]).toContain("sandbox");
});

test.each([
  ["another machine", "192.0.2.9", "localhost:3000"],
  ["another machine behind a proxy here", "192.0.2.9", "shop.example"],
  ["a page that gave this machine its own name", "127.0.0.1", "rebound.example"],
])("they are not there for %s", async (_who, remoteAddress, host) => {
  expect((await visit("/dev/outbox", remoteAddress, host)).statusCode).toBe(404);
});

test("they are not there once mails go out over SMTP", async () => {
  const sending = await openPeopleShop({ SMTP_URL: "smtp://127.0.0.1:1" });
  const answer = await sending.app.inject({ url: "/dev/outbox", headers: { host: "localhost" } });
  expect(answer.statusCode).toBe(404);
  await sending.close();
});
