import { expect, test } from "vitest";
import { readPriceAnswer } from "./price-answer.ts";

const body = {
  selection_hash: "00ff",
  data: [
    { quantity: 100, price: 16.05 },
    { quantity: 200, price: 22 },
  ],
};

test("the price of the asked quantity is read in whole cents, with the selection it belongs to", () => {
  expect(readPriceAnswer(body, 100)).toEqual({ hash: "00ff", price: 1605 });
});

test.each([
  [{ ...body, data: [] }],
  [{ ...body, data: [{ quantity: "100", price: "16" }] }],
  [{ data: "none" }],
  [null],
])("an answer without the quantity has no price: %j", (answer) => {
  expect(readPriceAnswer(answer, 100).price).toBeNull();
});
