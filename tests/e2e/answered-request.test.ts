import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { answerPath, askForLarge, openRequestAsStaff } from "../support/pages/answer-request.ts";
import { fillCheckout, placeButton, shownNumber } from "../support/pages/checkout.ts";
import { acceptLink } from "../support/pages/quotation.ts";
import { test } from "../support/pages/shop-test.ts";
import { noted } from "../support/pages/staff-order.ts";
import { newEmail } from "../support/people/members.ts";

const phone = { width: 375, height: 812 };

test("on a phone a question for a price is answered by the staff's link and becomes an order @long", async ({
  page,
  shop,
  browser,
}) => {
  await page.setViewportSize(phone);
  const email = newEmail("answered");
  const requestNo = await askForLarge(page, email);
  // The studio's own browser, without scripts.
  const studio = await browser.newContext({
    baseURL: shop.origin,
    javaScriptEnabled: false,
    viewport: phone,
  });
  const staff = await studio.newPage();
  await openRequestAsStaff(staff, shop, requestNo);
  await expect(staff.getByText("For the side of a van.")).toBeVisible();
  await staff.getByLabel("Price in dollars").first().fill("lots");
  await staff.getByRole("button", { name: "Send the answer" }).click();
  await expect(staff.getByRole("alert")).toContainText("Please enter an amount such as 57.00.");
  await staff.getByLabel("Price in dollars").first().fill("640");
  await staff.getByText("More lines").click();
  await staff.getByLabel("Description").nth(1).fill("Cutting form, made once");
  await staff.getByLabel("Price in dollars").nth(1).fill("90");
  await staff.getByLabel("Shipping in dollars").fill("0");
  await staff.getByLabel("Days of production").fill("8");
  await staff.getByLabel("Words to the customer").fill("We print it in two parts.");
  await staff.getByRole("button", { name: "Send the answer" }).click();
  await expect(noted(staff)).toContainText("The customer was told by email.");
  await studio.close();

  await openRequestAsStaff(page, shop, requestNo);
  await page.getByText("Write another answer").click();
  await page.getByText("More lines").click();
  await open(page, await answerPath(shop, email));
  await expect(page.getByRole("row", { name: /Cutting form, made once.*\$90\.00/ })).toBeVisible();
  // In the answer, and in what was said so far.
  await expect(page.getByRole("article").getByText("We print it in two parts.")).toBeVisible();
  await acceptLink(page).click();
  await expect(page.getByText("its prices are kept until")).toBeVisible();
  await fillCheckout(page, email);
  await placeButton(page).click();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
  await shownNumber(page);
  await expect(page.getByRole("article", { name: "Cutting form, made once" })).toContainText("$90.00");
});
