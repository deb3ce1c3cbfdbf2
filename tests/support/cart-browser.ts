import { expect, type Page } from "@playwright/test";
import { open } from "./account-browser.ts";

/** Classic paper, 50 x 50 mm: 100 pieces cost $57.00. */
export const classicPage = "/stickers/paper?product=classic-paper&quantity=100";

export const addButton = (page: Page) => page.getByRole("button", { name: "ADD TO CART" });

export const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });

export const total = (page: Page) => page.getByRole("status", { name: "Total price" });

export const item = (page: Page, name: string) => page.getByRole("article", { name });

/** Puts what a page has configured into the cart. */
export const addFrom = async (page: Page, path: string) => {
  await open(page, path);
  await addButton(page).click();
  await expect(page.getByRole("link", { name: "View cart" })).toBeVisible();
};
