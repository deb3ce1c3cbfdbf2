import fc from "fast-check";
import { expect, test } from "vitest";
import {
  causeLabel,
  pointsBalance,
  pointsReturned,
  pointsSpent,
  registrationReward,
  withEntry,
} from "./points.ts";

test("a new member has 2 points, once", () => {
  const once = withEntry([], registrationReward);
  expect(pointsBalance(once)).toBe(2);
  expect(pointsBalance(withEntry(once, registrationReward))).toBe(2);
});

test("earned and spent points add up", () => {
  const ledger = [registrationReward, { points: 7, cause: "a" }, { points: -4, cause: "b" }];
  expect(pointsBalance(ledger)).toBe(5);
});

test("counting a cause again changes nothing, in any order", () => {
  const entry = fc.record({
    points: fc.integer({ min: -50, max: 50 }),
    cause: fc.constantFrom("a", "b", "c"),
  });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const ledger = entries.reduce<ReturnType<typeof withEntry>>(withEntry, []);
      expect(entries.reduce(withEntry, ledger)).toEqual(ledger);
    }),
  );
});

test("points of a cancelled order come back once, and the account says why", () => {
  const ledger = [registrationReward, pointsSpent(2, "K26-222222")];
  const back = pointsReturned(2, "K26-222222");
  expect(pointsBalance(withEntry(withEntry(ledger, back), back))).toBe(2);
  expect([...ledger, back].map(({ cause }) => causeLabel(cause))).toEqual([
    "Welcome to the shop",
    "Order K26-222222",
    "Cancelled order K26-222222",
  ]);
});
