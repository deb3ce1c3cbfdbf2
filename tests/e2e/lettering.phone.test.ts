import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

test("with the keyboard of a phone open, the words are seen right above the field that they are typed in", async ({
  page,
}) => {
  // What a keyboard leaves of 812 pixels.
  await page.setViewportSize({ width: 375, height: 400 });
  await open(page, "/vinyl-lettering-designer");
  const words = page.getByRole("textbox", { name: "Your text" });
  await words.tap();
  await words.pressSequentially("Kia ora");
  const copy = page.getByRole("group", { name: "Your words" }).locator("svg:has(> use)").first();
  await expect(copy).toBeInViewport({ ratio: 0.9 });
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#live-picture [data-part=letters]")).toBeAttached();
  await page.getByRole("combobox", { name: "Font" }).focus();
  await expect(copy).toBeHidden();
});
