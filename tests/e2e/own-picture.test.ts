import { expect } from "@playwright/test";
import { open } from "../support/banner-page.ts";
import { test } from "../support/shop-test.ts";

test("one's own picture: its sharpness in words, a refusal in words, and it can be taken off again", async ({
  page,
}) => {
  await open(page, "/stickers/paper");
  const input = page.getByTestId("own-picture");
  await input.setInputFiles("public/pictures/gallery/art-paper/0.webp");
  await expect(page.getByText(/sharp up to \d+ x \d+ mm/i)).toBeVisible();
  await input.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(
    page.getByText("File type not accepted. Please try again. This preview takes PNG, JPEG"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("button", { name: "Try your own picture" })).toBeVisible();
});
