import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { open } from "../support/pages/account.ts";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

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

test("a question asked below a product is answered in the studio, published, and taken down", async ({
  page,
  shop,
}) => {
  const email = newEmail("asks");
  const question = `Is the string tied on, ${email}?`;
  await open(page, "/business-cards/swing-tags");
  await section(page).getByRole("link", { name: "Ask the shop" }).press("Enter");
  const form = section(page).getByRole("form", { name: "Ask the shop" });
  await expect(form.getByLabel("Your question")).toBeFocused();
  await form.getByLabel("First name").fill("Tane");
  await form.getByRole("button", { name: "Send question" }).click();
  await expect(form.getByText("Your message is required. Please try again.")).toBeVisible();
  await expect(form.getByText("Email address is required. Please try again.")).toBeVisible();
  await expect(form.getByLabel("First name")).toHaveValue("Tane");
  await expectAccessible(page);
  await form.getByLabel("Your question").fill(question);
  await form.getByLabel("Email address").fill(email);
  await form.getByLabel("Email address").press("Enter");
  await expect(section(page).getByText("Thank you for asking")).toBeVisible();

  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await page.getByRole("link", { name: new RegExp(email) }).press("Enter");
  await expect(page.getByRole("heading", { name: "Questions", level: 1 })).toBeFocused();
  const card = page.getByRole("article").filter({ hasText: question });
  await expect(card.getByRole("heading", { name: "Swing Tags" })).toBeVisible();
  await card.getByLabel("Answer").fill("It comes beside the tags.");
  await card.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(page.getByText("The answer is on its way to Tane.")).toBeVisible();
  await page.getByRole("link", { name: "Answered" }).press("Enter");
  await card.getByText("Publish it").click();
  const published = `Is the string of ${email.split("@")[0]} tied on?`;
  await card.getByLabel("Question", { exact: true }).fill(published);
  await expectWellMade(page);
  await card.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(page.getByText("It stands among the questions and answers of the shop now.")).toBeVisible();

  const visitor = await page.context().newPage();
  await open(visitor, "/business-cards/swing-tags");
  await section(visitor).getByText(published).click();
  await expect(section(visitor).getByText("It comes beside the tags.")).toBeVisible();
  await card.getByRole("button", { name: "Take it down" }).press("Enter");
  await expect(page.getByText("It was taken down.")).toBeVisible();
  await visitor.reload();
  await expect(section(visitor).getByText("How large is a swing tag?")).toBeVisible();
  await expect(section(visitor).getByText(published)).toHaveCount(0);
  await page.goto(`${studio}/today`);
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("questions are read and searched", async ({ page }) => {
    await page.goto("/stickers/vinyl");
    await section(page).getByText("How thin is standard vinyl?").click();
    await expect(section(page).getByText("80-90gsm")).toBeVisible();
    await page.goto("/faq?q=bleed");
    await expect(page.getByRole("status").filter({ hasText: "1 question answers “bleed”" })).toBeVisible();
    await page.getByRole("link", { name: "Ask the shop" }).click();
    await page.getByLabel("Your question").fill("What is a bleed?");
    await page.getByLabel("Email address").fill("ann");
    await page.getByRole("button", { name: "Send question" }).click();
    await expect(page.getByText("First name is required. Please try again.")).toBeVisible();
    await expect(page.getByText("Please enter a valid email.")).toBeVisible();
    await expect(page.getByLabel("Your question")).toHaveValue("What is a bleed?");
    await expectNoSidewaysScroll(page);
    await page.getByLabel("First name").fill("Ann");
    await page.getByLabel("Email address").fill(newEmail("unscripted"));
    await page.getByRole("button", { name: "Send question" }).click();
    await expect(page.getByText("Thank you for asking")).toBeVisible();
  });
});
