import { expect } from "@playwright/test";
import sharp from "sharp";
import { openForPicture } from "../support/pages/banner.ts";
import { chooseFile } from "../support/pages/choose-file.ts";
import { test } from "../support/pages/shop-test.ts";

test("one's own picture is on the product and its thumbnail, its sharpness and a refusal in words, and it can be taken off again", async ({
  page,
}) => {
  await openForPicture(page, "/stickers/paper");
  const yours = page.getByRole("button", { name: "Yours, to scale", exact: true });
  const shown = () =>
    yours.locator("use").evaluate((use) => {
      const of = document.querySelectorAll(use.getAttribute("href") ?? "none");
      return of.length === 1 ? (of[0]?.innerHTML ?? "") : `${of.length} pictures`;
    });
  await expect.poll(shown).toContain('data-part="kiss-cut"');
  await chooseFile(page, "Try your own picture", "public/pictures/gallery/art-paper/0.webp");
  await expect(page.getByText(/sharp up to \d+ x \d+ mm/i)).toBeVisible();
  await expect.poll(shown).toContain('data-part="own-artwork"');
  await expect(yours.locator("img")).toHaveCount(0);
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
  await chooseFile(page, "Try another picture", notes);
  const refusal = page.getByText("This is plain text. Please save it as PDF");
  await expect(refusal).toBeVisible();
  await page.getByRole("button", { name: "Remove my picture" }).click();
  await expect(page.getByRole("button", { name: "Try your own picture" })).toBeVisible();
  await expect(refusal).toBeHidden();
});

test("a large photo is shown upright and a large logo clear, by copies of fewer pixels, and told of as they are; a large file that is no picture is refused @long", async ({
  page,
}) => {
  // Held sideways: seen upright it is 2,000 x 3,000, red at its top.
  const red = { create: { width: 1_500, height: 2_000, channels: 3, background: "#f00" } } as const;
  const buffer = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: "#00f" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await openForPicture(page, "/stickers/paper");
  await chooseFile(page, "Try your own picture", { name: "photo.jpg", mimeType: "image/jpeg", buffer });
  const shown = page.locator('image[href^="blob:"]').first();
  await expect(shown).toBeAttached();
  const seen = await shown.evaluate(async (image) => {
    const copy = new Image();
    copy.src = image.getAttribute("href") ?? "";
    await copy.decode();
    const brush = new OffscreenCanvas(1, 2).getContext("2d");
    brush?.drawImage(copy, 0, 0, 1, 2);
    const [top = 0, , , , bottom = 0] = brush?.getImageData(0, 0, 1, 2).data ?? [];
    return { width: copy.naturalWidth, height: copy.naturalHeight, isRedOnTop: top > 128 && bottom < 128 };
  });
  expect(seen).toEqual({ width: 1_067, height: 1_600, isRedOnTop: true });
  // 2,000 x 3,000 pixels at 300 to the inch, less the bleed of 2 mm on each side.
  await expect(page.getByText(/sharp up to 165 x 250 mm/i)).toBeVisible();

  const photo = await shown.getAttribute("href");
  const leaf = { create: { width: 1_100, height: 1_100, channels: 4, background: "#0a0" } } as const;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const logo = await sharp({ create: { width: 2_200, height: 2_200, channels: 4, background: clear } })
    .composite([{ input: leaf }])
    .png()
    .toBuffer();
  const file = { name: "logo.png", mimeType: "image/png" };
  await chooseFile(page, "Try another picture", { ...file, buffer: Buffer.alloc(1_500_000, 7) });
  await expect(page.getByText("This picture could not be read").or(page.getByText("is not a"))).toBeVisible();
  await chooseFile(page, "Try another picture", { ...file, buffer: logo });
  await expect(shown).not.toHaveAttribute("href", photo ?? "");
  const clearSeen = await shown.evaluate(async (image) => {
    const copy = new Image();
    copy.src = image.getAttribute("href") ?? "";
    await copy.decode();
    const brush = new OffscreenCanvas(1_600, 1_600).getContext("2d");
    brush?.drawImage(copy, 0, 0);
    const alphaAt = (side: number) => brush?.getImageData(side, side, 1, 1).data[3];
    return { width: copy.naturalWidth, middle: alphaAt(800), corner: alphaAt(40) };
  });
  expect(clearSeen).toEqual({ width: 1_600, middle: 255, corner: 0 });
});
