import { expect, type Page } from "@playwright/test";
import { open } from "./account.ts";

/** Classic paper, 50 x 50 mm: 100 pieces cost $57.00. */
export const classicPage = "/stickers/paper?product=classic-paper&quantity=100";

export function addButton(page: Page) {
  return page.getByRole("button", { name: "ADD TO CART" });
}

export function cartLink(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: /^Cart/ });
}

export function total(page: Page) {
  return page.getByRole("status", { name: "Total price" });
}

export function item(page: Page, name: string) {
  return page.getByRole("article", { name });
}

/** Puts what a page has configured into the cart. */
export async function addFrom(page: Page, path: string) {
  await open(page, path);
  await addButton(page).click();
  await expect(page.getByRole("link", { name: "View cart" })).toBeVisible();
}
