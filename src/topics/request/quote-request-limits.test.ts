import { expect, test } from "vitest";
import { posterSticker, quoteRequestCall as call } from "#tests/support/bodies/quoted-products.ts";
import { ann, signUp } from "#tests/support/people/people.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: tries are limited. */
const shop = ownShop();

function guest(email_address: string) {
  return {
    ...posterSticker,
    firstname: "Bea",
    lastname: "Moss",
    email_address,
  };
}

test("five requests an hour for one address, from wherever they come", async () => {
  const ask = (ip: string) => openBrowser(shop.app, ip).post(call, guest("five@example.org"));
  for (let n = 1; n <= 5; n += 1) expect((await ask(`192.0.2.${n}`)).statusCode).toBe(201);
  const sixth = await ask("192.0.2.6");
  expect(sixth.statusCode).toBe(429);
  expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(0);
  expect(await shop.sql("select count(*)::int as n from quote_request")).toEqual([{ n: 5 }]);
});

test("ten requests an hour for visitors of one network, also on the other node", async () => {
  const other = await shop.otherNode();
  const ask = (n: number) =>
    openBrowser(n % 2 === 0 ? shop.app : other, "198.51.100.7").post(call, guest(`ten${n}@example.org`));
  for (let n = 1; n <= 10; n += 1) expect((await ask(n)).statusCode).toBe(201);
  expect((await ask(11)).statusCode).toBe(429);
});

test("the same press repeated costs one of them", async () => {
  const browser = openBrowser(shop.app, "203.0.113.9");
  const key = { "idempotency-key": "repeated" };
  for (let n = 1; n <= 7; n += 1)
    expect((await browser.send("POST", call, guest("again@example.org"), key)).statusCode).toBe(201);
});

test("thirty an hour for a member", async () => {
  const browser = await signUp(shop, ann, "203.0.113.20");
  for (let n = 1; n <= 30; n += 1) expect((await browser.post(call, posterSticker)).statusCode).toBe(201);
  expect((await browser.post(call, posterSticker)).statusCode).toBe(429);
});
