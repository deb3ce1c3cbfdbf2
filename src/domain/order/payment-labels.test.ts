import { expect, test } from "vitest";
import { arrivedText, paidNote } from "./payment-labels.ts";
import type { HappeningOf } from "./order-fact.ts";

const paid: HappeningOf<"paid"> = { kind: "paid", cents: 11953, reference: "17" };

test.each([
  [{ provider: "stripe" }, "$119.53 was paid by card", "Paid"],
  [{}, "$119.53 has arrived", "Paid"],
  [{ way: "transfer" }, "$119.53 has arrived", "Paid"],
  [{ way: "terminal" }, "$119.53 was paid by card at the counter", "Paid by card"],
  [{ way: "cash" }, "$119.53 was paid in cash", "Paid in cash"],
  [
    { way: "cash", rounding: -3 },
    "$119.50 was paid in cash, which pays for $119.53",
    "Paid in cash with $119.50",
  ],
] as const)("a payment with %j is told as “%s”, and on its invoice as “%s”", (how, story, paper) => {
  expect(arrivedText({ ...paid, ...how })).toBe(story);
  expect(paidNote({ ...paid, ...how, id: 1, at: 0, by: "shop" })).toBe(paper);
});
