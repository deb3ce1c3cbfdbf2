import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { changedDocument } from "#tests/support/catalogue/changed-catalogue.ts";
import { withOwnSettings } from "./own-settings.ts";

test("what the shop has set stays with a newer program; what it has not set is the newer one's", () => {
  const own = changedDocument(({ shop, coupons }) => {
    shop.name = "Mere's Labels";
    delete shop.gstNumber;
    coupons.push({ ...coupons[0]!, id: 2, code: "SPRING" });
  });
  const newer = changedDocument(({ shop, products, coupons }) => {
    shop.name = "Kisscut 2";
    shop.phone = "09 555 0199";
    shop.cutOff = "17:00";
    products[0]!.name = "Finer paper";
    coupons.splice(0);
  });
  const { shop, products, coupons } = withOwnSettings(newer, catalogueDocument, own);
  expect(shop).toMatchObject({ name: "Mere's Labels", phone: "09 555 0199", cutOff: "17:00" });
  expect(shop.gstNumber).toBeUndefined();
  expect(products[0]?.name).toBe("Finer paper");
  expect(coupons.map(({ code }) => code)).toEqual(["FIRSTPEEL", "SPRING"]);
});

test("of a shop that has set nothing nothing is kept", () => {
  const newer = changedDocument(({ shop, coupons }) => {
    shop.email = "new@kisscut.example";
    coupons.splice(0);
  });
  expect(withOwnSettings(newer, catalogueDocument, catalogueDocument)).toEqual(newer);
});

test("its cut-off, promotions and days stay as well; days that the newer program knows come along", () => {
  const [first, second] = catalogueDocument.holidays;
  const closure = { date: "2026-12-29", name: "Stocktaking", type: "closure" as const, region: null };
  const own = changedDocument(({ shop, holidays, priceRules }) => {
    shop.cutOff = "16:00";
    holidays.splice(0, 1);
    holidays.push(closure);
    priceRules.promotions = [];
  });
  const waitangi = { date: "2031-02-06", name: "Waitangi Day", type: "national" as const, region: null };
  const newer = changedDocument(({ shop, holidays, priceRules }) => {
    shop.cutOff = "17:00";
    holidays.push(waitangi);
    priceRules.promotions[0]!.name = "Winter in kraft";
  });
  const merged = withOwnSettings(newer, catalogueDocument, own);
  expect(merged.shop.cutOff).toBe("16:00");
  expect(merged.priceRules.promotions).toEqual([]);
  expect(merged.holidays).not.toContainEqual(first);
  for (const day of [second, closure, waitangi]) expect(merged.holidays).toContainEqual(day);
});
