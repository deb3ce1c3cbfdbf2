import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { openPage } from "./open-page.tsx";
import { openShopDouble } from "./shop-double.ts";

/** The banner's parts by the names of the contract. */
export function form() {
  // Asked for hundreds of times: by its role, the name of every form of the page would be worked out each time.
  const found = document.querySelector<HTMLElement>('form[aria-label="Instant quote"]');
  if (found === null) throw new Error('There is no form "Instant quote".');
  return within(found);
}
export function total() {
  return screen.queryByRole("status", { name: "Total price" });
}
export function button(name: string) {
  return form().getByRole("button", { name });
}
export function mainButton() {
  return form().getByRole("button", { name: /^(ADD TO CART|REQUEST A QUOTE)$/ });
}
export function quiet() {
  return [button("Add to Compare"), button("You can print")];
}
export function area(name: "Errors" | "Custom size" | "Size input") {
  return form().getByRole("alert", { name });
}
export function field(label: string) {
  return screen.getByLabelText(label, { exact: true });
}

/** A choice of a list, by the label of the list and its own. */
export function option(list: string, name: string) {
  return within(form().getByRole("radiogroup", { name: list })).getByRole("radio", { name });
}

/** Opens all that an element is folded away in, by the phrase of the sentence that leads there, or by the row itself. */
export async function unfold(user: UserEvent, one: Element) {
  const folded = one.closest<HTMLDetailsElement>("details:not([open])");
  if (folded === null) return;
  const asked = folded.querySelector(":scope > [id]")?.id;
  const phrase = document.querySelector(`[data-question][aria-controls="${asked}"]`);
  await user.click(phrase ?? folded.querySelector("summary")!);
  await unfold(user, folded.parentElement!);
}

/** What can be pressed stays reachable: it is disabled by ARIA alone. */
export function isDisabled(one: HTMLElement): boolean {
  return one.getAttribute("aria-disabled") === "true";
}

/** The price is confirmed: the main button waits for nothing any more. */
export function priceIsConfirmed() {
  return waitFor(() => expect(mainButton()).not.toHaveAttribute("aria-busy"));
}

/** Opens a quote page that has a price, and waits until that is confirmed; answers everything that was called so far. */
export async function openQuotePage(address: string, answers: Parameters<typeof openShopDouble>[0] = {}) {
  const calls = openShopDouble(answers);
  const page = await openPage(address);
  await priceIsConfirmed();
  return { ...page, calls };
}

/** Takes a field's words away and types others; none where they are empty. */
export async function retype(user: UserEvent, one: HTMLElement, text: string) {
  await user.clear(one);
  if (text !== "") await user.type(one, text);
}

async function ownNumber(user: UserEvent, list: string, label: string) {
  await user.selectOptions(field(list), "custom");
  return screen.findByLabelText(label, { exact: true });
}
export function ownQuantity(user: UserEvent) {
  return ownNumber(user, "See More", "Your own number");
}
export function ownSets(user: UserEvent) {
  return ownNumber(user, "Add additional set", "Your own number of sets");
}

export async function customSize(user: UserEvent) {
  await user.click(option("Size", "Custom Size"));
  return [await screen.findByLabelText("Width", { exact: true }), field("Height")] as const;
}
