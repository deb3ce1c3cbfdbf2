import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { unfold } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

function question(page: Page, title: string) {
  return page.getByRole("form", { name: "Instant quote" }).getByRole("button", {
    includeHidden: true,
    name: `What is this? ${title}`,
  });
}

test("question marks of the form explain six things, each in a small dialog @long", async ({ page }) => {
  await open(page, "/stickers/paper");
  const explained = [
    ["Classic Paper", "A textured paper"],
    ["Thomson Cut", "A steel blade"],
    ["Multi-cut Sheet", "as many stickers as you say"],
    ["Roll", "Labels one after the other"],
    ["Quantity", "How many pieces you get"],
  ] as const;
  for (const [title, words] of explained) {
    await (await unfold(question(page, title))).click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toContainText(words);
    await expect(dialog.getByRole("img")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(question(page, title)).toBeFocused();
  }
  await page.getByText("Premium Processing", { exact: true }).first().click();
  await question(page, "Premium coating").click();
  await expect(page.getByRole("dialog", { name: "Premium coating" })).toContainText("A clear film");
});
