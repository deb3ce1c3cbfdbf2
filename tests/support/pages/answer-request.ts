import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { mailedText } from "../people/outbox.ts";
import { callAsOwner } from "../studio/enter-as-owner.ts";
import type { RunningShop } from "./shop-broker.ts";
import { askAsGuest, expectThanks, fillPerson, quoteDialog, sendRequest } from "./quote-request.ts";

/** A guest asks for something too large for the price table; answers the request's number. */
export async function askForLarge(page: Page, email: string): Promise<string> {
  await askAsGuest(page);
  await fillPerson(page, email);
  await quoteDialog(page)
    .getByLabel(/^Message/)
    .fill("For the side of a van.");
  await sendRequest(page);
  return expectThanks(page);
}

/** The page of an answer, by the link of its mail. */
export async function answerPath(shop: Pick<RunningShop, "dataDir">, email: string): Promise<string> {
  const mail = await mailedText(shop.dataDir, email, "/q/Q");
  return /\/q\/Q\w+\/[\w-]+/.exec(mail)?.[0] ?? "";
}

/** The same question by a call, without its dialog. */
export async function askByCall(page: Page, email: string): Promise<string> {
  const item = await page.request.get("/api/quote/get/featured-items?slug=paper-stickers");
  const { selection } = ((await item.json()) as { data: { selection: object } }).data;
  const answer = await page.request.post("/api/quote/create/quote-request", {
    headers: { "idempotency-key": randomUUID() },
    data: {
      ...selection,
      quote_type: "Special Size",
      firstname: "Bea",
      lastname: "Moss",
      email_address: email,
      quantity: 500,
      comment: "For the side of a van.",
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { request_no: string } }).data.request_no;
}

/** Answers it as the form of its room does; `seen`: how much was said by then. */
export async function answerByCall(
  shop: RunningShop,
  number: string,
  { price, seen = 0 }: { readonly price: string; readonly seen?: number },
): Promise<void> {
  const { typed } = await callAsOwner<{ typed: { until: string } }>(shop, `requests/${number}`);
  const line = { line1: "Large stickers", pieces1: "500", price1: price };
  await callAsOwner(shop, `requests/${number}/answer`, {
    seen,
    typed: { ...line, shipping: "0", days: "8", until: typed.until, words: "" },
  });
}
