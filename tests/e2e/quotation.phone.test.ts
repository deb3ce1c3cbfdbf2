import { expect } from "@playwright/test";
import { expectAccessible } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { printQuotation, quotationDialog, saveBillTo, tags } from "../support/pages/quotation.ts";
import { test } from "../support/pages/shop-test.ts";

for (const width of [375, 320])
  test(`at ${width} px the quotation is a sheet of full height, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, tags);
    const dialog = await printQuotation(page);
    if (width === 375) await expectAccessible(page, "dialog[open]");
    // It rises into its place.
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 });
    await expect(dialog.getByRole("link", { name: /Print preview/ })).toBeInViewport({ ratio: 1 });
    const title = await dialog
      .getByRole("rowheader")
      .getByText(/^Swing tags,/)
      .boundingBox();
    expect(title?.width).toBeGreaterThan(0.85 * width);
    await dialog.getByRole("button", { name: "Edit Bill To" }).click();
    await dialog
      .getByLabel("Name", { exact: true })
      .fill("Pneumonoultramicroscopicsilicovolcanoconiosis Tāne");
    if (width === 320) await expectAccessible(page, "dialog[open]");
    await saveBillTo(dialog);
    await expect(dialog).toContainText("Saved.");
    const widths = await quotationDialog(page).evaluate((shown) => [shown.scrollWidth, shown.clientWidth]);
    expect(widths[0]).toBe(widths[1]);
    await expect(dialog.getByRole("link", { name: /Print preview/ })).toBeInViewport({ ratio: 1 });
  });
