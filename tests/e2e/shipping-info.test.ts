import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open, option } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";
import { scriptOf } from "../support/pages/script-of.ts";

// Monday 21 December 2026, 11:00 in Auckland.
test.use({
  shopSettings: { RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "warn", SHOP_NOW: "2026-12-20T22:00:00Z" },
});

function section(page: Page) {
  return page.getByRole("region", { name: "Shipping info" });
}
function day(page: Page, name: string | RegExp) {
  return section(page).getByRole("button", { name });
}
function dates(page: Page) {
  return section(page).getByRole("status", { name: "Order dates" });
}

test("an order approved on 23 December is sent on 11 January: holidays and weekends are left out and named", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  await expect(section(page).getByRole("table", { name: "December 2026" })).toBeVisible();
  await expect(dates(page)).toContainText("Today, Mon 21 December");
  await day(page, /^Wed 23 December/).click();
  await expect(dates(page).getByRole("definition")).toHaveText([
    "Wed 23 December",
    "Wed 23 December to Fri 8 January",
    "Mon 11 January",
    "Tue 12 January",
  ]);
  await expect(section(page).getByRole("row", { name: /^Express/ })).toContainText(
    "3-4 business days$18.00Wed 30 DecemberThu 31 December",
  );
  await expect(day(page, "Fri 25 December, Christmas Day")).toBeVisible();
  await expect(day(page, "Thu 24 December, in production")).toBeVisible();
  await expect(section(page).getByRole("list", { name: "Closed this month" })).toContainText(
    "Mon 28 December Boxing Day (substitute day)",
  );
  await section(page).getByRole("button", { name: "Next month" }).click();
  await expect(day(page, "Mon 11 January, sent")).toBeVisible();
  await expect(day(page, "Tue 12 January, with you")).toBeVisible();
  // Wellington's day in January is no day off in Auckland, whose own comes on 1 February.
  await expect(section(page).getByText("Wellington Anniversary Day")).toHaveCount(0);
  await section(page).getByRole("button", { name: "Next month" }).click();
  await expect(day(page, "Mon 1 February, Auckland Anniversary Day")).toBeVisible();
  await expect(section(page).getByText("Mon 8 February Waitangi Day (substitute day)")).toBeVisible();
});

test("the calendar is walked and a day chosen by keyboard, as in any date grid", async ({ page }) => {
  await open(page, "/stickers/paper");
  const focused = page.locator(":focus");
  await day(page, /^Tue 22 December/).click();
  await expect(dates(page)).toContainText("Approved and paidTue 22 December");
  const steps = [
    ["ArrowDown", "Tue 29 December"],
    ["Home", "Mon 28 December"],
    ["End", "Sun 3 January"],
    ["PageDown", "Wed 3 February"],
    ["PageUp", "Sun 3 January"],
    ["ArrowLeft", "Sat 2 January"],
    ["ArrowUp", "Sat 26 December"],
    // Nobody orders in the past: that is where it ends.
    ["PageUp", "Mon 21 December"],
    ["ArrowLeft", "Mon 21 December"],
    ["ArrowRight", "Tue 22 December"],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(new RegExp(`^${name}`));
  }
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(day(page, /^Wed 23 December/)).toHaveAttribute("aria-pressed", "true");
  await expect(dates(page)).toContainText("Approved and paidWed 23 December");
  await expect(day(page, /^Fri 18 December/)).toHaveAttribute("aria-disabled", "true");
});

test("a day that is pressed before the script has come is chosen once it is there", async ({ page }) => {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(scriptOf("shipping-section"), async (route) => {
    await come;
    await route.continue();
  });
  await open(page, "/stickers/paper");
  const asked = page.waitForRequest(scriptOf("shipping-section"));
  await day(page, /^Wed 23 December/).click();
  await asked;
  await expect(dates(page)).toContainText("Today, Mon 21 December");
  letCome();
  await expect(dates(page)).toContainText("Mon 11 January");
});

test("the days are those of the product that is chosen, without a call", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/stickers/paper");
  await day(page, /^Wed 23 December/).click();
  const standard = section(page).getByRole("row", { name: /^Standard/ });
  await expect(standard).toContainText("Free");
  await page.goto("/stickers/vinyl?product=transparent-stickers");
  await expect(standard).toContainText("10-12 business days");
  await expect(standard).toContainText("$8.00");
  expect(asked.filter((path) => /shipping-info|holidays/.test(path))).toEqual([]);
  await option(page, "Shape", "Square").check();
  await expect(standard).toContainText("10-12 business days");
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("calendar and dates fit, and assistive technology can read them", async ({ page }) => {
    await open(page, "/stickers/paper");
    await day(page, /^Wed 23 December/).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("this month, its days off and the ways to be sent are read", async ({ page }) => {
    await page.goto("/stickers/dome");
    await expect(section(page).getByRole("table", { name: "December 2026" })).toBeVisible();
    await expect(section(page).getByText("Fri 25 December Christmas Day")).toBeVisible();
    await expect(section(page).getByRole("row", { name: /^Standard/ })).toContainText("9-10 business days");
    await expect(section(page).getByText("Orders approved and paid after 6:00PM")).toBeVisible();
  });
});

test("on the business-cards page the calendar is the tab SHIPPING INFO", async ({ page }) => {
  await open(page, "/business-cards/standard-business-card#shipping-info");
  const panel = page.getByRole("tabpanel", { name: "Shipping info" });
  await panel.getByRole("button", { name: /^Wed 23 December/ }).click();
  await expect(panel.getByRole("status", { name: "Order dates" })).toContainText("Mon 11 January");
});
