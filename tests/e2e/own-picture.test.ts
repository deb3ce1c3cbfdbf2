import { expect } from "@playwright/test";
import { openForPicture } from "../support/pages/banner.ts";
import { chooseFile } from "../support/pages/choose-file.ts";
import { test } from "../support/pages/shop-test.ts";

test("one's own picture: its sharpness in words, a refusal in words, and it can be taken off again", async ({
  page,
}) => {
  await openForPicture(page, "/stickers/paper");
  await chooseFile(page, "Try your own picture", "public/pictures/gallery/art-paper/0.webp");
  await expect(page.getByText(/sharp up to \d+ x \d+ mm/i)).toBeVisible();
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
  await chooseFile(page, "Try another picture", notes);
  const refusal = page.getByText("This is plain text. Please save it as PDF");
  await expect(refusal).toBeVisible();
  await page.getByRole("button", { name: "Remove my picture" }).click();
  await expect(page.getByRole("button", { name: "Try your own picture" })).toBeVisible();
  await expect(refusal).toBeHidden();
});

test("of two pictures dropped one after the other the second stays, however long the first takes", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const decode = HTMLImageElement.prototype.decode;
    const first = Promise.withResolvers<void>();
    let count = 0;
    HTMLImageElement.prototype.decode = async function decodeLate() {
      count += 1;
      if (count === 1) await first.promise;
      return decode.call(this);
    };
    document.addEventListener("first-picture", () => first.resolve());
  });
  await openForPicture(page, "/stickers/paper");
  const read = page.getByText(/sharp up to \d+ x \d+ mm/i);
  await chooseFile(page, "Try your own picture", "public/pictures/gallery/art-paper/0.webp");
  await chooseFile(page, "Try your own picture", "public/pictures/hero-700.webp");
  await expect(read).toBeVisible();
  const words = await read.textContent();
  const removed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const revoke = URL.revokeObjectURL;
        URL.revokeObjectURL = (href) => {
          revoke(href);
          resolve();
        };
      }),
  );
  await page.evaluate(() => document.dispatchEvent(new Event("first-picture")));
  await removed;
  await expect(read).toHaveText(words ?? "");
});
