import { expect, test } from "vitest";
import { atNameField, changedIn, draftOf, inputIn, wholeName, placeBody, seenSums } from "./place-order.ts";
import type { WireCheckout } from "./checkout.types.ts";

const shipping = (method: string, delivery: string) => ({ method, cost: 8, shipping_date: { delivery } });
const checkout = {
  cart: {
    total_price: 65,
    shipping_method: "Express",
    shipping: [shipping("Standard", "2026-12-08"), shipping("Express", "2026-11-30")],
  },
} as unknown as WireCheckout;

test("the sums of a page are its total and the day of the chosen way", () => {
  expect(seenSums(checkout)).toEqual({ total_price: 65, delivery_date: "2026-11-30" });
});

test("of what is typed the fields of the form are kept, cut to what no field takes more of", () => {
  const typed = inputIn([
    ["first_name", "Bea"],
    ["company", "x".repeat(300)],
    ["terms", "yes"],
    ["file", new Blob()],
  ]);
  expect(draftOf(typed)).toEqual({ first_name: "Bea", company: "x".repeat(200) });
});

test("a name that is typed as one is kept as two, and what is wrong with either is said of the one", () => {
  expect(draftOf({ full_name: " Bea van der Moss " })).toEqual({
    first_name: "Bea",
    last_name: "van der Moss",
  });
  expect(wholeName({ first_name: "Bea", last_name: "" })).toBe("Bea");
  expect(atNameField({ first_name: "first", last_name: "last", city_town: "city" })).toEqual({
    city_town: "city",
    full_name: "first",
  });
  expect(atNameField({ last_name: "last" })).toEqual({ full_name: "last" });
  expect(atNameField({ city_town: "city" })).toEqual({ city_town: "city" });
});

test("an order names the sums that were seen; a day that nobody saw is not named", () => {
  const typed = { first_name: "Bea", terms: "yes", shipping_method: "Express" };
  expect(placeBody(typed, { total_price: 65, delivery_date: "2026-11-30" }, null)).toEqual({
    first_name: "Bea",
    terms: "yes",
    total_price: 65,
    delivery_date: "2026-11-30",
  });
  expect(placeBody(typed, { total_price: 65, delivery_date: null }, null)).not.toHaveProperty(
    "delivery_date",
  );
});

test("a refusal says what has changed, or it is another one", () => {
  const sums = { shown: { total_price: 65 }, now: { total_price: 75 } };
  expect(changedIn({ error: sums })).toEqual(sums);
  expect(changedIn({ error: { still_running: true } })).toBeNull();
});

test("a quotation is named by its link", () => {
  const link = { number: "Q2610231A2B3C4D5E", key: "secret" };
  const typed = { first_name: "Bea", terms: "yes" };
  expect(placeBody(typed, { total_price: 65, delivery_date: null }, link)).toMatchObject({
    quotation_no: link.number,
    quotation_key: link.key,
  });
  expect(placeBody(typed, { total_price: 65, delivery_date: null }, null)).not.toHaveProperty("quotation_no");
});
