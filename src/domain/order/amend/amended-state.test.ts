import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { whyNot } from "../may-happen.ts";
import type { Happening, OrderFact } from "../order-fact.ts";
import { orderState } from "../order-state.ts";
import { waitsFor } from "../waiting/waits-for.ts";
import { amendedBy, type Amendment } from "./amendment.ts";

const order = { lines: 2, totalCents: 10_000 };

function factsOf(...happenings: readonly Happening[]): OrderFact[] {
  return happenings.map((happening, at) => ({ ...happening, id: at + 1, at: at + 1, by: "shop" }));
}

const amendment = (goodsCents: number, couponCents = 0): Amendment => ({
  line: {} as Amendment["line"],
  goodsCents,
  couponCents,
});
const made = (line: number, version = 1, proposed?: Amendment): Happening & { kind: "proof-made" } => ({
  kind: "proof-made",
  line,
  version,
  sha256: `${line}.${version}`,
  note: "",
  ...(proposed && { amendment: proposed }),
});
const approved = (line: number, version = 1): Happening => ({
  kind: "proof-approved",
  line,
  version,
  sha256: `${line}.${version}`,
});
const asked = (line: number, version = 1): Happening => ({ kind: "change-asked", line, version, words: "x" });
const paid = (cents: number, reference: string): Happening => ({ kind: "paid", cents, reference });
const started: Happening = { kind: "production-started" };

describe("what is proposed with a proof", () => {
  test("counts from its approval on: more is to be paid before anything is made", () => {
    const before = factsOf(paid(10_000, "a"), made(1, 1, amendment(1_500, 150)), made(2), approved(2));
    expect(orderState(order, before).money.total).toBe(10_000);
    const after = [...before, ...factsOf(...Array.from(before, () => started), approved(1)).slice(-1)];
    const state = orderState(order, after);
    expect(state.money).toMatchObject({ total: 11_350, paid: 10_000, refunded: 0, due: 1_350 });
    expect([state.stage, waitsFor(state)]).toEqual(["open", ["payment"]]);
    expect(whyNot(state, started)).toBe("order-not-ready");
    const settled = orderState(order, [...after, { ...paid(1_350, "b"), id: 90, at: 90, by: "shop" }]);
    expect([settled.stage, settled.paidAt, settled.money.due]).toEqual(["ready", 90, 0]);
  });

  test("that costs less is owed to the customer, and holds nothing up", () => {
    const facts = factsOf(
      paid(10_000, "a"),
      made(1, 1, amendment(-1_500)),
      made(2),
      approved(2),
      approved(1),
    );
    const state = orderState(order, facts);
    expect([state.stage, state.money.due]).toEqual(["ready", -1_500]);
    expect(state.amended.get(1)?.goodsCents).toBe(-1_500);
  });

  test("makes an order paid that had been paid in part", () => {
    const facts = factsOf(paid(8_500, "a"), made(1, 1, amendment(-1_500)), made(2), approved(2), approved(1));
    expect(orderState(order, facts)).toMatchObject({ stage: "ready", paidAt: 5, money: { due: 0 } });
  });

  test.each<[string, readonly Happening[]]>([
    ["sent back", [asked(1)]],
    ["taken back by another proof", [made(1, 2), approved(1, 2)]],
    ["approved late, after another proof", [made(1, 2), approved(1, 1)]],
    ["approved under another hash", [{ ...approved(1), sha256: "other" } as Happening]],
    ["of an order that was cancelled", [{ kind: "cancelled", reason: "" }, approved(1)]],
  ])("changes nothing where it is %s", (_, then) => {
    const state = orderState(order, factsOf(made(1, 1, amendment(1_500)), ...then));
    expect([state.money.total, state.amended.size]).toEqual([10_000, 0]);
  });

  test("takes no order below nothing, whatever else is accepted", () => {
    const state = orderState(order, factsOf(made(1, 1, amendment(-6_000))));
    expect(whyNot(state, made(2, 1, amendment(-4_001)))).toBe("amendment-below-zero");
    expect(whyNot(state, made(2, 1, amendment(-4_000)))).toBeNull();
    expect(whyNot(state, made(1, 2, amendment(-9_000)))).toBeNull();
  });

  test("takes no order below nothing either where what makes up for it is proposed and not accepted", () => {
    const state = orderState(order, factsOf(made(1, 1, amendment(6_000))));
    expect(whyNot(state, made(2, 1, amendment(-10_001)))).toBe("amendment-below-zero");
    expect(whyNot(state, made(2, 1, amendment(-10_000)))).toBeNull();
  });
});

const line = fc.integer({ min: 1, max: 2 });
const version = fc.integer({ min: 1, max: 3 });
const anything: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    kind: fc.constant("paid" as const),
    cents: fc.integer({ min: 1, max: 9_000 }),
    reference: fc.constantFrom("a", "b", "c", "d"),
  }),
  fc
    .tuple(line, version, fc.option(fc.integer({ min: -6_000, max: 6_000 })))
    .map(([of, at, goods]) => made(of, at, goods === null ? undefined : amendment(goods))),
  fc.tuple(line, version).map(([of, at]) => approved(of, at)),
  fc.tuple(line, version).map(([of, at]) => asked(of, at)),
  fc.constant(started),
);

/** Only what may happen, as the shop records it. */
function allowed(happenings: readonly Happening[]): OrderFact[] {
  const facts: OrderFact[] = [];
  for (const fact of factsOf(...happenings)) {
    const may = whyNot(orderState(order, facts), fact) === null;
    const isTwice =
      fact.kind === "paid" && facts.some((one) => one.kind === "paid" && one.reference === fact.reference);
    if (may && !isTwice) facts.push(fact);
  }
  return facts;
}

describe("whatever is proposed and answered", () => {
  const facts = fc.array(anything, { maxLength: 40 }).map(allowed);

  it("the total is what was placed and what was accepted, never below nothing; each line is amended at most once", () => {
    fc.assert(
      fc.property(facts, (all) => {
        const { money, amended, proofs } = orderState(order, all);
        const sum = [...amended.values()].reduce((cents, one) => cents + amendedBy(one), 0);
        expect(money.total).toBe(order.totalCents + sum);
        expect(money.total).toBeGreaterThanOrEqual(0);
        const accepted = proofs.filter(({ state }) => state === "approved").map((proof) => proof.line);
        for (const at of amended.keys()) expect(accepted).toContain(at);
      }),
    );
  });

  it("nothing is made while a difference is unpaid, and what is made is never changed", () => {
    fc.assert(
      fc.property(facts, (all) => {
        const start = all.findIndex(({ kind }) => kind === "production-started");
        if (start === -1) return;
        const before = orderState(order, all.slice(0, start));
        expect(before.money.due).toBeLessThanOrEqual(0);
        expect([...orderState(order, all).amended]).toEqual([...before.amended]);
      }),
    );
  });

  it("any sorting and any repetition of the same facts is one state", () => {
    fc.assert(
      fc.property(facts, fc.infiniteStream(fc.nat()), (all, random) => {
        const shuffled = [...all, ...all]
          .map((fact) => ({ fact, at: random.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ fact }) => fact);
        expect(orderState(order, shuffled)).toEqual(orderState(order, all));
      }),
    );
  });
});
