import { expect, type Page } from "@playwright/test";
import { mailedText } from "../people/outbox.ts";
import type { OpenShop } from "../process/shop-process.ts";
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
export async function openRequestAsStaff(
  page: Page,
  shop: Pick<OpenShop, "dataDir" | "origin">,
  number: string,
): Promise<void> {
  const mail = await mailedText(shop.dataDir, STAFF, `/staff/quote-request/${number}?`);
  const link = new URL(/http\S+\/staff\/quote-request\/\S+/.exec(mail)?.[0] ?? "");
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole("heading", { name: `Quote request ${number}`, level: 1 })).toBeVisible();
}

/** The page of an answer, by the link of its mail. */
export async function answerPath(shop: Pick<OpenShop, "dataDir">, email: string): Promise<string> {
  const mail = await mailedText(shop.dataDir, email, "/q/Q");
  return /\/q\/Q\w+\/[\w-]+/.exec(mail)?.[0] ?? "";
}
