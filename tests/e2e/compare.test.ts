import { expect } from "@playwright/test";
import { expectAccessible } from "../support/pages/accessible.ts";
import { open } from "../support/pages/banner.ts";
import {
  addToCompare,
  cards,
  compareDialog,
  kraft,
  openCompare,
  prepareCompared,
  silver,
  strip,
  stripItems,
  tags,
} from "../support/pages/compare.ts";
import { held, writesTo } from "../support/pages/held.ts";
import { printButton } from "../support/pages/quotation.ts";
import { test } from "../support/pages/shop-test.ts";
import { scriptPath } from "../support/pages/script-of.ts";

test("a visitor who compares nothing sees no strip and fetches none", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, kraft);
  await expect(strip(page)).toHaveCount(0);
  const parts = [scriptPath("compare-strip"), "/api/compare"];
  expect(asked.filter((url) => parts.some((part) => url.includes(part)))).toEqual([]);
});

test("products of three pages are laid side by side, paged three at a time, removed, and there after a reload", async ({
  page,
}) => {
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

test("the price in the comparison is the page's, differences are marked, and Change leads to what was configured", async ({
  page,
}) => {
  await addToCompare(page, kraft);
  const total = await page.getByRole("status", { name: "Total price" }).textContent();
  const price = /\$[\d,.]+/.exec(total ?? "")?.[0] ?? "no price";
  await addToCompare(page, "/stickers/paper?product=kraft-paper&quantity=500");
  await openCompare(page);
  const row = (name: string) => compareDialog(page).getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("Price").getByRole("cell").first()).toContainText(price);
  await expect(row("Quantity").locator("mark")).toHaveText(["200", "500"]);
  await expect(row("Size").locator("mark")).toHaveCount(0);
  const labels = await compareDialog(page).getByRole("rowheader").allTextContents();
  expect(labels.indexOf("Quantity (differs)")).toBeGreaterThan(0);
  expect(labels.indexOf("Quantity (differs)")).toBeLessThan(labels.indexOf("Supply"));
  await compareDialog(page).getByLabel("Only differences").check();
  await expect(row("Size")).toHaveCount(0);
  await expect(row("Quantity")).toBeVisible();
  await compareDialog(page)
    .getByRole("link", { name: /^Change Kraft paper.*200$/ })
    .click();
  await expect(page).toHaveURL(/\/stickers\/paper\?product=kraft-paper&quantity=200$/);
  await expect(compareDialog(page)).toBeHidden();
});

test("a double click adds once, and the same product a second time says that it is there", async ({
  page,
}) => {
  const sent = writesTo(page, "/api/compare");
  const answer = await held(page, "**/api/compare");
  await open(page, kraft);
  const add = page.getByRole("button", { name: "Add to Compare" });
  await add.dblclick();
  await expect(add).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(page.getByText("Added to compare.")).toBeVisible();
  await expect(stripItems(page)).toHaveCount(1);
  expect(sent).toHaveLength(1);
  await add.click();
  await expect(page.getByText("This is already in your comparison.")).toBeVisible();
  await expect(stripItems(page)).toHaveCount(1);
});

test("the strip pages with Previous and Next, and the last page is full", async ({ page }) => {
  const quantities = [50, 100, 200, 500];
  await prepareCompared(
    page,
    ...quantities.map((pieces) => `/stickers/paper?product=kraft-paper&quantity=${pieces}`),
  );
  await page.goto(tags);
  await expect(stripItems(page)).toHaveText([/, 50/, /, 100/, /, 200/]);
  await strip(page).getByRole("button", { name: "Next" }).click();
  await expect(stripItems(page)).toHaveText([/, 100/, /, 200/, /, 500/]);
  await strip(page).getByRole("button", { name: "Previous" }).click();
  await expect(stripItems(page)).toHaveText([/, 50/, /, 100/, /, 200/]);
  await expect(strip(page).getByRole("button", { name: "Previous" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await strip(page).getByRole("button", { name: "Next" }).click();
  await expect(stripItems(page)).toHaveText([/, 100/, /, 200/, /, 500/]);
});

test("with the session storage emptied and the cookie left, the strip is there again", async ({ page }) => {
  await addToCompare(page, kraft);
  await addToCompare(page, silver);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(stripItems(page)).toHaveText([/Kraft paper/, /Silver vinyl/]);
  const keys = () =>
    page.evaluate(() => (JSON.parse(sessionStorage.getItem("compare") ?? "[]") as string[]).length);
  await expect.poll(keys).toBe(2);
});

test("what one tab adds or removes the other shows", async ({ page, context }) => {
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

test("a product that the shop no longer has leaves the strip, and with the last one the strip goes", async ({
  page,
}) => {
  await prepareCompared(page, kraft, silver);
  await page.goto(kraft);
  await expect(stripItems(page)).toHaveCount(2);
  const remove = (index: number) =>
    page.evaluate(async (place) => {
      const keys = JSON.parse(sessionStorage.compare as string) as string[];
      await fetch(`/api/compare/${keys[place]}`, { method: "DELETE" });
    }, index);
  await remove(0);
  await page.reload();
  await expect(stripItems(page)).toHaveText([/Silver vinyl/]);
  await remove(0);
  await page.reload();
  const marks = async () => (await page.context().cookies()).filter(({ name }) => name === "compare");
  await expect.poll(marks).toEqual([]);
  await expect(strip(page)).toHaveCount(0);
});

test("without the network nothing is lost: adding says so, the strip can be asked for again, a removal is taken back", async ({
  page,
}) => {
  await prepareCompared(page, kraft);
  await page.route("**/api/compare**", (route) => route.abort());
  await open(page, silver);
  await expect(strip(page)).toContainText("An error occurred. Please try again or submit a report.");
  await page.getByRole("button", { name: "Add to Compare" }).click();
  await expect(page.getByRole("form", { name: "Instant quote" })).toContainText("An error occurred.");
  await page.unroute("**/api/compare**");
  await strip(page).getByRole("button", { name: "Try again" }).click();
  await expect(stripItems(page)).toHaveText([/Kraft paper/]);

  await page.route("**/api/compare/*", (route) => route.abort());
  await strip(page)
    .getByRole("button", { name: /^Remove Kraft paper/ })
    .click();
  await expect(strip(page).getByRole("status")).toContainText("An error occurred.");
  await expect(stripItems(page)).toHaveText([/Kraft paper/]);
});

test("the page /compare shows everything of this browser, also without keys, and says when there is nothing", async ({
  page,
}) => {
  await page.goto("/compare");
  await expect(page.getByText("There is nothing to compare yet.")).toBeVisible();
  await prepareCompared(page, kraft, tags);
  await page.goto("/compare");
  await expect(page.getByRole("columnheader")).toHaveText([/^Kraft paper stickers/, /^Swing tags/]);
  await expect(strip(page)).toHaveCount(0);
  await expectAccessible(page);
});

test("a compared product goes into the cart from the dialog", async ({ page }) => {
  await prepareCompared(page, kraft, tags);
  await page.goto(kraft);
  await openCompare(page);
  const put = compareDialog(page).getByRole("button", { name: /^ADD TO CART.*Swing tags/ });
  await put.click();
  await expect(compareDialog(page).getByRole("status")).toContainText("is in your cart.");
  const cart = (await (await page.request.get("/api/cart")).json()) as { data: object };
  expect(JSON.stringify(cart.data)).toContain("Swing tags");
});

test("the keyboard opens the comparison, walks through it, and is back at its button after Escape", async ({
  page,
}) => {
  await prepareCompared(page, kraft, tags);
  await page.goto(kraft);
  const open = strip(page).getByRole("button", { name: /^Compare/ });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(compareDialog(page).getByRole("table")).toBeVisible();
  await expectAccessible(page);
  const first = compareDialog(page).getByRole("button", { name: /^ADD TO CART.*Kraft paper/ });
  await compareDialog(page).getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Tab");
  await expect(compareDialog(page).getByLabel("Only differences")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(compareDialog(page)).toBeHidden();
  await expect(open).toBeFocused();
});

test("what comes of one press does not move another away from under the pointer that has begun it", async ({
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
