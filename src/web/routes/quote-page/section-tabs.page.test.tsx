import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mainButton, openQuotePage, option } from "#tests/support/markup/banner.ts";
import { ann, annSignedIn } from "#tests/support/markup/forget-visit.ts";
import { granted } from "#tests/support/markup/shop-double.ts";

const tabs = () => screen.getByRole("tablist", { name: "About this product" }).querySelectorAll("[role=tab]");
const tab = (name: string) => screen.getByRole("tab", { name });
/** The one panel that is open, as its tab says. */
async function openPanel() {
  const panel = await waitFor(() => {
    const open = document.querySelectorAll("[role=tabpanel][data-chosen]");
    expect(open).toHaveLength(1);
    return open[0]!;
  });
  expect(document.getElementById(`${panel.id}-tab`)).toHaveAttribute("aria-selected", "true");
  return panel.id;
}

test("content-and-lettering.md 2.2: six tabs, PRODUCT INFO first, each with an address", async () => {
  await openQuotePage("/business-cards/premium-business-card");
  expect([...tabs()].map((one) => one.textContent)).toEqual([
    "Product info",
    "Special features",
    "Artwork guide",
    "Price",
    "Shipping info",
    "Review",
  ]);
  expect(await openPanel()).toBe("product-info");
  expect(tab("Price")).toHaveAttribute("href", "#price");
  tabs().forEach((one) => expect(one.getAttribute("href")).toBe(`#${one.getAttribute("aria-controls")}`));
});

test("the tabs are walked with arrows, Home and End, and opened with Enter or Space", async () => {
  const { user } = await openQuotePage("/business-cards/swing-tags");
  tab("Product info").focus();
  await user.keyboard("{ArrowLeft}");
  expect(tab("Review")).toHaveFocus();
  await user.keyboard("{Home}{ArrowRight}");
  expect(tab("Special features")).toHaveFocus();
  await user.keyboard("{End}{ArrowLeft}{Enter}");
  await waitFor(async () => expect(await openPanel()).toBe("shipping-info"));
  await user.keyboard("{ArrowLeft} ");
  await waitFor(async () => expect(await openPanel()).toBe("price"));
});

test("content-and-lettering.md 4: back from signing in with a pending quote request the price comes first", async () => {
  const path = "/business-cards/swing-tags";
  document.cookie = `pending_action=${encodeURIComponent(`quote-request ${path}`)}; path=/`;
  await openQuotePage(path);
  expect(await openPanel()).toBe("price");
});

test("content-and-lettering.md 4: the price comes first, too, where signing in never left the page", async () => {
  const { user } = await openQuotePage("/business-cards/swing-tags?size=custom&width=900&height=900", {
    "POST auth/login": () => granted(annSignedIn),
    "GET artwork": () => granted({ artwork: [], count: 0 }),
  });
  expect(await openPanel()).toBe("product-info");
  await user.click(mainButton());
  const shown = await screen.findByRole("dialog", { name: "Sign in" });
  // The other tab registers.
  const dialog = within(shown.querySelector<HTMLElement>("[role=tabpanel]")!);
  await user.type(dialog.getByLabelText("Email address"), ann.email);
  await user.type(dialog.getByLabelText("Password", { exact: true }), "correct horse");
  await user.click(dialog.getByRole("button", { name: "Sign in" }));
  await screen.findByRole("dialog", { name: "Request a Quote" });
  expect(await openPanel()).toBe("price");
});

test("types and materials are pictures with the price each starts at", async () => {
  await openQuotePage("/business-cards/premium-business-card");
  expect(option("Product", "Premium Business Card")).toHaveAccessibleDescription(/50 from \$18\.00/);
  expect(option("Product", "Vintage Kraft 300gsm")).toHaveAccessibleDescription(/from \$37\.00/);
});

test("the crumbs of a kind of card lead to all cards, by type and by material", async () => {
  const { user } = await openQuotePage("/business-cards/vintage-kraft-300gsm");
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect([...crumbs.querySelectorAll("li")].map((one) => one.textContent)).toEqual([
    "Home",
    "Business Cards",
    "Material",
    "Vintage Kraft 300gsm",
  ]);
  await user.click([...crumbs.querySelectorAll("a")].find((one) => one.textContent === "Business Cards")!);
  await waitFor(() => expect(location.pathname).toBe("/business-cards"));
  await waitFor(() =>
    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
      "Type",
      "Material",
    ]),
  );
  await user.click(screen.getAllByRole("link", { name: /^Swing Tags/ })[0]!);
  await waitFor(() => expect(location.pathname).toBe("/business-cards/swing-tags"));
});
