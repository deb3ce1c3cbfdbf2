import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

function section(page: Page) {
  return page.getByRole("region", { name: "Questions and answers" });
}

test("below a page's banner stand the questions about its goods; each answer opens and closes alone", async ({
  page,
}) => {
  await open(page, "/business-cards/swing-tags");
  const faq = section(page);
  await expect(faq.getByRole("heading", { level: 3 })).toHaveText([
    "Swing Tags",
    "Ordering, artwork and delivery",
  ]);
  const size = faq.getByText("2 x 3.5 inch");
  await expect(size).toBeHidden();
  await faq.getByText("How large is a swing tag?").click();
  await faq.getByText("Do swing tags come with a string?").click();
  await expect(size).toBeVisible();
  await expect(faq.getByText("10 cm strings are optional")).toBeVisible();
  await faq.getByText("How large is a swing tag?").click();
  await expect(size).toBeHidden();
  await faq.getByRole("link", { name: "View all questions" }).click();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions and answers");
});

test("another page reached by a link brings its own questions; a choice leaves them as they are", async ({
  page,
}) => {
  await open(page, "/stickers/dome");
  // By key: sections between here and the footer take their heights as they come near, which may move a link away from a press.
  await page.getByRole("contentinfo").getByRole("link", { name: "Paper Stickers" }).press("Enter");
  await expect(section(page).getByRole("heading", { name: "Foil Paper" })).toBeVisible();
  const question = section(page).getByText("Which foil papers are there?");
  await question.click();
  const answer = section(page).getByText("Gold and silver only.").first();
  await expect(answer).toBeVisible();
  await page.getByRole("radio", { name: "Square" }).check();
  await expect(page).toHaveURL(/shape=square/);
  await expect(answer).toBeVisible();
});

test("the lettering designer has no questions", async ({ page }) => {
  await open(page, "/vinyl-lettering-designer");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});

test("all questions are searched by keyboard, and nothing found says so", async ({ page }) => {
  await open(page, "/faq");
  const field = page.getByRole("searchbox", { name: "Search the questions" });
  await field.fill("String");
  await field.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "1 question answers “string”" })).toBeVisible();
  await expect(page.getByText("Do swing tags come with a string?")).toBeVisible();
  await expect(page.getByText("What does shipping cost?")).toHaveCount(0);
  await field.fill("zebra");
  await field.press("Enter");
  await expect(page.getByText("Nothing found for “zebra”.")).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue("string");
  await expectAccessible(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("questions are read and searched", async ({ page }) => {
    await page.goto("/stickers/vinyl");
    await section(page).getByText("How thin is standard vinyl?").click();
    await expect(section(page).getByText("80-90gsm")).toBeVisible();
    await page.goto("/faq?q=bleed");
    await expect(page.getByRole("status").filter({ hasText: "1 question answers “bleed”" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
