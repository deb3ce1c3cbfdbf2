import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

function section(page: Page) {
  return page.locator("#special-features");
}

test("six features are told about by keyboard, each with what it adds and the artwork it needs", async ({
  page,
}) => {
  await open(page, "/business-cards/swing-tags#special-features");
  await expect(section(page).getByRole("tab")).toHaveText([
    "Foil Stamp",
    "Emboss / Deboss",
    "Die Cut",
    "Punch Holes",
    "Tag Strings",
    "Fold",
  ]);
  const panel = section(page).getByRole("tabpanel");
  await section(page).getByRole("tab", { name: "Punch Holes" }).click();
  await expect(panel).toContainText("A clean round hole");
  await page.keyboard.press("ArrowRight");
  await expect(panel).toContainText("Strings of 10 cm in cotton or jute");
  await expect(panel.getByRole("listitem").filter({ hasText: "Jute String" })).toContainText(
    /\+ \$\d+\.\d\d/,
  );
  await expect(panel).toContainText("the smallest order of Swing Tags, on top of Punch Holes.");
  await expect(section(page).getByRole("row", { name: /^CutContour Die Cut/ })).toBeVisible();
});
