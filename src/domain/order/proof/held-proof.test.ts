import { describe, expect, test } from "vitest";
import { whyNot } from "../may-happen.ts";
import type { Happening, HappeningOf, OrderFact } from "../order-fact.ts";
import { orderState } from "../order-state.ts";

const held: Happening & HappeningOf<"proof-held"> = { kind: "proof-held", line: 1, sha256: "a" };
const made: Happening = { kind: "proof-made", line: 1, version: 1, sha256: "a", note: "" };
const approved: Happening = { kind: "proof-approved", line: 1, version: 1, sha256: "a" };
const back: Happening = { kind: "change-asked", line: 1, version: 1, words: "Larger" };
const other: Happening = {
  kind: "artwork-sent",
  line: 1,
  places: [0],
  artwork: { files: ["b"], setNames: [] },
  files: { b: "of b" },
  selectionHash: "b",
};

function stateAfter(...happenings: readonly Happening[]) {
  const facts = happenings.map((happening, at): OrderFact => ({ ...happening, id: at + 1, at, by: "clock" }));
  return orderState({ lines: 2, totalCents: 6_500 }, facts);
}

test("a line is held until there is a proof of it, or other artwork; no other line is", () => {
  expect([...stateAfter(held).held]).toEqual([1]);
  expect([...stateAfter(held, made).held]).toEqual([]);
  expect([...stateAfter(held, other).held]).toEqual([]);
  expect([...stateAfter(held, other, held).held]).toEqual([1]);
  expect(stateAfter(held).proofs[0]).toMatchObject({ state: "none", version: 0 });
});

describe("a line is held", () => {
  test.each<[when: string, before: readonly Happening[], code: string | null]>([
    ["before its first proof", [], null],
    ["once", [held], "not-found"],
    ["after other artwork, again", [held, other], null],
    ["of which a change was asked for", [made, back], null],
    ["not while its proof is with the customer", [made], "not-found"],
    ["not once it is approved", [made, approved], "not-found"],
    ["not at the end of its order", [{ kind: "cancelled", reason: "" }], "order-closed"],
  ])("%s", (_, before, code) => expect(whyNot(stateAfter(...before), held)).toBe(code));
});
