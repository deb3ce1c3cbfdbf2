import type { Page } from "@playwright/test";
import { openForPicture } from "./banner.ts";

/** Opens a product of 50 x 50 mm with a picture of 75.9 x 54 mm on it, and what places it. */
export async function openPlacing(page: Page) {
  await openForPicture(page, "/stickers/paper");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Try your own picture" }).click();
  await (await chooser).setFiles("public/pictures/gallery/art-paper/0.webp");
  await page.getByRole("button", { name: "Place my picture" }).click();
  return page.getByRole("dialog", { name: "Place your picture" });
}
