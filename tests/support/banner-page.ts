import { expect, type Page } from "@playwright/test";

/** The banner's parts by the names of the contract. */
export const form = (page: Page) => page.getByRole("form", { name: "Instant quote" });
export const total = (page: Page) => page.getByRole("status", { name: "Total price" });
export const button = (page: Page, name: string) => form(page).getByRole("button", { name, exact: true });
export const mainButton = (page: Page) =>
  form(page).getByRole("button", { name: /^(ADD TO CART|REQUEST A QUOTE)$/ });
export const quiet = (page: Page) => [button(page, "Add to Compare"), button(page, "You can print")];
export const area = (page: Page, name: "Errors" | "Custom size" | "Size input") =>
  form(page).getByRole("alert", { name, exact: true });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** A choice of a list, by the label of the list and its own. */
export const option = (page: Page, list: string, name: string) =>
  page.getByRole("radiogroup", { name: list, exact: true }).getByRole("radio", { name, exact: true });

/** Waits until the page that somebody arrives at listens, and the server has confirmed its price. */
const arrive = async (page: Page, go: () => Promise<unknown>) => {
  const confirmed = page.waitForResponse("**/api/get/pricing-data?*");
  await go();
  await confirmed;
  await expect(mainButton(page)).not.toHaveAttribute("aria-busy");
};

/** Opens a quote page that has a price. */
export const open = (page: Page, path: string) => arrive(page, () => page.goto(path));

export const reload = (page: Page) => arrive(page, () => page.reload());

export const ownQuantity = async (page: Page) => {
  await page.getByLabel("See More").selectOption({ label: "Input the number here" });
  return page.getByLabel("Your own number");
};

export const ownSets = async (page: Page) => {
  await page.getByLabel("Add additional set").selectOption({ label: "Input the number here" });
  return page.getByLabel("Your own number of sets");
};

export const customSize = async (page: Page) => {
  await option(page, "Size", "Custom Size").check();
  return [field(page, "Width"), field(page, "Height")] as const;
};
