import { expect } from "vitest";
import type { Browser } from "../server/people-shop.ts";
import { bea } from "./order-bodies.ts";

/** A quotation as its link names it. */
export interface QuotationLink {
  readonly number: string;
  readonly key: string;
}

/** Issues a quotation and reads its link. */
export async function issue(browser: Browser, ...quotations: object[]): Promise<QuotationLink> {
  const answer = await browser.post("quote/create/quotation", { quotations });
  expect(answer.statusCode, answer.body).toBe(201);
  const number: string = answer.json().data.quotation_no;
  const { path } = (await browser.get(`quote/get/quotation/${number}`)).json().data;
  return { number, key: String(path).split("/").at(-1) ?? "" };
}

/** A quotation as whoever has its link reads it. */
export async function linked(browser: Browser, { number, key }: QuotationLink) {
  const answer = await browser.get(`quotation/${number}?key=${key}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** The checkout of a quotation. */
export async function checkoutOf(browser: Browser, { number, key }: QuotationLink) {
  const answer = await browser.get(`checkout?quotation_no=${number}&quotation_key=${key}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** Orders a quotation at a total, without looking at its checkout. */
export function accept(
  browser: Browser,
  { number, key }: QuotationLink,
  total: number,
  extra: object = {},
  idempotencyKey?: string,
) {
  const body = { ...bea, total_price: total, quotation_no: number, quotation_key: key, ...extra };
  const headers: Record<string, string> = {};
  if (idempotencyKey !== undefined) headers["idempotency-key"] = idempotencyKey;
  return browser.send("POST", "order/place", body, headers);
}

/** The same key but for its last letter. */
export function offByOne({ number, key }: QuotationLink): QuotationLink {
  return { number, key: `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}` };
}
