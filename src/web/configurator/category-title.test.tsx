import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { CategoryTitle } from "./category-title.tsx";

const paper = { slug: "paper", name: "Paper Stickers", route: "/stickers/paper" };
const vinyl = { slug: "vinyl", name: "Vinyl Stickers", route: "/stickers/vinyl" };

const express = { method: "Express", delivery: "2026-11-27" };

function shown(categories: readonly (typeof paper)[], fastest: typeof express | null = null): string {
  const title = <CategoryTitle item={paper} categories={categories} freeShipping={false} fastest={fastest} />;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element: title }])} />,
  );
}

test("banner.md 2: with one featured category the title is a title", () => {
  expect(shown([paper])).toMatch(/<h1[^>]*>Paper Stickers<\/h1>/);
  expect(shown([paper])).not.toContain("<summary");
});

test("banner.md 2: with more than one it is a dropdown that leads to each by its slug", () => {
  expect(shown([paper, vinyl])).toMatch(/<summary[^>]*><h1/);
  expect(shown([paper, vinyl])).toContain('href="/stickers/vinyl"');
});

test("beside 'Fast Shipping' stands the day that is meant", () => {
  expect(shown([paper], express)).toMatch(
    /Fast Shipping<\/span><\/p><p[^>]*>Express by Fri 27 November<\/p>/,
  );
  expect(shown([paper])).not.toContain("Express");
});
