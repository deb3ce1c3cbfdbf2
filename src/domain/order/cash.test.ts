import { expect, test } from "vitest";
import { cashPayment, inCash } from "./cash.ts";
import { readPayment } from "./staff-forms.ts";
import type { OrderFact } from "./order-fact.ts";

test.each([
  [11950, 11950],
  [11951, 11950],
  [11955, 11950],
  [11956, 11960],
  [11959, 11960],
  [5, 0],
  [6, 10],
])("%i cents are %i in coins", (cents, coins) => {
  expect(inCash(cents)).toBe(coins);
});

test.each([
  ["what is due in coins pays for it to the cent", 11950, 11953, { cents: 11953, rounding: -3 }],
  ["rounded up as well", 11960, 11957, { cents: 11957, rounding: 3 }],
  ["a part pays for that part", 5000, 11953, { cents: 5000, rounding: 0 }],
  ["more than is due is more", 12000, 11953, { cents: 12000, rounding: 0 }],
  ["where nothing is due it is all too much", 1000, 0, { cents: 1000, rounding: 0 }],
])("%s", (_fact, handed, due, paid) => {
  expect(cashPayment(handed, due)).toEqual(paid);
});

test("cents that there are no coins for are not handed over", () => {
  expect(cashPayment(11953, 11953)).toBeNull();
});

const paidBefore: OrderFact = {
  kind: "paid",
  cents: 1000,
  reference: "Cash 1",
  way: "cash",
  id: 2,
  at: 0,
  by: "shop",
};

test("cash needs no name: it is counted", () => {
  const read = readPayment(
    { amount: "109.50", way: "cash", reference: "" },
    { due: 10953, facts: [paidBefore] },
  );
  expect(read).toEqual({
    ok: true,
    happening: { kind: "paid", cents: 10953, reference: "Cash 2", way: "cash", rounding: -3 },
  });
});

test.each(["transfer", "terminal"])("by %s needs what that calls it", (way) => {
  const order = { due: 5000, facts: [] };
  expect(readPayment({ amount: "50", way, reference: " " }, order)).toMatchObject({
    ok: false,
    fields: { reference: expect.any(String) },
  });
  expect(readPayment({ amount: "50", way, reference: "17" }, order)).toEqual({
    ok: true,
    happening: { kind: "paid", cents: 5000, reference: "17", way },
  });
});
