import { expect, test } from "vitest";
import { heldPayments, waysBack } from "./held-payments.ts";
import type { Happening, OrderFact } from "./order-fact.ts";
import { orderState } from "./order-state.ts";

const order = { lines: 1, totalCents: 10_000 };

function heldOf(...happenings: readonly Happening[]) {
  const facts = happenings.map((one, at): OrderFact => ({ ...one, id: at + 1, at, by: "shop" }));
  return heldPayments(orderState(order, facts), facts).map(({ reference, held }) => [reference, held]);
}

const card: Happening = { kind: "paid", cents: 6_000, reference: "pi_1", provider: "stripe" };
const bank: Happening = { kind: "paid", cents: 5_000, reference: "bank 1" };
const back = (cents: number, reference: string, payment?: string): Happening => ({
  kind: "refunded",
  cents,
  reference,
  ...(payment !== undefined && { payment }),
});

test("each payment holds what was not given back of it, and together never more than the order has", () => {
  expect(heldOf(card, bank)).toEqual([
    ["pi_1", 6_000],
    ["bank 1", 5_000],
  ]);
  expect(heldOf(card, bank, back(1_000, "r1", "bank 1"))).toEqual([
    ["pi_1", 6_000],
    ["bank 1", 4_000],
  ]);
  expect(heldOf(card, bank, back(6_000, "r1", "pi_1"))).toEqual([["bank 1", 5_000]]);
  expect(heldOf(card, bank, back(7_000, "r1"))).toEqual([
    ["pi_1", 4_000],
    ["bank 1", 4_000],
  ]);
});

test("what came back to the shop is held again, and a payment told twice holds once", () => {
  const failed: Happening = { kind: "refund-failed", cents: 1_000, reference: "r1" };
  expect(heldOf(bank, bank, back(1_000, "r1", "bank 1"), failed)).toEqual([["bank 1", 5_000]]);
});

test("goes back to its card where one took it, as points to an account alone", () => {
  const all = { hasAccount: true, takesCards: true };
  expect(waysBack({ provider: "stripe", held: 500 }, all)).toEqual(["card", "transfer", "cash", "points"]);
  expect(waysBack({ provider: null, held: 500 }, all)).toEqual(["transfer", "cash", "points"]);
  expect(waysBack({ provider: "stripe", held: 99 }, all)).toEqual(["card", "transfer", "cash"]);
  expect(waysBack({ provider: "stripe", held: 500 }, { hasAccount: false, takesCards: false })).toEqual([
    "transfer",
    "cash",
  ]);
});
