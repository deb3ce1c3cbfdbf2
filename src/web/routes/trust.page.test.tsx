import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { pageServices } from "#tests/support/markup/page-services.ts";
import { openShopDouble } from "#tests/support/markup/shop-double.ts";
import { SiteFooter } from "#web/site/site-footer.tsx";
import { siteFacts } from "#web/site/site-facts.ts";

test.each([
  ["Terms", "Proof and artwork"],
  ["Privacy", "Your files"],
  ["Returns and reprints", "When we got it wrong"],
  ["About and contact", "Talk to a printer"],
  ["Payment and delivery", "What shipping costs"],
])("the footer leads to %s, where there is %s", async (name, part) => {
  openShopDouble();
  const facts = siteFacts(pageServices.catalogue.current(), pageServices.config);
  const foot = document.createElement("div");
  foot.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <SiteFooter {...facts} />
    </MemoryRouter>,
  );
  const link = within(foot).getByRole("link", { name });
  await openPage(link.getAttribute("href")!);
  expect(await screen.findByRole("heading", { level: 1, name })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: part })).toBeInTheDocument();
});

test("the shop's place is drawn, and its address is said with it", async () => {
  openShopDouble();
  await openPage("/about");
  const map = await screen.findByRole("img", { name: /^Map: Kisscut is at 12 Guillotine Lane/ });
  expect(map).toBeInTheDocument();
});

test("who registers finds the terms and what is kept", async () => {
  openShopDouble();
  await openPage("/register");
  const terms = await screen.findByRole("link", { name: "terms" });
  expect(terms).toHaveAttribute("href", "/terms");
  expect(screen.getByRole("link", { name: "what we keep" })).toHaveAttribute("href", "/privacy");
});
