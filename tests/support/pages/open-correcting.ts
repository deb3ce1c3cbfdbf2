import { expect, type Page } from "@playwright/test";
import { clearPicture } from "../cut-line/drawn-line.ts";
import { choose, open } from "./banner.ts";
import { chooseFile } from "./choose-file.ts";

export function cutPanel(page: Page) {
  return page.getByRole("region", { name: "Your cut line" });
}

export function correctDialog(page: Page) {
  return page.getByRole("dialog", { name: "Correct your cut line" });
}

/** A sticker that is cut round a star, kept, with what corrects its line. */
export async function openCorrecting(page: Page) {
  await open(page, "/stickers/paper");
  await choose(page, "Shape", "Custom");
  await expect(page.getByRole("img", { name: /^Art Paper.*, custom/ }).first()).toBeVisible();
  const { content: buffer } = await clearPicture();
  await chooseFile(page, "Try your own picture", { name: "star.png", mimeType: "image/png", buffer });
  // Drawn, sent, kept: each takes its time on a busy machine.
  await expect(cutPanel(page).getByRole("slider", { name: "Border" })).toBeVisible();
  await expect(page.getByText("Saved: it goes with your order.").first()).toBeVisible();
  await expect(cutPanel(page).getByText("This line is kept with your design.")).toBeVisible();
  await cutPanel(page).getByRole("button", { name: "Correct the line" }).click();
  await expect(correctDialog(page)).toBeVisible();
  return correctDialog(page);
}
