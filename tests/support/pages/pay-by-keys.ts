import { expect, type Locator, type Page } from "@playwright/test";

/** Goes to something with the Tab key alone; throws where that does not lead to it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it.");
}

/** Goes to something and presses it with the Enter key, as links and buttons are. */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Goes to a field and types into it. */
export async function typeByKeys(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Pays on the page where the card is taken, with the keyboard alone, and comes back to the order. */
export async function payByKeys(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
  await pressByKeys(page, page.getByRole("button", { name: "Pay $65.00" }));
  await expect(page.getByText("Your payment is here, thank you.")).toBeVisible();
}
