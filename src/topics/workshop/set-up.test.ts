import { expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { shopContent } from "#catalogue/content/content.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";
import { publishDemoReviews } from "#topics/review/publish-demo-reviews.ts";

/** Its own: it is set up. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

async function setUpOf(browser: StudioBrowser) {
  const answer = await browser.get("today");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: StudioReplyTo<"GET today"> }>().data.set_up;
}

async function stateOf(browser: StudioBrowser, part: string) {
  return (await setUpOf(browser))?.rows.find((row) => row.part === part)?.state;
}

const confirm = (browser: StudioBrowser, part: string, isConfirmed: boolean) =>
  browser.send("PUT", `set-up/${part}`, { is_confirmed: isConfirmed });

test("an owner sees what is left of the shop's set-up, with what is done; the others of the staff see nothing of it", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const list = await setUpOf(browser);
  expect(list).toMatchObject({ may_put_away: true, waiting_papers: 0 });
  const states = Object.fromEntries(list?.rows.map(({ part, state }) => [part, state]) ?? []);
  expect(states).toEqual({
    gst: "done",
    account: "done",
    name: "open",
    place: "open",
    mail: "open",
    cards: "open",
    days: "open",
    reviews: "open",
    coupon: "open",
  });
  const support = await enterStudio(shop, "support");
  expect(await setUpOf(support.browser)).toBeNull();
  expect((await confirm(support.browser, "days", true)).statusCode).toBe(403);
});

test("what is right as it came is confirmed, and opened again; what has to be entered is not", async () => {
  const { browser } = await enterStudio(shop, "owner");
  expect((await confirm(browser, "days", true)).statusCode).toBe(200);
  expect((await confirm(browser, "days", true)).statusCode).toBe(200);
  expect(await stateOf(browser, "days")).toBe("confirmed");
  expect((await confirm(browser, "days", false)).statusCode).toBe(200);
  expect(await stateOf(browser, "days")).toBe("open");
  const refused = await confirm(browser, "mail", true);
  expect([refused.statusCode, refused.json().message]).toEqual([422, "This has to be entered first."]);
  const log = await shop.sql("select action from audit_entry where target = 'set-up days' order by id");
  expect(log.map(({ action }) => action)).toEqual(["set-up.confirmed", "set-up.reopened"]);
});

test("what is entered is done: place, and a coupon that is stopped", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const was = (await browser.get("settings/identity")).json().data;
  const now = { ...was, street_address: "8 Peel Street", phone: "09 555 0199", email: "jo@peel.example" };
  expect((await browser.send("PUT", "settings/identity", { ...now, was })).statusCode).toBe(200);
  const { coupons } = (await browser.get("coupons")).json().data;
  const { uses: _uses, closed: _closed, ...seen } = coupons[0];
  const stopped = await browser.post("coupons/stop", { was: seen, is_stopped: true });
  expect([stopped.statusCode, stopped.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  expect([await stateOf(browser, "place"), await stateOf(browser, "coupon")]).toEqual(["done", "done"]);
});

test("demonstration reviews are taken off every page for good, also those of a newer program; customers' stay", async () => {
  const { browser } = await enterStudio(shop, "owner");
  await shop.sql(`insert into review (product_id, title, rate, comment, customer_name, written_on, has_pictures, accepted_at)
    values (1, 'Sticks', 5, 'It does', 'Ann', '2026-11-23', false, now())`);
  for (let press = 0; press < 2; press++)
    expect((await browser.send("DELETE", "set-up/reviews")).statusCode).toBe(200);
  const { catalogue, db } = shop.services;
  const newer = shopContent.demoReviews.map((review) => ({ ...review, title: "Newer" }));
  await publishDemoReviews(db, catalogue.current(), newer);
  expect(await shop.sql("select title, is_demonstration from review")).toEqual([
    { title: "Sticks", is_demonstration: false },
  ]);
  expect(await stateOf(browser, "reviews")).toBe("done");
  const page = (await shop.app.inject("/api/quote/get/reviews?product_id=1")).json();
  expect(JSON.stringify(page)).not.toContain('"demonstration":true');
});

test("the list is put away by who has entered the numbers, and is there again once they are taken out", async () => {
  const { browser } = await enterStudio(shop, "owner");
  expect((await confirm(browser, "list", true)).statusCode).toBe(200);
  expect(await setUpOf(browser)).toBeNull();
  const was = (await browser.get("settings/identity")).json().data;
  await browser.send("PUT", "settings/identity", { ...was, gst_number: "", was });
  expect(await setUpOf(browser)).toMatchObject({ may_put_away: false });
});
