import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

function section(page: Page) {
  return page.locator("#product-info");
}
function tab(page: Page, name: string) {
  return section(page).getByRole("tab", { name });
}

test("tabs tell about each material by keyboard; what is configured is read first", async ({ page }) => {
  await open(page, "/stickers/paper/kraft-paper");
  await expect(tab(page, "Kraft Paper")).toHaveAttribute("aria-selected", "true");
  const panel = section(page).getByRole("tabpanel");
  await expect(panel).toContainText("Brown, natural paper");
  await tab(page, "Embossed Paper").click();
  await expect(panel).toContainText("pressed up from behind");
  await page.keyboard.press("End");
  await expect(tab(page, "Foil Paper")).toBeFocused();
  await expect(panel).toContainText("Warm gold.");
  await page.keyboard.press("ArrowRight");
  await expect(panel).toContainText("9-10 business days, or 3-4 business days by Express");
  await expect(panel.getByRole("heading", { name: "Finishing" })).toBeVisible();
  await expectAccessible(page, "#product-info");
});

test("a new configuration resets the tabs, then selects its product", async ({ page }) => {
  await open(page, "/stickers/vinyl");
  await tab(page, "Gold Vinyl").click();
  await expect(tab(page, "Gold Vinyl")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("radio", { name: "Hologram" }).check();
  await expect(tab(page, "Hologram")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("radio", { name: "Standard Vinyl" }).check();
  await expect(tab(page, "Standard Vinyl")).toHaveAttribute("aria-selected", "true");
  await expect(section(page).getByRole("heading", { name: "Material" })).toBeVisible();
});

test("on a page of cards the stock chosen is read, beside the others", async ({ page }) => {
  await open(page, "/business-cards/premium-business-card");
  await page.getByRole("radio", { name: "Vintage Kraft 300gsm" }).first().check();
  await expect(tab(page, "Vintage Kraft 300gsm")).toHaveAttribute("aria-selected", "true");
  const table = section(page).getByRole("table");
  await expect(table.getByRole("row", { name: "Thickness" })).toHaveText("Thickness2 of 55 of 54 of 5");
  await expect(table.getByRole("row", { name: "Whiteness" })).toHaveText("Whiteness3 of 44 of 41 of 4");
  await expect(table.getByRole("row", { name: "Pencil" })).toHaveText("PencilGoodExcellentPoor");
  await expect(section(page).getByText("0.48 mm a card, ten cards 4.8 mm")).toBeVisible();
  await expectAccessible(page, "#product-info");
});

test("pictures of a card stock are no higher than its words; vinyl's tabs have a piece of each", async ({
  page,
}) => {
  await open(page, "/business-cards/premium-business-card#product-info");
  const pictures = section(page).getByRole("tabpanel").getByRole("img");
  await expect(pictures).toHaveCount(3);
  const [large, second] = await pictures.evaluateAll((all) =>
    all.map((picture) => picture.getBoundingClientRect()).map(({ y, width }) => ({ y, width })),
  );
  expect(second?.y).toBe(large?.y);
  expect(second?.width).toBeLessThan(large?.width ?? 0);
  await open(page, "/stickers/vinyl");
  await expect(tab(page, "Hologram").locator("[data-appearance]")).toHaveCount(1);
  await open(page, "/stickers/paper");
  await expect(tab(page, "Art Paper").locator("[data-appearance]")).toHaveCount(0);
});

test("products that hide it show no product info, a single one stands without tabs", async ({ page }) => {
  await open(page, "/stickers/decals/transfer-decals");
  await expect(section(page)).toHaveCount(0);
  await page.getByRole("radio", { name: "Custom Decals" }).check();
  await expect(section(page)).toContainText("Large decals cut to your outline.");
  await expect(section(page).getByRole("tab")).toHaveCount(0);
  await page.getByRole("radio", { name: "Transfer Decals" }).check();
  await expect(section(page)).toHaveCount(0);
});

test("the still of a video becomes the playing film", async ({ page }) => {
  await open(page, "/stickers/decals/custom-decals");
  await section(page)
    .getByRole("link", { name: /^Play the video: An install-ready decal/ })
    .click();
  await expect(section(page).getByLabel(/An install-ready decal goes/)).toHaveJSProperty("paused", false);
  await section(page).getByRole("button", { name: "Pause the video" }).click();
  await expect(section(page).getByLabel(/An install-ready decal goes/)).toHaveJSProperty("paused", true);
});

test("the embossed panel opens the form for a special quote in a single colour", async ({ page }) => {
  await open(page, "/stickers/paper");
  await tab(page, "Embossed Paper").click();
  await section(page).getByRole("link", { name: "request a special quote" }).click();
  const form = page.getByRole("dialog", { name: "Special Processing" });
  await expect(form).toContainText("Embossed Paper, Die Cut");
  await expect(form.getByRole("textbox", { name: /comment/i })).toHaveValue("Single Colour Printing");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("every panel is read, drawn as with it", async ({ page }) => {
    await page.goto("/business-cards/swing-tags");
    await expect(section(page).getByText("Smooth, bright card")).toBeVisible();
    await expect(section(page).getByText("As a swing tag of 2 x 3.5 inch")).toBeVisible();
    await expect(section(page).getByText("Smooth, bright card")).toHaveCSS("font-size", "18px");
    await expectNoSidewaysScroll(page);
  });

  test("the page of materials tells about all 19, each with a place of its own", async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: "Materials" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Materials");
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(21);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.getByRole("link")).toHaveCount(19);
    await contents.getByRole("link", { name: "Vinyl Lettering" }).click();
    await expect(page).toHaveURL(/#vinyl-lettering$/);
    const lettering = page.getByRole("region", { name: "Vinyl Lettering" });
    await lettering
      .locator("summary", { hasText: "How to attach when the auxiliary sheet is not enclosed" })
      .click();
    await expect(lettering.getByText("Press with a card to remove water and air bubbles.")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test("the page of materials is accessible", async ({ page }) => {
  await open(page, "/user-guide/materials#art-paper");
  await expect(page.getByRole("region", { name: "Art Paper" })).toBeInViewport();
  await expectAccessible(page);
});
