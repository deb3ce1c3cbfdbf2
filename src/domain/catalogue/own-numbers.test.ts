import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { demonstrationNumbers, isDemonstrationShop, ownBankAccount } from "./own-numbers.ts";

const gstNumber = "49-091-850";
const bankAccount = { name: "Peel Ltd", number: "12-3456-0123456-00" };

test("the program comes as a demonstration", () => {
  expect(isDemonstrationShop(catalogueDocument.shop)).toBe(true);
  expect(ownBankAccount(catalogueDocument.shop)).toBeNull();
});

test.each([
  ["both are its own", { gstNumber, bankAccount }, false],
  ["the GST number is the demonstration's", { ...demonstrationNumbers, bankAccount }, true],
  ["the account is the demonstration's", { ...demonstrationNumbers, gstNumber }, true],
  [
    "only the account's holder is its own",
    { gstNumber, bankAccount: { ...demonstrationNumbers.bankAccount, name: "Peel Ltd" } },
    true,
  ],
  ["there is no GST number", { bankAccount }, true],
  ["there is no account", { gstNumber }, true],
] as const)("a shop is a demonstration until it has both: %s", (_name, numbers, isOne) => {
  expect(isDemonstrationShop(numbers)).toBe(isOne);
});
