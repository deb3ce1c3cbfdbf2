import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { mailedText } from "../people/outbox.ts";
import type { RunningShop } from "./shop-broker.ts";
import { askAsGuest, expectThanks, fillPerson, quoteDialog, sendRequest } from "./quote-request.ts";

/** Where the staff's mails go. */
const STAFF = "staff@kisscut.example";

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

/** Opens a quote request as the staff do: by the link of the mail that told them of it. */
export async function openRequestAsStaff(page: Page, shop: RunningShop, number: string): Promise<void> {
  const mail = await mailedText(shop.dataDir, STAFF, `/staff/quote-request/${number}?`);
  const link = new URL(/http\S+\/staff\/quote-request\/\S+/.exec(mail)?.[0] ?? "");
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole("heading", { name: `Quote request ${number}`, level: 1 })).toBeVisible();
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

/** Answers it as the form of the staff's page does; `seen`: how much was said by then. */
export async function answerByCall(
  page: Page,
  shop: RunningShop,
  number: string,
  { price, seen = 0 }: { readonly price: string; readonly seen?: number },
): Promise<void> {
  const mail = await mailedText(shop.dataDir, STAFF, `/staff/quote-request/${number}?`);
  const link = new URL(/http\S+\/staff\/quote-request\/\S+/.exec(mail)?.[0] ?? "");
  const shown = await (await page.request.get(link.pathname + link.search)).text();
  const until = /name="until"[^>]*value="([^"]+)"/.exec(shown)?.[1] ?? "";
  const form = { line1: "Large stickers", pieces1: "500", price1: price, shipping: "0", days: "8", until };
  const sent = await page.request.post(link.pathname + link.search, {
    form: { ...form, seen: String(seen), words: "" },
    maxRedirects: 0,
  });
  expect(sent.status(), await sent.text()).toBe(303);
}
