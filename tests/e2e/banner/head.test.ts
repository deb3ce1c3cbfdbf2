import { expect } from "@playwright/test";
import { open } from "../../support/pages/banner.ts";
import { held } from "../../support/pages/held.ts";
import { test } from "../../support/pages/shop-test.ts";

test("banner.md 2: the title is a dropdown of every category, each leading to its page; a loader shows meanwhile", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page
    .locator("summary")
    .filter({ has: page.getByRole("heading", { level: 1 }) })
    .click();
  const links = page.getByRole("main").locator("summary + ul").getByRole("link");
  await expect(links).toHaveText([
    "Paper Stickers",
    "Vinyl Stickers",
    "Roll Stickers",
    "Bumper Stickers",
    "Decals",
    "Dome Stickers",
  ]);
  const answer = await held(page, "**/stickers/vinyl.data*");
  await page.getByRole("main").getByRole("link", { name: "Vinyl Stickers" }).click();
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/stickers\/vinyl$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vinyl Stickers");
  await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCount(0);
});
