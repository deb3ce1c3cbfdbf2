import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { lastPageOf, type Review, type ReviewFilter, reviewRules } from "#domain/review/review.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { pageServices } from "#tests/support/markup/page-services.ts";
import { granted, openShopDouble, type PageCall } from "#tests/support/markup/shop-double.ts";

/** The nth review; every third has pictures, and the first two have a long comment. */
function reviewOf(n: number): Review {
  const picture = { thumbnail: `/small-${n}.webp`, image: `/large-${n}.webp` };
  return {
    id: n,
    product: "Swing Tags",
    title: `Review ${n}`,
    rate: 5,
    comment: n <= 2 ? `${"They hang where we put them. ".repeat(12)}End of ${n}.` : "They hang.",
    customer: "Lucy A.",
    date: "2026-09-15",
    isDemonstration: n !== 2,
    isVerified: n === 2,
    pictures: n % 3 === 0 ? [picture] : [],
  };
}

/** The shop's reviews: as many as are said, five a page. */
function listOf(count: number, filter: ReviewFilter, page: number) {
  const all = Array.from({ length: count }, (_, index) => reviewOf(index + 1));
  const listed = filter === "photo" ? all.filter(({ pictures }) => pictures.length > 0) : all;
  const first = (page - 1) * reviewRules.pageLength;
  return {
    reviews: listed.slice(first, first + reviewRules.pageLength),
    currentPage: page,
    lastPage: lastPageOf(listed.length),
    ratingValue: 4.8,
    total: count,
    areExamples: all.every(({ isDemonstration }) => isDemonstration),
  };
}

function answered(count: number, { query }: PageCall) {
  const filter = query.get("filter") === "photo" ? "photo" : null;
  const { reviews, ...page } = listOf(count, filter, Number(query.get("page")));
  return granted({
    reviews: reviews.map(({ isDemonstration, isVerified, pictures, ...review }) => ({
      ...review,
      demonstration: isDemonstration,
      verified: isVerified,
      images: pictures.map(({ image }) => image),
      thumbnails: pictures.map(({ thumbnail }) => thumbnail),
      thumbnail: pictures[0]?.thumbnail ?? null,
      featured_image: pictures[0]?.image ?? null,
    })),
    current_page: page.currentPage,
    last_page: page.lastPage,
    rating_value: page.ratingValue,
    total: page.total,
    are_examples: page.areExamples,
  });
}

/** Opens a page whose goods have so many reviews. */
async function openReviews(count: number, query = "", failing = { next: false }) {
  vi.spyOn(pageServices.reviews, "list").mockImplementation(async ({ filter, page }) =>
    listOf(count, filter, page),
  );
  openShopDouble({
    "GET quote/get/reviews": (call) => {
      if (failing.next) throw new TypeError("The line is lost.");
      return answered(count, call);
    },
  });
  const opened = await openPage(`/business-cards/swing-tags${query}`);
  const reviews = within(document.getElementById("reviews")!);
  await reviews.findByRole("button", { name: "Write a review" });
  const pages = () => within(reviews.getByRole("navigation", { name: "Review pages" }));
  const go = (name: string) => opened.user.click(pages().getByRole("link", { name }));
  const isAt = (page: number) =>
    waitFor(() => {
      const link = pages().getByRole("link", { name: `Page ${page}` });
      expect(link).toHaveAttribute("aria-current", "page");
      expect(reviews.queryByText("Loading reviews")).toBeNull();
    });
  return { ...opened, reviews, pages, go, isAt };
}

test("while all of them are the shop's own, no stars are counted", async () => {
  const { reviews } = await openReviews(1);
  expect(reviews.getByText("No reviews yet: these are examples of our own.")).toBeInTheDocument();
  expect(reviews.queryByText("1 review")).toBeNull();
});

test("below a page's banner stands what is said of its goods; a filter begins at its first page", async () => {
  const { user, reviews, go, isAt } = await openReviews(26);
  expect(reviews.getByText("26 reviews")).toBeInTheDocument();
  expect(reviews.getAllByRole("article")).toHaveLength(5);
  const newest = () => reviews.queryByRole("article", { name: "Review 1" });
  for (const words of ["5 out of 5 stars", "Lucy A.", "15 September 2026", "Demonstration"])
    expect(newest()).toHaveTextContent(words);
  expect(newest()).not.toHaveTextContent("Verified purchase");
  expect(reviews.getByRole("article", { name: "Review 2" })).toHaveTextContent("Verified purchase");
  await go("Page 2");
  await isAt(2);
  expect(newest()).toBeNull();
  expect(reviews.getByText("Page 2 of 6")).toBeInTheDocument();
  expect(reviews.getByText("Page 2 of 6").closest("[role=status]")).not.toBeNull();
  await user.click(reviews.getByRole("link", { name: "Photo" }));
  await waitFor(() => expect(reviews.getByRole("article", { name: "Review 3" })).toBeInTheDocument());
  await isAt(1);
  for (const article of reviews.getAllByRole("article"))
    expect(within(article).getAllByRole("img").length).toBeGreaterThan(0);
});

test("next stands only where there are more than five pages; it leads to the last one", async () => {
  const { reviews, pages, go, isAt } = await openReviews(26);
  expect(pages().queryByRole("link", { name: "Previous" })).toBeNull();
  for (const page of [2, 3, 4, 5, 6]) {
    await go("Next");
    await isAt(page);
  }
  expect(pages().queryByRole("link", { name: "Next" })).toBeNull();
  expect(pages().getByRole("link", { name: "Previous" })).toBeInTheDocument();
  expect(reviews.getAllByRole("article")).toHaveLength(1);
});

test("of five pages every number is in view, and none leads to the next", async () => {
  const { pages } = await openReviews(25);
  expect(pages().getAllByRole("link")).toHaveLength(5);
});

test("of the long comments one is open at a time", async () => {
  const { user, reviews } = await openReviews(5);
  const [first, second] = [reviews.getByText(/End of 1\./), reviews.getByText(/End of 2\./)];
  const [openFirst, openSecond] = reviews.getAllByText("See More");
  expect(first).not.toBeVisible();
  await user.click(openFirst!);
  expect(first).toBeVisible();
  await user.click(openFirst!);
  expect(first).not.toBeVisible();
  await user.click(openFirst!);
  await user.click(openSecond!);
  expect(second).toBeVisible();
  // Those of one name close each other.
  const names = [first, second].map((one) => one.closest("details")?.getAttribute("name"));
  expect(names).toEqual(["review-comment", "review-comment"]);
});

test("reviews that do not come say so, and come when they are asked for again", async () => {
  const failing = { next: false };
  const { user, reviews, go, isAt } = await openReviews(12, "", failing);
  failing.next = true;
  await go("Page 3");
  const alert = await reviews.findByRole("alert");
  expect(alert).toHaveTextContent("The reviews could not be loaded.");
  expect(reviews.queryByRole("article")).toBeNull();
  failing.next = false;
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await isAt(3);
  expect(reviews.getAllByRole("article")).toHaveLength(2);
  expect(reviews.queryByRole("alert")).toBeNull();
});

test("a page after the last one says so", async () => {
  const { reviews } = await openReviews(3, "?review_page=9");
  expect(reviews.getByText("There is no history.")).toBeInTheDocument();
});

test("pages and filters are links that keep the page's own choice", async () => {
  const { reviews, pages } = await openReviews(26, "?size=50x90&review_page=2");
  const href = (link: HTMLElement) => link.getAttribute("href");
  expect(pages().getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  expect(href(pages().getByRole("link", { name: "Next" }))).toBe(
    "/business-cards/swing-tags?size=50x90&review_page=3#reviews",
  );
  expect(href(reviews.getByRole("link", { name: "Photo" }))).toBe(
    "/business-cards/swing-tags?size=50x90&review_filter=photo#reviews",
  );
});

test("a visitor is asked to sign in before a review is written", async () => {
  const { user, reviews } = await openReviews(0);
  await user.click(reviews.getByRole("button", { name: "Write a review" }));
  const form = await screen.findByRole("dialog", { name: "Write a review" });
  await waitFor(() => expect(form).toHaveTextContent("Please sign in first."));
  await user.click(within(form).getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("dialog", { name: "Sign in" })).toBeInTheDocument();
});
