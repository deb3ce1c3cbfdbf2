import { expect, type Locator, type Page } from "@playwright/test";
import { dialog, open } from "./account.ts";

/** Art paper of 900 x 900 mm: too large for the price table, so the main button asks for a quote. */
export const tooLarge = "/stickers/paper?size=custom&width=900&height=900&quantity=100";

export function quoteDialog(page: Page) {
  return dialog(page, "Request a Quote");
}

/** A visitor opens a page and goes on as a guest to the dialog 'Request a Quote'. */
export async function askAsGuest(page: Page, path = tooLarge) {
  await open(page, path);
  await page.getByRole("button", { name: /^request a quote$/i }).click();
  await dialog(page).getByRole("button", { name: "Continue as a guest" }).click();
  await expect(quoteDialog(page)).toBeVisible();
}

export async function fillPerson(page: Page, email: string) {
  await quoteDialog(page).getByLabel("First name").fill("Bea");
  await quoteDialog(page).getByLabel("Last name").fill("Moss");
  await quoteDialog(page).getByLabel("Email address").fill(email);
}

export function sendRequest(page: Page) {
  return quoteDialog(page).getByRole("button", { name: "Send request" }).click();
}

/** The number of the quote request that is thanked for, once it is there. */
export async function requestNumberIn(thanks: Locator): Promise<string> {
  await expect(thanks).toContainText(/R\d{6}[0-9A-Z]{10}/);
  return /R\d{6}[0-9A-Z]{10}/.exec(await thanks.innerText())?.[0] ?? "no number";
}

export async function expectThanks(page: Page): Promise<string> {
  await expect(quoteDialog(page)).toContainText("Your Quote Request has been sent!");
  await expect(quoteDialog(page)).toContainText(
    "Thank you for your quote request. We will respond to you shortly. Please wait for a while.",
  );
  return requestNumberIn(quoteDialog(page));
}
