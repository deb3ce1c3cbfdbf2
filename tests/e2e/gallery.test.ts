import { expect, type Locator, type Page } from "@playwright/test";
import { openForPicture, option } from "../support/pages/banner.ts";
import { expectAccessible } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

function gallery(page: Page) {
  return page.getByRole("region", { name: "Gallery" });
}
function button(page: Page, name: string) {
  return gallery(page).getByRole("button", { name, exact: true });
}
function slides(page: Page) {
  return gallery(page).locator("[data-index]");
}
function current(page: Page) {
  return gallery(page).locator("[data-index]:not([inert])");
}
function dialog(page: Page) {
  return page.getByRole("dialog", { name: "Free Roll Dispenser for 1000 Quantity or Up *" });
}

function indexes(found: Locator) {
  return found.evaluateAll((all) => all.map((one) => Number(one.dataset.index)));
}
function pictures(page: Page) {
  return slides(page)
    .locator("img[src*='/gallery/']")
    .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
}

test("banner.md 2; content-and-lettering.md 4: the slider runs from the live preview over the dispenser to the last picture", async ({
  page,
}) => {
  await open(page, "/stickers/roll");
  expect(await indexes(slides(page))).toEqual([-1, -0.5, 0, 1, 2]);
  await expect(button(page, "Previous")).toBeDisabled();
  for (const [index, place] of [
    [-0.5, 2],
    [0, 3],
    [1, 4],
    [2, 5],
  ]) {
    await expect(button(page, "Next")).toBeEnabled();
    await button(page, "Next").click();
    await expect(current(page)).toHaveAttribute("data-index", String(index));
    await expect(current(page)).toBeInViewport({ ratio: 0.9 });
    await expect(gallery(page).getByText(`Slide ${place} of 5`)).toBeAttached();
  }
  await expect(button(page, "Next")).toBeDisabled();
  await button(page, "Previous").click();
  await expect(current(page)).toHaveAttribute("data-index", "1");
});

test("content-and-lettering.md 9.5: the roll page opens with its first product's pictures from the ninth on", async ({
  page,
}) => {
  await open(page, "/stickers/roll");
  expect(await pictures(page)).toEqual([9, 10, 11].map((n) => `/pictures/gallery/art-paper/${n}.webp`));
});

test("content-and-lettering.md 4: another product reloads the thumbnails, drops the older question and shows the live preview", async ({
  page,
}) => {
  // The first question is never answered.
  await page.route("**/api/quote/get/thumbnail?product_id=5&*", () => undefined);
  const dropped = page.waitForEvent("requestfailed", (request) => request.url().includes("product_id=5&"));
  const answered = page.waitForResponse((response) => response.url().includes("product_id=4&"));
  await open(page, "/stickers/roll");
  await button(page, "Next").click();
  await expect(current(page)).toHaveAttribute("data-index", "-0.5");
  const asked = page.waitForRequest((request) => request.url().includes("product_id=5&"));
  await option(page, "Product", "Kraft Paper").check();
  await expect(current(page)).toHaveAttribute("data-index", "-1");
  await asked;
  await option(page, "Product", "Gold Vinyl").check();
  await dropped;
  expect((await answered).status()).toBe(200);
  await expect.poll(() => pictures(page)).toHaveLength(9);
});

test("the server has the last word about the pictures", async ({ page }) => {
  await page.route("**/api/quote/get/thumbnail?*", (route) =>
    route.fulfill({
      json: {
        status: "SUCCESS",
        code: 200,
        data: {
          id: 5,
          thumbnail: "/pictures/gallery/kraft-paper/0.webp",
          video: null,
          gallery: [{ index: 4, file_path: "/pictures/gallery/kraft-paper/4.webp" }],
          dispenser: false,
        },
      },
    }),
  );
  await open(page, "/stickers/roll");
  await option(page, "Product", "Kraft Paper").check();
  await expect(slides(page)).toHaveCount(2);
  await expect.poll(() => pictures(page)).toEqual(["/pictures/gallery/kraft-paper/4.webp"]);
});

test("a failed reload is only logged: the slider goes on with what it knows", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  await page.route("**/api/quote/get/thumbnail?*", (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, "/stickers/roll");
  await option(page, "Product", "Gold Vinyl").check();
  await expect.poll(() => logged.join()).toContain("quote/get/thumbnail answered 500");
  await expect.poll(() => pictures(page)).toHaveLength(9);
  await expect(gallery(page).getByRole("alert")).toHaveCount(0);
});

test("banner.md 2; content-and-lettering.md 2.5: the dispenser is seen in action: Escape closes the dialog and focus returns to the link", async ({
  page,
}) => {
  await open(page, "/stickers/roll");
  const link = gallery(page).getByRole("link", { name: "Click here to see it in action" });
  await button(page, "Next").click();
  await link.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("content-and-lettering.md 4: the dispenser's dialog closes when the slide changes", async ({ page }) => {
  await open(page, "/stickers/roll");
  await option(page, "Product", "Gold Vinyl").check();
  await expect(slides(page)).toHaveCount(11);
  await button(page, "Next").click();
  await gallery(page).getByRole("link", { name: "Click here to see it in action" }).click();
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(option(page, "Product", "Art Paper")).toBeChecked();
  await expect(dialog(page)).toHaveCount(0);
});

test("the thumbnail marked Yours shows what is chosen, and one's own picture once there is one", async ({
  page,
}) => {
  await openForPicture(page, "/stickers/paper");
  const yours = button(page, "Yours, to scale");
  const shown = () =>
    yours.locator("use").evaluate((use) => {
      const of = document.querySelectorAll(use.getAttribute("href") ?? "none");
      return of.length === 1 ? (of[0]?.innerHTML ?? "") : `${of.length} pictures`;
    });
  await expect.poll(shown).toContain('data-part="kiss-cut"');
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Try your own picture" }).click();
  await (await chooser).setFiles("public/pictures/tiles/roll.webp");
  await expect.poll(shown).toContain('data-part="own-artwork"');
  await expect(yours.locator("img")).toHaveCount(0);
});

test("arrow keys, Home and End move the slider, and focus goes with the thumbnails", async ({ page }) => {
  await open(page, "/stickers/roll");
  await button(page, "Yours, to scale").focus();
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveAttribute("data-index", "-0.5");
  await expect(button(page, "A roll of stickers in its dispenser, a video")).toBeFocused();
  await page.keyboard.press("End");
  await expect(current(page)).toHaveAttribute("data-index", "2");
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveAttribute("data-index", "2");
  await page.keyboard.press("Home");
  await expect(current(page)).toHaveAttribute("data-index", "-1");
});

test("keys go on working when what had focus has left", async ({ page }) => {
  await open(page, "/stickers/roll");
  await button(page, "Next").click();
  await button(page, "Pause the video").focus();
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveAttribute("data-index", "0");
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveAttribute("data-index", "1");
});

test("content-and-lettering.md 2.5: transfer decals have a looping video that plays while it is looked at", async ({
  page,
}) => {
  await open(page, "/stickers/decals?product=transfer-decals");
  await button(page, "Next").click();
  const video = current(page).locator("video");
  await expect(video).toHaveJSProperty("loop", true);
  await expect(video).toHaveJSProperty("paused", false);
  await button(page, "Next").click();
  await expect(gallery(page).locator("video")).toHaveJSProperty("paused", true);
});

test("content-and-lettering.md 2.5: install ready says in a video and in words what yes and no mean", async ({
  page,
}) => {
  await open(page, "/stickers/decals?product=custom-decals");
  await button(page, "Next").click();
  await expect(current(page)).toContainText(
    "Existing material around the design is removed and the decal is pre-applied to auxiliary film.",
  );
  await page.getByRole("radiogroup", { name: "Install ready" }).getByRole("radio", { name: "No" }).check();
  await expect(current(page)).toContainText(
    "Supplied with auxiliary film and the customer weeds out excess.",
  );
  await expect(current(page)).toHaveAttribute("data-index", "-1");
});

test("who asked for less motion gets a still and a button to play it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/stickers/decals?product=transfer-decals");
  await button(page, "Next").click();
  const video = current(page).locator("video");
  await expect(button(page, "Play the video")).toBeVisible();
  await expect(video).toHaveJSProperty("paused", true);
  await expect(video).toHaveAttribute("poster", "/pictures/videos/transfer-decals.webp");
  await button(page, "Play the video").click();
  await expect(video).toHaveJSProperty("paused", false);
});

test("no slide is higher than another, and no video is fetched before it is looked at", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(page, "/stickers/roll");
  expect(fetched.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([]);
  const height = () => gallery(page).evaluate((region) => region.getBoundingClientRect().height);
  const before = await height();
  for (let place = 2; place <= 5; place += 1) {
    await button(page, "Next").click();
    await expect(gallery(page).getByText(`Slide ${place} of 5`)).toBeAttached();
    expect(await height()).toBe(before);
  }
});

test("axe finds nothing in the gallery, on any of its slides", async ({ page }) => {
  // Three analyses in a row.
  test.slow();
  await open(page, "/stickers/roll");
  for (let place = 1; place <= 3; place += 1) {
    await expectAccessible(page, "section[aria-label='Gallery']");
    await button(page, "Next").click();
  }
});

test("a gallery picture and its thumbnail say what is seen in it, its caption what to notice", async ({
  page,
}) => {
  await open(page, "/stickers/paper?product=kraft-paper");
  const words = "Kraft paper sticker “Wild Thyme” on its backing, 75 x 50 mm";
  await expect(gallery(page).getByRole("img", { name: words, includeHidden: true })).toHaveAttribute(
    "src",
    "/pictures/gallery/kraft-paper/1.webp",
  );
  await button(page, words).click();
  await expect(current(page)).toHaveAccessibleName(`3 of 4: ${words}`);
  await expect(current(page).getByText("On a square of backing, 75 x 50 mm", { exact: true })).toBeVisible();
});
