import { expect, test } from "vitest";
import { bodyEntries } from "./body-entries.ts";

test("a body says the same as a query: numbers as text, lists by repeated names, print features by side", () => {
  const body = {
    product_id: 7,
    size: "50x50",
    adhesive_id: null,
    print_features: { na: [61], front: [71, 72], back: [] },
  };
  expect(bodyEntries(body)).toEqual([
    ["product_id", "7"],
    ["size", "50x50"],
    ["print_features[na][]", "61"],
    ["print_features[front][]", "71"],
    ["print_features[front][]", "72"],
  ]);
});

test("add-to-cart quote data may name its quantity select_quantity and list its features by side alone", () => {
  expect(bodyEntries({ select_quantity: 200, na: [], front: ["71"], back: ["75"] })).toEqual([
    ["quantity", "200"],
    ["print_features[front][]", "71"],
    ["print_features[back][]", "75"],
  ]);
});

test("a name that every object has is a name like any other", () => {
  expect(bodyEntries({ constructor: "x", toString: 3, hasOwnProperty: { valueOf: ["y"] } })).toEqual([
    ["constructor", "x"],
    ["toString", "3"],
    ["hasOwnProperty[valueOf][]", "y"],
  ]);
});

test("what is neither text nor a number says nothing", () => {
  expect(
    bodyEntries({ product_id: true, quantity: undefined, kinds: [[3]], addon_item_id: [{ id: 4 }] }),
  ).toEqual([]);
});
