import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { addFrom, cartLink } from "../support/pages/cart.ts";
import { test } from "../support/pages/shop-test.ts";
import { scriptOf } from "../support/pages/script-of.ts";

const ENCLOSED = "How to attach when the auxiliary sheet is enclosed";
const NOT_ENCLOSED = "How to attach when the auxiliary sheet is not enclosed";

function dialogOf(page: Page, name: string) {
  return page.getByRole("dialog", { name, exact: true });
}
function ways(page: Page) {
  return page.getByRole("button", { name: /^How to attach/ });
}

test("the form offers the guide for the chosen supply first; each step has a drawing that comes", async ({
  page,
}) => {
  await open(page, "/vinyl-lettering-designer");
  await expect(page.getByText("With Transfer Tape the auxiliary sheet is enclosed.")).toBeVisible();
  await expect(ways(page)).toHaveText([ENCLOSED, NOT_ENCLOSED]);
  await page.getByRole("radio", { name: "Kiss Cut" }).check();
  await expect(page.getByText("With Kiss Cut the auxiliary sheet is not enclosed.")).toBeVisible();
  await expect(ways(page)).toHaveText([NOT_ENCLOSED, ENCLOSED]);
  await ways(page).first().click();
  const dialog = dialogOf(page, NOT_ENCLOSED);
  await expect(dialog.getByRole("listitem")).toHaveCount(6);
  await expect(dialog).toContainText("Press with a card to remove water and air bubbles.");
  for (const drawing of await dialog.getByRole("img").all())
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(780);
  await expectAccessible(page, "dialog");
});

test("by keyboard: a guide leads to the other one, and Escape back to where it was asked for", async ({
  page,
}) => {
  await open(page, "/vinyl-lettering-designer");
  await ways(page).first().focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, ENCLOSED);
  await expect(dialog).toContainText("Peel the auxiliary sheet slowly.");
  await dialog.getByRole("button", { name: NOT_ENCLOSED }).press("Enter");
  await expect(dialogOf(page, NOT_ENCLOSED)).toContainText("Paste it carefully.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(ways(page).first()).toBeFocused();
});

test("printed, the steps stand alone", async ({ page }) => {
  await open(page, "/vinyl-lettering-designer");
  await ways(page).first().click();
  const dialog = dialogOf(page, ENCLOSED);
  await expect(dialog.getByRole("listitem")).toHaveCount(6);
  await page.emulateMedia({ media: "print" });
  await expect(dialog.getByText("Done.")).toBeVisible();
  await expect(dialog.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
});

test("steps that do not come are said to, and are asked for again", async ({ page }) => {
  await open(page, "/vinyl-lettering-designer");
  await page.route(scriptOf("attaching-dialog"), (route) => route.abort());
  await ways(page).first().click();
  await expect(page.getByRole("alert").filter({ hasText: "The steps did not load." })).toBeVisible();
  await page.unrouteAll();
  await ways(page).first().click();
  await expect(dialogOf(page, ENCLOSED)).toBeVisible();
  await expect(page.getByText("The steps did not load.")).toHaveCount(0);
});

test("a line of lettering in the cart leads to its guide, and other goods to none", async ({ page }) => {
  await addFrom(page, "/stickers/paper?quantity=100");
  await addFrom(
    page,
    "/vinyl-lettering-designer?supply=kiss-cut&text=Kia%20ora&lettering=%7B%22size%22%3A%7B%22by%22%3A%22width%22,%22mm%22%3A300%7D%7D",
  );
  await cartLink(page).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(ways(page)).toHaveText([NOT_ENCLOSED]);
  await ways(page).click();
  await expect(dialogOf(page, NOT_ENCLOSED)).toContainText("Remove the unused part from the edge.");
});

test("the panel of lettering leads to both guides", async ({ page }) => {
  await open(page, "/user-guide/materials#vinyl-lettering");
  const panel = page.getByRole("region", { name: "Vinyl Lettering" });
  for (const title of [ENCLOSED, NOT_ENCLOSED]) {
    await panel.getByRole("button", { name: title, exact: true }).click();
    await expect(dialogOf(page, title)).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await expect(ways(page)).toHaveCount(2);
});
