import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** Somebody asks for a size that has no price. */
export async function askedRequest(page: Page, origin: string, email: string): Promise<string> {
  const item = await page.request.get(`${origin}/api/quote/get/featured-items?slug=paper-stickers`);
  const { selection } = ((await item.json()) as { data: { selection: object } }).data;
  const answer = await page.request.post(`${origin}/api/quote/create/quote-request`, {
    headers: { "idempotency-key": randomUUID() },
    data: {
      ...selection,
      quote_type: "Special Size",
      firstname: "Tane",
      lastname: "Reid",
      email_address: email,
      quantity: 500,
      comment: "Kāore he wā roa.",
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { request_no: string } }).data.request_no;
}
