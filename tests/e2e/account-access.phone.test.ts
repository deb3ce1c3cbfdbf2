import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, untilStill } from "../support/pages/accessible.ts";
import { fillNewAccount, open } from "../support/pages/account.ts";
import { newEmail } from "../support/people/members.ts";
import { mailedCode } from "../support/people/outbox.ts";
import { test } from "../support/pages/shop-test.ts";

async function expectSound(page: Page) {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test("every dialog and page about people is accessible, its errors too", async ({ page, shop }) => {
  const email = newEmail("access");
  await open(page, "/account");
  await expectSound(page);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expectSound(page);
  await dialog.getByRole("button", { name: "Forgot Password?" }).click();
  await expectSound(page);
  await dialog.getByRole("button", { name: "BACK TO SIGN IN" }).click();
  await dialog.getByRole("tab", { name: "REGISTER" }).click();
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expectSound(page);
  await dialog.getByRole("button", { name: "Close" }).click();

  await open(page, "/register");
  await expectSound(page);
  await fillNewAccount(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  const verification = page.getByRole("dialog", { name: "Email Verification" });
  await expect(verification).toBeVisible();
  await expectSound(page);
  await verification.getByLabel("Verification code").fill(await mailedCode(shop.dataDir, email));
  await verification.getByRole("button", { name: "Verify" }).click();
  await expect(verification).toContainText("Thank you for verifying");
  await expectSound(page);
  await expect(page.getByRole("link", { name: "Return To Home Page" })).toBeVisible();
  await expectSound(page);

  await open(page, "/account");
  await page.getByRole("button", { name: "Add an address" }).click();
  await page.getByRole("button", { name: "Add address" }).click();
  await expect(page.getByText("2 points")).toBeVisible();
  await expectSound(page);
});

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
