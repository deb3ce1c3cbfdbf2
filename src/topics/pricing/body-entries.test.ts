import { expect, test } from "vitest";
import { bodyEntries, misshapen } from "./body-entries.ts";

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

test("a list, true or an object where one value stands is not read as one", () => {
  const body = {
    product_id: true,
    quantity: [50],
    kinds: [1, 2],
    width: { mm: 50 },
    height: null,
    size: undefined,
    custom_kinds: "",
    origin_path: ["/"],
  };
  expect(misshapen(body)).toEqual({
    product_id: "product_id takes one number or text.",
    quantity: "quantity takes one number or text.",
    kinds: "kinds takes one number or text.",
    width: "width takes one number or text.",
  });
  expect(misshapen({ select_quantity: [25] })).toEqual({
    quantity: "select_quantity takes one number or text.",
  });
});

test("print features are ids, lists of ids, or lists by side", () => {
  expect(
    misshapen({ na: [61, "62"], front: 71, back: "75,76", print_features: { na: [1], front: 2 } }),
  ).toEqual({});
  expect(misshapen({ na: [true], front: [[71]], back: true, print_features: { na: [{ id: 1 }] } })).toEqual({
    na: "na takes a list of ids.",
    front: "front takes a list of ids.",
    back: "back takes a list of ids.",
    print_features: "print_features takes a list of ids.",
  });
});
