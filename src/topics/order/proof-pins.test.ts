import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { proofed } from "#tests/support/server/proofed.ts";
import { getOfOrder, openOrderRoom } from "#tests/support/studio/order-room.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

let browser: Browser;
let number: string;
let key: string;
/** Two sets with a picture each, whose proof was sent by itself. */
beforeEach(async () => {
  browser = openBrowser(shop.app);
  const { id } = await keepFrom(browser, "plum.png", await plainPicture("#803050", 702, 702));
  await put(browser, { ...artPaper, kinds: 2, artwork: `${id},${id}` });
  ({ number, key } = await order(browser, { email: `${randomUUID()}@example.org` }));
  await proofed(browser, number);
});

const pins = [
  { place: 1, x: 500, y: 250, words: " A redder\r\nleaf " },
  { place: 0, x: 0, y: 1_000, words: "No stalk" },
];

function ask(body: object) {
  return browser.post(`order/${number}/proofs/1/change`, { version: 1, words: "", ...body });
}

test("pins stand in the fact, in the mail, on the pictures of the staff and in the versions for ever", async () => {
  const answer = await ask({ words: "Two things:", pins });
  expect(answer.statusCode, answer.body).toBe(200);
  const said = { words: "Two things:", pins: [{ ...pins[0], words: "A redder\nleaf" }, pins[1]] };
  const { items, events } = await orderOf(browser, number);
  expect(items[0].proof.versions).toEqual([expect.objectContaining({ version: 1, note: "", change: said })]);
  expect(events.at(-1).words).toContain("“Two things:\n1. A redder\nleaf\n2. No stalk”");
  const work = await shop.mailTo(shop.services.config.staffEmail, `Change asked: ${number}`);
  expect(work.text).toContain("2. No stalk");
  const { order: shown, send } = await openOrderRoom(shop, number);
  expect(shown.items[0]?.pinned).toMatchObject([
    { version: 1, place: 1 },
    { version: 1, place: 0 },
  ]);
  const pinned = await getOfOrder(shop, number, "lines/1/pins/1/1");
  expect(pinned.headers["content-type"]).toBe("image/svg+xml");
  expect(pinned.body).toContain('<g transform="translate(450 160)">');
  expect(pinned.body.match(/<circle r="19"/g)).toHaveLength(1);
  await send("proof", { note: "Redder" });
  const { versions } = (await orderOf(browser, number)).items[0].proof;
  expect(versions).toEqual([
    expect.objectContaining({ version: 1, change: said }),
    expect.objectContaining({ version: 2, note: "Redder", change: null }),
  ]);
});

test("the pictures of a version have its pins, for whoever has the key and nobody else", async () => {
  await ask({ pins });
  const other = openBrowser(shop.app);
  const picture = (query: string) => other.get(`order/${number}/pictures/1?place=0&${query}`);
  expect((await picture(`version=1&key=${key}`)).body).toContain('<g transform="translate(0 640)">');
  expect((await picture(`key=${key}`)).body).not.toContain("<circle r=");
  expect((await picture(`version=2&key=${key}`)).body).not.toContain("<circle r=");
  expect((await picture("version=1&key=none")).statusCode).toBe(404);
});

test("pins alone are enough; one without words, outside the picture, or one too many is refused", async () => {
  const one = pins[1]!;
  const wordless = await ask({ words: "Larger", pins: [one, { ...one, words: " " }] });
  expect([wordless.statusCode, wordless.json().error.fields]).toEqual([
    422,
    { pins: "Please say what should change at each pin." },
  ]);
  for (const wrong of [{ x: 1_001 }, { y: -1 }, { x: 1.5 }, { place: -1 }, { extra: 1 }])
    expect((await ask({ pins: [{ ...one, ...wrong }] })).statusCode).toBe(422);
  expect((await ask({ pins: Array.from({ length: 21 }, () => one) })).statusCode).toBe(422);
  expect((await ask({ pins: [{ ...one, words: "<b>red</b>" }] })).statusCode).toBe(422);
  expect((await ask({ pins: [one] })).statusCode).toBe(200);
  expect((await ask({ pins: [one] })).statusCode).toBe(200);
  expect((await ask({ pins: [{ ...one, words: "Another" }] })).statusCode).toBe(409);
});
