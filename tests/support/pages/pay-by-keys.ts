import { expect, type Locator, type Page } from "@playwright/test";

/** Goes to something with the keyboard alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it.");
}

/** Pays the order whose page is open by card, with the keyboard alone, and comes back to it. */
export async function payByKeys(page: Page): Promise<void> {
  await tabTo(page, page.getByRole("button", { name: "Pay by card" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Pay $65.00" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your payment is here, thank you.")).toBeVisible();
}
