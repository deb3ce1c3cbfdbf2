import { expect } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { fillCheckout, placeButton } from "../support/pages/checkout.ts";
import { acceptLink, issueQuotation } from "../support/pages/quotation.ts";
import { newEmail } from "../support/people/members.ts";
import { test } from "../support/pages/phone-test.ts";

test("on a phone the price and the way to order are at hand, and nothing scrolls sideways @long", async ({
  page,
}) => {
  const { path } = await issueQuotation(page);
  await open(page, path);
  await expect(acceptLink(page)).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await acceptLink(page).tap();
  await expect(page.getByText("its prices are kept until")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await fillCheckout(page, newEmail("phone-quote"));
  await placeButton(page).tap();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
});
