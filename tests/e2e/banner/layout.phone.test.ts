import { expect } from "@playwright/test";
import { expectNoSidewaysScroll } from "../../support/pages/accessible.ts";
import { choose, form, mainButton, open, option, total, unfold } from "../../support/pages/banner.ts";
import { test } from "../../support/pages/phone-test.ts";

test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

test("banner.md 9: the price and the main button stay at the bottom, the form stands beside the gallery above 812 px and below it at 812", async ({
  page,
}) => {
  await open(page, "/business-cards/premium-business-card");
  /** How far below the gallery's top the form begins. */
  const drop = async () => {
    const gallery = await page.getByRole("region", { name: "Gallery" }).boundingBox();
    const questions = await form(page).boundingBox();
    return questions && gallery ? questions.y - gallery.y : NaN;
  };
  const bottom = () => mainButton(page).evaluate((button) => button.getBoundingClientRect().bottom);
  for (const [width, height] of [
    [375, 812],
    [812, 1000],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("group", { name: "Number of Sets" }).scrollIntoViewIfNeeded();
    await expect.poll(bottom).toBeGreaterThan(height - 80);
    await expect(total(page)).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expect.poll(drop).toBeGreaterThan(300);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.setViewportSize({ width: 813, height: 1000 });
  await expect.poll(drop).toBe(0);
});

test("banner.md 4: a swing tag is configured with a finger at 375 x 812, and what opens stays in reach @long", async ({
  page,
}) => {
  await open(page, "/business-cards/swing-tags");
  const before = await total(page).textContent();
  await (await unfold(option(page, "Printed side", "Both sides"))).tap();
  const punch = form(page).getByRole("group", { name: /Punch Holes/ });
  await punch.locator("summary").tap();
  await punch.getByRole("radio", { name: /Punch Hole 5/ }).tap();
  const strings = form(page).getByRole("group", { name: /Tag Strings/ });
  await strings.locator("summary").tap();
  await strings.getByRole("radio", { name: /Jute/ }).tap();
  await choose(page, "Size", "Custom Size");
  const width = page.getByLabel("Width", { exact: true });
  await width.fill("5");
  await expect(form(page).getByRole("alert", { name: "Custom size" })).toContainText("must not be below");
  await expect(mainButton(page)).toBeDisabled();
  await width.fill("55");
  await expect(mainButton(page)).toBeEnabled();
  await expect(total(page)).not.toHaveText(before ?? "");
  await expect(total(page)).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test("banner.md 9: what the keyboard reaches on a phone is never under the bar with the price @long", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  await (await unfold(option(page, "Product", "Art Paper"))).focus();
  const bar = page.locator("[data-bottom-bar]");
  const top = (await bar.boundingBox())?.y ?? 0;
  for (let reached = ""; reached !== "Request a quote";) {
    await page.keyboard.press("Tab");
    const focusedNow = () =>
      page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const box = (focused.closest("label") ?? focused).getBoundingClientRect();
        const inBar = focused.closest("[data-bottom-bar]") !== null;
        return { name: focused.textContent, bottom: inBar ? 0 : box.bottom };
      });
    reached = (await focusedNow()).name;
    await expect.poll(async () => (await focusedNow()).bottom, reached).toBeLessThanOrEqual(top);
  }
});
