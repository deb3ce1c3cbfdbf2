import { expect, test } from "vitest";
import { shippingOfCart, wishedShipping } from "./shipping-wish.ts";

const [standard, express] = [{ method: "Standard" }, { method: "Express" }];

test.each([
  [null, standard],
  ["express", express],
  ["standard", standard],
  ["courier-pigeon", standard],
])("%s", (wish, offer) => {
  expect(wishedShipping([standard, express], wish)).toBe(offer);
});

test("what is not offered for a job is not wished for, and without a price nothing is", () => {
  expect(wishedShipping([standard], "express")).toBe(standard);
  expect(wishedShipping([], "express")).toBeNull();
});

test.each([
  ["Express", "Express"],
  ["Standard", null],
  ["Pigeon", null],
  [null, null],
])("a cart with something wished for by %s goes by %s", (method, goes) => {
  expect(shippingOfCart([standard, express], method)).toBe(goes);
});
