import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { changedDocument } from "#tests/support/catalogue/changed-catalogue.ts";
import { withOwnSettings } from "./own-settings.ts";
import { rulesOf, storedRules } from "./shop-rules.ts";

const slower = changedDocument(({ shop }) => {
  shop.rules = { openDays: 6 };
});

test("only what is another than usual is stored, and read again with what is usual", () => {
  const usual = rulesOf({});
  expect(storedRules(usual)).toBeUndefined();
  const own = { ...usual, quotationDays: 45, takesCards: false };
  expect(storedRules(own)).toEqual({ quotationDays: 45, takesCards: false });
  expect(rulesOf({ rules: storedRules(own) })).toEqual(own);
});

test("a newer program leaves the shop's rules", () => {
  const newer = changedDocument(({ shop }) => {
    shop.phone = "09 555 0199";
  });
  expect(withOwnSettings(newer, catalogueDocument, slower).shop).toMatchObject({
    phone: "09 555 0199",
    rules: { openDays: 6 },
  });
});
