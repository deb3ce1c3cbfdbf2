import fc from "fast-check";
import { expect, test } from "vitest";
import { creditDueOn, creditForm, creditLeft, mayOwe, parseCreditLimit } from "./credit.ts";
import { whyNot } from "./may-happen.ts";
import type { Happening, OrderFact } from "./order-fact.ts";
import { orderState } from "./order-state.ts";
import { taxPaperDue } from "./tax-papers.ts";

const LIMIT = 100_000;
const dueOn = "2026-12-14";

function stateOf(totalCents: number, ...happenings: readonly Happening[]) {
  const facts = happenings.map((one, at): OrderFact => ({ ...one, id: at + 1, at, by: "shop" }));
  return orderState({ lines: 1, totalCents }, facts);
}

const placed: Happening = { kind: "placed" };
const granted = (cents: number): Happening => ({ kind: "credit-granted", cents, dueOn });
const paid = (cents: number, reference: string): Happening => ({ kind: "paid", cents, reference });
const proofed: readonly Happening[] = [
  { kind: "proof-made", line: 1, version: 1, sha256: "a", note: "" },
  { kind: "proof-approved", line: 1, version: 1, sha256: "a" },
];

test("an order on account is made without money, which stays to be paid", () => {
  const state = stateOf(6_500, placed, granted(6_500), ...proofed, { kind: "production-started" });
  expect(state.stage).toBe("in-production");
  expect(state.money).toMatchObject({ due: 6_500, onAccount: 6_500, dueOn });
  expect(stateOf(6_500, placed, granted(6_500)).paidAt).not.toBeNull();
  expect(whyNot(stateOf(6_500, placed, granted(6_500)), { kind: "credit-granted", cents: 1, dueOn })).toBe(
    "order-closed",
  );
});

test("money settles it; what is given back later is not on account again", () => {
  expect(stateOf(6_500, granted(6_500), paid(2_000, "a")).money).toMatchObject({
    due: 4_500,
    onAccount: 4_500,
  });
  const back: Happening = { kind: "refunded", cents: 2_000, reference: "b" };
  expect(stateOf(6_500, granted(6_500), paid(6_500, "a"), back).money).toMatchObject({
    due: 2_000,
    onAccount: 0,
  });
  expect(stateOf(6_500, granted(6_500), paid(9_000, "a")).money).toMatchObject({ due: -2_500, onAccount: 0 });
});

test("given up, it gives the room back for good: opened again, it is paid first", () => {
  expect(stateOf(6_500, granted(6_500), { kind: "cancelled", reason: "" }).money).toMatchObject({
    due: 0,
    onAccount: 0,
  });
  const again = stateOf(6_500, granted(6_500), { kind: "lapsed" }, { kind: "revived" });
  expect([again.stage, again.money.onAccount, again.paidAt]).toEqual(["open", 0, null]);
});

test("its invoice is there at once, and is credited when it is given up", () => {
  const open = stateOf(6_500, placed, granted(6_500));
  expect(taxPaperDue(open, [])).toEqual({ kind: "invoice", cents: 6_500 });
  const invoiced = [{ kind: "invoice", cents: 6_500 }] as const;
  expect(taxPaperDue(stateOf(6_500, granted(6_500), paid(6_500, "a")), invoiced)).toBeNull();
  const ended = stateOf(6_500, granted(6_500), { kind: "cancelled", reason: "" });
  expect(taxPaperDue(ended, invoiced)).toEqual({ kind: "credit-note", cents: 6_500 });
});

test.each([
  [10_000, 0, 10_000, true],
  [10_000, 1, 10_000, false],
  [10_000, 9_999, 1, true],
  [0, 0, 1, false],
  [5_000, 8_000, 1, false],
  [5_000, 0, 0, false],
])("limit %i, owed %i: an order of %i may be on account: %s", (limit, owed, cents, may) => {
  expect(mayOwe({ limit, owed, days: 20 }, cents)).toBe(may);
});

test("what is typed", () => {
  expect(["0", "", "$1,500", "12.5", "x"].map(parseCreditLimit)).toEqual([0, 0, 150_000, 1_250, null]);
  expect(creditDueOn({ limit: 1, days: 20 }, "2026-12-20")).toBe("2027-01-09");
  expect(creditLeft({ limit: 5_000, days: 1, owed: 8_000 })).toBe(0);
  const wrong = ["0", "91", "1.5", ""].map((days) => creditForm.safeParse({ limit: "5", days }).success);
  expect(wrong).toEqual([false, false, false, false]);
});

/** Something happens to one of the orders, or one more is asked for. */
const step = fc.record({
  order: fc.nat({ max: 5 }),
  cents: fc.integer({ min: 1, max: 60_000 }),
  kind: fc.constantFrom(
    "place",
    "paid",
    "refunded",
    "cancelled",
    "lapsed",
    "revived",
    "production-started",
    "proofs",
  ),
});

function happeningOf(kind: string, cents: number, at: number): readonly Happening[] {
  if (kind === "paid" || kind === "refunded") return [{ kind, cents, reference: String(at) }];
  if (kind === "cancelled") return [{ kind, reason: "" }];
  if (kind === "lapsed" || kind === "revived" || kind === "production-started") return [{ kind }];
  return proofed;
}

test("the limit is never exceeded, whatever happens in whichever order, and amounts agree", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const orders: { total: number; facts: Happening[] }[] = [];
      const owed = () =>
        orders.reduce((sum, { total, facts }) => sum + stateOf(total, ...facts).money.onAccount, 0);
      for (const [at, { order, cents, kind }] of steps.entries()) {
        const one = orders[order];
        if (kind === "place" || one === undefined) {
          const may = mayOwe({ limit: LIMIT, days: 20, owed: owed() }, cents);
          if (may) orders.push({ total: cents, facts: [placed, granted(cents)] });
        } else one.facts.push(...happeningOf(kind, cents, at));
        expect(owed()).toBeLessThanOrEqual(LIMIT);
        for (const { total, facts } of orders) {
          const { money } = stateOf(total, ...facts);
          expect(money.onAccount).toBeGreaterThanOrEqual(0);
          expect(money.onAccount).toBeLessThanOrEqual(Math.max(0, money.due));
        }
      }
    }),
  );
});
