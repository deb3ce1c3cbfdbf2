import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { soldDocument } from "#tests/support/catalogue/own-numbers.ts";
import { siteFacts } from "./site-facts.ts";
import { SiteFrame } from "./site-frame.tsx";

const settings = { dataLayer: false, artworkLifeMs: 86_400_000, unusedUploadLifeMs: 86_400_000 };

function open(document: typeof catalogueDocument, isBare: boolean) {
  const site = siteFacts(compileCatalogue(document, "test"), settings);
  const element = (
    <SiteFrame site={site} isBare={isBare} account={null} cart={null}>
      <h1>Stickers</h1>
    </SiteFrame>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  onTestFinished(cleanup);
  return screen.getByRole("banner");
}

test.each([true, false])(
  "pages say that the shop is a demonstration, those of one thing to do too: %s",
  (isBare) => {
    expect(open(catalogueDocument, isBare)).toHaveTextContent(
      "Demonstration. This shop is still being set up: you can order",
    );
  },
);

test("a shop's own logo stands at its head, at most 44 pixels high, and the way home keeps its name", () => {
  const logo = { id: "a".repeat(64), width: 1_200, height: 480 };
  const banner = open({ ...catalogueDocument, shop: { ...catalogueDocument.shop, logo } }, true);
  expect(within(banner).getByRole("link", { name: "Kisscut, home" })).toBeVisible();
  const picture = within(banner).getByAltText("Kisscut");
  expect(picture).toHaveAttribute("src", `/logo/${logo.id}.png`);
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["110", "44"]);
});

test("pages of a shop with numbers of its own do not", () => {
  expect(open(soldDocument, false)).not.toHaveTextContent("Demonstration");
});
