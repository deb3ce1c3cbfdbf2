import { expect } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { test } from "../support/pages/shop-test.ts";

test("the home page opens without a complaint from the browser: doors, first products, and no hole above a price", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/");
  const [stickers, cards] = ["Make stickers", "Make business cards"];
  await expect(page.getByRole("link", { name: stickers })).toHaveAttribute("href", "/stickers/paper");
  await expect(page.getByRole("link", { name: cards })).toHaveAttribute(
    "href",
    "/business-cards/standard-business-card",
  );
  const first = await page.getByRole("link", { name: /^Paper Stickers.*from/ }).boundingBox();
  expect(first?.y).toBeLessThan(740);
  // The words of tiles in a row take as many lines.
  const holes = await page
    .getByRole("region", { name: "Decals & lettering" })
    .getByRole("link")
    .evaluateAll((tiles) =>
      tiles.map((tile) => {
        const [, words, foot] = tile.children;
        const end = words?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return (foot?.getBoundingClientRect().top ?? Infinity) - end;
      }),
    );
  expect(holes).toHaveLength(4);
  expect(Math.max(...holes)).toBeLessThan(40);
  expect(complaints).toEqual([]);
});
