import { expect } from "@playwright/test";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { orderCart, shownNumber, step } from "../support/pages/checkout.ts";
import { sendCoarse } from "../support/pages/saved-file.ts";
import { newEmail } from "../support/people/members.ts";
import { happens, proofMade } from "../support/people/order-facts.ts";
import { test } from "../support/pages/shop-test.ts";

test("an order says how long it stays open, lapses, and is opened again @long", async ({ page, shop }) => {
  await addFrom(page, classicPage);
  const address = await orderCart(page, newEmail("lapse"));
  const number = await shownNumber(page);
  await expect(page.getByText(/^Placed .+, open until /)).toBeVisible();
  await sendCoarse(page, number);
  await happens(shop, number, proofMade(1), { kind: "lapsed" });
  await page.goto(address);
  await expect(step(page, "Lapsed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toBeHidden();
  await expect(page.getByText("It still costs $65.00.")).toBeVisible();
  await page.getByRole("button", { name: "Open this order again" }).click();
  await expect(page.getByRole("button", { name: "Approve" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Pay by bank transfer" })).toContainText("$65.00");
  await expect(page.getByRole("region", { name: "Would you still like it?" })).toBeHidden();
});
