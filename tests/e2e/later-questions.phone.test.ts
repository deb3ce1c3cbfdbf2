import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

test("on a phone the later questions are drawn when they come near, and what is shown round one is whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await open(page, "/stickers/roll");
  const help = page.getByRole("button", { name: "What is a set?" });
  const isDrawn = () => help.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  // Nobody may be kept from what is not drawn yet.
  await help.focus();
  expect(await isDrawn()).toBe(true);
  const words = page.getByRole("tooltip").filter({ visible: true });
  await expect(words).toBeInViewport({ ratio: 1 });
  const isWhole = await words.evaluate((tip) => {
    for (let one = tip.parentElement; one; one = one.parentElement)
      if (
        getComputedStyle(one).contain.includes("paint") ||
        getComputedStyle(one).contentVisibility === "auto"
      )
        return false;
    return true;
  });
  expect(isWhole).toBe(true);
});
