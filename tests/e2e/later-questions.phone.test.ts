import { expect } from "@playwright/test";
import { test } from "../support/pages/phone-test.ts";

test("on a phone the later questions are laid out when they come near, and all of them once there is time", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  let letScriptsCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto("/stickers/roll", { waitUntil: "commit" });
  const form = page.getByRole("form", { name: "Instant quote" });
  const help = form.getByRole("button", { name: "What is a set?" });
  const later = form.getByRole("button", { name: "Add to Compare" });
  const isDrawn = (one: typeof help) =>
    one.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  // Its styles are on their way, too.
  await expect.poll(() => isDrawn(help)).toBe(false);
  // Nobody may be kept from what is not drawn yet.
  await help.focus();
  expect(await isDrawn(help)).toBe(true);
  await help.blur();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => isDrawn(later)).toBe(false);
  letScriptsCome();
  await expect.poll(() => isDrawn(later)).toBe(true);
  await expect.poll(() => isDrawn(help)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
