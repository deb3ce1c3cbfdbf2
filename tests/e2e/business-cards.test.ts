import { expect, type Page } from "@playwright/test";
import { choose, open } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

function panel(page: Page, name: string) {
  return page.getByRole("tabpanel", { name, exact: true });
}

/** Room beside the name of a list's choice, in CSS pixels: below 0 its end is not shown. */
function roomLeft(element: HTMLElement): number {
  const list = element as HTMLSelectElement;
  const style = getComputedStyle(list);
  const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  pen.font = style.font;
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  return list.clientWidth - padding - pen.measureText(list.selectedOptions[0]?.text ?? "").width;
}

test("a tab has an address: it is opened, gone back from, kept by a choice and opened by a reload", async ({
  page,
}) => {
  await open(page, "/business-cards/premium-business-card");
  await expect(panel(page, "Product info")).toBeVisible();
  await page.getByRole("tab", { name: "Price", exact: true }).click();
  await expect(page).toHaveURL(/#price$/);
  await expect(panel(page, "Price")).toBeVisible();
  await expect(panel(page, "Product info")).toBeHidden();
  await page.goBack();
  await expect(panel(page, "Product info")).toBeVisible();
  await page.goForward();
  await choose(page, "Printed side", "Both sides");
  await expect(page).toHaveURL(/sides=both-sides#price$/);
  await expect(panel(page, "Price")).toBeVisible();
  await page.reload();
  await expect(panel(page, "Price")).toBeVisible();
  // Who walks on sees where, though it is not the open one.
  await page.getByRole("tab", { name: "Price", exact: true }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Review", exact: true })).toHaveCSS("outline-style", "solid");
});

test("the price form's lists show the whole name of what is chosen, and what is wrong with a size stands below it @long", async ({
  page,
}) => {
  await open(page, "/business-cards/premium-business-card#price");
  const table = page.getByRole("form", { name: "Price table" });
  const field = (name: string) => table.getByLabel(`${name} in the price table`, { exact: true });
  await expect(table).toBeVisible();
  for (const width of [1_280, 812]) {
    await page.setViewportSize({ width, height: 800 });
    await field("Material").selectOption("Royal Extra White 400gsm");
    expect(await field("Material").evaluate(roomLeft)).toBeGreaterThanOrEqual(0);
  }
  await field("Width").fill("12");
  const message = table.getByRole("alert", { name: "Price table size" });
  await expect(message).toContainText("※ Width or height must not be below 40mm.");
  const [said, box] = [await message.boundingBox(), await field("Width").boundingBox()];
  expect(Math.abs((said?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(5);
  expect(said?.y).toBeGreaterThan(box?.y ?? 0);
});
