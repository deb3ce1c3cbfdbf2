import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { CategoryTitle } from "./category-title.tsx";

const paper = { slug: "paper", name: "Paper Stickers", route: "/stickers/paper" };
const vinyl = { slug: "vinyl", name: "Vinyl Stickers", route: "/stickers/vinyl" };

const shown = (categories: readonly (typeof paper)[]): string => {
  const title = <CategoryTitle item={paper} categories={categories} summary="" freeShipping={false} />;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element: title }])} />,
  );
};

test("banner.md 2: with one featured category the title is a title", () => {
  expect(shown([paper])).toMatch(/<h1[^>]*>Paper Stickers<\/h1>/);
  expect(shown([paper])).not.toContain("<summary");
});

test("banner.md 2: with more than one it is a dropdown that leads to each by its slug", () => {
  expect(shown([paper, vinyl])).toMatch(/<summary[^>]*><h1/);
  expect(shown([paper, vinyl])).toContain('href="/stickers/vinyl"');
});
