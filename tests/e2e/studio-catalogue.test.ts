import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { option, unfold } from "../support/pages/banner.ts";
import { expectWellMade } from "../support/pages/expect-well-made.ts";
import { issueQuotation } from "../support/pages/quotation.ts";
import { test } from "../support/pages/shop-test.ts";
import { newEmail } from "../support/people/members.ts";
import { enterAsOwner } from "../support/studio/enter-as-owner.ts";

/** A shop of its own: what is published here would be on everybody's pages. */
test.use({ ownShop: "catalogue" });

/** 25 stickers of classic paper: $20.00. */
const quotePage = "/stickers/paper?product=classic-paper&quantity=25";
const smallest = (page: Page, product: string) => page.getByLabel(`${product}, Smallest order, $`);
const saved = (page: Page, words: string) => page.getByRole("status").getByText(words);

test("an owner changes a price by keyboard, sees what it does, publishes it and takes it back; a kept quotation keeps its price @long", async ({
  page,
  shop,
  browser,
}) => {
  const { path } = await issueQuotation(page);
  const visitor = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  const priceOnPage = visitor.getByText("$20.00", { exact: true }).first();
  await open(visitor, quotePage);
  await expect(priceOnPage).toBeVisible();

  await enterAsOwner(page, shop, newEmail("owner"));
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("prices");
  await expect(page.getByRole("option", { name: "Catalogue" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Catalogue", level: 1 })).toBeFocused();

  await smallest(page, "Classic Paper").focus();
  await page.keyboard.type("cheap");
  await page.keyboard.press("Enter");
  await expect(smallest(page, "Silver Vinyl")).toBeFocused();
  await expect(page.getByText("Please type dollars, such as 12.40.")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("32");
  await page.keyboard.press("Enter");
  await expect(page.getByText("on sale: 13.00")).toBeVisible();
  await expect(page.getByText("Please type dollars")).toHaveCount(0);
  await expect(smallest(page, "Silver Vinyl")).toBeFocused();
  await page.keyboard.type("15");
  await page.keyboard.press("Tab");
  await expect(page.getByText("2 changes not on sale yet.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(smallest(page, "Silver Vinyl")).toHaveValue("13.00");
  await expect(saved(page, "Undone.")).toBeVisible();
  await expectWellMade(page);
  await visitor.reload();
  await expect(priceOnPage).toBeVisible();

  await page.getByRole("link", { name: "Look at it and publish" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Changes of the catalogue" })).toBeFocused();
  const line = page.getByRole("table", { name: "Changes" }).getByRole("row").nth(1);
  await expect(line).toContainText("Classic Paper, smallest order");
  await expect(line).toContainText("$13.00");
  await expect(line).toContainText("$32.00");
  await expect(page.getByText(/^Of [\d,]+ prices \d+ rise\.$/)).toBeVisible();
  await expectWellMade(page);
  await page.getByLabel("Note").fill("Small runs cost us more.");
  await page.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(saved(page, "On sale: every page sells by it from now on.")).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText("$32.00", { exact: true }).first()).toBeVisible();
  await expect(priceOnPage).toHaveCount(0);
  await open(visitor, path);
  await expect(visitor.getByRole("row", { name: /Classic paper stickers.*100 pcs.*\$57\.00/ })).toBeVisible();

  await page.getByRole("button", { name: "Take back no. 1" }).press("Enter");
  await expect(saved(page, "Taken back: every page sells by it from now on.")).toBeVisible();
  await expectWellMade(page);
  await open(visitor, quotePage);
  await expect(priceOnPage).toBeVisible();
  await visitor.context().close();
});

test.describe("another shop: there is one draft for everybody", () => {
  test.use({ ownShop: "catalogue-lists" });

  test("days are closed, a promotion is begun, and rates are pasted from a spreadsheet @long", async ({
    page,
    shop,
  }) => {
    const studio = await enterAsOwner(page, shop, newEmail("owner"));
    await page.goto(`${studio}/catalogue?part=days`);
    await page.getByRole("button", { name: "Close them" }).press("Enter");
    await expect(page.getByText("Please choose a day.")).toBeVisible();
    await page.getByLabel("First day").fill("2027-12-28");
    await page.getByLabel("Last day").fill("2028-01-07");
    await page.getByLabel("Why").fill("Summer break");
    await page.getByRole("button", { name: "Close them" }).press("Enter");
    await expect(saved(page, "6 days are closed in the draft.")).toBeVisible();
    await expect(
      page.getByRole("row", { name: /Fri 7 Jan 2028.*Summer break.*Not published yet/ }),
    ).toBeVisible();
    await expectWellMade(page);

    await page.getByRole("navigation", { name: "Parts" }).getByRole("link", { name: "Promotions" }).click();
    await page.getByRole("button", { name: "New promotion" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Autumn");
    await dialog.getByLabel("Off, %").fill("95");
    await dialog.getByLabel("First day").fill("2027-03-01");
    await dialog.getByLabel("Last day").fill("2027-03-31");
    await dialog.getByLabel("Swing Tags").check();
    await dialog.getByRole("button", { name: "Save in the draft" }).click();
    await expect(dialog.getByText("Please type per cent from 0.1 to 90")).toBeVisible();
    await expectWellMade(page);
    await dialog.getByLabel("Off, %").fill("12.5");
    await dialog.getByRole("button", { name: "Save in the draft" }).click();
    await expect(
      page.getByRole("row", { name: /Autumn.*12\.5%.*Swing Tags.*Not published yet/ }),
    ).toBeVisible();

    await page.getByRole("navigation", { name: "Parts" }).getByRole("link", { name: "Margins" }).click();
    await page.getByLabel("Label press, row 1, Margin, ×").focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "4.20\n3.30\n");
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    });
    await expect(saved(page, "2 cells pasted.")).toBeVisible();
    await expect(page.getByLabel("Label press, row 2, Margin, ×")).toHaveValue("3.30");
    await expect(page.getByText("9 changes not on sale yet.")).toBeVisible();
    await page.getByRole("link", { name: "Look at them and publish" }).click();
    await page.getByRole("button", { name: "Drop the draft" }).press("Enter");
    await expect(page.getByText("Nothing is changed: all of the catalogue is on sale.")).toBeVisible();
  });
});

test.describe("a third shop", () => {
  test.use({ ownShop: "catalogue-goods" });

  test("a product is copied, another retired for it, a third sold out: the shop follows once it is published @long", async ({
    page,
    shop,
    browser,
  }) => {
    const studio = await enterAsOwner(page, shop, newEmail("owner"));
    await page.goto(`${studio}/catalogue?part=sale`);
    const table = page.getByRole("table", { name: "Products" });
    const dialog = page.getByRole("dialog");
    await table.getByRole("button", { name: "Copy Kraft Paper" }).press("Enter");
    await dialog.getByLabel(/^Name/).fill("Hemp Paper");
    await dialog.getByLabel(/^In one line/).fill("Soft and grey, for jams and soaps.");
    await dialog.getByLabel(/^In one line/).press("Enter");
    await expect(table.getByRole("button", { name: "Remove Hemp Paper" })).toBeVisible();
    await table.getByRole("button", { name: "Change Embossed Paper" }).click();
    await dialog.getByLabel("In the shop").selectOption("Retired");
    await dialog.getByLabel(/^Instead/).selectOption("Hemp Paper");
    await expectWellMade(page);
    await dialog.getByRole("button", { name: "Save in the draft" }).click();
    await expect(table.getByText("Retired, Hemp Paper instead")).toBeVisible();
    await table.getByRole("button", { name: "Change Foil Paper" }).click();
    await dialog.getByLabel("In the shop").selectOption("Sold out");
    await dialog.getByLabel(/^There again on/).fill("2099-12-04");
    await dialog.getByRole("button", { name: "Save in the draft" }).click();
    await expect(table.getByText("Sold out until Fri 4 December")).toBeVisible();
    await expectWellMade(page);
    await page.getByRole("link", { name: "Look at them and publish" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(saved(page, "On sale: every page sells by it from now on.")).toBeVisible();

    const visitor = await (await browser.newContext({ baseURL: shop.origin })).newPage();
    await open(visitor, "/stickers/paper/embossed-paper");
    await expect(visitor).toHaveURL(/\/stickers\/paper\/hemp-paper$/);
    await expect(visitor.getByRole("radio", { name: "Hemp Paper", includeHidden: true })).toBeChecked();
    await expect(await unfold(option(visitor, "Product", "Foil Paper"))).toHaveAccessibleDescription(
      "Sold out until Fri 4 December",
    );
    await expectWellMade(visitor);
    await open(visitor, "/stickers/paper/foil-paper");
    await expect(visitor.getByText("Foil Paper is sold out until Fri 4 December.")).toBeVisible();
    await expect(visitor.getByRole("button", { name: "ADD TO CART" })).toBeDisabled();
    await expectWellMade(visitor);
    await visitor.context().close();
  });
});
