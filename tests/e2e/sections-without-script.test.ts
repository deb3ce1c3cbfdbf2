import { expect } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/pages/accessible.ts";
import { unfoldSection } from "../support/pages/banner.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

test("without a script what a page tells is read on a phone: materials, dates, reviews, questions", async ({
  page,
}) => {
  await page.goto("/business-cards/swing-tags?size=50x90");
  const info = page.locator("#product-info");
  await expect(info.getByText("Smooth, bright card")).toBeVisible();
  await expect(info.getByText("As a swing tag of 2 x 3.5 inch")).toBeVisible();
  await expect(info.getByText("Smooth, bright card")).toHaveCSS("font-size", "18px");
  const shipping = page.locator("#shipping-info");
  await expect(shipping.getByRole("table", { name: /^[A-Z][a-z]+ \d{4}$/ })).toBeVisible();
  await expect(shipping.getByRole("row", { name: /^Standard/ })).toContainText("business days");

  const reviews = page.locator("#reviews");
  const pages = reviews.getByRole("navigation", { name: "Review pages" });
  await expect(reviews.getByRole("article")).toHaveCount(5);
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/business-cards/swing-tags?size=50x90&review_page=2#reviews");
  await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await reviews.getByRole("link", { name: "Photo" }).click();
  await expect(page).toHaveURL("/business-cards/swing-tags?size=50x90&review_filter=photo#reviews");
  await reviews.getByText("See More").first().click();
  await expect(reviews.getByText("I carried one for a month to see.")).toBeVisible();

  const questions = page.getByRole("region", { name: "Questions and answers" });
  await unfoldSection(page, "Questions and answers");
  await questions.getByText("How large is a swing tag?").click();
  await expect(questions.getByText("2 x 3.5 inch")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("without a script all questions are searched, and one is asked on a phone", async ({ page }) => {
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
