import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { PixelPicture } from "#domain/cut-line/coverage.ts";
import { all, disc, painted, ring, star } from "../support/cut-line/painted-picture.ts";
import {
  choose as chooseFrom,
  field,
  open,
  openForPicture,
  option,
  total,
  unfold,
} from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";

const SIDE = 320;
const WHITE = [255, 255, 255] as const;

async function file({ pixels, width, height }: PixelPicture, type: "png" | "jpeg" = "png") {
  const picture = sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } });
  const buffer = await (type === "png" ? picture.png() : picture.flatten().jpeg({ quality: 80 })).toBuffer();
  return { name: `logo.${type}`, mimeType: `image/${type}`, buffer };
}

async function choose(page: Page, picture: PixelPicture, type?: "png" | "jpeg") {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^Try (your own|another) picture$/ }).click();
  await (await chooser).setFiles(await file(picture, type));
}

/** The picture follows the form once its script listens: then a press opens the device's files. */
async function openCustom(page: Page) {
  await open(page, "/stickers/paper");
  await chooseFrom(page, "Shape", "Custom");
  await expect(page.getByRole("img", { name: /^Art Paper.*, custom/ }).first()).toBeVisible();
}

function panel(page: Page) {
  return page.getByRole("region", { name: "Your cut line" });
}

/** The size that the line comes to is said, as an offer or as the one that is ordered. */
function size(page: Page) {
  return panel(page)
    .getByText(/\d+ x \d+ mm/)
    .first();
}

/** The measures that the picture in words says, in millimetres. */
async function measures(page: Page): Promise<readonly [number, number]> {
  const words =
    (await page
      .getByRole("img", { name: /^Art Paper/ })
      .first()
      .getAttribute("aria-label")) ?? "";
  const [, width, height] = /([\d.]+) by ([\d.]+) mm/.exec(words) ?? [];
  return [Number(width), Number(height)];
}

test("a transparent picture is cut round at once; by keys its border grows the sticker by twice its width", async ({
  page,
}) => {
  await openCustom(page);
  await choose(page, painted(SIDE, star(160, 160, 140)));
  await expect(size(page)).toBeVisible();
  const [width, height] = await measures(page);
  const border = panel(page).getByRole("slider", { name: "Border" });
  await expect(border).toHaveAttribute("aria-valuetext", "2 mm");
  await border.press("End");
  await expect(border).toHaveAttribute("aria-valuetext", "5 mm");
  await expect.poll(async () => Math.abs((await measures(page))[0] - width - 6)).toBeLessThan(0.15);
  await expect.poll(async () => Math.abs((await measures(page))[1] - height - 6)).toBeLessThan(0.15);
  await border.press("Home");
  await expect(border).toHaveAttribute("aria-valuetext", "0 mm");
  // Cut on its edge: the colours of that edge go on beyond the line, and are seen there.
  const cutOff = page.locator('[data-part="cut-off"] image').first();
  await expect(cutOff).toHaveAttribute("href", /^blob:/);
  await border.press("ArrowRight");
  await expect(cutOff).not.toBeAttached();
  await expect(border).toHaveAttribute("aria-valuetext", "0.5 mm");
  await expect.poll(async () => Math.abs((await measures(page))[0] - width + 3)).toBeLessThan(0.3);
});

test("size and price follow the border, and what is typed of one side the other side follows @long", async ({
  page,
}) => {
  await openCustom(page);
  await choose(page, painted(SIDE, all(star(110, 160, 90), disc(270, 160, 30))));
  const strong = panel(page).getByRole("strong");
  const [width, height] = [field(page, "Width"), field(page, "Height")];
  const ordered = async () => `${await width.inputValue()} x ${await height.inputValue()} mm`;
  // The artwork is 46 mm wide: 50 less a border of 2 on each side.
  await expect(strong).toHaveText(/^50 x \d+ mm$/);
  await expect.poll(async () => ordered()).toBe(await strong.textContent());
  const before = await total(page).textContent();
  await panel(page).getByRole("slider", { name: "Border" }).press("End");
  await expect(strong).toHaveText(/^56 x \d+ mm$/);
  await expect.poll(async () => ordered()).toBe(await strong.textContent());
  await expect(total(page)).not.toHaveText(before ?? "");
  await (await unfold(width)).fill("112");
  await expect(strong).toHaveText(/^112 x \d+ mm$/);
  await expect.poll(async () => ordered()).toBe(await strong.textContent());
});

test("a photo on one plain colour is cut round too; what is found is cured in one press @long", async ({
  page,
}) => {
  await openCustom(page);
  await choose(page, painted(SIDE, ring(160, 160, 140, 80), { ground: [236, 234, 228] }), "jpeg");
  const inside = panel(page).getByText("Your picture has background inside");
  await expect(inside).toBeVisible();
  await expect(panel(page).getByRole("slider", { name: "Background" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Remove it too" }).click();
  await expect(panel(page).getByText("Holes are filled.")).toBeVisible();
  await panel(page).getByRole("button", { name: "Cut out holes over 3 mm" }).click();
  await expect(panel(page).getByText("Holes over 3 mm are cut out.")).toBeVisible();
});

test("a picture with nothing to cut round says so, and another one is cut @long", async ({ page }) => {
  await openCustom(page);
  await choose(
    page,
    painted(SIDE, () => 0),
  );
  await expect(panel(page).getByText("There is nothing to see in this picture")).toBeVisible();
  await choose(
    page,
    painted(SIDE, () => 0, { ground: WHITE }),
  );
  await expect(panel(page).getByText("All of this picture has the colour of its background.")).toBeVisible();
  await choose(page, painted(SIDE, star(160, 160, 140)));
  await expect(size(page)).toBeVisible();
});

test("a picture on another shape is offered to be cut round @long", async ({ page }) => {
  await openForPicture(page, "/stickers/paper");
  await choose(page, painted(SIDE, star(160, 160, 140)));
  await expect(panel(page)).toBeHidden();
  await page.getByRole("button", { name: "Cut round my picture" }).click();
  await expect(option(page, "Shape", "Custom")).toBeChecked();
  await expect(size(page)).toBeVisible();
});
