import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { unfold } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";
import { scriptOf } from "../support/pages/script-of.ts";

const ENCLOSED = "How to attach when the auxiliary sheet is enclosed";
const NOT_ENCLOSED = "How to attach when the auxiliary sheet is not enclosed";

function dialogOf(page: Page, name: string) {
  return page.getByRole("dialog", { name, exact: true });
}
function ways(page: Page) {
  return page.getByRole("button", { name: /^How to attach/, includeHidden: true });
}

test("steps that do not come are said to; by keyboard a guide leads to the other one and Escape back; printed, the steps stand alone @long", async ({
  page,
}) => {
  await open(page, "/vinyl-lettering-designer");
  await unfold(ways(page).first());
  await page.route(scriptOf("attaching-dialog"), (route) => route.abort());
  await ways(page).first().click();
  await expect(page.getByRole("alert").filter({ hasText: "The steps did not load." })).toBeVisible();
  await page.unrouteAll();
  await ways(page).first().press("Enter");
  const dialog = dialogOf(page, ENCLOSED);
  await expect(dialog).toContainText("Peel the auxiliary sheet slowly.");
  await expect(page.getByText("The steps did not load.")).toHaveCount(0);
  for (const drawing of await dialog.getByRole("img").all())
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(780);
  await dialog.getByRole("button", { name: NOT_ENCLOSED }).press("Enter");
  await expect(dialogOf(page, NOT_ENCLOSED)).toContainText("Paste it carefully.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(ways(page).first()).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("listitem")).toHaveCount(6);
  await page.emulateMedia({ media: "print" });
  await expect(dialog.getByText("Done.")).toBeVisible();
  await expect(dialog.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
});
