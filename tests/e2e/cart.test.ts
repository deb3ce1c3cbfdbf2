import { expect } from "@playwright/test";
import { open, reload } from "../support/pages/account.ts";
import { addButton, addFrom, cartLink, classicPage, item, total } from "../support/pages/cart.ts";
import { choose } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

test("a visitor adds what is configured by the keyboard, changes it, and takes it out and back: the cart says so at its price", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, classicPage);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
  // Until the price is confirmed a press does nothing.
  await expect(addButton(page)).toBeEnabled();
  await page.getByRole("radiogroup", { name: "With you by" }).getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("Tab");
  await expect(addButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  // Pressed where the form ends, the button and what is said of it are in view.
  await expect(page.getByRole("link", { name: "View cart" })).toBeInViewport({ ratio: 1 });
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByText(
      "Classic paper stickers, die cut, 50 mm circle, 100 pcs is in your cart for $57.00. 1 item in your cart.",
    ),
  ).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
  await page.getByRole("button", { name: "Keep shopping" }).click();
  await expect(page.getByRole("link", { name: "View cart" })).toBeHidden();
  await expect(total(page)).toContainText("$57.00");

  await cartLink(page).click();
  const line = item(page, "Classic paper");
  await expect(line).toContainText("$57.00");
  await expect(line.getByRole("img", { name: /Classic Paper, die cut/ })).toBeVisible();
  await expect(total(page)).toContainText("$65.00");
  await expect(total(page)).toContainText("includes $8.48 GST");
  await line.getByLabel("Quantity", { exact: true }).selectOption({ label: "Input the number here" });
  await line.getByLabel("Quantity: your own number").fill("150");
  // Halfway from $57.00 to $97.00.
  await expect(line).toContainText("$77.00");
  const sums = page.getByRole("region", { name: "Cart total" });
  await sums.getByRole("radio", { name: "Express" }).check();
  await expect(total(page)).toContainText("$95.00");
  await reload(page);
  await expect(line.getByLabel("Quantity: your own number")).toHaveValue("150");
  await expect(sums.getByRole("radio", { name: "Express" })).toBeChecked();

  await page.getByRole("link", { name: "Change options of Classic paper" }).click();
  await expect(page.getByText("The button updates this item in your cart.")).toBeVisible();
  await choose(page, "Shape", "Square");
  await addButton(page).click();
  await expect(page).toHaveURL(/\/cart\?key=/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(line).toContainText("ShapeSquare");

  await page.getByRole("button", { name: "Remove Classic paper" }).press("Enter");
  const undo = page.getByRole("button", { name: "Undo removing Classic paper" });
  await expect(undo).toBeFocused();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
  await undo.press("Enter");
  await expect(page.getByRole("heading", { name: "Classic paper" })).toBeFocused();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
});

test("two tabs stay in step", async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, "/cart");
  await expect(other.getByText("Your cart is empty.")).toBeVisible();
  await addFrom(page, classicPage);
  await expect(item(other, "Classic paper")).toBeVisible();
  await expect(cartLink(other)).toHaveAccessibleName("Cart, 1 item");
  await other.getByRole("button", { name: "Remove Classic paper" }).click();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
});
