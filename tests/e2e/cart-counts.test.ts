import { expect, type Page } from "@playwright/test";
import { addFrom, classicPage, item, total } from "../support/pages/cart.ts";
import { held } from "../support/pages/held.ts";
import { test } from "../support/pages/shop-test.ts";

/** A cart of one item whose quantity is typed. */
async function openOwnNumber(page: Page) {
  await addFrom(page, classicPage);
  await page.getByRole("link", { name: "View cart" }).click();
  const line = item(page, "Classic Paper");
  await line.getByLabel("Quantity", { exact: true }).selectOption({ label: "Input the number here" });
  return { line, own: line.getByLabel("Quantity: your own number") };
}

test("quantity and sets change in the cart: at a tier, typed, and refused with what was typed kept", async ({
  page,
}) => {
  await addFrom(page, classicPage);
  await page.getByRole("link", { name: "View cart" }).click();
  const line = item(page, "Classic Paper");
  await line.getByLabel("Quantity", { exact: true }).selectOption({ label: "200 · $97.00" });
  await expect(line).toContainText("$97.00");
  await expect(total(page)).toContainText("$105.00");
  await line.getByLabel("Number of Sets", { exact: true }).selectOption({ label: "2 Sets" });
  await expect(line).toContainText("$194.00");
  await expect(total(page)).toContainText("$194.00");
  await line.getByLabel("Quantity", { exact: true }).selectOption({ label: "Input the number here" });
  const own = line.getByLabel("Quantity: your own number");
  await own.fill("150");
  // Halfway from $57.00 to $97.00, twice.
  await expect(line).toContainText("$154.00");
  await own.fill("5");
  await expect(line.getByText("* Please enter quantity greater than 10.")).toBeVisible();
  await expect(own).toHaveValue("5");
  await expect(line).toContainText("$154.00");
  await page.reload();
  await expect(line.getByLabel("Quantity: your own number")).toHaveValue("150");
});

test("a number that the cart cannot take is said in its own words, and nothing is printed until it is right", async ({
  page,
}) => {
  const { line, own } = await openOwnNumber(page);
  const print = page.getByRole("button", { name: "Print quotation" });
  await own.fill("99999");
  await expect(line.getByText("For more, request a quote.")).toBeVisible();
  await expect(print).toBeDisabled();
  await expect(print).toHaveAccessibleDescription("Please correct the number marked in your cart first.");
  for (const none of ["", "0"]) {
    await own.fill(none);
    await expect(line.getByText("Please enter the quantity.")).toBeVisible();
    await expect(print).toBeDisabled();
  }
  await expect(line.getByText("For more, request a quote.")).toBeHidden();
  await own.fill("150");
  await expect(line).toContainText("$77.00");
  await expect(print).toBeEnabled();
  await own.fill("99999");
  await line.getByRole("link", { name: "Request a quote for 99,999" }).click();
  await expect(page.getByRole("button", { name: "REQUEST A QUOTE" })).toBeVisible();
  await expect(page).toHaveURL(/custom_quantity=99999|quantity=99999/);
});

test("a number that is typed back while the other one is on its way counts", async ({ page }) => {
  const { line, own } = await openOwnNumber(page);
  const sent = page.waitForRequest("**/api/cart/items/*");
  const answer = await held(page, "**/api/cart/items/*");
  await own.fill("150");
  await sent;
  await own.fill("100");
  const second = page.waitForRequest((request) => request.postDataJSON()?.quantity === 100);
  answer();
  await second;
  await expect(line).toContainText("$57.00");
  await expect(own).toHaveValue("100");
});

test("a box that was emptied while its number was on its way stays empty, says so, and nothing is printed", async ({
  page,
}) => {
  const { line, own } = await openOwnNumber(page);
  const sent = page.waitForRequest("**/api/cart/items/*");
  const answer = await held(page, "**/api/cart/items/*");
  await own.fill("150");
  await sent;
  await own.fill("");
  answer();
  await expect(line).toContainText("$77.00");
  await expect(own).toHaveValue("");
  await expect(line.getByText("Please enter the quantity.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print quotation" })).toBeDisabled();
});

test("a wrong number goes with its item: put back, the item has the cart's number and can be printed", async ({
  page,
}) => {
  const { line, own } = await openOwnNumber(page);
  await own.fill("99999");
  await expect(line.getByText("For more, request a quote.")).toBeVisible();
  await line.getByRole("button", { name: "Remove Classic Paper" }).click();
  await page.getByRole("button", { name: "Undo removing Classic Paper" }).click();
  await expect(line.getByLabel("Quantity", { exact: true })).toHaveValue("100");
  await expect(page.getByRole("button", { name: "Print quotation" })).toBeEnabled();
});
