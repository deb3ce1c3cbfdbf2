import { expect, type FileChooser, type Page } from "@playwright/test";
import { open } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

/** Chooses a file as a visitor does: the page answers the press only once it listens. */
async function chooseFile(page: Page, button: string, file: Parameters<FileChooser["setFiles"]>[0]) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await chooser).setFiles(file);
}

test("one's own picture: its sharpness in words, a refusal in words, and it can be taken off again", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  await chooseFile(page, "Try your own picture", "public/pictures/gallery/art-paper/0.webp");
  await expect(page.getByText(/sharp up to \d+ x \d+ mm/i)).toBeVisible();
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
  await chooseFile(page, "Try another picture", notes);
  await expect(
    page.getByText("File type not accepted. Please try again. This preview takes PNG, JPEG"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("button", { name: "Try your own picture" })).toBeVisible();
});
