import { expect, test, vi } from "vitest";
import { restoreTemporaryFolder, startS3Server } from "#tests/support/s3/s3-server.ts";
import { openPeopleShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { arrivedBytes, originOf, uploadingBrowser } from "#tests/support/server/upload-client.ts";

const most = 200 * 1024 * 1024;

test("a browser announces a gigabyte a day, and hears what else it can do", async () => {
  const shop = await openPeopleShop();
  const browser = uploadingBrowser(await originOf(shop.app));
  for (let n = 1; n <= 5; n += 1) expect((await browser.begin(`${n}.pdf`, most)).status).toBe(201);
  const sixth = await browser.begin("6.pdf", most);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await sixth.json()).toMatchObject({
    message:
      "That is more than we take in a day. Please write where we can fetch the rest, or send it tomorrow.",
  });
  await shop.close();
});

test("while the disk's reserve is used up nothing new is begun", async () => {
  const shop = await openPeopleShop({ DISK_RESERVE_MB: "999999" });
  const turnedAway = await uploadingBrowser(await originOf(shop.app)).begin("label.pdf", 1_000);
  expect([turnedAway.status, turnedAway.headers.get("retry-after")]).toEqual([503, "60"]);
  await shop.close();
});

test("what is only announced keeps no room from others", async () => {
  const shop = await openPeopleShop();
  const { services } = shop;
  Object.assign(services, { freeBytes: async () => services.config.diskReserveBytes + 2 * most });
  const origin = await originOf(shop.app);
  for (let n = 1; n <= 6; n += 1)
    expect((await uploadingBrowser(origin, "", `2001:db8:${n}::1`).begin("announced.pdf", most)).status).toBe(
      201,
    );
  expect((await uploadingBrowser(origin, "", "192.0.2.9").begin("small.pdf", 2_000)).status).toBe(201);
  await shop.close();
});

test("376 empty announcements from one subscriber's networks: a few are taken, and nobody else notices @long", async () => {
  const shop = await openPeopleShop();
  const origin = await originOf(shop.app);
  const statuses: number[] = [];
  for (let n = 1; n <= 376; n += 1) {
    const network = `2001:db8:7:${(n % 100).toString(16)}::${n.toString(16)}`;
    statuses.push((await uploadingBrowser(origin, "", network).begin("announced.pdf", most)).status);
  }
  // 4 GB a day of one site are twenty files of this size.
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect((await uploadingBrowser(origin, "", "2001:db8:8::1").begin("label.pdf", most)).status).toBe(201);
  await shop.close();
});

test("a network has 24 files on their way, a site 48; one that is taken back makes room", async () => {
  const shop = await openPeopleShop();
  const origin = await originOf(shop.app);
  const browser = uploadingBrowser(origin, "", "2001:db8:1:1::1");
  const first = (await browser.begin("1.pdf", 1_000)).headers.get("location") ?? "";
  for (let n = 2; n <= 24; n += 1) expect((await browser.begin(`${n}.pdf`, 1_000)).status).toBe(201);
  const refused = await browser.begin("25.pdf", 1_000);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await refused.json()).toMatchObject({
    message:
      "Other files from your network are still on their way. Please wait until they have arrived, or remove some.",
  });
  expect((await browser.ask("DELETE", first)).status).toBe(204);
  expect((await browser.begin("25.pdf", 1_000)).status).toBe(201);
  const neighbour = uploadingBrowser(origin, "", "2001:db8:1:2::1");
  for (let n = 1; n <= 24; n += 1) expect((await neighbour.begin(`${n}.pdf`, 1_000)).status).toBe(201);
  expect((await uploadingBrowser(origin, "", "2001:db8:1:3::1").begin("1.pdf", 1_000)).status).toBe(429);
  await shop.close();
});

test("several files of a network share a quarter of the room that is left, one alone needs no more than fits", async () => {
  const shop = await openPeopleShop();
  const { services } = shop;
  Object.assign(services, { freeBytes: async () => services.config.diskReserveBytes + most + 1_000 });
  const origin = await originOf(shop.app);
  const browser = uploadingBrowser(origin, "", "192.0.2.1");
  expect((await browser.begin("large.pdf", most)).status).toBe(201);
  expect((await browser.begin("small.pdf", 1_000)).status).toBe(429);
  expect((await uploadingBrowser(origin, "", "192.0.2.2").begin("small.pdf", 1_000)).status).toBe(201);
  await shop.close();
});

test("a piece whose room goes while it comes is answered as busy, what has come stays, and the rest follows", async () => {
  const shop = await openPeopleShop();
  const { services } = shop;
  const browser = uploadingBrowser(await originOf(shop.app));
  const content = Buffer.alloc(400_000, 1);
  const path = (await browser.begin("full.tiff", content.length)).headers.get("location") ?? "";
  const answer = browser.appendSlowly(path, 0, content, 100_000);
  await until("The first bytes", async () => (await arrivedBytes(services, path)) === 100_000);
  Object.assign(services, { freeBytes: async () => services.config.diskReserveBytes - 1 });
  expect(await answer).toEqual({ status: 503, retryAfter: "60" });
  Object.assign(services, { freeBytes: async () => services.config.diskReserveBytes + most });
  expect((await browser.ask("HEAD", path)).headers.get("upload-offset")).toBe("100000");
  await shop.close();
});

test("with a bucket nothing is reserved on the disk", async (story) => {
  const temporary = process.env.TMPDIR;
  story.onTestFinished(() => restoreTemporaryFolder(temporary));
  const bucket = await startS3Server();
  const shop = await openPeopleShop({ S3_URL: bucket.url });
  const { services } = shop;
  Object.assign(services, { freeBytes: async () => services.config.diskReserveBytes });
  const browser = uploadingBrowser(await originOf(shop.app));
  for (const name of ["1.pdf", "2.pdf"]) expect((await browser.begin(name, most)).status).toBe(201);
  await shop.close();
  await bucket.close();
});

test("what the store does not take was not begun", async () => {
  const shop = await openPeopleShop();
  const browser = uploadingBrowser(await originOf(shop.app));
  const store = await shop.services.storage.uploads();
  vi.spyOn(store, "create").mockRejectedValueOnce(Object.assign(new Error("no room"), { code: "ENOSPC" }));
  expect((await browser.begin("1.pdf", most)).status).toBe(503);
  expect(await shop.sql("select from upload")).toEqual([]);
  expect((await browser.begin("1.pdf", most)).status).toBe(201);
  await shop.close();
});

test("pages of other sites begin none", async () => {
  const shop = await openPeopleShop();
  const foreign = await uploadingBrowser(await originOf(shop.app)).ask("POST", "/api/upload", {
    origin: "https://elsewhere.example",
    "upload-length": "10",
  });
  expect([foreign.status, foreign.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  await shop.close();
});
