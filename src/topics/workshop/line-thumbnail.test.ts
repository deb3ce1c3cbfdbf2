import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { accept } from "#tests/support/bodies/quotation-bodies.ts";
import { answeredLink, askForFoil, openRequestRoom } from "#tests/support/server/answered-request.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { getOfOrder } from "#tests/support/studio/order-room.ts";
import { lineThumbnail } from "./line-thumbnail.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

/** An order of two lines in the shop's own words: a charge, then 1,000 labels. */
async function orderedChargeFirst(): Promise<string> {
  const browser = openBrowser(shop.app);
  const email = `${randomUUID()}@example.org`;
  const requestNo = await askForFoil(shop, email, browser);
  const lines = { line1: "Foil block, made once", pieces1: "", line2: "Foil labels", pieces2: "1000" };
  const answered = await (await openRequestRoom(shop, requestNo)).send(lines);
  expect(answered.statusCode, answered.body).toBe(200);
  const link = await answeredLink(shop, email, `Our price for your quote request ${requestNo}`);
  const placed = await accept(browser, link, 612.5, { email });
  expect(placed.statusCode, placed.body).toBe(201);
  return placed.json().data.order_no;
}

test("an order is shown by its first line that has a picture: a charge has none", async () => {
  const number = await orderedChargeFirst();
  const [whole, charge, labels] = await Promise.all(
    ["thumbnail?seen=1", "lines/1/thumbnail?seen=1", "lines/2/thumbnail?seen=1"].map((path) =>
      getOfOrder(shop, number, path),
    ),
  );
  expect([whole?.statusCode, charge?.statusCode, labels?.statusCode]).toEqual([200, 404, 200]);
  expect(whole?.headers["content-type"]).toBe("image/webp");
  expect(whole?.rawPayload.equals(labels!.rawPayload)).toBe(true);
  const { width, height } = await sharp(whole?.rawPayload).metadata();
  expect(Math.max(width, height)).toBe(144);
});

test("what was drawn is not read again until something happens to its order, and what could not be read is tried again", async () => {
  const { number: orderNo } = await orderedByGuest(shop);
  const { services } = shop;
  const meant = { orderNo, line: 1, seen: 7, shows: "piece" } as const;
  const gone = {
    select: () => {
      throw new Error("The database is gone.");
    },
  } as unknown as Database;
  await expect(lineThumbnail({ ...services, db: gone }, meant)).rejects.toThrow("The database is gone.");
  const drawn = await lineThumbnail(services, meant);
  expect(drawn).toMatchObject({ ok: true });
  expect(await lineThumbnail({ ...services, db: gone }, meant)).toBe(drawn);
  await expect(lineThumbnail({ ...services, db: gone }, { ...meant, seen: 8 })).rejects.toThrow(
    "The database is gone.",
  );
});

test("the sheet of a line is shown as its press prints it, none of a line that was priced by hand", async () => {
  const { number } = await orderedByGuest(shop);
  const sheet = await getOfOrder(shop, number, "lines/1/sheet?seen=1");
  expect(sheet.statusCode, sheet.body).toBe(200);
  const { width, height } = await sharp(sheet.rawPayload).metadata();
  // A sheet of 450 by 320 mm.
  expect([width, height]).toEqual([480, 341]);
  expect((await getOfOrder(shop, await orderedChargeFirst(), "lines/2/sheet?seen=1")).statusCode).toBe(404);
});
