import { expect } from "@playwright/test";
import { open, reload } from "../support/pages/account.ts";
import { addFrom, cartLink, classicPage, total } from "../support/pages/cart.ts";
import {
  deliveryWay,
  field,
  fillCheckout,
  openOptionalFields,
  placeButton,
  shownNumber,
} from "../support/pages/checkout.ts";
import { newEmail } from "../support/people/members.ts";
import { mailedText } from "../support/people/outbox.ts";
import { test } from "../support/pages/shop-test.ts";

test("a guest is told what is wrong where it stands, orders once with a double press, and the link opens elsewhere", async ({
  page,
  context,
  shop,
  browser,
}) => {
  const email = newEmail("guest");
  await addFrom(page, classicPage);
  await page.getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("heading", { name: "Checkout", level: 1 })).toBeVisible();
  await placeButton(page).click();
  await expect(field(page, "Email address")).toBeFocused();
  await expect(field(page, "Email address")).toHaveAccessibleDescription(
    "Email address is required. Please try again.",
  );
  await fillCheckout(page, email);
  await field(page, "Postcode").fill("011");
  await field(page, "Street address").focus();
  await expect(field(page, "Postcode")).toHaveAccessibleDescription(
    "Please enter a postcode of four digits.",
  );
  await field(page, "Postcode").fill("0110");
  await expect(page.getByText("Region: Northland")).toBeVisible();
  await openOptionalFields(page);
  await field(page, "Delivery instructions").fill("Behind the shed");
  await deliveryWay(page, "Express").check();
  await expect(total(page)).toContainText("$75.00");

  // What was typed is there after a reload and in another tab, and nobody else is told.
  await expect
    .poll(async () => (await (await context.request.get("/api/checkout")).json()).data.typed.instructions)
    .toBe("Behind the shed");
  await reload(page);
  await expect(field(page, "Street address")).toHaveValue("8 Marae Road");
  const second = await context.newPage();
  await open(second, "/checkout");
  await expect(field(second, "Delivery instructions")).toHaveValue("Behind the shed");
  const elsewhere = await browser.newContext({ baseURL: shop.origin });
  const stranger = await elsewhere.request.get("/api/checkout");
  expect((await stranger.json()).data.typed.instructions ?? "").toBe("");

  await placeButton(page).dblclick();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
  const { data: orders } = await (await context.request.get("/api/orders")).json();
  expect(orders).toHaveLength(1);
  await expect(second.getByText("Your cart is empty, so there is nothing to order yet.")).toBeVisible();
  await expect(second.getByRole("link", { name: "See what we print" })).toBeVisible();
  const number = await shownNumber(page);
  expect(await mailedText(shop.dataDir, email, number)).toContain(`/order/${number}?key=`);

  const visitor = await elsewhere.newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  await expect(visitor.getByText("Whangārei 0110")).toBeVisible();
  const answer = await visitor.goto(`/order/${number}`);
  expect(answer?.status()).toBe(404);
  await expect(visitor.getByText("This page was trimmed off")).toBeVisible();
  await elsewhere.close();
});

test("a price that has changed meanwhile is shown beside the old one, and nothing is ordered before it is seen", async ({
  page,
  context,
}) => {
  const email = newEmail("changed");
  await addFrom(page, classicPage);
  await open(page, "/checkout");
  await fillCheckout(page, email);
  // In another place, of which this page hears nothing.
  const chosen = await context.request.put("/api/cart/shipping", { data: { shipping_method: "Express" } });
  expect(chosen.ok()).toBe(true);
  await placeButton(page).click();
  await expect(page.getByRole("row", { name: "Total $65.00 $75.00" })).toBeVisible();
  await expect(total(page)).toContainText("$75.00");
  await page.getByRole("button", { name: "Order at the new price" }).click();
  await expect(page.getByText("Thank you, Bea")).toBeVisible();
  await expect(page.getByText("$75.00").first()).toBeVisible();
});
