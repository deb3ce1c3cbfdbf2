import { expect, test } from "vitest";
import { priceIn } from "./use-price-confirmation.ts";

const answer = {
  selection_hash: "00ff",
  data: [
    { quantity: 100, price: 16.05 },
    { quantity: 200, price: 22 },
  ],
};

test("the price of the asked quantity is read in whole cents", () => {
  expect(priceIn(answer, "00ff", 100)).toBe(1605);
});

test("an answer to an older selection has no price for this one", () => {
  expect(priceIn(answer, "00fe", 100)).toBeNull();
});

test.each([
  ["other quantities only", answer],
  ["no quantities at all", { ...answer, data: [] }],
])("an answer with %s has no price", (_what, without) => {
  expect(priceIn(without, "00ff", 300)).toBeNull();
});
