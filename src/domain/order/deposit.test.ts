import { expect, test } from "vitest";
import { whyNot } from "./may-happen.ts";
import type { Happening, OrderFact } from "./order-fact.ts";
import { orderState } from "./order-state.ts";

const order = { lines: 1, totalCents: 10_000 };
const stateOf = (...happenings: readonly Happening[]) =>
  orderState(
    order,
    happenings.map((one, at): OrderFact => ({ ...one, id: at + 1, at: at + 1, by: "shop" })),
  );

const agreed: Happening = { kind: "deposit-agreed", cents: 4_000 };
const made: Happening = { kind: "proof-made", line: 1, version: 1, sha256: "a", note: "" };
const approved: Happening = { kind: "proof-approved", line: 1, version: 1, sha256: "a" };
const paid = (cents: number, reference: string): Happening => ({ kind: "paid", cents, reference });
const started: Happening = { kind: "production-started" };
const dispatched: Happening = { kind: "dispatched", carrier: "NZ Post", tracking: "" };

test("an order with a deposit is made once that is paid, and leaves when the rest is", () => {
  expect(stateOf(agreed).money).toMatchObject({ due: 10_000, payableNow: 4_000, deposit: 4_000 });
  const begun = stateOf(agreed, made, approved, paid(4_000, "a"));
  expect([begun.stage, begun.money.payableNow]).toEqual(["ready", 6_000]);
  const inWork = stateOf(agreed, made, approved, paid(4_000, "a"), started);
  expect(whyNot(inWork, dispatched)).toBe("order-unpaid");
  expect(
    whyNot(stateOf(agreed, made, approved, paid(4_000, "a"), started, paid(6_000, "b")), dispatched),
  ).toBeNull();
});

test("a part of the deposit leaves the rest of it to be paid next", () => {
  expect(stateOf(agreed, paid(1_500, "a")).money).toMatchObject({ due: 8_500, payableNow: 2_500 });
});

test("an order without one is paid before it is made, and leaves whatever is given back", () => {
  expect(stateOf(paid(4_000, "a"), made, approved).stage).toBe("open");
  const back: Happening = { kind: "refunded", cents: 500, reference: "r" };
  expect(whyNot(stateOf(paid(10_000, "a"), made, approved, started, back), dispatched)).toBeNull();
});

test.each<[number, string | null]>([
  [0, "amount-invalid"],
  [10_000, "deposit-too-large"],
  [9_999, null],
])("a deposit of %d cents of an order of 10,000", (cents, why) => {
  expect(whyNot(stateOf(), { kind: "deposit-agreed", cents })).toBe(why);
  expect(whyNot(stateOf({ kind: "cancelled", reason: "" }), { kind: "deposit-agreed", cents })).toBe(
    "order-closed",
  );
});
