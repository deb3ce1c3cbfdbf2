import { expect, test } from "vitest";
import { nextStepText, stageText } from "./order-labels.ts";

test.each([
  ["open", ["payment", "proof"], "To be paid", "Pay"],
  ["open", ["payment", "approval"], "Proof to approve", "Approve the proof and pay"],
  ["open", ["approval"], "Proof to approve", "Approve the proof"],
  ["open", ["proof"], "Proof on its way", null],
  ["ready", [], "Approved and paid", null],
  ["ready", ["payment"], "Approved", "Pay"],
  ["in-production", ["payment"], "Being made", "Pay"],
  ["dispatched", [], "On its way", "Follow the parcel"],
  ["lapsed", [], "Lapsed", "Order it again"],
] as const)("an order that is %s and waits for %j is told as %s", (stage, waitsFor, words, next) => {
  expect(stageText({ stage, waitsFor })).toBe(words);
  expect(nextStepText({ stage, waitsFor })).toBe(next);
});
