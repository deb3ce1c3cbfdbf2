import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { LineReviews } from "./line-reviews.tsx";
import type { OrderedItem, OrderPageView } from "./order.types.ts";

function line(number: number, review: OrderedItem["review"]): OrderedItem {
  const proof = { line: number } as OrderedItem["proof"];
  return { title: `Stickers ${number}`, picture: "product_id=3", review, proof } as OrderedItem;
}

function openReviews(items: readonly OrderedItem[]): void {
  const link = { orderNo: "K26-4F7Q2M", key: null };
  const use = { link, sent: undefined, shopEmail: "shop@example.org", refresh: () => Promise.resolve() };
  const Reviews = () => <LineReviews order={{ items } as unknown as OrderPageView} use={use} />;
  const Page = createRoutesStub([{ path: "/", Component: Reviews }]);
  onTestFinished(cleanup);
  render(<Page />);
}

test("each line that has left the shop has a form, or says what became of its review", () => {
  openReviews([line(1, "open"), line(2, "waiting"), line(3, "published"), line(4, null)]);
  const lines = within(screen.getByRole("region", { name: "How did it turn out?" })).getAllByRole("listitem");
  expect(lines).toHaveLength(3);
  expect(within(lines[0]!).getByText("Write a review")).toBeInTheDocument();
  expect(lines[1]).toHaveTextContent("Others read your review once we have accepted it");
  expect(lines[2]).toHaveTextContent("Everybody can read your review.");
});

test("before it has left nothing asks for a review", () => {
  openReviews([line(1, null)]);
  expect(screen.queryByRole("region")).toBeNull();
});

test("what is missing is said at its field before anything is sent, and the first of it has the focus", () => {
  openReviews([line(1, "open")]);
  fireEvent.click(screen.getByText("Write a review"));
  const form = screen.getByRole("form", { name: "Review of Stickers 1", hidden: true });
  fireEvent.submit(form);
  const stars = within(form).getByRole("radiogroup", { name: "Stars", hidden: true });
  expect(stars).toHaveAccessibleDescription("Please choose 1 to 5 stars.");
  expect(within(form).getByLabelText("Title")).toHaveAccessibleDescription(
    "Title is required. Please try again.",
  );
});
