import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { held } from "../support/pages/held.ts";
import { test } from "../support/pages/shop-test.ts";

const PATH = "/user-guide/artwork-guide";

function panel(page: Page, name: "Stickers" | "Business Card") {
  return page.getByRole("tabpanel", { name });
}

test("tabs by keyboard: stickers and business cards, each with its sizes and measures @long", async ({
  page,
}) => {
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
});

test("a template is busy until it is saved; one that fails says so and is tried again @long", async ({
  page,
}) => {
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both tabs and all figures are read, and files are plain links", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText("54 x 54 mm")).toBeVisible();
    await expect(page.getByText("92 x 57 mm")).toBeVisible();
    await expect(page.getByText("Wrong: the background ends")).toHaveCount(2);
    await expect(page.getByText("Wrong: the background ends").first()).toBeVisible();
    await expect(page.getByLabel("Sticker shape")).toBeHidden();
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download PDF", exact: true }).first().click();
    expect((await saved).suggestedFilename()).toBe("square-sticker-template-50x50mm.pdf");
  });
});
