import { expect } from "vitest";
import type { Browser } from "../server/people-shop.ts";
import { cartOf } from "./cart-bodies.ts";

/** Everything the checkout must know of a guest. */
export const bea = {
  email: "bea@example.org",
  first_name: "Bea",
  last_name: "Moss",
  phone_number: "021 555 0142",
  address: "8 Marae Road",
  city_town: "Whangārei",
  province: "Northland",
  postcode: "0110",
  terms: "yes",
};

/** Orders at a total, without looking at the cart. */
export function sendOrder(browser: Browser, total: number, extra: object = {}, key?: string) {
  const body = { ...bea, total_price: total, ...extra };
  return browser.send("POST", "order/place", body, key === undefined ? {} : { "idempotency-key": key });
}

/** Orders what lies in the browser's cart; answers its number and its key. */
export async function order(browser: Browser, extra: object = {}) {
  const { total_price: total } = await cartOf(browser);
  const answer = await sendOrder(browser, total, extra);
  expect(answer.statusCode, answer.body).toBe(201);
  const { order_no: number, path } = answer.json<{ data: { order_no: string; path: string } }>().data;
  const key = new URLSearchParams(path.split("?")[1]).get("key") ?? "";
  return { number, path, key, total };
}

/** An order as its owner, or whoever has its key, reads it. */
export async function orderOf(browser: Browser, number: string, key?: string) {
  const answer = await browser.get(`order/${number}${key === undefined ? "" : `?key=${key}`}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
