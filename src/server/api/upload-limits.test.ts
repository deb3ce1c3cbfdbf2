import { expect, test } from "vitest";
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

test("pages of other sites begin none", async () => {
  const shop = await openPeopleShop();
  const foreign = await uploadingBrowser(await originOf(shop.app)).ask("POST", "/api/upload", {
    origin: "https://elsewhere.example",
    "upload-length": "10",
  });
  expect([foreign.status, foreign.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  await shop.close();
});
