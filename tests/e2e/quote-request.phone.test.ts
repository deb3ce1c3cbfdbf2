import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, untilStill } from "../support/pages/accessible.ts";
import { dialog, open } from "../support/pages/account.ts";
import { makeMember, newEmail } from "../support/people/members.ts";
import {
  expectThanks,
  fillPerson,
  quoteDialog,
  sendRequest,
  tooLarge,
} from "../support/pages/quote-request.ts";
import { test } from "../support/pages/shop-test.ts";

async function expectSound(page: Page, part = "dialog") {
  await expectAccessible(page, part);
  await expectNoSidewaysScroll(page);
}

test("asking for a quote is accessible from the first press to the thanks, by keyboard alone", async ({
  page,
}) => {
  await open(page, `${tooLarge}&quantity=custom`);
  const ask = page.getByRole("button", { name: "REQUEST A QUOTE" });
  await ask.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expectSound(page);
  await dialog(page).getByRole("button", { name: "Continue as a guest" }).focus();
  await page.keyboard.press("Enter");
  await expect(quoteDialog(page).getByLabel("First name")).toBeFocused();
  await expectSound(page);
  await page.keyboard.press("Enter");
  await expect(quoteDialog(page).getByLabel("First name")).toHaveAccessibleDescription(
    "Please enter the first name.",
  );
  await expectSound(page);
  await fillPerson(page, newEmail("phone"));
  await quoteDialog(page).getByLabel("Quantity").fill("250");
  await sendRequest(page);
  await expectThanks(page);
  await expectSound(page);
});

test("the dialog fits a phone, and closing it gives the focus back", async ({ page }) => {
  await open(page, tooLarge);
  const ask = page.getByRole("button", { name: "REQUEST A QUOTE" });
  await ask.click();
  await dialog(page).getByRole("button", { name: "Continue as a guest" }).click();
  const asked = quoteDialog(page);
  await expect(asked).toBeVisible();
  const size = page.viewportSize();
  if (size && size.width <= 812) {
    await untilStill(page);
    const { x, y, width, height } = (await asked.boundingBox())!;
    expect({ x, width, end: y + height }).toEqual({ x: 0, width: size.width, end: size.height });
  }
  await fillPerson(page, newEmail("half"));
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await ask.click();
  await expect(asked.getByLabel("First name")).toHaveValue("");
});

test("the list of quote requests is accessible, closed and open, also when one is not there", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await makeMember(shop, page, newEmail("list"));
  await open(page, tooLarge);
  await page.getByRole("button", { name: "REQUEST A QUOTE" }).click();
  await expectSound(page);
  await sendRequest(page);
  const number = await expectThanks(page);
  const region = page.getByRole("region", { name: "Quote requests" });
  await open(page, "/account?quote_request=R2601010000000000");
  await expect(region).toContainText("Sorry, we're unable to find");
  await expectSound(page, "main");
  await open(page, `/account?quote_request=${number}`);
  await expect(region.getByText("900 x 900 mm")).toBeVisible();
  await expectSound(page, "main");
});
