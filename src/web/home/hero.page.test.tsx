import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "#tests/support/markup/open-page.tsx";
import { openShopDouble } from "#tests/support/markup/shop-double.ts";

const hero = () => within(screen.getByRole("region", { name: "Stick with something good." }));

/** What stands before what in the order of the page. */
function stands(first: Element, second: Element): boolean {
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

test("a logo is asked for first; then come doors with their prices, how it works, the goods, and the search", async () => {
  openShopDouble();
  await openPage("/");
  const choose = hero().getByRole("button", { name: "Choose a file" });
  expect(choose).toHaveAttribute("data-look", "main");
  const doors = within(hero().getByRole("list", { name: "Or start without a picture" }));
  for (const [door, tile] of [
    ["Make stickers", /^Paper Stickers/],
    ["Make business cards", /^Standard Business Cards/],
    ["Make lettering", /^Vinyl Lettering Designer/],
  ] as const) {
    const goods = screen.getByRole("link", { name: tile });
    const way = doors.getByRole("link", { name: new RegExp(`^${door} `) });
    const [price] = /[\d,]+ from \$[\d.]+/.exec(goods.textContent) ?? [];
    expect(way).toHaveTextContent(`${door} ${price}`);
    expect(way.getAttribute("href")).toBe(goods.getAttribute("href"));
    expect(stands(choose, way)).toBe(true);
  }
  const waterproof = doors.getByRole("link", { name: /^Make waterproof labels 10 from \$13\.10/ });
  expect(waterproof).toHaveAttribute("href", "/stickers/roll?product=synthetic-paper");
  const steps = hero().getByRole("list", { name: "How it works" });
  expect(within(steps).getAllByRole("listitem")).toHaveLength(3);
  expect(within(steps).getByRole("link", { name: "We reprint or refund" })).toHaveAttribute(
    "href",
    "/returns",
  );
  const search = screen.getByRole("search");
  const stickers = screen.getByRole("region", { name: "Stickers" });
  expect(stands(steps, stickers) && stands(stickers, search)).toBe(true);
});

test("what was asked for goes before the goods", async () => {
  openShopDouble();
  await openPage("/?q=jars");
  expect(stands(screen.getByRole("search"), screen.getByRole("region", { name: "Stickers" }))).toBe(true);
});
