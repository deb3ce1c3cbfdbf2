import { expect, type Locator, type Page } from "@playwright/test";
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

/** A choice of a list, by the label of the list and its own, folded away or not. */
export function option(page: Page, list: string, name: string) {
  return page
    .getByRole("radiogroup", { name: list, exact: true, includeHidden: true })
    .getByRole("radio", { name, exact: true, includeHidden: true });
}

/** Opens all that something is folded away in, as a visitor does: by the phrase of the sentence that leads there, or by the row itself. */
export async function unfold(one: Locator): Promise<Locator> {
  for (;;) {
    const way = await one.evaluateHandle((element) => {
      const closed = element.closest("details:not([open])");
      const asked = closed?.querySelector(":scope > [id]")?.id;
      const phrase = document.querySelector(`[data-question][aria-controls="${asked}"]`);
      return closed && (phrase ?? closed.querySelector("summary"));
    });
    const press = way.asElement();
    if (press === null) return one;
    await press.click();
  }
}

/** Chooses from a list, wherever it is folded away. */
export async function choose(page: Page, list: string, name: string): Promise<void> {
  await (await unfold(option(page, list, name))).check();
}

/** A section below the banner, unfolded. */
export async function unfoldSection(page: Page, title: string): Promise<void> {
  const row = page
    .getByRole("main")
    .locator("summary")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
  if (await row.evaluate((summary) => !(summary.parentElement as HTMLDetailsElement).open)) await row.click();
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
  await choose(page, "Size", "Custom Size");
  return [field(page, "Width"), field(page, "Height")] as const;
}
