import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { orderCart, shownNumber } from "../support/pages/checkout.ts";
import { newEmail } from "../support/people/members.ts";
import { mailedText } from "../support/people/outbox.ts";
import { test } from "../support/pages/shop-test.ts";

test("who has lost the link to an order is mailed it, and a stranger learns nothing @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("lost");
  await addFrom(page, classicPage);
  await orderCart(page, email);
  const number = await shownNumber(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Track an order" }).click();
  await page.getByRole("button", { name: "Email me the link" }).click();
  const typedNumber = page.getByRole("textbox", { name: "Order number" });
  await expect(typedNumber).toHaveAccessibleDescription("Order Number is required. Please try again.");
  await typedNumber.fill(number.toLowerCase().replace("-", " "));
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByText("its link is on its way to you")).toBeVisible();
  const mail = await mailedText(shop.dataDir, email, "You asked for the link");
  expect(mail).toContain(`/order/${number}?key=`);

  await open(page, "/order");
  await typedNumber.fill("K26-222222");
  await page.getByRole("textbox", { name: "Email address" }).fill(newEmail("stranger"));
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByText("its link is on its way to you")).toBeVisible();
});
