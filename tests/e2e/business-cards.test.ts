import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

const TABS = ["Product info", "Special features", "Artwork guide", "Price", "Shipping info", "Review"];

function tabs(page: Page) {
  return page.getByRole("tablist", { name: "About this product" }).getByRole("tab");
}
function tab(page: Page, name: string) {
  return page.getByRole("tab", { name, exact: true });
}
function panel(page: Page, name: string) {
  return page.getByRole("tabpanel", { name, exact: true });
}

test("content-and-lettering.md 2.2: six tabs, PRODUCT INFO first, each with an address", async ({ page }) => {
  await open(page, "/business-cards/premium-business-card");
  await expect(tabs(page)).toHaveText(TABS);
  await expect(tab(page, "Product info")).toHaveAttribute("aria-selected", "true");
  await expect(panel(page, "Product info")).toBeVisible();
  await expect(panel(page, "Price")).toBeHidden();
  await tab(page, "Price").click();
  await expect(page).toHaveURL(/#price$/);
  await expect(panel(page, "Price")).toBeVisible();
  await expect(panel(page, "Product info")).toBeHidden();
  await page.goBack();
  await expect(panel(page, "Product info")).toBeVisible();
});

test("the tabs are walked with arrows, Home and End, and opened with Enter or Space", async ({ page }) => {
  await open(page, "/business-cards/swing-tags");
  await tab(page, "Product info").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Review")).toBeFocused();
  // Who walks on sees where, though it is not the open one.
  await expect(tab(page, "Review")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Special features")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(panel(page, "Shipping info")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expect(panel(page, "Price")).toBeVisible();
});

test("a reload on #price opens the price, and a choice keeps it open and in the address", async ({
  page,
}) => {
  await open(page, "/business-cards/premium-business-card#price");
  await expect(panel(page, "Price")).toBeVisible();
  await page.getByRole("form", { name: "Instant quote" }).getByRole("radio", { name: "Both sides" }).check();
  await expect(page).toHaveURL(/sides=both-sides#price$/);
  await expect(panel(page, "Price")).toBeVisible();
  await page.reload();
  await expect(panel(page, "Price")).toBeVisible();
});

test("content-and-lettering.md 4: back from signing in with a pending quote request the price comes first", async ({
  page,
  context,
  shop,
}) => {
  const path = "/business-cards/swing-tags";
  const value = encodeURIComponent(`quote-request ${path}`);
  await context.addCookies([{ name: "pending_action", value, url: shop.origin }]);
  await open(page, path);
  await expect(tab(page, "Price")).toHaveAttribute("aria-selected", "true");
});

test("types and materials are pictures with the price each starts at", async ({ page }) => {
  await open(page, "/business-cards/premium-business-card");
  await expect(page.getByRole("radio", { name: "Premium Business Card" })).toHaveAccessibleDescription(
    /50 from \$18\.00/,
  );
  await expect(page.getByRole("radio", { name: "Vintage Kraft 300gsm" }).first()).toHaveAccessibleDescription(
    /from \$37\.00/,
  );
});

test("the crumbs lead to all cards, by type and by material", async ({ page }) => {
  await open(page, "/business-cards/vintage-kraft-300gsm");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText([
    "Home",
    "Business Cards",
    "Material",
    "Vintage Kraft 300gsm",
  ]);
  await crumbs.getByRole("link", { name: "Business Cards" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Type", "Material"]);
  await page
    .getByRole("link", { name: /^Swing Tags/ })
    .first()
    .click();
  await expect(page).toHaveURL("/business-cards/swing-tags");
  await expect(page).toHaveTitle(/^Swing Tags \|/);
  await page.goto("/stickers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stickers, labels and decals");
  await expectAccessible(page);
});

test.describe("on a phone without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("every panel stands below the other, and the tabs lead to them", async ({ page }) => {
    await page.goto("/business-cards/premium-business-card");
    for (const name of TABS) await expect(panel(page, name)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
