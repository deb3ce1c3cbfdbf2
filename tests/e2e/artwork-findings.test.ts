import { expect } from "@playwright/test";
import sharp from "sharp";
import { documentFiles } from "../support/artwork/documents.ts";
import { openForPicture } from "../support/pages/banner.ts";
import { chooseFile } from "../support/pages/choose-file.ts";
import { test } from "../support/pages/shop-test.ts";

function picture(width: number, height: number) {
  const colour = { create: { width, height, channels: 3, background: "#0a7" } } as const;
  return sharp(colour).png().toBuffer();
}

test("a picture that is too small for its product is mended by one press, whose price stands on it @long", async ({
  page,
}) => {
  await openForPicture(page, "/stickers/paper");
  const buffer = await picture(450, 450);
  await chooseFile(page, "Try your own picture", { name: "logo.png", mimeType: "image/png", buffer });
  const findings = page.getByRole("region", { name: "What we found in your file" });
  // 50 mm of 450 pixels are 229 dpi: 50 mm times 228.6/300.
  await expect(findings).toContainText("At 50 x 50 mm it will look a little soft");
  await findings.getByRole("button", { name: /^Make it sharp: 38 x 38 mm \(\$[\d.]+ for \d+\)$/ }).click();
  await expect(page).toHaveURL(/width=38&height=38/);
  await expect(findings).not.toContainText("a little soft");
  await expect(findings).toContainText("It ends where it is cut: its edges are mirrored outwards");
});

test("a picture in other proportions says how much of it is cut off, and is shown whole at a press @long", async ({
  page,
}) => {
  await openForPicture(page, "/stickers/paper");
  const buffer = await picture(1400, 900);
  await chooseFile(page, "Try your own picture", { name: "wide.png", mimeType: "image/png", buffer });
  // 54 mm high it is 84 wide.
  const cutOff = page.getByText("15 mm are cut off on the left and right");
  await expect(cutOff).toBeVisible();
  await page.getByRole("button", { name: "Show all of it with an empty edge" }).click();
  await expect(page).toHaveURL(/placings=fit/);
  await expect(cutOff).toBeHidden();
  await expect(page.getByText("It lies where you have placed it.")).toBeVisible();
});

test("a PDF is opened by the shop, seen on the product, and what is found in it is said", async ({
  page,
}) => {
  await openForPicture(page, "/business-cards/premium-business-card");
  const card = { name: "card.pdf", mimeType: "application/pdf" };
  const locked = (await documentFiles["a document with a password"]?.()) ?? Buffer.alloc(0);
  await chooseFile(page, "Try your own picture", { ...card, buffer: locked });
  await expect(page.getByText("This file opens with a password only.")).toBeVisible();
  const buffer = (await documentFiles["three pages"]?.()) ?? Buffer.alloc(0);
  await chooseFile(page, "Try your own picture", { ...card, buffer });
  const findings = page.getByRole("region", { name: "What we found in your file" });
  await expect(findings).toContainText(/It has other proportions: \d+ mm are cut off/);
  await expect(
    page.getByText(/2 pictures more than there are places for: card\.pdf, pages 2 (?:and|to) 3/),
  ).toBeVisible();
  await expect(page.getByText("Its lines are sharp at any size.")).toBeVisible();
  await expect(page.getByText("Saved: it goes with your order.").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove my picture" })).toBeVisible();
  await expect(findings).toContainText(/It has other proportions: \d+ mm are cut off/);
});

test("a colour of a picture becomes foil, which is chosen larger; a second file says where silver goes @long", async ({
  page,
}) => {
  await openForPicture(page, "/business-cards/premium-business-card?features_front=111");
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 94 59"><path fill="#1d2b3a" d="M0 0h94v59H0z"/><path fill="#c8a020" d="M20 16h27v27H20z"/></svg>`;
  const buffer = await sharp(Buffer.from(drawn), { density: 300 }).png().toBuffer();
  await chooseFile(page, "Try your own picture", { name: "card.png", mimeType: "image/png", buffer });
  const findings = page.getByRole("region", { name: "What we found in your file" });
  await findings.getByRole("button", { name: /^The colour #c[78]/ }).click();
  await expect(findings).toContainText("Gold foil is 27 x 27 mm on this product");
  await findings.getByRole("button", { name: /^Choose Gold Foil Large \(\$[\d.]+ for \d+\)$/ }).click();
  await expect(page).toHaveURL(/features_front=[\d,]*112/);
  await expect(findings).not.toContainText("Gold foil is 27 x 27 mm");
  await expect(findings).toContainText("Gold foil becomes the foil plate.");
  await openForPicture(page, "/business-cards/premium-business-card?features_front=113");
  const black = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 94 59"><path d="M60 20h12v12H60z"/></svg>`;
  const second = { name: "silver.svg", mimeType: "image/svg+xml", buffer: Buffer.from(black) };
  await page.getByRole("button", { name: "Remove my picture" }).click();
  await chooseFile(page, "Try your own picture", { name: "card.png", mimeType: "image/png", buffer });
  await chooseFile(page, "Or add a second file, black where it goes", second);
  await expect(findings).toContainText("Silver foil becomes the foil plate.");
});
