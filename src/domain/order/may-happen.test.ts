import { describe, expect, test } from "vitest";
import { whyNot } from "./may-happen.ts";
import type { FactKind, Happening, OrderFact } from "./order-fact.ts";
import type { OrderStage } from "./order-stage.ts";
import { orderState } from "./order-state.ts";

const order = { lines: 1, totalCents: 10_000 };

const paid = (cents: number): Happening => ({ kind: "paid", cents, reference: "a" });
const refunded = (cents: number, reference = "b"): Happening => ({ kind: "refunded", cents, reference });
const made: Happening = { kind: "proof-made", line: 1, version: 1, sha256: "1", note: "" };
const approved: Happening = { kind: "proof-approved", line: 1, version: 1, sha256: "1" };
const started: Happening = { kind: "production-started" };
const dispatched: Happening = { kind: "dispatched", carrier: "NZ Post", tracking: "AB123" };
const delivered: Happening = { kind: "delivered" };
const cancelled: Happening = { kind: "cancelled", reason: "" };
const lapsed: Happening = { kind: "lapsed" };
const revived: Happening = { kind: "revived" };
const credit: Happening = { kind: "credit-granted", cents: 10_000, dueOn: "2026-12-20" };
const problem: Happening = { kind: "problem-reported", kinds: ["other"], words: "x", pictures: [] };

function stateAfter(...happenings: readonly Happening[]) {
  return orderState(
    order,
    happenings.map((happening, at): OrderFact => ({ ...happening, id: at + 1, at, by: "shop" })),
  );
}

const ready = [paid(10_000), made, approved];
const ways: Readonly<Record<OrderStage, readonly Happening[]>> = {
  open: [],
  ready,
  "in-production": [...ready, started],
  dispatched: [...ready, started, dispatched],
  delivered: [...ready, started, dispatched, delivered],
  cancelled: [cancelled],
  lapsed: [lapsed],
};
const tried = [credit, started, dispatched, delivered, problem, cancelled, lapsed, revived];

test.each<[OrderStage, readonly FactKind[]]>([
  ["open", ["credit-granted", "cancelled", "lapsed"]],
  ["ready", ["credit-granted", "production-started", "cancelled"]],
  ["in-production", ["dispatched"]],
  ["dispatched", ["delivered", "problem-reported"]],
  ["delivered", ["problem-reported"]],
  ["cancelled", []],
  ["lapsed", ["revived"]],
])("of an order that is %s only these may happen: %j", (stage, may) => {
  const state = stateAfter(...ways[stage]);
  expect(state.stage).toBe(stage);
  expect(tried.filter((one) => whyNot(state, one) === null).map(({ kind }) => kind)).toEqual(may);
});

test.each<[OrderStage, boolean]>([
  ["open", true],
  ["cancelled", false],
  ["lapsed", false],
])("of an order that is %s a proof is made and answered, and artwork sent: %s", (stage, may) => {
  const artwork: Happening = {
    kind: "artwork-sent",
    line: 1,
    places: [0],
    artwork: { files: ["one"], setNames: [] },
    files: { one: "1" },
    selectionHash: "1",
  };
  const closed = may ? null : "order-closed";
  expect(whyNot(stateAfter(...ways[stage]), made)).toBe(closed);
  expect(whyNot(stateAfter(...ways[stage]), artwork)).toBe(closed);
  expect(whyNot(stateAfter(made, ...ways[stage]), approved)).toBe(closed);
});

test("a proof is answered once, as it is, and by what it shows", () => {
  const state = stateAfter(made);
  const again = { ...made, version: 2, sha256: "2" } as Happening;
  const asked: Happening = { kind: "change-asked", line: 1, version: 1, words: "x" };
  expect(whyNot(state, asked)).toBeNull();
  expect(whyNot(state, made)).toBe("proof-replaced");
  expect(whyNot(state, { ...approved, sha256: "2" })).toBe("proof-replaced");
  expect(whyNot(stateAfter(made, again), approved)).toBe("proof-replaced");
  expect(whyNot(stateAfter(made, again), asked)).toBe("proof-replaced");
  expect(whyNot(stateAfter(made, asked), approved)).toBe("proof-sent-back");
  expect(whyNot(stateAfter(made, approved), approved)).toBe("proof-approved");
});

describe("money", () => {
  test.each(["paid", "refunded", "refund-failed"] as const)("nothing, or less, is never %s", (kind) => {
    const state = stateAfter(paid(10_000));
    const of = (cents: number): Happening => ({ kind, cents, reference: "z" });
    expect([1, 0, -1].map((cents) => whyNot(state, of(cents)))).toEqual([
      null,
      "amount-invalid",
      "amount-invalid",
    ]);
  });

  test("is given back up to what came and was not given back yet", () => {
    const state = stateAfter(paid(10_000), refunded(4_000));
    expect(whyNot(state, refunded(6_000, "c"))).toBeNull();
    expect(whyNot(state, refunded(6_001, "c"))).toBe("refund-too-large");
  });

  test("is owed on account by one grant, not by two", () => {
    expect(whyNot(stateAfter(credit), credit)).toBe("order-closed");
  });
});
