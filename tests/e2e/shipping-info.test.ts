import { expect } from "@playwright/test";
import { open, unfoldSection } from "../support/pages/banner.ts";
import { scriptOf } from "../support/pages/script-of.ts";
import { test } from "../support/pages/shop-test.ts";

test("what is pressed in the calendar before its script has come is done once it is there", async ({
  page,
}) => {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(scriptOf("shipping-section"), async (route) => {
    await come;
    await route.continue();
  });
  await open(page, "/stickers/paper");
  const asked = page.waitForRequest(scriptOf("shipping-section"));
  await unfoldSection(page, "Shipping info");
  const section = page.getByRole("region", { name: "Shipping info" });
  const month = section.locator("#shipping-month");
  const now = (await month.textContent()) ?? "no month";
  await section.getByRole("button", { name: "Next month" }).click();
  await asked;
  await expect(month).toHaveText(now);
  letCome();
  await expect(month).not.toHaveText(now);
  await expect(month).toHaveText(/^[A-Z][a-z]+ \d{4}$/);
});
