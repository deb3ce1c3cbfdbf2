import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble } from "#tests/support/markup/shop-double.ts";
import { specialCatalogue } from "#tests/support/markup/special-form.ts";

const section = () => document.getElementById("product-info");
const inSection = () => within(section() ?? document.createElement("div"));
const tab = (name: string) => inSection().getByRole("tab", { name });

/** The panel that is read. */
function panel() {
  const open = inSection()
    .getAllByRole("tabpanel")
    .filter((one) => one.dataset.open === "true");
  expect(open).toHaveLength(1);
  return open[0]!;
}

async function openAt(address: string) {
  openShopDouble({ "GET quote/get/special-processing": specialCatalogue });
  const opened = await openPage(address);
  await waitFor(() => expect(inSection().getAllByRole("tab").length).toBeGreaterThan(1));
  return opened;
}

test("tabs tell about each material by keyboard; what is configured is read first", async () => {
  const { user } = await openAt("/stickers/paper/kraft-paper");
  expect(tab("Kraft Paper")).toHaveAttribute("aria-selected", "true");
  expect(panel()).toHaveTextContent("Brown, natural paper");
  await user.click(tab("Embossed Paper"));
  expect(panel()).toHaveTextContent("pressed up from behind");
  await user.keyboard("{End}");
  expect(tab("Foil Paper")).toHaveFocus();
  expect(panel()).toHaveTextContent("Warm gold.");
  await user.keyboard("{ArrowRight}");
  expect(panel()).toHaveTextContent("9-10 business days, or 3-4 business days by Express");
  expect(within(panel()).getByRole("heading", { name: "Finishing" })).toBeInTheDocument();
  expect(tab("Art Paper").querySelector("[data-appearance]")).toBeNull();
});

test("a new configuration resets the tabs, then selects its product; vinyl's tabs have a piece of each", async () => {
  const { user } = await openAt("/stickers/vinyl");
  const isRead = (name: string) => waitFor(() => expect(tab(name)).toHaveAttribute("aria-selected", "true"));
  expect(tab("Hologram").querySelectorAll("[data-appearance]")).toHaveLength(1);
  await user.click(tab("Gold Vinyl"));
  await isRead("Gold Vinyl");
  await user.click(screen.getByRole("radio", { name: "Hologram" }));
  await isRead("Hologram");
  await user.click(screen.getByRole("radio", { name: "Standard Vinyl" }));
  await isRead("Standard Vinyl");
  expect(within(panel()).getByRole("heading", { name: "Material" })).toBeInTheDocument();
});

test("on a page of cards the stock chosen is read, beside the others", async () => {
  const { user } = await openAt("/business-cards/premium-business-card");
  await user.click(screen.getAllByRole("radio", { name: "Vintage Kraft 300gsm" })[0]!);
  await waitFor(() => expect(tab("Vintage Kraft 300gsm")).toHaveAttribute("aria-selected", "true"));
  const row = (name: string) => inSection().getByRole("row", { name: new RegExp(`^${name}`) });
  expect(row("Thickness")).toHaveTextContent("Thickness2 of 55 of 54 of 5");
  expect(row("Whiteness")).toHaveTextContent("Whiteness3 of 44 of 41 of 4");
  expect(row("Pencil")).toHaveTextContent("PencilGoodExcellentPoor");
  expect(section()).toHaveTextContent("0.48 mm a card, ten cards 4.8 mm");
});

test("products that hide it show no product info, a single one stands without tabs", async () => {
  openShopDouble();
  const { user } = await openPage("/stickers/decals/transfer-decals");
  const choose = async (name: string) => user.click(await screen.findByRole("radio", { name }));
  expect(await screen.findByRole("radio", { name: "Transfer Decals" })).toBeChecked();
  expect(section()).toBeNull();
  await choose("Custom Decals");
  await waitFor(() => expect(section()).toHaveTextContent("Large decals cut to your outline."));
  expect(inSection().queryByRole("tab")).toBeNull();
  await choose("Transfer Decals");
  await waitFor(() => expect(section()).toBeNull());
});

test("the embossed panel opens the form for a special quote in a single colour", async () => {
  const { user } = await openAt("/stickers/paper");
  await user.click(tab("Embossed Paper"));
  await user.click(within(panel()).getByRole("link", { name: "request a special quote" }));
  const form = await screen.findByRole("dialog", { name: "Special Processing" });
  await waitFor(() => expect(form).toHaveTextContent("Embossed Paper, Die Cut"));
  expect(within(form).getByRole("textbox", { name: /comment/i })).toHaveValue("Single Colour Printing");
});

test("the page of materials tells about all 19, each with a place of its own", async () => {
  openShopDouble();
  const { user } = await openPage("/user-guide/materials");
  expect(await screen.findByRole("heading", { level: 1, name: "Materials" })).toBeInTheDocument();
  const contents = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
  expect(contents).toHaveLength(19);
  for (const link of contents) {
    const place = screen.getByRole("region", { name: link.textContent });
    expect(link).toHaveAttribute("href", `#${place.id}`);
  }
  const lettering = within(screen.getByRole("region", { name: "Vinyl Lettering" }));
  const press = lettering.getByText(/Press with a card to remove water and air bubbles\./);
  expect(press).not.toBeVisible();
  await user.click(press.closest("details")!.querySelector("summary")!);
  expect(press).toBeVisible();
});
