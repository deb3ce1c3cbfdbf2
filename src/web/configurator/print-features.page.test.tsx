import { existsSync } from "node:fs";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { button, form, openQuotePage, option } from "#tests/support/markup/banner.ts";

const group = (name: string) => form().getByRole("group", { name });
const expand = (user: UserEvent, name: string) => user.click(group(name).querySelector("summary")!);
const checkboxes = (name: string) => within(group(name)).getAllByRole("checkbox");

test("banner.md 4, 5: checkboxes beyond max_selected are disabled and say why, on each side by itself", async () => {
  const { user } = await openQuotePage("/business-cards/swing-tags?sides=both-sides");
  await expand(user, "Front: Foil Stamp");
  const boxes = checkboxes("Front: Foil Stamp");
  await user.click(boxes[0]!);
  await user.click(boxes[2]!);
  await waitFor(() => expect(boxes[1]).toHaveAttribute("aria-disabled", "true"));
  expect(within(group("Front: Foil Stamp")).getByRole("status")).toHaveTextContent("2 of 2 chosen");
  expect(boxes[1]).toHaveAccessibleDescription(/2/);
  await expand(user, "Back: Foil Stamp");
  expect(checkboxes("Back: Foil Stamp")[1]).not.toHaveAttribute("aria-disabled");
  await expand(user, "Front: Foil Stamp");
  await user.click(checkboxes("Front: Foil Stamp")[0]!);
  await waitFor(() => expect(checkboxes("Front: Foil Stamp")[1]).not.toHaveAttribute("aria-disabled"));
});

test("banner.md 4: one group of extras is open at a time", async () => {
  await openQuotePage("/business-cards/premium-business-card");
  const parts = ["Foil Stamp", "Fold"].map((name) => group(name).querySelector("details"));
  // Of those of one name a browser opens one.
  expect(parts.map((one) => one?.getAttribute("name"))).toEqual(["extras", "extras"]);
});

test("a group keeps the name of its choices when the back is printed, too: no other group unticks them", async () => {
  const { user } = await openQuotePage("/business-cards/premium-business-card");
  const named = () => within(group("Fold")).getAllByRole("radio", { hidden: true })[0]?.getAttribute("name");
  const before = named();
  await user.click(option("Printed side", "Both sides"));
  await waitFor(() => expect(group("Back: Foil Stamp")).toBeInTheDocument());
  expect(named()).toBe(before);
});

test("banner.md 3: every print feature item has its picture in the add-on items' folder", async () => {
  await openQuotePage("/business-cards/swing-tags");
  const pictures = screen
    .getByRole("form", { name: "Instant quote" })
    .querySelectorAll("[role=group] > details img");
  const addresses = [...pictures].map((one) => one.getAttribute("src") ?? "");
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    expect(address).toMatch(/^\/uploads\/addon-items\/.+\.webp$/);
    expect(existsSync(`public${address}`), address).toBe(true);
  }
});

test("what is chosen in a closed group goes along when the form is sent without a script", async () => {
  await openQuotePage("/stickers/paper?premium=48");
  const quote = screen.getByRole<HTMLFormElement>("form", { name: "Instant quote" });
  expect(
    [...quote.querySelectorAll("details[name=extras]")].filter((one) => one.hasAttribute("open")),
  ).toEqual([]);
  expect(new FormData(quote).get("premium")).toBe("48");
});

test("content-and-lettering.md 9.4: the tooltip of print features names the product", async () => {
  await openQuotePage("/business-cards/premium-business-card");
  expect(button("What are these?")).toHaveAccessibleDescription(
    "Get the most out of your custom premium business card with these add-ons.",
  );
});

test("quotes-and-accounts.md 4: premium processing 48 sets the hidden glossy flag to yes, unless the finishing is 5", async () => {
  const { container, router } = await openQuotePage("/stickers/paper");
  const flag = () => container.querySelector("input[type=hidden][name=glossy]");
  expect(flag()).toHaveValue("no");
  for (const [address, value] of [
    ["/stickers/paper?premium=48", "yes"],
    ["/stickers/vinyl?product=pvc-vinyl&finishing=4&premium=48", "yes"],
    ["/stickers/vinyl?product=pvc-vinyl&finishing=5&premium=48", "no"],
  ] as const) {
    await act(() => router.navigate(address));
    await waitFor(() => expect(flag()).toHaveValue(value));
  }
});

test("a page explains what it sells: cards ask for a quantity only", async () => {
  await openQuotePage("/business-cards/swing-tags");
  expect(screen.getAllByRole("button", { name: /^What is this\?/ })).toHaveLength(1);
});
