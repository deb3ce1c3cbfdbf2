import { describe, expect, test } from "vitest";
import { soldAfter, soldDocument } from "#tests/support/catalogue/own-numbers.ts";
import {
  cell,
  draftOf,
  edited,
  ownCatalogueShop,
  priceAt,
  published,
  smallest,
} from "#tests/support/studio/catalogue-draft.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";
import { publishShippedCatalogue } from "./publish-catalogue.ts";

const shop = ownCatalogueShop();

describe("a new program", () => {
  const newer = soldAfter(({ products }) => {
    products[0]!.name = "Finer paper";
    products[1]!.minimumCharge = 1100;
  });

  test("never takes an owner's prices away: what she sells stays, and the room says what was brought", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await shop.sql("update catalogue_current set shipped_id = version_id");
    await edited(browser, smallest("13.00", "32.00"));
    await published(browser);
    const { db, catalogue } = shop.services;
    const { version } = catalogue.current();
    for (const shipped of [newer, newer, soldDocument]) {
      await publishShippedCatalogue(db, shipped);
      await catalogue.refresh();
      expect(catalogue.current().version).toBe(version);
      expect((await draftOf(browser)).is_offered).toBe(shipped === newer);
    }
    expect(await priceAt(shop.app)).toBe(32);
  });

  test("is sold by a shop that has changed no price, with the days and promotions it has set", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await shop.sql("update catalogue_current set shipped_id = version_id");
    await edited(browser, cell("shop", "shop", "cut-off", "18:00", "16:00"));
    await published(browser);
    const { db, catalogue } = shop.services;
    await publishShippedCatalogue(db, newer);
    await catalogue.refresh();
    const { shop: its, products } = catalogue.current().document;
    expect([its.cutOff, products[0]?.name]).toEqual(["16:00", "Finer paper"]);
    expect((await draftOf(browser)).is_offered).toBe(false);
  });
});
