import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { unfold } from "#tests/support/markup/banner.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble } from "#tests/support/markup/shop-double.ts";

const questions = () => screen.findByRole("region", { name: "Questions and answers" });

test("below a page's banner stand the questions about its goods; each answer opens and closes alone", async () => {
  openShopDouble();
  const { user } = await openPage("/business-cards/swing-tags");
  const faq = within(await questions());
  const headings = await faq.findAllByRole("heading", { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Swing Tags",
    "Ordering, artwork and delivery",
  ]);
  await unfold(user, headings[0]!);
  const size = faq.getByText(/2 x 3\.5 inch/);
  expect(size).not.toBeVisible();
  await user.click(faq.getByText("How large is a swing tag?"));
  await user.click(faq.getByText("Do swing tags come with a string?"));
  expect(size).toBeVisible();
  expect(faq.getByText(/10 cm strings are optional/)).toBeVisible();
  await user.click(faq.getByText("How large is a swing tag?"));
  expect(size).not.toBeVisible();
  expect(faq.getByRole("link", { name: "View all questions" })).toHaveAttribute("href", "/faq");
});

test("another page brings its own questions; a choice leaves them as they are", async () => {
  openShopDouble();
  const { user, router } = await openPage("/stickers/dome");
  expect(within(await questions()).queryByText("Which foil papers are there?")).toBeNull();
  await act(() => router.navigate("/stickers/paper"));
  const faq = within(await questions());
  const question = await faq.findByText("Which foil papers are there?");
  await unfold(user, faq.getAllByRole("heading", { level: 3 })[0]!);
  await user.click(question);
  const answer = faq.getAllByText(/Gold and silver only\./)[0];
  expect(answer).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Square" }));
  await waitFor(() => expect(location.search).toContain("shape=square"));
  expect(answer).toBeVisible();
});

test("the lettering designer has no questions", async () => {
  openShopDouble();
  await openPage("/vinyl-lettering-designer");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("region", { name: "Questions and answers" })).toBeNull();
});

test("all questions are searched, nothing found says so, and the way back asks the question before", async () => {
  openShopDouble();
  const { user, router } = await openPage("/faq");
  const field = await screen.findByRole("searchbox", { name: "Search the questions" });
  const found = (words: string) => waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words));
  await user.type(field, "String{Enter}");
  await found("1 question answers “string”");
  expect(location.search).toBe("?q=String");
  expect(screen.getByText("Do swing tags come with a string?")).toBeInTheDocument();
  expect(screen.queryByText("What does shipping cost?")).toBeNull();
  await user.clear(field);
  await user.type(field, "zebra{Enter}");
  await found("Nothing found for “zebra”.");
  await act(() => router.navigate("/faq?q=String"));
  await found("1 question answers “string”");
  expect(field).toHaveValue("string");
});

test("what is asked most is answered at sight, beside a person to ask; a search shows nothing but what it found", async () => {
  openShopDouble();
  const { router } = await openPage("/faq");
  const most = within(await screen.findByRole("region", { name: "Asked most" }));
  expect(most.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "How long does an order take?",
    "What does shipping cost?",
    "Do I see a proof before you print?",
    "How should I prepare my artwork?",
  ]);
  expect(most.getByText(/^Always\./)).toBeVisible();
  expect(screen.getAllByText("How long does an order take?")).toHaveLength(1);
  const person = within(screen.getByRole("complementary", { name: "Ask a person" }));
  expect(person.getByRole("link", { name: /^0[\d ]+$/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^tel:0/),
  );
  expect(person.getByRole("link", { name: "Swing Tags" })).toHaveAttribute("href", "#about-swing-tags");
  await act(() => router.navigate("/faq?q=proof"));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Asked most" })).toBeNull());
  expect(screen.getByText("Do I see a proof before you print?")).toBeInTheDocument();
});
