import { expect, type Page } from "@playwright/test";
import { open } from "./account.ts";

/** Whom and where an order of the tests goes to. */
const place = {
  Name: "Bea Moss",
  "Phone number": "021 555 0142",
  "Street address": "8 Marae Road",
  City: "Whangārei",
  Postcode: "0110",
};

export function field(page: Page, label: string) {
  return page.getByRole("form", { name: "Checkout" }).getByRole("textbox", { name: label, exact: true });
}

/** Opens the fields that few orders need. */
export async function openOptionalFields(page: Page): Promise<void> {
  await page.getByText("Add a company, a unit, instructions or a purchase order number").click();
}

export function placeButton(page: Page) {
  return page.getByRole("button", { name: "Place order" });
}

export function deliveryWay(page: Page, name: string) {
  return page.getByRole("radio", { name });
}

/** Fills in everything but the e-mail address. */
export async function fillPlace(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(place)) await field(page, label).fill(text);
}

/** Fills in everything an order needs. */
export async function fillCheckout(page: Page, email: string): Promise<void> {
  await field(page, "Email address").fill(email);
  await fillPlace(page);
}

/** Orders what lies in the cart; answers the address of its page. */
export async function orderCart(page: Page, email: string): Promise<string> {
  await open(page, "/checkout");
  await fillCheckout(page, email);
  await placeButton(page).click();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
  return page.url();
}

/** The number of the order whose page is open. */
export async function shownNumber(page: Page): Promise<string> {
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  return heading.replace("Order ", "");
}

/** A stage of an order's line. */
export function step(page: Page, name: string) {
  return page.getByRole("list", { name: "Timeline" }).getByRole("listitem").filter({ hasText: name });
}
