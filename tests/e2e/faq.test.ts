import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { unfoldSection } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

function section(page: Page) {
  return page.getByRole("region", { name: "Questions and answers" });
}

test("a question asked below a product is answered in the studio, published, and taken down @long", async ({
  page,
  shop,
}) => {
  const email = newEmail("asks");
  const question = `Is the string tied on, ${email}?`;
  await open(page, "/business-cards/swing-tags");
  await unfoldSection(page, "Questions and answers");
  await section(page).getByRole("link", { name: "Ask the shop" }).press("Enter");
  const form = section(page).getByRole("form", { name: "Ask the shop" });
  await expect(form.getByLabel("Your question")).toBeFocused();
  await form.getByLabel("First name").fill("Tane");
  await form.getByRole("button", { name: "Send question" }).click();
  await expect(form.getByText("Your message is required. Please try again.")).toBeVisible();
  await expect(form.getByText("Email address is required. Please try again.")).toBeVisible();
  await expect(form.getByLabel("First name")).toHaveValue("Tane");
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
  await card.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(page.getByText("It stands among the questions and answers of the shop now.")).toBeVisible();

  const visitor = await page.context().newPage();
  await open(visitor, "/business-cards/swing-tags");
  await unfoldSection(visitor, "Questions and answers");
  await section(visitor).getByText(published).click();
  await expect(section(visitor).getByText("It comes beside the tags.")).toBeVisible();
  await card.getByRole("button", { name: "Take it down" }).press("Enter");
  await expect(page.getByText("It was taken down.")).toBeVisible();
  await visitor.reload();
  await unfoldSection(visitor, "Questions and answers");
  await expect(section(visitor).getByText("How large is a swing tag?")).toBeVisible();
  await expect(section(visitor).getByText(published)).toHaveCount(0);
  await page.goto(`${studio}/today`);
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});
