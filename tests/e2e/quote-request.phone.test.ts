import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { dialog, makeMember, open } from "../support/account-browser.ts";
import {
  expectThanks,
  fillPerson,
  quoteDialog,
  sendRequest,
  tooLarge,
} from "../support/quote-request-page.ts";
import { startShop, type OpenShop } from "../support/shop-process.ts";

test.describe.configure({ mode: "default" });

let shop: OpenShop;
test.beforeAll(async () => {
  shop = await startShop({ settings: { RATE_LIMIT_FACTOR: "100", LOG_LEVEL: "warn" } });
});
test.afterAll(() => shop.close());

/** Nothing for axe to find, and nothing that scrolls sideways. */
const expectAccessible = async (page: Page, part = "dialog") => {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
  expect((await new AxeBuilder({ page }).include(part).analyze()).violations).toEqual([]);
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
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
    expect(await asked.boundingBox()).toEqual({ x: 0, y: 0, width: size.width, height: size.height });
  }
  await fillPerson(page, "half@example.org");
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await ask.click();
  await expect(asked.getByLabel("First name")).toHaveValue("");
});

test("the list of quote requests is accessible, closed and open, also when one is not there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await makeMember(shop, page, "list@example.org");
  await open(shop, page, tooLarge);
  await page.getByRole("button", { name: "REQUEST A QUOTE" }).click();
  await expectAccessible(page);
  await sendRequest(page);
  const number = await expectThanks(page);
  const region = page.getByRole("region", { name: "Quote requests" });
  await open(shop, page, "/account?quote_request=R2601010000000000");
  await expect(region).toContainText("Sorry, we're unable to find");
  await expectAccessible(page, "main");
  await open(shop, page, `/account?quote_request=${number}`);
  await expect(region.getByText("900 x 900 mm")).toBeVisible();
  await expectAccessible(page, "main");
});
