import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { customSize, open, option } from "../support/pages/banner.ts";
import { held } from "../support/pages/held.ts";
import { test } from "../support/pages/shop-test.ts";

const PATH = "/user-guide/artwork-guide";

function panel(page: Page, name: "Stickers" | "Business Card") {
  return page.getByRole("tabpanel", { name });
}

function radio(page: Page, name: string) {
  return page.getByRole("radio", { name, exact: true });
}

test("tabs by keyboard: stickers and business cards, each with its sizes and measures", async ({ page }) => {
  await page.goto(PATH);
  const [stickers, cards] = [panel(page, "Stickers"), panel(page, "Business Card")];
  await expect(stickers.getByText("54 x 54 mm")).toBeVisible();
  await page.getByRole("tab", { name: "Stickers" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Business Card" })).toBeFocused();
  await expect(stickers).toBeHidden();
  for (const measure of ["92 x 57 mm", "90 x 55 mm", "88 x 53 mm"])
    await expect(cards.getByText(measure)).toBeVisible();
  await expect(cards.getByRole("link", { name: "Download PDF", exact: true })).toHaveAttribute(
    "href",
    "/artwork-guide/business-cards/90x55mm.pdf",
  );
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Stickers" })).toBeFocused();
  await expect(cards).toBeHidden();
  await expectAccessible(page);
});

test("a shape begins with its first size and figure, a size with the first figure", async ({ page }) => {
  await page.goto(PATH);
  const stickers = panel(page, "Stickers");
  const shape = page.getByLabel("Sticker shape");
  await radio(page, "75 x 75").check();
  await radio(page, "Wrong").check();
  await expect(stickers.getByText("Wrong: the background ends before the trim line")).toBeVisible();
  await shape.selectOption("Circle");
  await expect(radio(page, "50 x 50")).toBeChecked();
  await expect(radio(page, "Template")).toBeChecked();
  await radio(page, "Right").check();
  await expect(stickers.getByText("Right: the background runs to the bleed")).toBeVisible();
  await radio(page, "100 x 100").check();
  await expect(radio(page, "Template")).toBeChecked();
  await expect(stickers.getByText("104 x 104 mm")).toBeVisible();
});

test("every measurement box is listed with its files", async ({ page }) => {
  await page.goto(PATH);
  await page.getByText("All standard sizes, in mm").first().click();
  const rows = panel(page, "Stickers").getByRole("row");
  for (const [trim, bleed, safe] of [
    ["50 x 75", "54 x 79", "46 x 71"],
    ["50 x 100", "54 x 104", "46 x 96"],
    ["75 x 100", "79 x 104", "71 x 96"],
    ["91 x 55", "95 x 59", "87 x 51"],
    ["89 x 51", "93 x 55", "85 x 47"],
    ["85 x 49", "89 x 53", "81 x 45"],
  ] as const) {
    const row = rows.filter({ has: page.getByRole("rowheader", { name: trim, exact: true }) });
    await expect(row.getByRole("cell")).toHaveText([bleed, safe, "AIPDF"]);
  }
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Rectangle 91 x 55 mm, PDF-compatible AI" }).click();
  expect((await saved).suggestedFilename()).toBe("rectangle-sticker-template-91x55mm.ai");
});

test("a template is busy until it is saved; one that fails says so and is tried again", async ({ page }) => {
  await page.goto(PATH);
  const link = page.getByRole("link", { name: "Download PDF", exact: true });
  const address = "**/artwork-guide/stickers/square/50x50.pdf";
  const goOn = await held(page, address, (route) => route.fulfill({ status: 503, body: "" }));
  await link.click();
  const busy = page.getByRole("link", { name: "Downloading PDF", exact: true });
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("link", { name: "Download PDF-compatible AI" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  goOn();
  const failure = page.getByText("An error occurred. Please try again or submit a report.");
  await expect(failure).toBeVisible();
  await expect(link).not.toHaveAttribute("aria-busy");
  await page.unroute(address);
  const saved = page.waitForEvent("download");
  await link.click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("square-sticker-template-50x50mm.pdf");
  expect(readFileSync(await download.path(), "latin1").slice(0, 8)).toBe("%PDF-1.7");
  await expect(failure).toBeHidden();
});

test("a size of one's own has an address; one that is not cut says why", async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole("combobox", { name: "Shape", exact: true }).selectOption("Circle or oval");
  const [width, height] = [page.getByLabel("Width in mm"), page.getByLabel("Height in mm")];
  await width.fill("14");
  await height.fill("52");
  await height.press("Enter");
  await expect(page.getByText("* Width or height must not be below 15mm.")).toBeVisible();
  await expect(width).toHaveAttribute("aria-invalid", "true");
  await width.fill("61");
  await height.press("Enter");
  await expect(page).toHaveURL(`${PATH}?kind=round&width=61&height=52`);
  await expect(radio(page, "61 x 52")).toBeChecked();
  const link = page.getByRole("link", { name: "Download PDF", exact: true });
  await expect(link).toHaveAttribute("href", "/artwork-guide/stickers/oval/61x52.pdf");
  await page.goto(`${PATH}?kind=card&width=85&height=55`);
  await expect(panel(page, "Business Card").getByText("87 x 57 mm")).toBeVisible();
  await expectAccessible(page);
});

test("below a banner the guide has the template of what is configured", async ({ page }) => {
  await open(page, "/stickers/paper?shape=rectangle&size=75x100");
  const guide = page.getByRole("region", { name: "Artwork guide" });
  await expect(guide.getByLabel("Sticker shape")).toHaveValue("rectangle");
  await expect(guide.getByRole("radio", { name: "75 x 100", exact: true })).toBeChecked();
  const [width, height] = await customSize(page);
  await width.fill("81");
  await height.fill("43");
  const link = guide.getByRole("link", { name: "Download PDF-compatible AI" });
  await expect(link).toHaveAttribute("href", "/artwork-guide/stickers/rectangle/81x43.ai");
  await expect(guide.getByRole("radio", { name: "81 x 43", exact: true })).toBeChecked();
  await option(page, "Shape", "Oval").check();
  await expect(link).toHaveAttribute("href", "/artwork-guide/stickers/oval/81x43.ai");
  const saved = page.waitForEvent("download");
  await link.click();
  expect((await saved).suggestedFilename()).toBe("oval-sticker-template-81x43mm.ai");
  await guide.getByRole("link", { name: "All sizes in the artwork guide" }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Artwork guide");
});

test("the guide of a card opens with business cards, lettering has none", async ({ page }) => {
  await open(page, "/business-cards/premium-business-card#artwork-guide");
  await expect(panel(page, "Business Card").getByText("92 x 57 mm")).toBeVisible();
  await expectAccessible(page, "#artwork-guide");
  await page.goto("/vinyl-lettering-designer");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#artwork-guide")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("both tabs and all figures are read, and files are plain links", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText("54 x 54 mm")).toBeVisible();
    await expect(page.getByText("92 x 57 mm")).toBeVisible();
    await expect(page.getByText("Wrong: the background ends")).toHaveCount(2);
    await expect(page.getByText("Wrong: the background ends").first()).toBeVisible();
    await expect(page.getByLabel("Sticker shape")).toBeHidden();
    await expectNoSidewaysScroll(page);
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download PDF", exact: true }).first().click();
    expect((await saved).suggestedFilename()).toBe("square-sticker-template-50x50mm.pdf");
  });
});

test.describe("on the smallest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("nothing reaches beyond the edge, the list of all sizes neither", async ({ page }) => {
    await page.goto(PATH);
    await page.getByText("All standard sizes, in mm").first().click();
    await expect(page.getByRole("columnheader", { name: "Bleed" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
