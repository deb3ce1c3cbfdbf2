import { expect, type Browser } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { item } from "../support/pages/cart.ts";
import { field, fillCheckout, fillPlace, placeButton, shownNumber } from "../support/pages/checkout.ts";
import { acceptLink, issueQuotation } from "../support/pages/quotation.ts";
import { makeMember, newEmail } from "../support/people/members.ts";
import { test } from "../support/pages/shop-test.ts";

/** Somebody else: a browser that knows nothing but the link. */
async function elsewhere(browser: Browser, baseURL: string, javaScriptEnabled = true) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  return { context, page: await context.newPage() };
}

test("another person opens the link, accepts with the keyboard, and it becomes one order; who was at the checkout then is told", async ({
  page,
  shop,
  browser,
}) => {
  const { number, path } = await issueQuotation(page);
  await open(page, path);
  await acceptLink(page).click();
  await fillCheckout(page, newEmail("late"));
  const { page: other, context } = await elsewhere(browser, shop.origin);
  await open(other, path);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Quotation");
  await expect(other.getByText(number)).toBeVisible();
  await expect(other.getByRole("row", { name: /Classic paper stickers.*100 pcs.*\$57\.00/ })).toBeVisible();
  await acceptLink(other).press("Enter");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Checkout");
  await expect(other.getByText("its prices are kept until")).toBeVisible();
  await field(other, "Email address").fill(newEmail("accepts"));
  await fillPlace(other);
  await placeButton(other).press("Enter");
  await expect(other.getByText("Thank you, Bea")).toBeVisible();
  const order = await shownNumber(other);

  await open(other, path);
  await expect(other.getByText(/^Ordered on /)).toBeVisible();
  await other.getByRole("link", { name: "See the order" }).press("Enter");
  await expect(other.getByRole("heading", { name: `Order ${order}` })).toBeVisible();
  await context.close();

  await placeButton(page).click();
  await expect(page.getByText(/^Ordered on /)).toBeVisible();
  await expect(page.getByRole("link", { name: "See the order" })).toHaveCount(0);
  await expect(acceptLink(page)).toHaveCount(0);
});

test("without a script the link is read, accepted and ordered", async ({ page, shop, browser }) => {
  const { path } = await issueQuotation(page);
  const { page: other, context } = await elsewhere(browser, shop.origin, false);
  await other.goto(path);
  await acceptLink(other).click();
  await fillCheckout(other, newEmail("plain"));
  await field(other, "Postcode").fill("011");
  await placeButton(other).click();
  await expect(field(other, "Postcode")).toHaveAccessibleDescription(
    "Please enter a postcode of four digits.",
  );
  await expect(other.getByText("its prices are kept until")).toBeVisible();
  await field(other, "Postcode").fill("0110");
  await placeButton(other).click();
  await expect(other.getByText("Thank you, Bea")).toBeVisible();
  await context.close();
});

test("a member finds it in the account, and to change something its products go into the cart; with a key off by one it is not here @long", async ({
  page,
  shop,
}) => {
  await makeMember(shop, page, newEmail("quoted"));
  const { number, path } = await issueQuotation(page);
  await open(page, "/account/quotations");
  const row = page.getByRole("listitem").filter({ hasText: number });
  await expect(row).toContainText("Kept until");
  await row.getByRole("link", { name: "Classic paper stickers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quotation");
  await expect(acceptLink(page)).toBeVisible();
  await expect(page.getByText("Today its goods cost the same, $57.00.")).toBeVisible();
  await page.getByRole("button", { name: "Change it in your cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(item(page, "Classic paper stickers, die cut, 50 mm circle")).toBeVisible();

  const hidden = {
    "cache-control": "private, no-store",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex",
  };
  expect((await page.request.get(path)).headers()).toMatchObject(hidden);
  for (const wrong of [
    `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`,
    `/pdf/quotation/preview?quotation_no=${number.slice(0, -1)}`,
  ]) {
    const answer = await page.request.get(wrong);
    expect([answer.status(), await answer.text()]).toEqual([
      404,
      expect.stringContaining("This quotation is not here"),
    ]);
  }
});
