import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { open } from "../support/pages/account.ts";
import { choose, mainButton, option, total, unfold } from "../support/pages/banner.ts";
import { orderCart, shownNumber } from "../support/pages/checkout.ts";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

/** A shop of its own: what is published here would be on everybody's pages. */
test.use({ ownShop: "new-goods" });

const saved = (page: Page, words: string) => page.getByRole("status").getByText(words);

async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Parts" }).getByRole("link", { name, exact: true }).click();
}

/** Copies something of a table of what is on sale. */
async function copy(page: Page, table: string, name: string, copied: { name: string; line: string }) {
  await page
    .getByRole("table", { name: table })
    .getByRole("button", { name: `Copy ${name}`, exact: true })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Name/).fill(copied.name);
  await dialog.getByLabel(/^In one line/).fill(copied.line);
  await dialog.getByRole("button", { name: "Put it in the draft" }).click();
  await expect(dialog).toHaveCount(0);
}

/** Says that a finishing comes on one product alone. */
async function narrow(page: Page, finishing: string, product: string): Promise<void> {
  const table = page.getByRole("table", { name: "Materials and finishings" });
  await table.getByRole("button", { name: `Change ${finishing}`, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Untick all" }).click();
  await dialog.getByRole("button", { name: "Save in the draft" }).click();
  await expect(dialog.getByText("Please choose at least one product")).toBeVisible();
  await expectWellMade(page);
  await dialog.getByLabel(product, { exact: true }).check();
  await dialog.getByRole("button", { name: "Save in the draft" }).click();
  await expect(table.getByText(`On sale, on ${product}`)).toBeVisible();
}

/** Types into a cell and leaves it. */
async function type(page: Page, cell: string, text: string): Promise<void> {
  await page.getByLabel(cell, { exact: true }).fill(text);
  await page.getByLabel(cell, { exact: true }).press("Tab");
  await expect(saved(page, `${cell}: saved in the draft.`)).toBeVisible();
}

async function givePicture(page: Page, product: string, words: string): Promise<void> {
  await page.getByRole("button", { name: "New picture" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Product").selectOption(product);
  const photo = sharp({ create: { width: 1600, height: 1600, channels: 3, background: "#9aa37e" } });
  const buffer = await photo.jpeg().toBuffer();
  await dialog.getByLabel("Picture").setInputFiles({ name: "jar.jpg", mimeType: "image/jpeg", buffer });
  await expect(dialog.getByRole("img", { name: "As the shop will show it" })).toBeVisible();
  await dialog.getByLabel("Shown of it").selectOption("Its top");
  await dialog.getByRole("button", { name: "Put it in the draft" }).click();
  await expect(dialog.getByText("Please type one sentence of up to 200 letters.")).toBeVisible();
  await expectWellMade(page);
  await dialog.getByLabel(/^What is seen/).fill(words);
  await dialog.getByRole("button", { name: "Put it in the draft" }).click();
  await expect(page.getByRole("row", { name: new RegExp(`${words}.*Not published yet`) })).toBeVisible();
}

test("a product with a new material, a picture and prices goes from nothing to an order placed @long", async ({
  page,
  shop,
  browser,
}) => {
  const studio = await enterAsOwner(page, shop, newEmail("owner"));
  await page.goto(`${studio}/catalogue?part=sale`);
  await copy(page, "Products", "Art Paper", {
    name: "Hemp Paper",
    line: "Soft and grey, for jams and soaps.",
  });
  await copy(page, "Materials and finishings", "Matte", {
    name: "Beeswax",
    line: "Rubbed in by hand, warm to the touch.",
  });
  await narrow(page, "Beeswax", "Hemp Paper");
  await openPart(page, "Products");
  await type(page, "Hemp Paper, Per m², $", "7.20");
  await type(page, "Hemp Paper, Smallest order, $", "31");
  await openPart(page, "Extras");
  await type(page, "Beeswax, Per m², $", "2.50");
  await openPart(page, "Pictures");
  await givePicture(page, "Hemp Paper", "A jar of honey with a grey label.");
  await expectWellMade(page);
  await page.getByRole("link", { name: "Look at them and publish" }).click();
  await expect(page.getByRole("row", { name: /Hemp Paper, A jar of honey/ })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(saved(page, "On sale: every page sells by it from now on.")).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  await open(visitor, "/stickers/paper");
  await (await unfold(option(visitor, "Product", "Hemp Paper"))).check();
  await choose(visitor, "Finishing", "Beeswax");
  await expect(option(visitor, "Finishing", "Beeswax")).toBeChecked();
  await expect(total(visitor)).toHaveText(/\$\d+\.\d\d/);
  const picture = visitor
    .getByRole("region", { name: "Gallery" })
    .getByRole("img", { name: "A jar of honey with a grey label." });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("naturalWidth", 900);
  await expectWellMade(visitor);
  await mainButton(visitor).click();
  await expect(visitor.getByRole("link", { name: "View cart" })).toBeVisible();
  await orderCart(visitor, newEmail("hemp"));
  const number = await shownNumber(visitor);
  await visitor.context().close();

  await page.goto(`${studio}/orders/${number}`);
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText(/Hemp Paper/).first()).toBeVisible();
  await expect(page.getByText(/Beeswax/).first()).toBeVisible();
});
