import { expect, type Page } from "@playwright/test";
import { form, mainButton, open, ownQuantity, ownSets, total } from "../../support/pages/banner.ts";
import { writesTo } from "../../support/pages/held.ts";
import { test } from "../../support/pages/shop-test.ts";

async function paste(page: Page, label: string, text: string) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  const field = page.getByLabel(label, { exact: true });
  await field.selectText();
  await field.press("ControlOrMeta+v");
  return field;
}

function said(page: Page, message: string) {
  return form(page).getByText(message, { exact: true }).first();
}

test("banner.md 4: the first two quantities are buttons, the rest stand in 'See More', the last entry is an own number", async ({
  page,
}) => {
  await open(page, "/business-cards/standard-business-card");
  const group = form(page).getByRole("group", { name: "Quantity" });
  await expect(group.getByRole("radio")).toHaveCount(2);
  await expect(group.getByRole("radio").nth(0)).toHaveAccessibleName("200");
  await expect(group.getByRole("radio").nth(1)).toHaveAccessibleName("300");
  const options = group.getByLabel("See More").locator("option");
  await expect(options.first()).toHaveText("See More");
  await expect(options.nth(1)).toHaveText(/^400 · \$/);
  await expect(options.last()).toHaveText("Input the number here");
  await group.getByLabel("See More").selectOption("500");
  await expect(page).toHaveURL(/quantity=500/);
  await expect(group.getByRole("radio", { checked: true })).toHaveCount(0);
  await group.getByRole("radio").nth(1).click();
  await expect(page).toHaveURL(/quantity=300/);
  await expect(group.getByLabel("See More")).toHaveValue("");
});

for (const [pieces, message, button] of [
  ["275", "Price matched", "ADD TO CART"],
  ["0", "Please enter the quantity.", "ADD TO CART"],
  ["1", "* Please enter quantity greater than 200.", "REQUEST A QUOTE"],
  ["199", "* Please enter quantity greater than 200.", "REQUEST A QUOTE"],
  ["999999", "* You can request a quote from the button below.", "REQUEST A QUOTE"],
] as const)
  test(`banner.md 4: the price-match check on key release says of ${pieces}: ${message}`, async ({
    page,
  }) => {
    await open(page, "/business-cards/standard-business-card");
    const own = await ownQuantity(page);
    await own.fill("");
    await own.pressSequentially(pieces);
    await expect(said(page, message)).toBeVisible();
    await expect(mainButton(page)).toHaveText(button);
    await expect(form(page).getByText("Price matched")).toHaveCount(message === "Price matched" ? 1 : 0);
  });

test("an own quantity that is emptied is asked for at its field, where a press leads; nothing is added", async ({
  page,
}) => {
  await open(page, "/business-cards/standard-business-card");
  const own = await ownQuantity(page);
  await own.fill("275");
  await expect(said(page, "Price matched")).toBeVisible();
  await own.fill("");
  await expect(said(page, "Please enter the quantity.")).toBeVisible();
  const added = writesTo(page, "cart/add");
  await mainButton(page).click();
  await expect(own).toBeFocused();
  expect(added).toHaveLength(0);
  await own.fill("275");
  await expect(said(page, "Please enter the quantity.")).toHaveCount(0);
});

test("banner.md 4: the price-match check waits until the key is let go", async ({ page }) => {
  await page.clock.install();
  await open(page, "/business-cards/standard-business-card");
  const own = await ownQuantity(page);
  await own.fill("");
  await page.clock.pauseAt(Date.now() + 60_000);
  await own.focus();
  await page.keyboard.down("9");
  await page.clock.runFor(400);
  await page.keyboard.up("9");
  // 500 ms after the key went down, 100 after it was let go.
  await page.clock.runFor(100);
  await expect(said(page, "* Please enter quantity greater than 200.")).toHaveCount(0);
  await page.clock.runFor(400);
  await expect(said(page, "* Please enter quantity greater than 200.")).toBeVisible();
});

test("banner.md 5, 9: an own quantity takes six digits, an own count of sets two, typed or pasted", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/business-cards/standard-business-card");
  const quantity = await ownQuantity(page);
  await quantity.fill("");
  await quantity.pressSequentially("3a5-0 1e2345");
  await expect(quantity).toHaveValue("350123");
  await expect(await paste(page, "Your own number", " 1 000 pcs")).toHaveValue("1000");
  await expect(page).toHaveURL(/custom_quantity=1000/);
  const sets = await ownSets(page);
  await sets.fill("");
  await sets.pressSequentially("1x23");
  await expect(sets).toHaveValue("12");
  await expect(await paste(page, "Your own number of sets", "-1/5.9")).toHaveValue("15");
  await expect(page).toHaveURL(/custom_kinds=15/);
});

test("banner.md 4, 9: sets are '1 Set', one to nine additional ones, or an own count; each set costs the same again", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  const more = page.getByLabel("Add additional set");
  await expect(page.getByRole("radio", { name: "1 Set" })).toBeChecked();
  expect(
    await more.locator("option").evaluateAll((all) => all.map((one) => one.getAttribute("value"))),
  ).toEqual(["", "2", "3", "4", "5", "6", "7", "8", "9", "10", "custom"]);
  const costs = async () => Number(/\$([\d,.]+)/.exec((await total(page).textContent()) ?? "")?.[1]);
  const one = await costs();
  await more.selectOption("10");
  await expect(page).toHaveURL(/kinds=10/);
  await expect.poll(costs).toBeCloseTo(10 * one, 2);
  const own = await ownSets(page);
  await own.fill("12");
  await expect(page).toHaveURL(/custom_kinds=12/);
  await expect.poll(costs).toBeCloseTo(12 * one, 2);
  await own.fill("");
  await expect(said(page, "Please enter the number of sets.")).toBeVisible();
  await mainButton(page).click();
  await expect(own).toBeFocused();
  await page.getByRole("radio", { name: "1 Set" }).click();
  await expect(own).toHaveCount(0);
  await expect.poll(costs).toBeCloseTo(one, 2);
});

test("banner.md 9: the set tooltip says what must be ordered as separate sets", async ({ page }) => {
  await open(page, "/stickers/paper");
  await form(page).getByRole("button", { name: "What is a set?" }).focus();
  await expect(form(page).getByRole("tooltip")).toHaveText(
    "Orders with the same size, colour, material and quantity but different designs must be ordered as separate sets, for example 91x55mm / 200 pcs.",
  );
});

for (const [address, label, cases] of [
  [
    "/stickers/paper?supply=multi-cut-sheet",
    "Number of cuts",
    [
      ["", "Number of cuts is required. Please try again.", "ADD TO CART"],
      [
        "31",
        "Number of cuts should not be more than 30. Request a quote from the button below.",
        "REQUEST A QUOTE",
      ],
    ],
  ],
  [
    "/stickers/paper?supply=counted-sheet",
    "Stickers/Sheet",
    [
      ["", "Please specify the number of stickers to place in one seat.", "ADD TO CART"],
      ["31", "Number of stickers should not be more than 30.", "ADD TO CART"],
    ],
  ],
] as const)
  test(`quotes-and-accounts.md 5: ${label} is from 1 to 30; empty and above it says so in the banner`, async ({
    page,
  }) => {
    await open(page, address);
    const typed = page.getByLabel(label, { exact: true });
    await expect(typed).toHaveValue(/^\d+$/);
    for (const [number, message, button] of cases) {
      await typed.fill(number);
      await expect(said(page, message)).toBeVisible();
      await expect(typed).toHaveAttribute("aria-invalid", "true");
      await expect(mainButton(page)).toHaveText(button);
    }
    await typed.fill("30");
    await expect(typed).not.toHaveAttribute("aria-invalid");
    await expect(total(page)).toContainText("$");
  });
