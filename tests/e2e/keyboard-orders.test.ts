import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { payByKeys, pressByKeys, tabTo, typeByKeys } from "../support/pages/pay-by-keys.ts";
import { addButton, cartLink, classicPage } from "../support/pages/cart.ts";
import { field, placeButton, shownNumber, step } from "../support/pages/checkout.ts";
import { acceptLink, issueQuotation } from "../support/pages/quotation.ts";
import { sendCoarse } from "../support/pages/saved-file.ts";
import { makeMember, newEmail } from "../support/people/members.ts";
import { happens, proofMade } from "../support/people/order-facts.ts";
import { lookByKeys } from "../support/pages/look-at-proof.ts";
import { test } from "../support/pages/card-shop-test.ts";

const phone = { width: 375, height: 812 };

/** From a quote page to the checkout. */
async function toCheckout(page: Page): Promise<void> {
  await open(page, classicPage);
  await pressByKeys(page, addButton(page));
  await expect(page.getByRole("link", { name: "View cart" })).toBeVisible();
  await page.keyboard.press("Escape");
  await pressByKeys(page, cartLink(page));
  await expect(page).toHaveURL(/\/cart/);
  await expectNoSidewaysScroll(page);
  await pressByKeys(page, page.getByRole("link", { name: "Checkout" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
}

/** Whom and where to, typed field by field, and the way to pay; then it is placed. */
async function placeByKeys(page: Page, email: string): Promise<void> {
  const typed = [
    ["Email address", email],
    ["Name", "Bea Moss"],
    ["Phone number", "021 555 0142"],
    ["Street address", "8 Marae Road"],
    ["City", "Whangārei"],
    ["Postcode", "0110"],
  ] as const;
  for (const [label, text] of typed) await typeByKeys(page, field(page, label), text);
  await tabTo(page, page.getByRole("radio", { name: "Card" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Bank transfer" })).toBeChecked();
  await pressByKeys(page, placeButton(page));
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
}

// Whole journeys, each of some hundred presses.
test.describe.configure({ timeout: 360_000 });

test("with the keyboard alone a guest on a phone orders by bank transfer, approves, and writes to the shop", async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  await toCheckout(page);
  await placeByKeys(page, newEmail("guest-keys"));
  const number = await shownNumber(page);
  await expect(page.getByRole("region", { name: "Pay" })).toContainText(number);
  await expectNoSidewaysScroll(page);
  await sendCoarse(page, number);
  await happens(shop, number, proofMade(1));
  await page.reload();
  await lookByKeys(page);
  await pressByKeys(page, page.getByRole("button", { name: "Approve" }));
  await expect(page.getByText("You approved this proof.")).toBeVisible();
  await typeByKeys(page, page.getByRole("textbox", { name: "Write to us about this order" }), "Thank you!");
  await pressByKeys(page, page.getByRole("button", { name: "Write to the shop" }));
  await expect(page.getByRole("log", { name: "Messages so far" })).toContainText("Thank you!");
});

test("with the keyboard alone a member orders, pays by card, and finds the order in the account @long", async ({
  page,
  shop,
}) => {
  await makeMember(shop, page, newEmail("member-keys"));
  await toCheckout(page);
  const typed = [
    ["Phone number", "021 555 0142"],
    ["Street address", "12 Cuba Street"],
    ["City", "Wellington"],
    ["Postcode", "6011"],
  ] as const;
  for (const [label, text] of typed) await typeByKeys(page, field(page, label), text);
  await pressByKeys(page, placeButton(page));
  await payByKeys(page);
  await expect(step(page, "Paid")).toContainText("done");
  await expectNoSidewaysScroll(page);
  const number = await shownNumber(page);
  await open(page, "/account/orders");
  const row = page.getByRole("listitem").filter({ hasText: number });
  await pressByKeys(page, row.getByRole("link").first());
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
});

test("with the keyboard alone another person accepts a quotation by its link, on a phone @long", async ({
  page,
  shop,
  browser,
}) => {
  const { path } = await issueQuotation(page);
  const context = await browser.newContext({ baseURL: shop.origin, viewport: phone });
  const other = await context.newPage();
  await open(other, path);
  await pressByKeys(other, acceptLink(other));
  await expect(other.getByText("its prices are kept until")).toBeVisible();
  await placeByKeys(other, newEmail("accepts-keys"));
  await expectNoSidewaysScroll(other);
  await open(other, path);
  await pressByKeys(other, other.getByRole("link", { name: "See the order" }));
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Order K");
  await context.close();
});
