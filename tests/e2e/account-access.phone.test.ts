import { expect } from "@playwright/test";
import { untilStill } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/phone-test.ts";

test("the dialog is a sheet at the foot of a phone, no taller than it needs, and the keyboard alone gets through it", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await expect(dialog.getByLabel("Email address").first()).toBeFocused();
  const size = page.viewportSize();
  if (size && size.width <= 812) {
    await untilStill(page);
    const { x, y, width, height } = (await dialog.boundingBox())!;
    expect({ x, width, end: y + height }).toEqual({ x: 0, width: size.width, end: size.height });
    expect(height).toBeLessThan(size.height * 0.75);
  }
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Email address").first()).toHaveAccessibleDescription(
    "Email address is required. Please try again.",
  );
  await dialog.getByRole("tab", { name: "SIGN IN" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "REGISTER" })).toBeFocused();
  await expect(dialog.getByRole("tabpanel", { name: "REGISTER" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeFocused();
});
