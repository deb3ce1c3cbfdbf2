import { expect, test } from "vitest";
import { keepFrom } from "#tests/support/server/artwork-browser.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop();

const card = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 94 54"><path fill="#fff8e8" d="M0 0h94v54H0z"/><path fill="#c8a020" d="M9 9h20v20H9z"/></svg>`,
);
const gold = "kind=foil&metal=gold&longer_side_mm=94&colour=%23";

test("a plate is added to one's own file, which is kept like any other, and said of it", async () => {
  const browser = openBrowser(shop.app);
  const { id } = await keepFrom(browser, "kafē.svg", card);
  const made = await browser.get(`artwork/${id}/with-plate?${gold}c8a020`);
  expect([made.statusCode, made.headers["content-type"]], made.body.slice(0, 200)).toEqual([
    200,
    "application/pdf",
  ]);
  expect(made.headers["content-disposition"]).toContain(
    "filename*=UTF-8''kaf%C4%93%20with%20gold%20foil.pdf",
  );
  const kept = await keepFrom(browser, "kafē with gold foil.pdf", made.rawPayload);
  expect(kept.facts).toMatchObject({
    printed: { widthMm: 94, heightMm: 54 },
    spotInks: ["Gold foil"],
    plates: [{ ink: "Gold foil", widthMm: expect.closeTo(20, 0), heightMm: expect.closeTo(20, 0) }],
  });
});

test("what is not there, is nobody's here, or cannot be understood is refused", async () => {
  const browser = openBrowser(shop.app);
  const { id } = await keepFrom(browser, "card.svg", card);
  const empty = await browser.get(`artwork/${id}/with-plate?${gold}2040c0`);
  expect([empty.statusCode, empty.json().message]).toEqual([
    422,
    "Nothing of the picture is like that. Please choose another colour, or a file that is black where the plate goes.",
  ]);
  const stranger = openBrowser(shop.app);
  const other = await keepFrom(stranger, "other.svg", card);
  for (const [asking, path] of [
    [stranger, `artwork/${id}/with-plate?${gold}c8a020`],
    [browser, `artwork/${id}/with-plate?kind=foil&longer_side_mm=94&second=${other.id}`],
    [browser, `artwork/${id}/with-plate?kind=gold&longer_side_mm=94&colour=%23c8a020`],
    [browser, `artwork/${id}/with-plate?kind=foil&metal=gold&longer_side_mm=94`],
    [browser, `artwork/zzzzzzzzzzzz/with-plate?${gold}c8a020`],
    [openBrowser(shop.app), `artwork/${id}/with-plate?${gold}c8a020`],
  ] as const)
    expect([path, (await asking.get(path)).statusCode]).toEqual([path, 404]);
});
