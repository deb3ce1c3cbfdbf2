import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type TaxPaperSum, taxPaperDue, taxPaperGst } from "../tax-papers.ts";
import { gstIn } from "#domain/money.ts";
import type { AmendedLine } from "../amend/amendment.ts";
import { whyNot } from "../may-happen.ts";
import type { Happening, HappeningOf, OrderFact } from "../order-fact.ts";
import { orderState } from "../order-state.ts";
import { waitsFor } from "../waiting/waits-for.ts";
import { type LaterLine, costsMore, type OrderCorrection, sameSums, withLineChanges } from "./correction.ts";

const order = { lines: 2, totalCents: 10_000 };

function factsOf(...happenings: readonly Happening[]): OrderFact[] {
  return happenings.map((happening, at) => ({ ...happening, id: at + 1, at: at + 1, by: "shop" }));
}

const line = (price: number): AmendedLine => ({ price, selectionHash: "other" }) as unknown as AmendedLine;
const goods = (price: number): LaterLine => ({ ...line(price), files: {} }) as unknown as LaterLine;
const charge = (price: number): LaterLine => ({ ...goods(price), written: "charge" });

const corrected = (correction: Partial<OrderCorrection>): HappeningOf<"corrected"> => ({
  kind: "corrected",
  key: "k",
  reason: "x",
  contact: [],
  lines: [],
  added: [],
  shipping: null,
  sums: sameSums,
  ...correction,
});
const costing = (goodsCents: number) => ({ ...sameSums, goodsCents });
const made = (of: number, version = 1): Happening => ({
  kind: "proof-made",
  line: of,
  version,
  sha256: `${of}.${version}`,
  note: "",
});
const approved = (of: number, version = 1): Happening => ({
  kind: "proof-approved",
  line: of,
  version,
  sha256: `${of}.${version}`,
});
const paid = (cents: number, reference: string): Happening => ({ kind: "paid", cents, reference });
const started: Happening = { kind: "production-started" };
const ready = [paid(10_000, "a"), made(1), approved(1), made(2), approved(2)];

describe("what is put right of an order", () => {
  test("counts at once: more is to be paid before it is made, and it does not lapse for that", () => {
    const more = { lines: [{ line: 1, now: line(9_000), approvedSha256: "1.more" }], sums: costing(2_500) };
    const state = orderState(order, factsOf(...ready, corrected(more)));
    expect(state.money).toMatchObject({ total: 12_500, due: 2_500 });
    expect([state.stage, waitsFor(state)]).toEqual(["open", ["payment"]]);
    expect(state.proofs[0]).toMatchObject({ state: "approved", sha256: "1.more" });
    expect(whyNot(state, { kind: "lapsed" })).toBe("order-closed");
    expect(orderState(order, factsOf(...ready, corrected(more), { kind: "lapsed" })).stage).toBe("open");
    const settled = orderState(order, factsOf(...ready, corrected(more), paid(2_500, "b")));
    expect([settled.stage, settled.money.due]).toEqual(["ready", 0]);
  });

  test("but what was never paid, or was given back, lapses as ever", () => {
    const more = corrected({ added: [charge(300)], sums: costing(300) });
    const unpaid = orderState(order, factsOf(made(1), approved(1), made(2), approved(2), more));
    expect(whyNot(unpaid, { kind: "lapsed" })).toBeNull();
    const back: Happening = { kind: "refunded", cents: 5_000, reference: "r" };
    expect(whyNot(orderState(order, factsOf(...ready, more, back)), { kind: "lapsed" })).toBeNull();
  });

  test("withdraws the approval of what looks otherwise, and what was proposed of it", () => {
    const other = corrected({ lines: [{ line: 1, now: line(6_000), approvedSha256: null }] });
    const state = orderState(order, factsOf(...ready, other));
    expect([state.stage, waitsFor(state)]).toEqual(["open", ["proof"]]);
    expect(state.proofs[0]).toMatchObject({ state: "artwork-sent", version: 1 });
    expect(state.evaluated.has(1)).toBe(false);
    expect(whyNot(state, approved(1))).toBe("proof-outdated");
    const again = orderState(order, factsOf(...ready, other, made(1, 2), approved(1, 2)));
    expect(again.stage).toBe("ready");
  });

  test("a line that is removed keeps its number and costs nothing; one that is added comes last", () => {
    const change = corrected({
      lines: [{ line: 1, now: "removed", approvedSha256: null }],
      added: [goods(2_000)],
      sums: costing(-2_000),
    });
    const state = orderState(order, factsOf(...ready, change));
    expect(state.proofs.map(({ line: at, state: how }) => [at, how])).toEqual([
      [1, "approved"],
      [2, "approved"],
      [3, "none"],
    ]);
    expect([[...state.goods], [...state.removed]]).toEqual([[2, 3], [1]]);
    expect(state.money).toMatchObject({ total: 8_000, due: -2_000 });
    const item = { price: 4_000, selection: 1, files: {}, selectionHash: "a" };
    const changes = state.changes.get(1) ?? [];
    expect(withLineChanges(item, changes)).toMatchObject({ price: 0, isRemoved: true, written: "charge" });
    expect(whyNot(state, change)).toBe("not-found");
  });

  test.each<[string, readonly Happening[], Partial<OrderCorrection>, string]>([
    [
      "what nothing is left of",
      ready,
      { lines: [1, 2].map((of) => ({ line: of, now: "removed", approvedSha256: null })) },
      "correction-empties",
    ],
    [
      "what would cost less than nothing",
      ready,
      { added: [charge(-10_001)], sums: costing(-10_001) },
      "correction-below-zero",
    ],
    [
      "a line that is not there",
      ready,
      { lines: [{ line: 3, now: "removed", approvedSha256: null }] },
      "not-found",
    ],
    ["what is being made", [...ready, started], { added: [charge(100)], sums: costing(100) }, "order-closed"],
    [
      "what has left",
      [...ready, started, { kind: "dispatched", carrier: "", tracking: "" }],
      { contact: ["delivery"] },
      "order-closed",
    ],
    ["what was cancelled", [{ kind: "cancelled", reason: "" }], { contact: ["delivery"] }, "order-closed"],
  ])("is refused of %s", (_, before, correction, code) => {
    const state = orderState(order, factsOf(...before));
    expect(whyNot(state, corrected(correction))).toBe(code);
  });

  test("where it goes can be put right until it has left", () => {
    const state = orderState(order, factsOf(...ready, started));
    expect(whyNot(state, corrected({ contact: ["delivery"] }))).toBeNull();
  });
});

const lineNumber = fc.integer({ min: 1, max: 4 });
const cents = fc.integer({ min: -4_000, max: 4_000 });
const anything: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 9_000 }), fc.nat()).map(([sum, id]) => paid(sum, `p${id}`)),
  },
  fc
    .tuple(fc.integer({ min: 1, max: 6_000 }), fc.nat())
    .map(([sum, id]): Happening => ({ kind: "refunded", cents: sum, reference: `r${id}` })),
  fc.tuple(lineNumber, fc.integer({ min: 1, max: 3 })).map(([of, version]) => made(of, version)),
  fc.tuple(lineNumber, fc.integer({ min: 1, max: 3 })).map(([of, version]) => approved(of, version)),
  {
    weight: 2,
    arbitrary: fc.tuple(lineNumber, fc.boolean(), cents).map(([of, keeps, sum]) =>
      corrected({
        lines: [{ line: of, now: line(1), approvedSha256: keeps ? "kept" : null }],
        sums: costing(sum),
      }),
    ),
  },
  fc
    .tuple(lineNumber, cents)
    .map(([of, sum]) =>
      corrected({ lines: [{ line: of, now: "removed", approvedSha256: null }], sums: costing(sum) }),
    ),
  fc
    .tuple(fc.boolean(), cents)
    .map(([isCharge, sum]) =>
      corrected({ added: [isCharge ? charge(sum) : goods(sum)], sums: costing(sum) }),
    ),
  fc
    .record({ couponCents: cents, pointCents: fc.integer({ min: -900, max: 0 }), shippingCents: cents })
    .map((sums) => corrected({ sums: { ...sameSums, ...sums } })),
  fc.constantFrom<Happening>(
    started,
    { kind: "lapsed" },
    { kind: "cancelled", reason: "" },
    { kind: "revived" },
  ),
);

test("whatever is paid, put right, approved, given back, ended: the sums of the order and of its papers hold after each step", () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 30 }), (happenings) => {
      const facts: OrderFact[] = [];
      const papers: (TaxPaperSum & { gst: number })[] = [];
      let [total, kept] = [order.totalCents, 0];
      let before = orderState(order, facts);
      for (const fact of factsOf(...happenings)) {
        if (whyNot(before, fact) !== null) continue;
        facts.push(fact);
        const state = orderState(order, facts);
        if (fact.kind === "corrected") total += costsMore(fact.sums);
        if (fact.kind === "paid") kept += fact.cents;
        if (fact.kind === "refunded") kept -= fact.cents;
        const { money, stage } = state;
        expect(money.total).toBe(total);
        expect(money.total).toBeGreaterThanOrEqual(0);
        expect(money.paid - money.refunded).toBe(kept);
        if (stage === "open" || stage === "ready") expect(money.due).toBe(total - kept);
        if (stage === "cancelled" || stage === "lapsed") expect(money.due).toBe(0 - kept);
        if (stage === "ready") expect(kept).toBeGreaterThanOrEqual(total);
        expect(state.goods.size).toBeGreaterThan(0);
        const due = taxPaperDue(state, papers);
        if (due !== null) papers.push({ ...due, gst: taxPaperGst(due, papers) });
        const net = papers.reduce((sum, paper) => sum + (paper.kind === "invoice" ? 1 : -1) * paper.cents, 0);
        const gst = papers.reduce((sum, paper) => sum + (paper.kind === "invoice" ? 1 : -1) * paper.gst, 0);
        expect(gst).toBe(gstIn(net));
        for (const paper of papers)
          expect(Math.abs(paper.gst - (paper.cents * 3) / 23)).toBeLessThanOrEqual(1);
        before = state;
      }
    }),
    { numRuns: 5000 },
  );
});
