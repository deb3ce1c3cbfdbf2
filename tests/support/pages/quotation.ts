import { expect, type Locator, type Page } from "@playwright/test";

/** Tags, both sides, with a hole and a string: 2 sets of 250. */
export const tags = "/business-cards/swing-tags?sides=2&features=132,143&quantity=250&kinds=2";

export function quotationDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Quotation", exact: true });
}

export function printButton(page: Page): Locator {
  return page.getByRole("button", { name: "You can print" });
}

/** Presses 'You can print' and waits for what it opens. */
export async function printQuotation(page: Page): Promise<Locator> {
  await expect(printButton(page)).toBeEnabled();
  await printButton(page).click();
  const dialog = quotationDialog(page);
  await expect(dialog.getByRole("heading", { name: "Bill To" })).toBeVisible();
  return dialog;
}

const quotationNumber = /Q\d{6}[0-9A-Z]{10}/;

/** The number of the quotation that the dialog shows, once it is there. */
export async function numberIn(dialog: Locator): Promise<string> {
  await expect(dialog).toContainText(quotationNumber);
  return quotationNumber.exec((await dialog.textContent()) ?? "")?.[0] ?? "no number";
}

export function saveBillTo(dialog: Locator): Promise<void> {
  return dialog.getByRole("button", { name: "Save Bill To" }).click();
}
