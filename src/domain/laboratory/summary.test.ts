import { describe, expect, test } from "vitest";
import type { Breach } from "#domain/price/change/price-effect.ts";
import type { Replayed } from "./replay.ts";
import { fateOf, placesWith, percentSteps, replaySummary } from "./summary.ts";

const gone = { ok: false, why: "This product is no longer offered." } as const;

function sold(price: number, cost: number | null = 400) {
  return { ok: true, price, cost, days: 6 } as const;
}

function one(before: number | null, after: number | null, breaches: readonly Breach[] = []): Replayed {
  return {
    title: "Stickers",
    before: before === null ? gone : sold(before),
    after: after === null ? gone : sold(after),
    breaches,
  };
}

describe("where a change of a price is counted", () => {
  test.each([
    [790, "under -20", 0],
    [800, "-20 to -10", 1],
    [899, "-20 to -10", 1],
    [900, "-10 to -5", 2],
    [950, "-5 to 0", 3],
    [999, "-5 to 0", 3],
    [1000, "the same", 4],
    [1001, "0 to 5", 5],
    [1050, "0 to 5", 5],
    [1051, "5 to 10", 6],
    [1100, "5 to 10", 6],
    [1200, "10 to 20", 7],
    [1201, "over 20", 8],
  ])("$10.00 to %i cents: %s per cent", (after, _words, step) => {
    expect(fateOf(one(1000, after))).toBe(step);
  });

  test("each step begins where the one before ends", () => {
    const ends = percentSteps.slice(1).map(({ from }, at) => [percentSteps[at]?.to, from]);
    expect(ends.every(([to, from]) => to === from)).toBe(true);
  });

  test("what is not sold both ways is in no step", () => {
    expect([one(1000, null), one(null, 1000), one(null, null)].map(fateOf)).toEqual([
      "gone",
      "come",
      "never",
    ]);
  });
});

describe("what a draft does to what customers have configured", () => {
  const below: Breach = { rule: "below-cost", pieces: 100, sets: 1, price: 300, against: 400 };
  const far: Breach = { rule: "below-cost", pieces: 250, sets: 2, price: 100, against: 400 };
  const all = [
    one(1000, 1070),
    one(1000, 1150),
    one(2000, 1900),
    one(500, 500),
    one(700, null),
    one(null, 900),
    one(null, null),
    one(410, 300, [below]),
    one(400, 100, [far]),
  ];

  test("counts", () => {
    expect(replaySummary(all, [])).toMatchObject({
      compared: 6,
      dearer: 2,
      cheaper: 3,
      same: 1,
      gone: 1,
      come: 1,
      counts: [2, 0, 0, 1, 1, 0, 1, 1, 0],
    });
  });

  test("those that change furthest come first", () => {
    const { rises, falls } = replaySummary(all, []);
    expect(rises).toEqual([1, 0]);
    expect(falls).toEqual([8, 7, 2]);
    expect(placesWith(all, "0")).toEqual([8, 7]);
    expect(placesWith(all, "gone")).toEqual([4]);
  });

  test("money is that of ordered lines, each as often as it was ordered; what is gone is in none", () => {
    const { orders } = replaySummary(all, [0, 0, 2, 4]);
    expect(orders).toEqual({
      lines: 4,
      gone: 1,
      before: { turnover: 4000, margin: 2800 },
      after: { turnover: 4040, margin: 2840 },
    });
  });

  test("a line without a known cost is in no margin", () => {
    const unknown: Replayed = { ...one(1000, 1100), before: sold(1000, null), after: sold(1100, null) };
    expect(replaySummary([unknown], [0]).orders.after).toEqual({ turnover: 1100, margin: 0 });
  });

  test("a broken rule is counted, with where it is broken most", () => {
    expect(replaySummary(all, []).broken).toEqual([
      {
        rule: "below-cost",
        count: 2,
        worst: [
          { ...far, at: 8 },
          { ...below, at: 7 },
        ],
      },
    ]);
  });
});
