import { expect, type Locator } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { printQuotation, saveBillTo, tags } from "../support/pages/quotation.ts";
import { test } from "../support/pages/phone-test.ts";

/** The quotation fills the window, its paper is as wide as that, and its button is in sight. */
async function expectFullSheet(dialog: Locator, width: number) {
  await dialog.page().setViewportSize({ width, height: 700 });
  // It rises into its place.
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 });
  await expect(dialog.getByRole("link", { name: /Print preview/ })).toBeInViewport({ ratio: 1 });
  const title = await dialog
    .getByRole("rowheader")
    .getByText(/^Swing tags,/)
    .boundingBox();
  expect(title?.width).toBeGreaterThan(0.85 * width);
  const widths = await dialog.evaluate((shown) => [shown.scrollWidth, shown.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
}

test("at 375 and 320 px the quotation is a sheet of full height, and nothing scrolls sideways @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, tags);
  const dialog = await printQuotation(page);
  await expectFullSheet(dialog, 375);
  await expectFullSheet(dialog, 320);
  await dialog.getByRole("button", { name: "Edit Bill To" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill("Pneumonoultramicroscopicsilicovolcanoconiosis Tāne");
  await saveBillTo(dialog);
  await expect(dialog).toContainText("Saved.");
  for (const width of [320, 375]) await expectFullSheet(dialog, width);
});
