import { expect } from "@playwright/test";
import { open } from "../support/pages/banner.ts";
import {
  addToCompare,
  compareDialog,
  cards,
  kraft,
  openCompare,
  prepareCompared,
  silver,
  strip,
  stripItems,
  tags,
} from "../support/pages/compare.ts";
import { held } from "../support/pages/held.ts";
import { printButton } from "../support/pages/quotation.ts";
import { scriptPath } from "../support/pages/script-of.ts";
import { test } from "../support/pages/shop-test.ts";

test("who compares nothing fetches nothing of it; products of three pages lie side by side, paged, removed, and there after a reload @long", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, kraft);
  await expect(strip(page)).toHaveCount(0);
  const parts = [scriptPath("compare-strip"), "/api/compare"];
  expect(asked.filter((url) => parts.some((part) => url.includes(part)))).toEqual([]);

  await prepareCompared(page, kraft, cards);
  await addToCompare(page, silver);
  await addToCompare(page, tags);
  await expect(stripItems(page)).toHaveText([/Premium business cards/, /Silver vinyl/, /Swing tags/]);
  await page.getByRole("banner").getByRole("link", { name: "Kisscut" }).click();
  await expect(page).toHaveURL("/");
  // Where nothing is configured, nothing lies on the page.
  await expect(strip(page)).toHaveCount(0);
  await page.goBack();
  await expect(stripItems(page)).toHaveText([/Kraft paper/, /Premium business cards/, /Silver vinyl/]);

  await openCompare(page);
  const heads = compareDialog(page).getByRole("columnheader");
  await expect(heads).toHaveText([/^Kraft paper/, /^Premium business cards/, /^Silver vinyl/]);
  await expect(compareDialog(page)).toContainText("1 to 3 of 4");
  await compareDialog(page).getByRole("button", { name: "Next" }).click();
  await expect(heads).toHaveText([/^Swing tags/]);
  await compareDialog(page)
    .getByRole("button", { name: /^Remove Swing tags/ })
    .click();
  await expect(heads).toHaveText([/^Kraft paper/, /^Premium business cards/, /^Silver vinyl/]);
  await expect(compareDialog(page).getByRole("status")).toContainText("was removed from compare.");
  await page.keyboard.press("Escape");
  await expect(compareDialog(page)).toBeHidden();

  await page.reload();
  await expect(stripItems(page)).toHaveText([/Kraft paper/, /Premium business cards/, /Silver vinyl/]);
});

test("what one tab adds or removes the other shows @long", async ({ page, context }) => {
  await addToCompare(page, kraft);
  const other = await context.newPage();
  await addToCompare(other, silver);
  await expect(stripItems(other)).toHaveText([/Kraft paper/, /Silver vinyl/]);
  await expect(stripItems(page)).toHaveText([/Kraft paper/, /Silver vinyl/]);
  await strip(page)
    .getByRole("button", { name: /^Remove Kraft paper/ })
    .click();
  await expect(stripItems(page)).toHaveText([/Silver vinyl/]);
  await expect(stripItems(other)).toHaveText([/Silver vinyl/]);
});

test("the keyboard opens the comparison, puts a product into the cart from it, and is back at its button after Escape", async ({
  page,
}) => {
  await prepareCompared(page, kraft, tags);
  await page.goto(kraft);
  const open = strip(page).getByRole("button", { name: /^Compare/ });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(compareDialog(page).getByRole("table")).toBeVisible();
  const first = compareDialog(page).getByRole("button", { name: /^ADD TO CART.*Kraft paper/ });
  await compareDialog(page).getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Tab");
  await expect(compareDialog(page).getByLabel("Only differences")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(compareDialog(page).getByRole("status")).toContainText("is in your cart.");
  const cart = (await (await page.request.get("/api/cart")).json()) as { data: object };
  expect(JSON.stringify(cart.data)).toContain("Kraft paper");
  await page.keyboard.press("Escape");
  await expect(compareDialog(page)).toBeHidden();
  await expect(open).toBeFocused();
});

test("what comes of one press does not move another away from under the pointer that has begun it @long", async ({
  page,
}) => {
  await open(page, kraft);
  const answer = await held(page, "**/api/compare");
  await page.getByRole("button", { name: "Add to Compare" }).click();
  await printButton(page).hover();
  await page.mouse.down();
  const answered = page.waitForResponse("**/api/compare");
  answer();
  await (await answered).finished();
  // By now the page has had two frames to say so.
  await page.evaluate(
    () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const quoted = page.waitForRequest((request) => request.url().endsWith("/create/quotation"));
  await page.mouse.up();
  await quoted;
  await expect(stripItems(page)).toHaveText([/^Kraft paper/]);
});
