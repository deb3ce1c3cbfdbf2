import { expect } from "@playwright/test";
import { expectNoSidewaysScroll, untilStill } from "../support/pages/accessible.ts";
import { dialog, open } from "../support/pages/account.ts";
import {
  expectThanks,
  fillPerson,
  quoteDialog,
  sendRequest,
  tooLarge,
} from "../support/pages/quote-request.ts";
import { test } from "../support/pages/phone-test.ts";
import { newEmail } from "../support/people/members.ts";

test("a quote is asked for by keyboard alone, in a dialog that fits a phone and gives the focus back", async ({
  page,
}) => {
  await open(page, `${tooLarge}&quantity=custom`);
  const ask = page.getByRole("button", { name: "REQUEST A QUOTE" });
  const asked = quoteDialog(page);
  await ask.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog(page).getByRole("button", { name: "Continue as a guest" }).focus();
  await page.keyboard.press("Enter");
  await expect(asked.getByLabel("First name")).toBeFocused();
  await untilStill(page);
  const size = page.viewportSize()!;
  const { x, y, width, height } = (await asked.boundingBox())!;
  expect({ x, width, end: y + height }).toEqual({ x: 0, width: size.width, end: size.height });
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await expect(ask).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(asked.getByLabel("First name")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(asked.getByLabel("First name")).toHaveAccessibleDescription("Please enter the first name.");
  await expectNoSidewaysScroll(page);
  await fillPerson(page, newEmail("phone"));
  await asked.getByLabel("Quantity").fill("250");
  await sendRequest(page);
  await expectThanks(page);
  await expectNoSidewaysScroll(page);
});
