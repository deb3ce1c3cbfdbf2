import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, openPeopleShop, type PeopleShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { contents, specialUpload, uploadsIn } from "#tests/support/bodies/special-upload.ts";
import type { App } from "#platform/http/app.types.ts";
import { createApp } from "#server/app.ts";

const MEGABYTE = 1024 * 1024;

let shop: PeopleShop;
let app: App;
/** What the shop believes to be left of its disk. */
const disk = { free: 0, asked: 0 };
beforeAll(async () => {
  shop = await openPeopleShop({ DISK_RESERVE_MB: "300", RATE_LIMIT_FACTOR: "100" });
  const freeBytes = async (): Promise<number> => {
    disk.asked += 1;
    return disk.free;
  };
  app = await createApp({ ...shop.services, freeBytes });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function send() {
  const { body, headers } = await specialUpload([{ name: "a.pdf", content: contents.pdf }]);
  return openBrowser(app).send("POST", "quote/create/quote-request", body, headers);
}

test("while less room is left than the reserve, files are turned away and nothing else; with room again they are taken", async () => {
  disk.free = 300 * MEGABYTE - 1;
  const refused = await send();
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "60"]);
  const { staging, kept } = uploadsIn(shop.services.config.dataDir);
  expect([staging, kept]).toEqual([[], []]);
  expect((await app.inject("/api/quote/get/holidays")).statusCode).toBe(200);
  expect((await app.inject("/readyz")).statusCode).toBe(200);

  disk.free = 300 * MEGABYTE;
  expect((await send()).statusCode).toBe(201);
});

test("what other forms may bring before anybody looks again, 8 MiB, is no room any more", async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const { headers } = await specialUpload([{ name: "a.pdf", content: contents.pdf }]);
  const slow = connect(port, "127.0.0.1");
  const length = 90 * MEGABYTE;
  const head = [
    `POST /api/quote/create/quote-request HTTP/1.1`,
    "Host: localhost",
    `Content-Length: ${length}`,
  ];
  disk.free = 307 * MEGABYTE;
  const asked = disk.asked;
  slow.write([...head, `Content-Type: ${headers["content-type"]}`, "", "--"].join("\r\n"));
  await until("the slow form", () => disk.asked > asked);
  expect((await send()).statusCode).toBe(503);
  slow.destroy();
  await until("the slow form's end", async () => (await send()).statusCode === 201);
});

test("a full disk is not ready", async () => {
  disk.free = 64 * MEGABYTE - 1;
  const answer = await app.inject("/readyz");
  expect([answer.statusCode, answer.json().message]).toEqual([503, "Not ready: disk."]);
});

test("metrics tell what is left of the disk", async () => {
  const [, free] = /^disk_free_bytes (.+)$/m.exec((await app.inject("/metrics")).body) ?? [];
  expect(Number(free)).toBeGreaterThan(0);
});
