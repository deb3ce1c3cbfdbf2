import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { answerPath, askForLarge } from "../support/pages/answer-request.ts";
import { fillCheckout, placeButton, shownNumber } from "../support/pages/checkout.ts";
import { acceptLink } from "../support/pages/quotation.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

const phone = { width: 375, height: 812 };

test("on a phone a question for a price is answered in the studio and becomes an order @long", async ({
  page,
  shop,
  browser,
}) => {
  await page.setViewportSize(phone);
  const email = newEmail("answered");
  const requestNo = await askForLarge(page, email);
  const studio = await browser.newContext({ viewport: phone });
  const staff = await studio.newPage();
  const rooms = await enterAsOwner(staff, shop, newEmail("answering"));
  await staff.goto(`${rooms}/requests/${requestNo}`);
  await expect(staff.getByText("For the side of a van.")).toBeVisible();
  await staff
    .getByLabel(/^Price in dollars/)
    .first()
    .fill("lots");
  await staff.getByRole("button", { name: "Send the answer" }).click();
  await expect(staff.getByText("Please enter an amount such as 57.00.")).toBeVisible();
  await staff
    .getByLabel(/^Price in dollars/)
    .first()
    .fill("640");
  await staff.getByText("More lines").click();
  await staff.getByLabel(/^Line 2/).fill("Cutting form, made once");
  await staff
    .getByLabel(/^Price in dollars/)
    .nth(1)
    .fill("90");
  await staff.getByLabel(/^Shipping in dollars/).fill("0");
  await staff.getByLabel(/^Working days/).fill("8");
  await staff.getByLabel(/^Words to the customer/).fill("We print it in two parts.");
  await staff.getByRole("button", { name: "Send the answer" }).click();
  await expect(staff.getByText(/^Answered with Q.*told by email\.$/)).toBeVisible();
  await studio.close();

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
