import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { whyNot } from "./may-happen.ts";
import { amendedSums, type Amendment } from "./amend/amendment.ts";
import type { Happening, OrderFact, PlacedOrder } from "./order-fact.ts";
import { orderState } from "./order-state.ts";
import { readyAt } from "./waiting/waits-for.ts";

const HOUR = 3_600_000;
const order: PlacedOrder = { lines: 2, totalCents: 11_500 };

function factsOf(...happenings: readonly Happening[]): OrderFact[] {
  return happenings.map((happening, at) => ({ ...happening, id: at + 1, at: at * HOUR, by: "shop" }));
}

const made = (line: number, version = 1): Happening => ({
  kind: "proof-made",
  line,
  version,
  sha256: `${line}.${version}`,
  note: "",
});
const amended = (line: number, version: number, goodsCents: number, couponCents = 0): Happening => ({
  ...(made(line, version) as Happening & { kind: "proof-made" }),
  amendment: { line: {} as Amendment["line"], goodsCents, couponCents },
});
const approved = (line: number, version = 1): Happening => ({
  kind: "proof-approved",
  line,
  version,
  sha256: `${line}.${version}`,
});
const artwork = (line: number, isOurs: boolean): Happening => ({
  kind: "artwork-sent",
  line,
  places: [0],
  artwork: { files: ["b"], setNames: [] },
  files: { b: "of b" },
  selectionHash: "b",
  ...(isOurs && { isOurs }),
});
const paid = (cents: number, reference: string): Happening => ({ kind: "paid", cents, reference });
const refunded = (cents: number, reference: string): Happening => ({ kind: "refunded", cents, reference });
const failed = (reference: string): Happening => ({ kind: "refund-failed", cents: 1, reference });
const placed: Happening = { kind: "placed" };
const started: Happening = { kind: "production-started" };
const dispatched: Happening = { kind: "dispatched", carrier: "NZ Post", tracking: "AB123" };

describe("an order on its way", () => {
  test("is made when every proof is approved and all of it is paid", () => {
    const facts = factsOf(
      placed,
      paid(11_000, "a"),
      made(1),
      approved(1),
      made(2),
      approved(2),
      paid(500, "b"),
      started,
      dispatched,
      { kind: "delivered" },
    );
    const stages = facts.map((_, at) => orderState(order, facts.slice(0, at + 1)).stage);
    expect(stages).toEqual([
      ...Array.from({ length: 6 }, () => "open"),
      "ready",
      "in-production",
      "dispatched",
      "delivered",
    ]);
    const state = orderState(order, facts);
    expect([state.approvedAt, state.paidAt, readyAt(state)]).toEqual([5 * HOUR, 6 * HOUR, 6 * HOUR]);
    expect(state.dispatch).toEqual({ carrier: "NZ Post", tracking: "AB123" });
  });

  test("needs no proof of a charge, and never is ready without one of what is made", () => {
    const withCharge: PlacedOrder = { ...order, charges: new Set([2]) };
    const facts = factsOf(placed, paid(11_500, "a"), made(1), approved(1), started);
    const stages = facts.map((_, at) => orderState(withCharge, facts.slice(0, at + 1)).stage);
    expect(stages).toEqual(["open", "open", "open", "ready", "in-production"]);
    const state = orderState(withCharge, facts.slice(0, 1));
    expect(state.proofs).toMatchObject([{ state: "none" }, { state: "approved", version: 0, sha256: null }]);
    expect(whyNot(state, { kind: "proof-made", line: 2, version: 1, sha256: "x", note: "" })).toBe(
      "proof-approved",
    );
  });

  test("does not start before", () => {
    const early = factsOf(placed, made(1), approved(1), made(2), approved(2), started);
    expect(orderState(order, early).stage).toBe("open");
    expect(whyNot(orderState(order, early), started)).toBe("order-not-ready");
    const unseen = factsOf(placed, paid(11_500, "a"), made(1), approved(1), made(2), started);
    expect(orderState(order, unseen).stage).toBe("open");
  });

  test("a proof that is sent back has another version, and an answer to the one before counts for nothing", () => {
    const facts = factsOf(
      placed,
      made(1),
      { kind: "change-asked", line: 1, version: 1, words: "More blue" },
      made(1, 2),
      approved(1, 1),
    );
    const state = orderState(order, facts);
    expect(state.proofs[0]).toEqual({ line: 1, version: 2, state: "made", sha256: "1.2" });
    expect(whyNot(state, approved(1, 1))).toBe("proof-replaced");
    expect(whyNot(state, { ...approved(1, 2), sha256: "other" } as Happening)).toBe("proof-replaced");
    expect(whyNot(state, approved(1, 2))).toBeNull();
    expect(whyNot(state, approved(2))).toBe("not-found");
    expect(whyNot(state, approved(3))).toBe("not-found");
  });

  test("a proof that is sent back is neither sent back again nor approved", () => {
    const asked: Happening = { kind: "change-asked", line: 1, version: 1, words: "Larger" };
    const state = orderState(order, factsOf(placed, made(1), asked));
    expect(whyNot(state, { ...asked, words: "Smaller" })).toBe("proof-sent-back");
    expect(whyNot(state, approved(1))).toBe("proof-sent-back");
    expect(whyNot(state, made(1, 2))).toBeNull();
  });

  test("an approved proof stays as it is", () => {
    const state = orderState(order, factsOf(placed, made(1), approved(1)));
    expect(whyNot(state, approved(1))).toBe("proof-approved");
    expect(whyNot(state, { kind: "change-asked", line: 1, version: 1, words: "Wait" })).toBe(
      "proof-approved",
    );
    expect(whyNot(state, made(1, 2))).toBe("proof-approved");
  });
});

describe("money", () => {
  test("the same payment told twice counts once; two of one amount count both", () => {
    const { money } = orderState(
      order,
      factsOf(placed, paid(5_000, "a"), paid(5_000, "a"), paid(5_000, "b")),
    );
    expect(money).toMatchObject({
      total: 11_500,
      paid: 10_000,
      refunded: 0,
      due: 1_500,
      onAccount: 0,
      dueOn: null,
    });
  });

  test("what arrives after the end is owed, and no more is given back than came", () => {
    const state = orderState(
      order,
      factsOf(placed, { kind: "cancelled", reason: "Changed my mind" }, paid(11_500, "late")),
    );
    expect([state.stage, state.money.due]).toEqual(["cancelled", -11_500]);
    expect(whyNot(state, { kind: "refunded", cents: 11_501, reference: "r" })).toBe("refund-too-large");
    expect(whyNot(state, { kind: "refunded", cents: 11_500, reference: "r" })).toBeNull();
  });

  test("what is given back before production must be paid again; later it does not stop the work", () => {
    const ready = [placed, paid(11_500, "a"), made(1), approved(1), made(2), approved(2)];
    const back: Happening = { kind: "refunded", cents: 500, reference: "r" };
    expect(orderState(order, factsOf(...ready, back)).stage).toBe("open");
    expect(orderState(order, factsOf(...ready, started, back)).stage).toBe("in-production");
  });
});

describe("a refund that fails later", () => {
  const made1 = [placed, paid(11_500, "a"), made(1), approved(1), made(2), approved(2)];
  const moneyOf = (...facts: readonly Happening[]) => orderState(order, factsOf(...facts)).money;

  test("counts no more, whichever was heard of first, and is owed again where it was owed", () => {
    const cancelled: Happening = { kind: "cancelled", reason: "" };
    const back = refunded(11_500, "r");
    const owed = { total: 11_500, paid: 11_500, refunded: 0, due: -11_500 };
    expect(moneyOf(...made1, cancelled, back).due).toBe(0);
    expect(moneyOf(...made1, cancelled, back, failed("r"))).toMatchObject(owed);
    expect(moneyOf(...made1, cancelled, back, failed("r"), failed("r"))).toMatchObject(owed);
    expect(moneyOf(...made1, cancelled, failed("r"), back)).toMatchObject(owed);
    expect(moneyOf(...made1, cancelled, back, failed("r"), refunded(11_500, "bank")).due).toBe(0);
    expect(moneyOf(...made1, cancelled, back, failed("other")).due).toBe(0);
  });

  test("what is given back of goods that are made is not to be paid again, and stays owed when it comes back", () => {
    const gift = [...made1, started, dispatched, refunded(2_000, "r")];
    expect(moneyOf(...gift)).toMatchObject({ total: 11_500, paid: 11_500, refunded: 2_000, due: 0 });
    expect(moneyOf(...gift, failed("r"))).toMatchObject({
      total: 11_500,
      paid: 11_500,
      refunded: 0,
      due: -2_000,
    });
    expect(moneyOf(...gift, failed("r"), refunded(2_000, "bank")).due).toBe(0);
    const tooMuch = [...made1, paid(500, "b"), started];
    expect(moneyOf(...tooMuch, refunded(700, "r")).due).toBe(0);
    expect(moneyOf(...tooMuch, refunded(300, "r")).due).toBe(-200);
  });
});

test("an order lapses while something is waited for, and can be revived", () => {
  const lapsed = orderState(order, factsOf(placed, { kind: "lapsed" }));
  expect([lapsed.stage, lapsed.money.due]).toEqual(["lapsed", 0]);
  expect(whyNot(lapsed, { kind: "revived" })).toBeNull();
  expect(orderState(order, factsOf(placed, { kind: "lapsed" }, { kind: "revived" })).stage).toBe("open");
});

const line = fc.integer({ min: 1, max: 3 });
const version = fc.integer({ min: 1, max: 3 });
const cents = fc.integer({ min: -5, max: 12_000 });
const reference = fc.constantFrom("a", "b", "c", "d");
const anything: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constant("paid" as const), cents, reference }),
  fc.record({ kind: fc.constant("refunded" as const), cents, reference }),
  fc.record({ kind: fc.constant("refund-failed" as const), cents, reference }),
  fc.tuple(line, version).map(([a, b]) => made(a, b)),
  fc
    .tuple(line, version, fc.integer({ min: -2_000, max: 4_000 }), fc.integer({ min: -300, max: 300 }))
    .map(([a, b, goods, coupon]) => amended(a, b, goods, coupon)),
  fc.tuple(line, version).map(([a, b]) => approved(a, b)),
  fc.record({ kind: fc.constant("change-asked" as const), line, version, words: fc.constant("x") }),
  fc.tuple(line, fc.boolean()).map(([a, isOurs]) => artwork(a, isOurs)),
  fc.constantFrom<Happening>(
    started,
    dispatched,
    { kind: "delivered" },
    { kind: "cancelled", reason: "" },
    { kind: "lapsed" },
    { kind: "revived" },
  ),
);
const anyFacts = fc.array(anything, { maxLength: 40 }).map((all) => factsOf(placed, ...all));

describe("whatever happens", () => {
  it("any sorting and any repetition of the same facts is one state", () => {
    fc.assert(
      fc.property(anyFacts, fc.infiniteStream(fc.nat()), (facts, random) => {
        const again = [...facts, ...facts.slice(0, 5)];
        const shuffled = again
          .map((fact) => ({ fact, at: random.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ fact }) => fact);
        expect(orderState(order, shuffled)).toEqual(orderState(order, facts));
      }),
    );
  });

  it("nothing is made before all is approved and paid, and only what may happen changes the stage", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        let before = orderState(order, []);
        for (const [at, fact] of facts.entries()) {
          const now = orderState(order, facts.slice(0, at + 1));
          if (now.stage === "in-production" && before.stage !== "in-production") {
            expect(before.stage).toBe("ready");
            expect(before.money.paid - before.money.refunded).toBeGreaterThanOrEqual(order.totalCents);
            expect(before.proofs.every(({ state }) => state === "approved")).toBe(true);
          }
          const isMoney = ["paid", "refunded", "refund-failed"].includes(fact.kind);
          if (!isMoney && fact.kind !== "placed" && whyNot(before, fact) !== null)
            expect(now).toEqual(before);
          before = now;
        }
      }),
    );
  });

  it("money adds up to the cent: what is due is the total less what came and went, and no refund of goods asks for money", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { stage, money, amended: accepted } = orderState(order, facts);
        const sums = amendedSums(
          { subTotal: order.totalCents, couponDiscount: 0, totalPrice: order.totalCents },
          accepted.values(),
        );
        expect(money.total).toBe(sums.totalPrice);
        expect(sums.totalPrice).toBe(sums.subTotal - sums.couponDiscount);
        const total = stage === "cancelled" || stage === "lapsed" ? 0 : money.total;
        const failures = new Set(
          facts.flatMap((fact) => (fact.kind === "refund-failed" ? fact.reference : [])),
        );
        const sum = (kind: "paid" | "refunded") => {
          const first = new Map<string, number>();
          for (const fact of facts)
            if (fact.kind === kind && !first.has(fact.reference)) first.set(fact.reference, fact.cents);
          if (kind === "refunded") for (const reference of failures) first.delete(reference);
          return [...first.values()].reduce((a, b) => a + b, 0);
        };
        expect([money.paid, money.refunded]).toEqual([sum("paid"), sum("refunded")]);
        const isMade = ["in-production", "dispatched", "delivered"].includes(stage);
        if (!isMade) expect(money.due).toBe(total - sum("paid") + sum("refunded"));
        else expect(money.due).toBeLessThanOrEqual(Math.max(0, total - sum("paid") + sum("refunded")));
      }),
    );
  });
});
