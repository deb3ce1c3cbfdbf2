import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { customSize, openQuotePage, option, retype } from "#tests/support/markup/banner.ts";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble } from "#tests/support/markup/shop-double.ts";
import { tellShownParts } from "#tests/support/markup/visible-parts.ts";

const PATH = "/user-guide/artwork-guide";
const panel = (name: "Stickers" | "Business Card") => within(screen.getByRole("tabpanel", { name }));
const stickers = () => panel("Stickers");
const radio = (name: string) => stickers().getByRole("radio", { name });

async function openGuide(query = "") {
  openShopDouble();
  return openPage(`${PATH}${query}`);
}

test("what only sheets of stickers need is not told of cards", async () => {
  const { user } = await openGuide();
  const apart = () => screen.queryByText(/between the cut lines of stickers on a sheet/);
  expect(apart()).toBeVisible();
  await user.click(screen.getByRole("tab", { name: "Business Card" }));
  await waitFor(() => expect(apart()).toBeNull());
  expect(screen.getByText("300 DPI")).toBeVisible();
});

test("content-and-lettering.md 4: a shape begins with its first size and figure, a size with the first figure", async () => {
  const { user } = await openGuide();
  await user.click(radio("75 x 75"));
  await user.click(radio("Wrong"));
  expect(
    stickers()
      .getByText(/^Wrong: the background ends before the trim line/)
      .closest("figure"),
  ).toHaveAttribute("data-open", "true");
  await user.selectOptions(screen.getByLabelText("Sticker shape"), "Circle");
  expect(radio("50 x 50")).toBeChecked();
  expect(radio("Template")).toBeChecked();
  await user.click(radio("Right"));
  expect(radio("Right")).toBeChecked();
  await user.click(radio("100 x 100"));
  expect(radio("Template")).toBeChecked();
  expect(stickers().getByText("104 x 104 mm")).toBeVisible();
});

test("content-and-lettering.md 2.6: every measurement box is listed with its files, under names of their own", async () => {
  await openGuide();
  for (const [trim, bleed, safe] of [
    ["50 x 75", "54 x 79", "46 x 71"],
    ["50 x 100", "54 x 104", "46 x 96"],
    ["75 x 100", "79 x 104", "71 x 96"],
    ["91 x 55", "95 x 59", "87 x 51"],
    ["89 x 51", "93 x 55", "85 x 47"],
    ["85 x 49", "89 x 53", "81 x 45"],
  ] as const) {
    const row = stickers().getAllByRole("rowheader", { name: trim })[0]!.closest("tr")!;
    expect([...row.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual([bleed, safe, "AIPDF"]);
  }
  const file = screen.getByRole("link", { name: "Rectangle 91 x 55 mm, PDF-compatible AI" });
  expect(file).toHaveAttribute("download", "rectangle-sticker-template-91x55mm.ai");
  expect(file).toHaveAttribute("href", "/artwork-guide/stickers/rectangle/91x55.ai");
});

test("a size of one's own has an address; one that is not cut says why", async () => {
  const { user } = await openGuide();
  await user.selectOptions(screen.getByRole("combobox", { name: "Shape" }), "Circle or oval");
  const [width, height] = [screen.getByLabelText("Width in mm"), screen.getByLabelText("Height in mm")];
  await user.type(width, "14");
  await user.type(height, "52{Enter}");
  expect(await screen.findByText("* Width or height must not be below 15mm.")).toBeVisible();
  expect(screen.getByLabelText("Width in mm")).toHaveAttribute("aria-invalid", "true");
  await retype(user, width, "61");
  await user.type(height, "{Enter}");
  await waitFor(() => expect(location.search).toBe("?kind=round&width=61&height=52"));
  await waitFor(() => expect(radio("61 x 52")).toBeChecked());
  expect(stickers().getByRole("link", { name: "Download PDF" })).toHaveAttribute(
    "href",
    "/artwork-guide/stickers/oval/61x52.pdf",
  );
});

test("a card's size in the address opens the guide of cards", async () => {
  await openGuide("?kind=card&width=85&height=55");
  expect(panel("Business Card").getByText("87 x 57 mm")).toBeVisible();
  expect(screen.getByRole("tab", { name: "Business Card" })).toHaveAttribute("aria-selected", "true");
});

test("below a banner the guide has the template of what is configured, under its own name", async () => {
  tellShownParts();
  const { user } = await openQuotePage("/stickers/paper?shape=rectangle&size=75x100");
  await waitFor(() => expect(stickers().getByLabelText("Sticker shape")).toHaveValue("rectangle"));
  expect(radio("75 x 100")).toBeChecked();
  const [width, height] = await customSize(user);
  await retype(user, width, "81");
  await retype(user, height, "43");
  const link = () => stickers().getByRole("link", { name: "Download PDF-compatible AI" });
  const leadsTo = (address: string) => waitFor(() => expect(link()).toHaveAttribute("href", address));
  await leadsTo("/artwork-guide/stickers/rectangle/81x43.ai");
  expect(radio("81 x 43")).toBeChecked();
  await user.click(option("Shape", "Oval"));
  await leadsTo("/artwork-guide/stickers/oval/81x43.ai");
  expect(link()).toHaveAttribute("download", "oval-sticker-template-81x43mm.ai");
  expect(screen.getByRole("link", { name: "All sizes in the artwork guide" })).toHaveAttribute("href", PATH);
});

test("the guide of a card opens with business cards", async () => {
  tellShownParts();
  await openQuotePage("/business-cards/premium-business-card#artwork-guide");
  expect(await screen.findByText("92 x 57 mm")).toBeVisible();
  expect(screen.getByRole("tab", { name: "Business Card" })).toHaveAttribute("aria-selected", "true");
});
