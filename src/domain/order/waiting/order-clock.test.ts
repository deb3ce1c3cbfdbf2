import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { changedDocument } from "#tests/support/catalogue/changed-catalogue.ts";
import { addDays } from "#domain/calendar-date.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import type { Happening } from "#domain/order/order-fact.ts";
import { orderState } from "#domain/order/order-state.ts";
import { orderClock } from "./order-clock.ts";
import { customersTurn } from "./whose-turn.ts";

const catalogue = compileCatalogue(catalogueDocument, "v1");

function on(date: string, afterCutOff = false) {
  return { date, afterCutOff };
}

describe("the clock of an order", () => {
  test("reminds on working days 2 and 7 and lapses after 15, weekends and holidays left out", () => {
    // Wednesday 10 March 2027; Good Friday is the 26th, Easter Monday the 29th.
    const due = (today: string) => orderClock(catalogue, on("2027-03-10"), today).due;
    expect(due("2027-03-11")).toBeNull();
    for (const day of ["2027-03-12", "2027-03-15", "2027-03-18"])
      expect(due(day)).toEqual({ kind: "remind", day: 2 });
    for (const day of ["2027-03-19", "2027-04-01", "2027-04-02"])
      expect(due(day)).toEqual({ kind: "remind", day: 7 });
    expect(orderClock(catalogue, on("2027-03-10"), "2027-03-11").lastDay).toBe("2027-04-02");
    expect(due("2027-04-03")).toEqual({ kind: "lapse" });
  });

  test("goes by the rules of the catalogue that the order was placed with", () => {
    const slower = changedDocument(({ shop }) => {
      shop.rules = { firstReminderDays: 3, secondReminderDays: 5, openDays: 6 };
    });
    // Working days 3, 5 and 6 after Wednesday 10 March are Monday 15, Wednesday 17 and Thursday 18.
    const due = (today: string) => orderClock(compileCatalogue(slower, "v2"), on("2027-03-10"), today).due;
    expect(due("2027-03-12")).toBeNull();
    expect(due("2027-03-15")).toEqual({ kind: "remind", day: 3 });
    expect(due("2027-03-17")).toEqual({ kind: "remind", day: 5 });
    expect(due("2027-03-19")).toEqual({ kind: "lapse" });
  });

  test("counts from the next working day after the cut-off and at weekends", () => {
    const monday = orderClock(catalogue, on("2027-05-03"), "2027-05-03");
    for (const heard of [on("2027-04-30", true), on("2027-05-01"), on("2027-05-02", true)])
      expect(orderClock(catalogue, heard, "2027-05-03")).toEqual(monday);
  });

  test("goes through Christmas without hurrying anybody", () => {
    // Monday 21 December 2026: days 1 to 3 are before Christmas, and the shop is back on 5 January.
    const { lastDay } = orderClock(catalogue, on("2026-12-21"), "2026-12-21");
    expect(lastDay > "2027-01-12").toBe(true);
  });

  test("never goes back: each later day is as due or more so", () => {
    const rank = { none: 0, 2: 1, 7: 2, lapse: 3 } as const;
    fc.assert(
      fc.property(fc.nat(700), fc.boolean(), (start, late) => {
        const heard = on(addDays("2026-11-01", start), late);
        const ranks = Array.from({ length: 45 }, (_, day) => {
          const { due } = orderClock(catalogue, heard, addDays(heard.date, day));
          if (due === null) return rank.none;
          return due.kind === "lapse" ? rank.lapse : rank[due.day as 2 | 7];
        });
        expect(ranks[0]).toBe(0);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        expect(new Set(ranks)).toEqual(new Set([0, 1, 2, 3]));
      }),
      { numRuns: 60 },
    );
  });
});

describe("whose turn it is", () => {
  const made = (line: number): Happening => ({ kind: "proof-made", line, version: 1, sha256: "a", note: "" });
  const approved = (line: number): Happening => ({ kind: "proof-approved", line, version: 1, sha256: "a" });
  const turn = (lacking: readonly number[], ...happenings: readonly Happening[]) => {
    const facts = happenings.map((happening, at) => ({ ...happening, id: at, at, by: "shop" as const }));
    return customersTurn(orderState({ lines: 2, totalCents: 100 }, facts), new Set(lacking));
  };
  const paid: Happening = { kind: "paid", cents: 100, reference: "a" };

  test("the shop's while it owes a proof of anything", () => {
    expect(turn([])).toEqual([]);
    expect(turn([1])).toEqual([]);
    expect(turn([], made(1))).toEqual([]);
    expect(
      turn([], made(1), { kind: "change-asked", line: 1, version: 1, words: "Larger" }, made(2)),
    ).toEqual([]);
  });

  test("the shop's once other artwork was sent for what was shown, even while some is still to come", () => {
    const back: Happening = { kind: "change-asked", line: 1, version: 1, words: "Larger" };
    const artwork = { files: ["a"], setNames: [] };
    const sent: Happening = {
      kind: "artwork-sent",
      line: 1,
      places: [0],
      artwork,
      files: {},
      selectionHash: "a",
    };
    expect(turn([1], made(1), made(2), back, sent)).toEqual([]);
    expect(turn([1], made(2), sent)).toEqual(["artwork", "approval", "payment"]);
  });

  test("the customer's for artwork, approval and money", () => {
    expect(turn([1, 2])).toEqual(["artwork", "payment"]);
    expect(turn([2], made(1), paid)).toEqual(["artwork", "approval"]);
    expect(turn([], made(1), made(2))).toEqual(["approval", "payment"]);
    expect(turn([], made(1), made(2), approved(1), approved(2))).toEqual(["payment"]);
    expect(turn([], made(1), made(2), approved(1), approved(2), paid)).toEqual([]);
    expect(turn([], made(1), made(2), { kind: "lapsed" })).toEqual([]);
  });
});
