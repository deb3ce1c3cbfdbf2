import { expect, type Page } from "@playwright/test";
import { scriptOf } from "./script-of.ts";

/** The banner's parts by the names of the contract. */
export function form(page: Page) {
  return page.getByRole("form", { name: "Instant quote" });
}
export function total(page: Page) {
  return page.getByRole("status", { name: "Total price" });
}
export function mainButton(page: Page) {
  return form(page).getByRole("button", { name: /^(ADD TO CART|REQUEST A QUOTE)$/ });
}
export function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** A choice of a list, by the label of the list and its own. */
export function option(page: Page, list: string, name: string) {
  return page.getByRole("radiogroup", { name: list, exact: true }).getByRole("radio", { name, exact: true });
}

/** Waits until the page that somebody arrives at listens, and its price can be ordered: its button waits for nothing any more. */
async function arrive(page: Page, go: () => Promise<unknown>) {
  await go();
  await expect(mainButton(page)).not.toHaveAttribute("aria-busy");
}

/** Opens a quote page that has a price. */
export function open(page: Page, path: string) {
  return arrive(page, () => page.goto(path));
}

/** Opens a page and brings its picture's script: a press that waits for longer than five seconds may open no files any more. */
export async function openForPicture(page: Page, path: string) {
  const painter = page.waitForResponse(scriptOf("product-preview"));
  await open(page, path);
  // "Another" where this browser has one already.
  await page.getByRole("button", { name: /^Try (your own|another) picture$/ }).focus();
  await painter;
}

export function reload(page: Page) {
  return arrive(page, () => page.reload());
}

export async function customSize(page: Page) {
  await option(page, "Size", "Custom Size").check();
  return [field(page, "Width"), field(page, "Height")] as const;
}
