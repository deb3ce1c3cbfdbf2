import { expect, type Page } from "@playwright/test";
import { choose, open, option, reload, unfold, unfoldSection } from "../support/pages/banner.ts";
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
  await choose(page, "Size", "Custom Size");
  await page.getByLabel("Width", { exact: true }).fill(width);
  await page.getByLabel("Height", { exact: true }).fill(height);
}

test("another product, a custom size, an own quantity and two sets cost what was worked out by hand", async ({
  page,
}) => {
  await open(page, "/stickers/roll");
  await choose(page, "Product", "Silver Vinyl");
  await choose(page, "Finishing", "Silver Mirror");
  await chooseCustomSize(page, "90", "55");
  await (await unfold(page.getByLabel("See More"))).selectOption({ label: "Input the number here" });
  await page.getByLabel("Your own number").fill("750");
  await page.getByLabel("Add additional set").selectOption("2");
  await expect(page).toHaveURL(/product=silver-vinyl.*width=90.*height=55.*custom_quantity=750.*kinds=2/);
  // docs/price-table.md, 22: $255.50 for one set.
  await expect(total(page)).toContainText("$511.00");
  await expectConfirmed(page);
});

test("the address is the state: deep link, reload, and back to the product before, also while a choice is on its way", async ({
  page,
}) => {
  await open(page, "/stickers/vinyl?product=hologram&quantity=200");
  await expect(option(page, "Product", "Hologram")).toBeChecked();
  const linked = await total(page).textContent();
  await reload(page);
  await expect(total(page)).toHaveText(linked ?? "");
  await choose(page, "Product", "Gold Vinyl");
  await expect(page).toHaveURL(/product=gold-vinyl/);
  await page.goBack();
  await expect(option(page, "Product", "Hologram")).toBeChecked();
  await expect(total(page)).toHaveText(linked ?? "");
  await choose(page, "Product", "Gold Vinyl");
  await expect(page).toHaveURL(/product=gold-vinyl/);
  await (await unfold(page.getByLabel("Add additional set"))).selectOption("3");
  await page.goBack();
  await expect(page).toHaveURL(/product=hologram&quantity=200$/);
  await expect(option(page, "Product", "Hologram")).toBeChecked();
  await expect(await unfold(page.getByRole("radio", { name: "1 Set", includeHidden: true }))).toBeChecked();
});

test("the new price is there in the frame of the click on the price table, and its plot is pressed as well @long", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  await expectConfirmed(page);
  // The table's script comes when it is near the view: what is pressed before waits for it.
  await unfoldSection(page, "Price table");
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
  const plot = page.getByRole("group", { name: "Plot of the prices" });
  await plot.getByRole("button", { name: "500: " }).click();
  await expect(total(page)).toContainText("for 500 stickers");
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

test("choices made some milliseconds after one another all count, and stay", async ({ page }) => {
  for (const gap of [0, 4, 16, 40])
    await test.step(`${gap} ms`, async () => {
      await open(page, "/business-cards/premium-business-card");
      await expectConfirmed(page);
      await chooseQuickly(page, gap);
      await expect(page).toHaveURL(/width=.*custom_quantity=.*kinds=3/);
      await expectConfirmed(page);
      await expect(await unfold(page.getByLabel("Height", { exact: true }))).toBeVisible();
      await expect(await unfold(page.getByLabel("Your own number", { exact: true }))).toBeVisible();
      await expect(page.getByLabel("Add additional set")).toHaveValue("3");
    });
});
