import fc from "fast-check";
import { expect, test } from "vitest";
import { type TaxPaperSum, taxPaperDue, taxPaperName } from "./tax-papers.ts";

const at = (paid: number, refunded = 0, total = 6_500) => ({
  money: {
    total,
    paid,
    refunded,
    due: total - paid + refunded,
    payableNow: total - paid + refunded,
    deposit: null,
    onAccount: 0,
    dueOn: null,
  },
});
const invoice: TaxPaperSum = { kind: "invoice", cents: 6_500 };

test("an invoice is due when all is paid, once, and of what was ordered, not of what was paid too much", () => {
  expect(taxPaperDue(at(6_499), [])).toBeNull();
  expect(taxPaperDue(at(6_500), [])).toEqual(invoice);
  expect(taxPaperDue(at(7_000), [])).toEqual(invoice);
  expect(taxPaperDue(at(6_500), [invoice])).toBeNull();
  expect(taxPaperDue(at(0, 0, 0), [])).toBeNull();
});

test("a credit note is due for what is given back, but not for what was paid too much", () => {
  expect(taxPaperDue(at(7_000, 500), [invoice])).toBeNull();
  expect(taxPaperDue(at(7_000, 1_500), [invoice])).toEqual({ kind: "credit-note", cents: 1_000 });
  expect(taxPaperDue(at(1_000, 500), [])).toBeNull();
});

test("what is paid again after a credit note is on an invoice again", () => {
  const credited: readonly TaxPaperSum[] = [invoice, { kind: "credit-note", cents: 2_000 }];
  expect(taxPaperDue(at(6_500, 2_000), credited)).toBeNull();
  expect(taxPaperDue(at(8_500, 2_000), credited)).toEqual({ kind: "invoice", cents: 2_000 });
});

test("whatever comes and goes, papers never say more than is kept of a paid order, and all of it once it is paid", () => {
  const moves = fc.array(fc.record({ isPaid: fc.boolean(), cents: fc.integer({ min: 1, max: 9_000 }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(moves, (all) => {
      const papers: TaxPaperSum[] = [];
      let [paid, refunded] = [0, 0];
      for (const { isPaid, cents } of all) {
        if (isPaid) paid += cents;
        else refunded += Math.min(cents, paid - refunded);
        const due = taxPaperDue(at(paid, refunded), papers);
        if (due !== null) papers.push(due);
        const net = papers.reduce((sum, one) => sum + (one.kind === "invoice" ? one.cents : -one.cents), 0);
        expect(taxPaperDue(at(paid, refunded), papers)).toBeNull();
        expect(net).toBeLessThanOrEqual(Math.max(0, paid - refunded));
        if (paid - refunded >= 6_500) expect(net).toBe(6_500);
      }
    }),
  );
});

test("papers are named by their numbers", () => {
  expect(taxPaperName("invoice", 12)).toBe("Tax invoice INV-000012");
  expect(taxPaperName("credit-note", 1_000_000)).toBe("Credit note CN-1000000");
});
