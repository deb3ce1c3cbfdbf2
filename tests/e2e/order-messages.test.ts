import { expect } from "@playwright/test";
import { addFrom, classicPage } from "../support/pages/cart.ts";
import { orderCart, shownNumber } from "../support/pages/checkout.ts";
import { newEmail } from "../support/people/members.ts";
import { happens } from "../support/people/order-facts.ts";
import { test } from "../support/pages/shop-test.ts";

test("a customer writes by the keyboard alone, reads the answer, and writes without a script @long", async ({
  page,
  browser,
  shop,
}) => {
  await addFrom(page, classicPage);
  await orderCart(page, newEmail("writes"));
  const address = page.url();
  const part = page.getByRole("region", { name: "Messages" });
  const words = part.getByRole("textbox", { name: "Write to us about this order" });
  await words.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(words).toHaveAccessibleDescription(/Your message is required. Please try again./);
  await words.fill("Could it be here by Friday?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(part.getByRole("listitem")).toContainText("Could it be here by Friday?");
  await expect(words).toHaveValue("");
  await happens(shop, await shownNumber(page), { kind: "message", words: "Yes, by Thursday." });
  await page.goto(address);
  await expect(part.getByRole("listitem").nth(1)).toContainText("Yes, by Thursday.");

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
  const other = await plain.newPage();
  await other.goto(address);
  await other.getByRole("textbox", { name: "Write to us about this order" }).fill("Thank you!");
  await other.getByRole("button", { name: "Write to the shop" }).click();
  await expect(other.getByRole("log", { name: "Messages so far" })).toContainText("Thank you!");
  await plain.close();
});
