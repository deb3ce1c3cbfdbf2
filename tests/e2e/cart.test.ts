import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { addButton, addFrom, cartLink, classicPage, item, total } from "../support/pages/cart.ts";
import { held } from "../support/pages/held.ts";
import { test } from "../support/pages/shop-test.ts";

function addCalls(page: Page) {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/cart/add")) calls.push(request.headers()["idempotency-key"] ?? "");
  });
  return calls;
}

test("a visitor adds what is configured: it is said, counted, and lies in the cart at that price", async ({
  page,
}) => {
  await open(page, classicPage);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
  await addButton(page).click();
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
  await expect(item(page, "Classic paper")).toContainText("$57.00");
  await expect(
    item(page, "Classic Paper").getByRole("img", { name: /Classic Paper, die cut/ }),
  ).toBeVisible();
  await expect(total(page)).toContainText("$65.00");
  await expect(total(page)).toContainText("includes $8.48 GST");
});

test("pressed where the form ends, the button and what is said of it stay in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, classicPage);
  // Until the price is confirmed a press does nothing.
  await expect(addButton(page)).toBeEnabled();
  await page.getByLabel("How many stickers").focus();
  await page.keyboard.press("Tab");
  await expect(addButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "View cart" })).toBeInViewport({ ratio: 1 });
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });
});

test("a double click adds it once, and the button says that it is under way", async ({ page }) => {
  const calls = addCalls(page);
  await open(page, classicPage);
  const answer = await held(page, "**/api/cart/add");
  await addButton(page).dblclick();
  await expect(addButton(page)).toHaveAttribute("aria-busy", "true");
  await addButton(page).click({ force: true });
  answer();
  await expect(page.getByText("1 item in your cart.")).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("without an answer nothing is lost, and pressing again sends the same press", async ({ page }) => {
  const calls = addCalls(page);
  await open(page, classicPage);
  await page.route("**/api/cart/add", (route) => route.abort());
  await addButton(page).click();
  await expect(page.getByText("An error occurred. Please try again or submit a report.")).toBeVisible();
  await expect(total(page)).toContainText("$57.00");
  await page.unroute("**/api/cart/add");
  await addButton(page).click();
  await expect(page.getByText("1 item in your cart.")).toBeVisible();
  expect(calls[0]).toMatch(/^[\w-]{36}$/);
  expect(calls[1]).toBe(calls[0]);
});

test("when the answer is lost after it was added, pressing again adds no second one", async ({ page }) => {
  await open(page, classicPage);
  await page.route("**/api/cart/add", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" });
  });
  await addButton(page).click();
  await expect(page.getByText("An error occurred. Please try again or submit a report.")).toBeVisible();
  await page.unroute("**/api/cart/add");
  await addButton(page).click();
  await expect(page.getByText("1 item in your cart.")).toBeVisible();
});

test("a price that has changed is said with the new one; pressing again takes it", async ({ page }) => {
  await open(page, classicPage);
  await page.route("**/api/cart/add", async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({
      postData: JSON.stringify({ ...body, product_pricing_id: "0badcafe-old-100-5600" }),
    });
  });
  await addButton(page).click();
  await expect(page.getByText("The price has changed: it is $57.00 now.")).toBeVisible();
  await page.unroute("**/api/cart/add");
  await addButton(page).click();
  await expect(page.getByText("1 item in your cart.")).toBeVisible();
});

test("what the shop refuses is said in the form's words", async ({ page }) => {
  await open(page, classicPage);
  await page.route("**/api/cart/add", async (route) => {
    const { product_pricing_id: _id, ...body } = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue({
      postData: JSON.stringify({ ...body, select_quantity: "custom", custom_quantity: 9 }),
    });
  });
  await addButton(page).click();
  await expect(page.getByText("* Please enter quantity greater than 10.")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");
});

test("what is removed can be put back where it lay, by keyboard", async ({ page }) => {
  await addFrom(page, classicPage);
  await addFrom(page, "/quote/swing-tags?quantity=250");
  await page.getByRole("link", { name: "View cart" }).click();
  await page.getByRole("button", { name: "Remove Classic paper" }).press("Enter");
  const undo = page.getByRole("button", { name: "Undo removing Classic paper" });
  await expect(undo).toBeFocused();
  await expect(page.getByText("Classic paper stickers, die cut, 50 mm circle was removed.")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
  await undo.press("Enter");
  await expect(page.getByRole("article")).toHaveText([/Classic paper/, /Swing tags/]);
  await expect(page.getByRole("heading", { name: "Classic paper" })).toBeFocused();
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 2 items");
});

test("an emptied cart says so, shows what the shop has, and still gives the last item back", async ({
  page,
}) => {
  await addFrom(page, classicPage);
  await page.getByRole("link", { name: "View cart" }).click();
  await page.getByRole("button", { name: "Remove Classic paper" }).click();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /Roll Stickers/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo removing Classic paper" }).click();
  await expect(item(page, "Classic paper")).toBeVisible();
});

test("the way back of what was removed last has the focus, also when the cart is empty then", async ({
  page,
}) => {
  await addFrom(page, classicPage);
  await addFrom(page, "/quote/swing-tags?quantity=250");
  await page.getByRole("link", { name: "View cart" }).click();
  await page.getByRole("button", { name: "Remove Swing tags" }).click();
  await expect(page.getByRole("button", { name: "Undo removing Swing tags" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Classic paper" }).click();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo removing Classic paper" });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(page.getByRole("heading", { name: "Classic paper" })).toBeFocused();
});

test("its options are changed on its page, and the item stays one", async ({ page }) => {
  await addFrom(page, classicPage);
  await page.getByRole("link", { name: "View cart" }).click();
  await page.getByRole("link", { name: "Change options of Classic paper" }).click();
  await expect(page.getByText("The button updates this item in your cart.")).toBeVisible();
  await page.getByRole("radio", { name: "Square" }).check();
  await addButton(page).click();
  await expect(page).toHaveURL(/\/cart\?key=/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(item(page, "Classic paper")).toContainText("ShapeSquare");
});

test("a coupon and a way of shipping count at once", async ({ page }) => {
  await addFrom(page, classicPage);
  await page.getByRole("link", { name: "View cart" }).click();
  const sums = page.getByRole("region", { name: "Cart total" });
  await expect(sums).toContainText("$43.00 more and Standard shipping is free");
  await sums.getByText("Have a code?").click();
  await sums.getByLabel("Coupon code").fill("nobody");
  await sums.getByRole("button", { name: "Use code" }).click();
  await expect(sums.getByLabel("Coupon code")).toHaveAccessibleDescription(
    "We do not know this code. Please check how it is written.",
  );
  await expect(sums.getByLabel("Coupon code")).toHaveValue("nobody");
  await sums.getByLabel("Coupon code").fill("first peel");
  await sums.getByRole("button", { name: "Use code" }).click();
  await expect(sums).toContainText("First peel: 10% off");
  await expect(sums).toContainText("−$5.70");
  await expect(sums.getByRole("button", { name: "Remove code FIRSTPEEL" })).toBeFocused();
  await sums.getByRole("radio", { name: "Express" }).check();
  await expect(total(page)).toContainText("$69.30");
  await page.reload();
  await expect(sums.getByRole("radio", { name: "Express" })).toBeChecked();
  await page.route("**/api/cart/coupon", (route) => route.abort());
  await sums.getByRole("button", { name: "Remove code FIRSTPEEL" }).click();
  await expect(sums.getByRole("alert").filter({ hasText: "An error occurred." })).toBeVisible();
  await page.unroute("**/api/cart/coupon");
  await sums.getByRole("button", { name: "Remove code FIRSTPEEL" }).click();
  await expect(total(page)).toContainText("$75.00");
  await expect(sums.locator("summary", { hasText: "Have a code?" })).toBeFocused();
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

test("an item that another tab has removed says so and goes", async ({ page, context }) => {
  await addFrom(page, classicPage);
  await page.getByRole("link", { name: "View cart" }).click();
  const line = item(page, "Classic paper");
  await expect(line).toBeVisible();
  const [{ id }] = (await (await context.request.get("/api/cart")).json()).data.cart_items as [
    { id: number },
  ];
  await context.request.delete(`/api/cart/items/${id}`);
  await line.getByLabel("Number of Sets", { exact: true }).selectOption({ label: "3 Sets" });
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
});

test("on a slow network the places keep their size, and a failure offers another try", async ({ page }) => {
  const answer = await held(page, "**/api/cart", (route) => route.abort());
  await open(page, "/cart");
  await expect(page.getByText("Loading your cart")).toBeAttached();
  answer();
  await expect(page.getByText("An error occurred. Please try again or submit a report.")).toBeVisible();
  await page.unroute("**/api/cart");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
});

test("without a script the page says what the cart needs", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/cart");
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  await context.close();
});
