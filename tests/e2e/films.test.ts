import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

function colours(page: Page) {
  return page.getByRole("radiogroup", { name: "Colour" });
}

test("a film is found by typing its name, seen in the preview, and kept in the address; each can be hit with a thumb @long", async ({
  page,
}) => {
  await open(page, "/vinyl-lettering-designer");
  await expect(colours(page).getByRole("radio")).toHaveCount(27);
  await colours(page).getByRole("radio", { name: "Black" }).focus();
  await page.keyboard.type("tur");
  await expect(colours(page).getByRole("radio", { name: "Turquoise" })).toBeChecked();
  await expect(colours(page).getByRole("radio", { name: "Turquoise" })).toBeFocused();
  await expect(colours(page)).toContainText("Between blue and green, like clear sea.");
  await expect(page).toHaveURL(/colour=turquoise/);
  await expect(page.getByRole("img", { name: /cut vinyl letters.*turquoise/ }).first()).toBeVisible();
  await page.reload();
  await expect(colours(page).getByRole("radio", { name: "Turquoise" })).toBeChecked();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const film of await colours(page).getByRole("radio").all()) {
    const { width = 0, height = 0, x = 0 } = (await film.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(x + width).toBeLessThanOrEqual(320);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
