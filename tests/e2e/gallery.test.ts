import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

function gallery(page: Page) {
  return page.getByRole("region", { name: "Gallery" });
}
function button(page: Page, name: string) {
  return gallery(page).getByRole("button", { name, exact: true });
}
function current(page: Page) {
  return gallery(page).locator("[data-index]:not([inert])");
}

test("each slide comes into view and none is higher than another, also by keys, and no video is fetched before it is looked at", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(page, "/stickers/roll");
  expect(fetched.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([]);
  const height = () => gallery(page).evaluate((region) => region.getBoundingClientRect().height);
  const before = await height();
  for (let place = 2; place <= 5; place += 1) {
    await button(page, "Next").click();
    await expect(gallery(page).getByText(`Slide ${place} of 5`)).toBeAttached();
    await expect(current(page)).toBeInViewport({ ratio: 0.9 });
    expect(await height()).toBe(before);
  }

  await button(page, "Yours, to scale").focus();
  await page.keyboard.press("Home");
  await expect(current(page)).toHaveAttribute("data-index", "-1");
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveAttribute("data-index", "-0.5");
  await expect(button(page, "A roll of stickers in its dispenser, a video")).toBeFocused();
  await page.keyboard.press("End");
  await expect(current(page)).toHaveAttribute("data-index", "2");
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveAttribute("data-index", "2");
});

test("banner.md 2; content-and-lettering.md 2.5: the dispenser is seen in action: Escape closes the dialog and focus returns to the link, and keys go on when what had focus has left @long", async ({
  page,
}) => {
  await open(page, "/stickers/roll");
  const link = gallery(page).getByRole("link", { name: "Click here to see it in action" });
  await button(page, "Next").click();
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Free Roll Dispenser for 1000 Quantity or Up *" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await button(page, "Pause the video").focus();
  for (const index of ["0", "1"]) {
    await page.keyboard.press("ArrowRight");
    await expect(current(page)).toHaveAttribute("data-index", index);
  }
});

test("content-and-lettering.md 2.5: transfer decals have a looping video that plays while it is looked at; who asked for less motion gets a still and a button to play it @long", async ({
  page,
}) => {
  await open(page, "/stickers/decals?product=transfer-decals");
  await button(page, "Next").click();
  const video = current(page).locator("video");
  await expect(video).toHaveJSProperty("loop", true);
  await expect(video).toHaveJSProperty("paused", false);
  await button(page, "Next").click();
  await expect(gallery(page).locator("video")).toHaveJSProperty("paused", true);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/stickers/decals?product=transfer-decals");
  await button(page, "Next").click();
  await expect(button(page, "Play the video")).toBeVisible();
  await expect(video).toHaveJSProperty("paused", true);
  await expect(video).toHaveAttribute("poster", "/pictures/videos/transfer-decals.webp");
  await button(page, "Play the video").click();
  await expect(video).toHaveJSProperty("paused", false);
});
