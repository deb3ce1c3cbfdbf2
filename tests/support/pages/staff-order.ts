import { expect, type Page } from "@playwright/test";
import { mailedText } from "../people/outbox.ts";
import type { RunningShop } from "./shop-broker.ts";

/** Where the staff's mails go. */
const STAFF = "staff@kisscut.example";

/** Opens an order as the staff do: by the link of the mail that told them of it. */
export async function openAsStaff(page: Page, shop: RunningShop, number: string) {
  const mail = await mailedText(shop.dataDir, STAFF, `/staff/order/${number}?`);
  const link = new URL(/http\S+\/staff\/order\/\S+/.exec(mail)?.[0] ?? "");
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole("heading", { name: `Order ${number}`, level: 1 })).toBeVisible();
}

/** What the page says was noted. */
export function noted(page: Page) {
  return page.getByRole("status");
}

/** Presses one of the page's buttons and waits for what is said to be noted. */
export async function tell(page: Page, button: string, words: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(noted(page)).toHaveText(words);
}
