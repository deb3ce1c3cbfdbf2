import { expect } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { field, fillCheckout, placeButton, shownNumber } from "../support/pages/checkout.ts";
import { sendCoarse } from "../support/pages/saved-file.ts";
import { newEmail } from "../support/people/members.ts";
import { happens, proofMade } from "../support/people/order-facts.ts";
import { lookAtProof } from "../support/pages/look-at-proof.ts";
import { test } from "../support/pages/phone-test.ts";

test("on a phone an empty checkout leads back, one orders and approves, and nothing scrolls sideways @long", async ({
  page,
  shop,
}) => {
  await open(page, "/checkout");
  await expect(page.getByRole("link", { name: "Back to the cart" })).toBeVisible();
  await addFrom(page, classicPage);
  await open(page, "/checkout");
  await placeButton(page).tap();
  await expect(field(page, "Email address")).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await fillCheckout(page, newEmail("phone"));
  await placeButton(page).tap();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
  const number = await shownNumber(page);
  await sendCoarse(page, number);
  await happens(shop, number, proofMade(1));
  await page.reload();
  await expectNoSidewaysScroll(page);
  await lookAtProof(page);
  await page.getByRole("button", { name: "Approve" }).tap();
  await expect(page.getByText("You approved this proof.")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});
