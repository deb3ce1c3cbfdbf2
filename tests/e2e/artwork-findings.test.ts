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
