import { expect, type Page } from "@playwright/test";
import { open, option, reload } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

function form(page: Page) {
  return page.getByRole("form", { name: "Instant quote" });
}
function total(page: Page) {
  return page.getByRole("status", { name: "Total price" });
}
function mainButton(page: Page) {
  return form(page).getByRole("button", { name: /^(ADD TO CART|REQUEST A QUOTE)$/ });
}

/** The server has confirmed the shown price: the button waits for nothing any more. */
async function expectConfirmed(page: Page) {
  await expect(mainButton(page)).not.toHaveAttribute("aria-busy");
  await expect(form(page)).not.toContainText("The price has changed");
  await expect(form(page)).not.toContainText("An error occurred");
}

async function chooseCustomSize(page: Page, width: string, height: string) {
  await option(page, "Size", "Custom Size").check();
  await page.getByLabel("Width", { exact: true }).fill(width);
  await page.getByLabel("Height", { exact: true }).fill(height);
}

test("another product, a custom size, an own quantity and two sets cost what was worked out by hand", async ({
  page,
}) => {
  await open(page, "/stickers/roll");
  await option(page, "Product", "Silver Vinyl").check();
  await page.getByRole("radio", { name: "Silver Mirror" }).click();
  await chooseCustomSize(page, "90", "55");
  await page.getByLabel("See More").selectOption({ label: "Input the number here" });
  await page.getByLabel("Your own number").fill("750");
  await page.getByLabel("Add additional set").selectOption("2");
  await expect(page).toHaveURL(/product=silver-vinyl.*width=90.*height=55.*custom_quantity=750.*kinds=2/);
  // docs/price-table.md, 22: $255.50 for one set.
  await expect(total(page)).toContainText("$511.00");
  await expectConfirmed(page);
});

test("the address is the state: deep link, reload, and back to the product before", async ({ page }) => {
  await open(page, "/stickers/vinyl?product=hologram&quantity=200");
  await expect(option(page, "Product", "Hologram")).toBeChecked();
  const linked = await total(page).textContent();
  await reload(page);
  await expect(total(page)).toHaveText(linked ?? "");
  await option(page, "Product", "Gold Vinyl").check();
  await expect(page).toHaveURL(/product=gold-vinyl/);
  await page.goBack();
  await expect(option(page, "Product", "Hologram")).toBeChecked();
  await expect(total(page)).toHaveText(linked ?? "");
});

test("the new price is there in the frame of the click", async ({ page }) => {
  await open(page, "/stickers/paper");
  await expectConfirmed(page);
  // The table's script comes when it is near the view: what is pressed before waits for it.
  await page.getByRole("button", { name: "Choose 100", exact: true }).click();
  await expect(total(page)).toContainText("for 100 stickers");
  const inFrame = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        document.addEventListener(
          "click",
          () =>
            requestAnimationFrame(() =>
              resolve(document.querySelector('[aria-label="Total price"]')?.textContent),
            ),
          { capture: true, once: true },
        );
      }),
  );
  const before = await total(page).textContent();
  await page.getByRole("button", { name: "Choose 1,000", exact: true }).click();
  expect(await inFrame).not.toBe(before);
});

/** Chooses in the page itself, `gap` ms apart: the changes may fall into one frame, or between a change and its address. */
function chooseQuickly(page: Page, gap: number) {
  return page.evaluate(async (ms) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, ms));
    const choose = async (name: string, value: string) => {
      const list = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
      if (list === null) throw new Error(`no list ${name}`);
      list.value = value;
      list.dispatchEvent(new Event("change", { bubbles: true }));
      if (ms > 0) await pause();
    };
    document.querySelector<HTMLInputElement>("input[name=size][value=custom]")?.click();
    if (ms > 0) await pause();
    await choose("quantity", "custom");
    await choose("kinds", "3");
  }, gap);
}

for (const gap of [0, 4, 16, 40])
  test(`choices made ${gap} ms after one another all count, and stay`, async ({ page }) => {
    await open(page, "/business-cards/premium-business-card");
    await expectConfirmed(page);
    await chooseQuickly(page, gap);
    await expect(page).toHaveURL(/width=.*custom_quantity=.*kinds=3/);
    await expectConfirmed(page);
    await expect(page.getByLabel("Height", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Your own number", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Add additional set")).toHaveValue("3");
  });

test("going back while a choice is on its way shows what the address says", async ({ page }) => {
  await open(page, "/stickers/vinyl");
  await option(page, "Product", "Gold Vinyl").check();
  await expect(page).toHaveURL(/product=gold-vinyl/);
  await page.getByLabel("Add additional set").selectOption("3");
  await page.goBack();
  await expect(page).toHaveURL(/vinyl$/);
  await expect(option(page, "Product", "Standard Vinyl")).toBeChecked();
  await expect(page.getByRole("radio", { name: "1 Set" })).toBeChecked();
});

test("a price that the server does not confirm is said to have changed", async ({ page }) => {
  await page.route("**/api/get/pricing-data*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { price: number }[] };
    for (const row of body.data) row.price += 1;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto("/stickers/paper?quantity=100");
  await expect(form(page)).toContainText("The price has changed");
});

test("a page left open asks for its dates anew when it is looked at again", async ({ page }) => {
  await page.clock.install();
  await open(page, "/stickers/paper");
  await expectConfirmed(page);
  await page.clock.fastForward("10:00");
  const asked = page.waitForRequest("**/stickers/paper.data*");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await asked;
});
