import { expect, test, vi } from "vitest";
import { restoreTemporaryFolder, startS3Server } from "#tests/support/s3/s3-server.ts";
import { openPeopleShop } from "#tests/support/server/people-shop.ts";
import { originOf, uploadingBrowser } from "#tests/support/server/upload-client.ts";

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

test("room is reserved for what was announced while something comes of it, not for a network that only announces", async () => {
  const shop = await openPeopleShop();
  const { services } = shop;
  Object.assign(services, { freeBytes: async () => services.config.diskReserveBytes + most + 1_000 });
  const origin = await originOf(shop.app);
  const [first, second] = [uploadingBrowser(origin), uploadingBrowser(origin)];
  const path = (await first.begin("announced.pdf", most)).headers.get("location") ?? "";
  const begin = async () => (await second.begin("small.pdf", 2_000)).status;
  expect(await begin()).toBe(503);
  const passMinutes = (n: number) =>
    shop.sql(`update upload set heard_at = heard_at - interval '${n} minutes'`);
  await passMinutes(29);
  expect(await begin()).toBe(503);
  await passMinutes(2);
  expect(await begin()).toBe(201);
  expect((await first.append(path, 0, new Uint8Array(10))).status).toBe(204);
  expect(await begin()).toBe(503);
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
