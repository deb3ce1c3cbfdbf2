import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { pageServices } from "#tests/support/markup/page-services.ts";
import { openShopDouble } from "#tests/support/markup/shop-double.ts";

/** Opens a page on Monday 21 December 2026 in the morning. */
async function openInDecember(address: string) {
  vi.spyOn(pageServices, "shopMoment").mockReturnValue({ date: "2026-12-21", afterCutOff: false });
  const calls = openShopDouble();
  const opened = await openPage(address);
  await screen.findByRole("table", { name: "December 2026" });
  const shipping = within(document.getElementById("shipping-info")!);
  const day = (name: string | RegExp) => shipping.getByRole("button", { name });
  const dates = () => shipping.getByRole("status", { name: "Order dates" });
  const way = (method: string) => shipping.getByRole("row", { name: new RegExp(`^${method}`) });
  return { ...opened, calls, shipping, day, dates, way };
}

test("an order approved on 23 December is sent on 11 January: holidays and weekends are left out and named", async () => {
  const { user, shipping, day, dates, way } = await openInDecember("/stickers/paper");
  expect(dates()).toHaveTextContent("Today, Mon 21 December");
  await user.click(day(/^Wed 23 December/));
  expect(
    within(dates())
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(["Wed 23 December", "Wed 23 December to Fri 8 January", "Mon 11 January", "Tue 12 January"]);
  expect(way("Express")).toHaveTextContent("3-4 business days$18.00Wed 30 DecemberThu 31 December");
  expect(day("Fri 25 December, Christmas Day")).toBeInTheDocument();
  expect(day("Thu 24 December, in production")).toBeInTheDocument();
  expect(shipping.getByRole("list", { name: "Closed this month" })).toHaveTextContent(
    "Mon 28 December Boxing Day (substitute day)",
  );
  const next = shipping.getByRole("button", { name: "Next month" });
  await user.click(next);
  expect(day("Mon 11 January, sent")).toBeInTheDocument();
  expect(day("Tue 12 January, with you")).toBeInTheDocument();
  // Wellington's day in January is no day off in Auckland, whose own comes on 1 February.
  expect(shipping.queryByText("Wellington Anniversary Day")).toBeNull();
  await user.click(next);
  expect(day("Mon 1 February, Auckland Anniversary Day")).toBeInTheDocument();
  expect(shipping.getByRole("list", { name: "Closed this month" })).toHaveTextContent(
    "Mon 8 February Waitangi Day (substitute day)",
  );
});

test("the calendar is walked and a day chosen by keyboard, as in any date grid", async () => {
  const { user, day, dates } = await openInDecember("/stickers/paper");
  await user.click(day(/^Tue 22 December/));
  expect(dates()).toHaveTextContent("Approved and paidTue 22 December");
  const steps = [
    ["{ArrowDown}", "Tue 29 December"],
    ["{Home}", "Mon 28 December"],
    ["{End}", "Sun 3 January"],
    ["{PageDown}", "Wed 3 February"],
    ["{PageUp}", "Sun 3 January"],
    ["{ArrowLeft}", "Sat 2 January"],
    ["{ArrowUp}", "Sat 26 December"],
    // Nobody orders in the past: that is where it ends.
    ["{PageUp}", "Mon 21 December"],
    ["{ArrowLeft}", "Mon 21 December"],
    ["{ArrowRight}", "Tue 22 December"],
  ] as const;
  for (const [key, name] of steps) {
    await user.keyboard(key);
    expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${name}`));
  }
  await user.keyboard("{ArrowRight}{Enter}");
  expect(day(/^Wed 23 December/)).toHaveAttribute("aria-pressed", "true");
  expect(dates()).toHaveTextContent("Approved and paidWed 23 December");
  expect(day(/^Fri 18 December/)).toHaveAttribute("aria-disabled", "true");
});

test("the days are those of the product that is chosen, without a call", async () => {
  const { user, calls, way } = await openInDecember("/stickers/vinyl?product=transparent-stickers");
  expect(way("Standard")).toHaveTextContent("10-12 business days");
  expect(way("Standard")).toHaveTextContent("$8.00");
  await user.click(screen.getByRole("radio", { name: "Standard Vinyl" }));
  await waitFor(() => expect(way("Standard")).toHaveTextContent("9-10 business days"));
  await user.click(screen.getByRole("radio", { name: "Square" }));
  expect(way("Standard")).toHaveTextContent("9-10 business days");
  const asked = calls.map(({ path }) => path);
  expect(asked.filter((path) => /shipping|holidays/.test(path))).toEqual([]);
});

test("on a page of cards the calendar is the tab Shipping info", async () => {
  const { user } = await openInDecember("/business-cards/standard-business-card#shipping-info");
  const panel = within(screen.getByRole("tabpanel", { name: "Shipping info" }));
  await user.click(panel.getByRole("button", { name: /^Wed 23 December/ }));
  expect(panel.getByRole("status", { name: "Order dates" })).toHaveTextContent("Mon 11 January");
});
