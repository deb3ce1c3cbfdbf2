import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { shopMoment } from "#platform/clock.ts";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order as placeOrder, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { orderedByGuest, sendOrdered } from "#tests/support/server/guest-order.ts";
import { type Browser, openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { openOrderRoom, ownerOf } from "#tests/support/studio/order-room.ts";
import { askForReviews } from "./ask-for-reviews.ts";

/** Wednesday 10 March 2027, 13:00 in Auckland. Its own: its clock moves. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });

const words: Readonly<Record<string, string | number>> = {
  title: "Crisp to the edge",
  rate: 4,
  comment: "They sit on the jars as drawn.",
};
const asking = "How did your order turn out?";

/** The hourly job, as it runs on a day at noon. */
function askOn(date: string): Promise<void> {
  const now = Date.parse(`${date}T00:00:00Z`);
  const moment = () => shopMoment(now, "Pacific/Auckland", "18:00");
  return askForReviews({ ...shop.services, clock: { now: () => now }, shopMoment: moment });
}

const photo = () =>
  sharp({ create: { width: 1_200, height: 900, channels: 3, background: "#3060a0" } })
    .withExif({ IFD0: { Artist: "Wellington" } })
    .jpeg()
    .toBuffer();

/** Writes a review as the order's page does. */
async function review(
  browser: Browser,
  path: string,
  files: readonly Uint8Array[] = [],
  { key = randomUUID(), fields = words } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const file of files) form.append("attachments[]", new Blob([Uint8Array.from(file)]), "photo.jpg");
  const request = new Response(form);
  const headers = { "content-type": request.headers.get("content-type") ?? "", "idempotency-key": key };
  return browser.send("POST", path, Buffer.from(await request.arrayBuffer()), headers);
}

/** A guest's order that is on its way, and its key. */
async function sentOrder() {
  const ordered = await orderedByGuest(shop);
  await sendOrdered(shop, ordered.browser, ordered.number);
  const path = `order/${ordered.number}/lines/1/review`;
  return { ...ordered, path: `${path}?key=${ordered.key}` };
}

const mailsOf = async (email: string) =>
  (await shop.sql(`select subject from mail where recipient = '${email}' order by created_at, id`))
    .map(({ subject }) => String(subject))
    .filter((subject) => /review|turn out/.test(subject));

async function decide(title: string, decision: "accept" | "decline") {
  const owner = await ownerOf(shop);
  const { reviews } = (await owner.get("reviews")).json<{ data: StudioReplyTo<"GET reviews"> }>().data;
  const found = reviews.find((one) => one.title === title);
  expect(found, title).toBeDefined();
  expect((await owner.post(`reviews/${found?.id}`, { decision })).statusCode).toBe(200);
  return found;
}

test("a guest is asked once some days after it came, writes with a photo by the mail's key, and is read as a buyer once accepted", async () => {
  const { email, number, read, path, page } = await sentOrder();
  expect((await (await page()).send("deliver")).statusCode).toBe(200);
  await askOn("2027-03-12");
  expect(await mailsOf(email)).toEqual([]);
  await Promise.all([askOn("2027-03-15"), askOn("2027-03-15"), askOn("2027-03-16")]);
  expect(await mailsOf(email)).toEqual([`${asking} (${number})`]);
  const mail = await shop.mailTo(email, asking);
  expect(mail.text).toMatch(new RegExp(`/order/${number}\\?key=[\\w-]+#reviews`));

  const stranger = openBrowser(shop.app);
  expect((await review(stranger, path.split("?")[0] ?? "")).statusCode).toBe(404);
  const key = randomUUID();
  const file = await photo();
  for (let n = 0; n < 2; n += 1) {
    const sent = await review(stranger, path, [file], { key });
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.json().data.items[0].review).toBe("waiting");
  }
  const twice = await review(stranger, path);
  expect([twice.statusCode, twice.json().message]).toEqual([
    422,
    "You have reviewed this product already. Thank you.",
  ]);
  const staff = await shop.mailTo(shop.services.config.staffEmail, "Review of Classic Paper");
  expect(staff.text).toContain(number);

  const waiting = await decide("Crisp to the edge", "accept");
  expect(waiting).toMatchObject({ is_verified: true, customer: null, pictures: [{}] });
  expect((await read()).items[0].review).toBe("published");
  const listed = await openBrowser(shop.app).get("quote/get/reviews?type=/stickers/paper/classic-paper");
  const [newest] = listed.json().data.reviews;
  expect(newest).toMatchObject({ ...words, verified: true, demonstration: false });
  expect(newest.images).toHaveLength(1);
  const image = await shop.app.inject(newest.images[0]);
  expect(image.rawPayload.includes("Wellington")).toBe(false);
  expect(await mailsOf(email)).toEqual([
    `${asking} (${number})`,
    "Your review of Classic Paper is published",
  ]);
});

test("a review that is declined goes to the address of the order, and can be written anew; who has written one is not asked", async () => {
  const { browser, email, number, path, read } = await sentOrder();
  const first = { ...words, title: "To be declined" };
  expect((await review(browser, path, [], { fields: first })).statusCode).toBe(200);
  await askOn("2027-03-22");
  expect(await mailsOf(email)).toEqual([]);
  await decide("To be declined", "decline");
  expect(await mailsOf(email)).toEqual(["Your review of Classic Paper"]);
  const declined = await shop.mailTo(email, "Your review of Classic Paper");
  expect(declined.text).toMatch(new RegExp(`/order/${number}\\?key=[\\w-]+#reviews$`, "m"));
  expect((await read()).items[0].review).toBe("open");
  expect((await review(browser, path)).statusCode).toBe(200);
});

test("who has reported a problem is not asked, nor is anybody of what has not left", async () => {
  const { browser, number, email, page } = await sentOrder();
  expect((await (await page()).send("deliver")).statusCode).toBe(200);
  const problem = { kinds: ["print"], words: "Purple" };
  expect((await browser.post(`order/${number}/problems`, problem)).statusCode).toBe(200);
  const early = await orderedByGuest(shop);
  await askOn("2027-03-16");
  await askOn("2027-03-26");
  expect([await mailsOf(email), await mailsOf(early.email)]).toEqual([[], []]);
  const answer = await early.browser.post(`order/${early.number}/lines/1/review`, words);
  expect([answer.statusCode, (await early.read()).items[0].review]).toEqual([409, null]);
});

test("a shop that does not ask asks nobody, until it does again", async () => {
  const { email } = await sentOrder();
  const owner = await ownerOf(shop);
  const ask = async (asks: "yes" | "no") => {
    const { values: was } = (await owner.get("settings/fields")).json().data;
    const now = { ...was, asks_for_reviews: asks };
    expect((await owner.send("PUT", "settings/fields", { was, now })).statusCode).toBe(200);
    await askOn("2027-03-22");
    return mailsOf(email);
  };
  expect(await ask("no")).toEqual([]);
  expect(await ask("yes")).toHaveLength(1);
});

test("a member reviews each line of each order, beside what they wrote at the product", async () => {
  const browser = await signUp(shop, somebody());
  const atProduct = { ...words, title: "At the product", product_id: classic.product_id };
  expect((await browser.post("quote/create/review", atProduct)).statusCode).toBe(201);
  await put(browser, { ...classic, quantity: 100 });
  const { number } = await placeOrder(browser);
  await sendOrdered(shop, browser, number);
  const path = `order/${number}/lines/1/review`;
  expect((await review(browser, path, [], { fields: { ...words, title: "At the order" } })).statusCode).toBe(
    200,
  );
  expect((await review(browser, path)).statusCode).toBe(422);
  expect((await review(browser, `order/${number}/lines/2/review`)).statusCode).toBe(404);
  const found = await decide("At the order", "accept");
  expect(found?.customer).not.toBeNull();
  expect((await orderOf(browser, number)).items[0].review).toBe("published");
  expect((await openOrderRoom(shop, number)).order.order_no).toBe(number);
});

test("fields that are wrong are named, and a file that is no picture is refused", async () => {
  const { browser, path } = await sentOrder();
  const wrong = await browser.post(path, { title: " ", rate: 6, comment: "" });
  expect(wrong.statusCode).toBe(422);
  expect(Object.keys(wrong.json().error.fields)).toEqual(["title", "rate", "comment"]);
  const file = await review(browser, path, [Buffer.from("no picture")]);
  expect(file.statusCode).toBe(415);
});
