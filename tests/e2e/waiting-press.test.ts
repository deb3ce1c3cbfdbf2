import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { openForPicture } from "../support/pages/banner.ts";
import { addButton } from "../support/pages/cart.ts";
import { chooseFile } from "../support/pages/choose-file.ts";
import { artworkInCart, flatPicture, loseLine, said } from "../support/pages/own-artwork.ts";
import { test } from "../support/pages/shop-test.ts";

const paper = "/stickers/paper?product=classic-paper&quantity=100";

/** A picture that does not fit into a piece or two: a noise. */
async function largePicture() {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const raw = sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#888888", noise } });
  return { name: "large.png", mimeType: "image/png", buffer: await raw.png().toBuffer() };
}

function added(page: Page) {
  return page.getByRole("link", { name: "View cart" });
}

test("a press waits for the picture on its way, says so, and adds the product with it", async ({ page }) => {
  await openForPicture(page, paper);
  const findLine = await loseLine(page);
  await chooseFile(page, "Try your own picture", await largePicture());
  await expect(said(page, "Upload interrupted at").first()).toBeAttached();
  await addButton(page).click();
  await expect(said(page, "This goes on once it is there").first()).toBeAttached();
  await expect(addButton(page)).toHaveAttribute("aria-busy", "true");
  await findLine();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(added(page)).toBeVisible();
  expect(await artworkInCart(page)).toEqual([expect.stringMatching(/^[a-z0-9]{12}$/)]);
});

/** Whether somebody presses while words come; asked before they do, it is answered when they have come. */
function pressedAsItComes(page: Page, words: string): Promise<boolean> {
  return page.evaluate(async (text) => {
    while (!document.body.textContent.includes(text)) await new Promise(requestAnimationFrame);
    return document.querySelector(":active") !== null;
  }, words);
}

test("what is said of the wait moves nothing away from under a press @long", async ({ page }) => {
  await openForPicture(page, paper);
  await loseLine(page);
  await chooseFile(page, "Try your own picture", await flatPicture("fig.png", "#5b3a63"));
  await expect(said(page, "Upload interrupted at").first()).toBeAttached();
  const without = page.getByRole("button", { name: "Go on without my picture" });
  // Once, so that what carries a press out has been loaded.
  await addButton(page).click();
  await without.click();
  await expect(without).toBeHidden();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.mouse.down();
  const isPressed = pressedAsItComes(page, "Go on without my picture");
  await addButton(page).dispatchEvent("click");
  await expect(addButton(page)).toHaveAttribute("aria-busy", "true");
  // Words that do not wait come within a frame or two.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  expect(await isPressed).toBe(false);
  await without.click();
  await expect(added(page)).toBeVisible();
});

test("a press that breaks on the way says so, and the next one counts @long", async ({ page }) => {
  await openForPicture(page, paper);
  // What a press is told apart by cannot be made, once.
  await page.evaluate(() => {
    const real = crypto.randomUUID.bind(crypto);
    crypto.randomUUID = () => {
      crypto.randomUUID = real;
      throw new Error("no random numbers");
    };
  });
  await addButton(page).click();
  await expect(page.getByText("An error occurred. Please try again or submit a report.")).toBeVisible();
  await addButton(page).click();
  await expect(added(page)).toBeVisible();
});

test("whoever does not want to wait goes on without the picture @long", async ({ page }) => {
  await openForPicture(page, paper);
  await loseLine(page);
  await chooseFile(page, "Try your own picture", await flatPicture("quince.png", "#d9c11e"));
  await expect(said(page, "Upload interrupted at").first()).toBeAttached();
  await addButton(page).click();
  await page.getByRole("button", { name: "Go on without my picture" }).click();
  await expect(added(page)).toBeVisible();
  expect(await artworkInCart(page)).toEqual([null]);
});
