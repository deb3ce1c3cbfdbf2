import { expect, type Page } from "@playwright/test";
import {
  button,
  customSize,
  field,
  form,
  mainButton,
  open,
  ownQuantity,
  quiet,
  total,
  option,
} from "../../support/pages/banner.ts";
import { held, writesTo } from "../../support/pages/held.ts";
import { test } from "../../support/pages/shop-test.ts";

function buttons(page: Page) {
  return [mainButton(page), ...quiet(page)];
}

const fields = {
  "a custom size": async (page: Page) => (await customSize(page))[0],
  "an own quantity": ownQuantity,
} as const;

for (const [name, fieldFor] of Object.entries(fields))
  test(`banner.md 4: the typing flag: ${name} disables submit, compare and print until a second after the last key`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/business-cards/premium-business-card");
    const typed = await fieldFor(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const one of buttons(page)) await expect(one).toBeEnabled();
    await typed.fill("88");
    await page.clock.runFor(900);
    for (const one of buttons(page)) await expect(one).toBeDisabled();
    await page.clock.runFor(1200);
    for (const one of buttons(page)) await expect(one).toBeEnabled();
  });

test("banner.md 4: submit, compare and print are disabled while pricing is fetched", async ({ page }) => {
  await open(page, "/stickers/paper");
  const answer = await held(page, "**/api/get/pricing-data*");
  await page.getByLabel("Add additional set").selectOption("3");
  for (const one of buttons(page)) await expect(one).toBeDisabled();
  answer();
  for (const one of buttons(page)) await expect(one).toBeEnabled();
});

test("banner.md 4: submit is disabled while a submission is in progress: a second press sends nothing", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  const sent = writesTo(page, "/api/cart/add");
  const answer = await held(page, "**/api/cart/add");
  await mainButton(page).click();
  await expect(mainButton(page)).toBeDisabled();
  await mainButton(page).press("Enter");
  answer();
  await expect(page.getByRole("link", { name: /^Cart, 1 item$/ })).toBeVisible();
  await expect(mainButton(page)).toBeEnabled();
  expect(sent).toHaveLength(1);
});

test("banner.md 2, 7: 'Request a quote' opens the quote request flow, which asks a visitor to sign in", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  await button(page, "Request a quote").click();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
});

test("banner.md 4: compare and print are disabled at a total of 0, and ADD TO CART does nothing then", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.route("**/api/get/pricing-data*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { price: number }[] };
    for (const row of body.data) row.price = 0;
    await route.fulfill({ response: answer, json: body });
  });
  await open(page, "/stickers/paper");
  await expect(total(page)).toContainText("$0.00");
  for (const one of quiet(page)) await expect(one).toBeDisabled();
  await mainButton(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("banner.md 4: the total shows only while the button reads ADD TO CART", async ({ page }) => {
  await open(page, "/business-cards/standard-business-card");
  await expect(mainButton(page)).toHaveText("ADD TO CART");
  await expect(total(page)).toBeVisible();
  const own = await ownQuantity(page);
  await own.fill("20000");
  await expect(mainButton(page)).toHaveText("REQUEST A QUOTE");
  await expect(total(page)).toHaveCount(0);
  await own.fill("2000");
  await expect(mainButton(page)).toHaveText("ADD TO CART");
  await expect(total(page)).toBeVisible();
});

test("banner.md 4: Enter in the form is blocked; only the button submits it", async ({ page }) => {
  await open(page, "/business-cards/premium-business-card");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.isNavigationRequest()) sent.push(request.url());
  });
  const [, height] = await customSize(page);
  const own = await ownQuantity(page);
  await height.press("Enter");
  await own.fill("300");
  await own.press("Enter");
  await page.getByRole("radio", { name: "Single side" }).press("Enter");
  await expect(page).toHaveURL(/custom_quantity=300/);
  await expect(mainButton(page)).toBeEnabled();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("banner.md 9: 'Add to Compare' and 'You can print' are the tooltips of their buttons, for mouse and keyboard", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  for (const name of ["Add to Compare", "You can print"]) {
    await button(page, name).hover();
    await expect(form(page).getByRole("tooltip")).toHaveText(name);
    await page.mouse.move(0, 0);
    await expect(form(page).getByRole("tooltip")).toHaveCount(0);
    await button(page, name).focus();
    await expect(form(page).getByRole("tooltip")).toHaveText(name);
    await button(page, name).blur();
  }
});

test("banner.md 9: Escape puts a tooltip away, wherever the focus is", async ({ page }) => {
  await open(page, "/stickers/paper");
  const tooltip = form(page).getByRole("tooltip");
  await option(page, "Size", "50 x 50 mm").focus();
  await button(page, "What is a set?").hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});

test("banner.md 7: the price is asked with the chosen ids, quantity, print features and sets", async ({
  page,
}) => {
  await open(page, "/business-cards/swing-tags#price");
  const asked = page.waitForRequest(
    (request) => request.url().includes("/api/get/pricing-data") && request.url().includes("kinds=3"),
  );
  await page.getByRole("radio", { name: "Both sides" }).click();
  const foil = form(page).getByRole("group", { name: "Front: Foil Stamp" });
  await foil.locator("summary").click();
  await foil.getByRole("checkbox", { name: "Gold Foil Small" }).click();
  await page.getByLabel("Add additional set").selectOption("3");
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    product_id: "18",
    printed_side_id: "2",
    size: "51x89",
    quantity: "50",
    kinds: "3",
  });
  expect(searchParams.getAll("print_features[front][]")).toContain("111");
});

test("banner.md 9: prices have two decimals and sizes are in mm", async ({ page }) => {
  await open(page, "/stickers/paper");
  await expect(total(page)).toHaveText(/^\$\d[\d,]*\.\d\d\D/);
  await customSize(page);
  await expect(field(page, "Width").locator("xpath=..")).toContainText("mm");
});
