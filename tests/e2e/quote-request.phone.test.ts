import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { dialog, open } from "../support/account-browser.ts";
import {
  expectThanks,
  fillPerson,
  quoteDialog,
  sendRequest,
  tooLarge,
} from "../support/quote-request-page.ts";
import { startShop, type OpenShop } from "../support/shop-process.ts";

test.describe.configure({ mode: "default", timeout: 60_000 });

let shop: OpenShop;
test.beforeAll(async () => {
  shop = await startShop({ settings: { RATE_LIMIT_FACTOR: "100", LOG_LEVEL: "warn" } });
});
test.afterAll(() => shop.close());

/** Nothing for axe to find, and nothing that scrolls sideways. */
const expectAccessible = async (page: Page) => {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  expect((await new AxeBuilder({ page }).include("dialog").analyze()).violations).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
};

test("asking for a quote is accessible from the first press to the thanks, by keyboard alone", async ({
  page,
}) => {
  await open(shop, page, `${tooLarge}&quantity=custom`);
  const ask = page.getByRole("button", { name: "REQUEST A QUOTE" });
  await ask.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Continue as a guest" }).focus();
  await page.keyboard.press("Enter");
  await expect(quoteDialog(page).getByLabel("First name")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(quoteDialog(page).getByLabel("First name")).toHaveAccessibleDescription(
    "Please enter the first name.",
  );
  await expectAccessible(page);
  await fillPerson(page, "phone@example.org");
  await quoteDialog(page).getByLabel("Quantity").fill("250");
  await sendRequest(page);
  await expectThanks(page);
  await expectAccessible(page);
});

test("the dialog fits a phone, and closing it gives the focus back", async ({ page }) => {
  await open(shop, page, tooLarge);
  const ask = page.getByRole("button", { name: "REQUEST A QUOTE" });
  await ask.click();
  await dialog(page).getByRole("button", { name: "Continue as a guest" }).click();
  const asked = quoteDialog(page);
  await expect(asked).toBeVisible();
  const size = page.viewportSize();
  if (size && size.width <= 812) {
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    expect(await asked.boundingBox()).toEqual({ x: 0, y: 0, width: size.width, height: size.height });
  }
  await fillPerson(page, "half@example.org");
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await ask.click();
  await expect(asked.getByLabel("First name")).toHaveValue("");
});
