import { expect, type Page } from "@playwright/test";
import { clearPicture } from "../support/cut-line/drawn-line.ts";
import { field, openForPicture, reload, total, unfold } from "../support/pages/banner.ts";
import { addButton, item } from "../support/pages/cart.ts";
import { chooseFile } from "../support/pages/choose-file.ts";
import { cutPanel } from "../support/pages/open-correcting.ts";
import { test } from "../support/pages/shop-test.ts";

const SHEET = "product=art-paper&shape=custom&size=custom&width=105&height=148";

function kept(page: Page) {
  return cutPanel(page).getByText("This line is kept with your design.");
}

function border(page: Page) {
  return cutPanel(page).getByRole("slider", { name: "Border" });
}

function inAddress(page: Page, name: string): string {
  return new URL(page.url()).searchParams.get(name) ?? "";
}

/** How large a sticker is, and its place, as the page says it: of squares and a star of equal sides. */
async function sizes(page: Page): Promise<readonly number[]> {
  const said = (await cutPanel(page).getByText("Cut out, a sticker is").textContent()) ?? "";
  return [...said.matchAll(/(\d+) x \d+ mm/g)].map(([, width]) => Number(width));
}

async function openSheet(page: Page, supply: string) {
  await openForPicture(page, `/stickers/paper?${SHEET}&supply=${supply}`);
  const { content: buffer } = await clearPicture();
  await chooseFile(page, "Try your own picture", { name: "star.png", mimeType: "image/png", buffer });
  await expect(kept(page)).toBeVisible();
  expect(inAddress(page, "cut_lines")).toMatch(/^[a-z0-9]{12}$/);
}

test("every sticker of a sheet is cut round the picture: in its place, at the sheet's price, with more of them smaller @long", async ({
  page,
}) => {
  await openSheet(page, "multi-cut-sheet");
  const [size = 0, place = 0] = await sizes(page);
  expect(place).toBe(42);
  expect(size).toBeLessThanOrEqual(place);
  await expect(page.getByRole("img", { name: /^Art Paper.*, 6 stickers/ }).first()).toBeVisible();
  const price = (await total(page).textContent()) ?? "";

  const first = inAddress(page, "cut_lines");
  await border(page).press("End");
  await expect(border(page)).toHaveAttribute("aria-valuetext", "5 mm");
  await expect(page).not.toHaveURL(new RegExp(`cut_lines=${first}`));
  await expect(kept(page)).toBeVisible();
  expect((await sizes(page))[0]).toBeLessThanOrEqual(place);
  expect([inAddress(page, "width"), inAddress(page, "height")]).toEqual(["105", "148"]);
  await expect(total(page)).toHaveText(price);

  await (await unfold(field(page, "Number of cuts"))).fill("12");
  await field(page, "Number of cuts").press("Enter");
  await expect(page.getByRole("img", { name: /^Art Paper.*, 12 stickers/ }).first()).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await expect.poll(async () => (await sizes(page))[1]).toBeLessThan(place);
  await expect(kept(page)).toBeVisible();
  const [smaller = 0, its = 0] = await sizes(page);
  expect(smaller).toBeLessThanOrEqual(its);

  const line = inAddress(page, "cut_lines");
  await reload(page);
  await expect(kept(page)).toBeVisible();
  expect(inAddress(page, "cut_lines")).toBe(line);
  await addButton(page).click();
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(item(page, "Art Paper").locator("image").first()).toBeAttached();
  await expect(item(page, "Art Paper").locator("use")).toHaveCount(12);
});
