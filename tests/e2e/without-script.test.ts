import { expect } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { choose, option, unfoldSection } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

test.use({ javaScriptEnabled: false });

test("without a script the page shows the configured price and the form asks for another, another product and another size", async ({
  page,
}) => {
  await page.goto("/business-cards/swing-tags?quantity=500");
  const total = page.getByRole("status", { name: "Total price" });
  const before = await total.textContent();
  expect(before).toMatch(/\$\d+\.\d\d/);
  await expect(page.getByRole("button", { name: "ADD TO CART" })).toHaveCount(1);
  await choose(page, "Printed side", "Both sides");
  await page.getByLabel("See More").selectOption({ value: "1000" });
  await page.getByRole("button", { name: "Update price" }).click();
  await expect(option(page, "Printed side", "Both sides")).toBeChecked();
  await expect(page.getByLabel("See More")).toHaveValue("1000");
  expect(await total.textContent()).not.toBe(before);
  await page.goto("/stickers/paper?quantity=25");
  const plot = page.getByRole("group", { name: "Plot of the prices" });
  await unfoldSection(page, "Price table");
  await expect(plot.getByRole("button", { pressed: true })).toHaveAccessibleName("25: $19.50, 78 c each");
  await choose(page, "Product", "Kraft Paper");
  await page.getByRole("button", { name: "Update price" }).click();
  await expect(option(page, "Product", "Kraft Paper")).toBeChecked();
  await choose(page, "Size", "Custom Size");
  await page.getByRole("button", { name: "Update price" }).click();
  await expect(page.getByLabel("Width", { exact: true })).toBeVisible();
});

test("without a script every panel of a phone's business card stands below the other, and the tabs lead to them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/business-cards/premium-business-card");
  for (const name of [
    "Product info",
    "Special features",
    "Artwork guide",
    "Price",
    "Shipping info",
    "Review",
  ])
    await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Review" }).click();
  await expect(page.getByRole("tabpanel", { name: "Review" })).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test("without a script words are typed, and the side that was typed sizes them; the rest of the design stays", async ({
  page,
}) => {
  const rest = encodeURIComponent('{"size":{"by":"height","mm":120},"arc":20}');
  await page.goto(`/vinyl-lettering-designer?text=Kia%20ora&lettering=${rest}`);
  const update = page.getByRole("button", { name: "Update price" });
  const [width, height] = ["Width", "Height"].map((name) => page.getByLabel(name, { exact: true }));
  await page.getByRole("textbox", { name: "Your text" }).fill("Aroha");
  await update.click();
  await expect(height!).toHaveValue("120");
  await expect(page.getByRole("img", { name: /“Aroha”/ }).first()).toBeVisible();
  const before = await width!.inputValue();
  await width!.fill("900");
  await update.click();
  await expect(width!).toHaveValue("900");
  await expect(height!).not.toHaveValue("120");
  expect(before).not.toBe("900");
  await expect(page.getByRole("textbox", { name: "Your text" })).toHaveValue("Aroha");
  await expect(page.locator('input[type="hidden"][name="lettering"]')).toHaveValue(/"arc":20/);
  await expect(page.getByRole("status", { name: "Total price" })).toContainText("$");
});
