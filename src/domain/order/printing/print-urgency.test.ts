import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { addDays } from "#domain/calendar-date.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { leavesIfBegun } from "#domain/deliver/begun-now.ts";
import { leavingDays, orderUrgency, urgencyToPrint, workLeft, workOf } from "./print-urgency.ts";
import { urgencies } from "./urgencies.ts";
import { urgencyText } from "./urgency-text.ts";

const current = compileCatalogue(catalogueDocument, "test");
/** Thursday 3 December 2026: begun today, two days' work leave on Tuesday. */
const thursday = { current, moment: { date: "2026-12-03", afterCutOff: false } };

test("what is at risk is told by the days of the delivery dates", () => {
  expect(leavesIfBegun(current, thursday.moment, 2)).toBe("2026-12-08");
  expect(leavesIfBegun(current, { ...thursday.moment, afterCutOff: true }, 2)).toBe("2026-12-09");
  const days = ["2026-12-02", "2026-12-03", "2026-12-07", "2026-12-08", "2026-12-09"];
  expect(days.map((day) => urgencyToPrint(thursday, day, 2))).toEqual([
    "late",
    "risk",
    "risk",
    "today",
    null,
  ]);
  const some = ["late", "risk", "today", null] as const;
  expect(some.map((one) => urgencyText(one, "2026-12-07"))).toEqual([
    "It is late: it was to leave on Mon 7 December.",
    "It is at risk: begun now, it would leave after Mon 7 December.",
    "It has to be begun today to leave on Mon 7 December.",
    null,
  ]);
});

test("the leaving days of an urgency are those on which goods stand so, whatever their work and the day", () => {
  const nearby = fc.integer({ min: -5, max: 40 });
  fc.assert(
    fc.property(nearby, nearby, fc.boolean(), fc.nat(12), (today, leaves, afterCutOff, work) => {
      const day = { current, moment: { date: addDays("2026-12-20", today), afterCutOff } };
      const leavesOn = addDays("2026-12-20", leaves);
      const isIn = (urgency: (typeof urgencies)[number]) =>
        leavingDays(day, [urgency], [0, work, 20]).some(
          ({ workDays, from, before }) =>
            (workDays ?? work) === work && (from ?? "") <= leavesOn && leavesOn < before,
        );
      expect(urgencies.filter(isIn)).toEqual([urgencyToPrint(day, leavesOn, work) ?? []].flat());
    }),
  );
});

test("an order stands as the line with the most work that was not printed; all printed it can only be late", () => {
  const paper = current.featuredItemBySlug.get("paper-stickers")!;
  const line = (quantity: number) => {
    const query = new URLSearchParams(`product=classic-paper&size=50x50&quantity=${quantity}`);
    return { selection: readAddress(current, scopeOf(paper), query), quantity };
  };
  const [small, large] = [line(25), line(40_000)];
  const [few, many] = [workOf(current, small), workOf(current, large)];
  expect(many).toBeGreaterThan(few);
  const charge = { ...large, written: "charge" as const };
  const order = { state: { stage: "in-production" as const }, lines: [small, large, charge] };
  const left = (...printed: number[]) => workLeft(current, order, new Set(printed));
  expect([left(), left(2), left(1, 2)]).toEqual([many, few, null]);
  expect(workLeft(current, { ...order, state: { stage: "dispatched" } }, new Set())).toBeNull();

  const stands = (leavesOn: string | null, workDays: number | null, stage: "ready" | "delivered" = "ready") =>
    orderUrgency(thursday, { stage, leavesOn, workDays });
  expect([stands("2026-12-07", 2), stands("2026-12-07", null), stands("2026-12-02", null)]).toEqual([
    "risk",
    null,
    "late",
  ]);
  expect([stands(null, 2), stands("2026-12-02", 2, "delivered")]).toEqual([null, null]);
});
