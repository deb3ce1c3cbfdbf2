import { expect, test } from "vitest";
import { whyNot } from "../may-happen.ts";
import type { Happening, OrderFact } from "../order-fact.ts";
import { orderState } from "../order-state.ts";
import { orderStory } from "../order-story.ts";
import { awaitedTexts } from "../staff-labels.ts";
import { problemsOf } from "./problems-of.ts";
import { parseProblem, parseRemedy } from "./parse-problem.ts";

const placed = { lines: 1, totalCents: 6_500 };
const sha256 = "1";
const sent: readonly Happening[] = [
  { kind: "placed" },
  { kind: "proof-made", line: 1, version: 1, sha256, note: "" },
  { kind: "proof-approved", line: 1, version: 1, sha256 },
  { kind: "paid", cents: 6_500, reference: "bank 1" },
  { kind: "production-started" },
  { kind: "dispatched", carrier: "NZ Post", tracking: "AB123" },
];
const reported: Happening = {
  kind: "problem-reported",
  kinds: ["print", "damaged"],
  words: "The blue is purple.",
  pictures: ["a", "b"],
};
const answer = (remedy: "reprint" | "refund" | "words", problem = 1): Happening => ({
  kind: "problem-answered",
  problem,
  remedy,
  words: "We are sorry.",
});

function factsOf(...all: readonly Happening[]): OrderFact[] {
  return all.map((one, at) => ({ ...one, id: at + 1, at: at * 1_000, by: "customer" }));
}

test("a problem can be reported from the dispatch on, and what was reported can be answered, any number of times", () => {
  const before = orderState(placed, factsOf(...sent.slice(0, -1)));
  expect(whyNot(before, reported)).toBe("order-not-sent");
  expect(whyNot(before, answer("words"))).toBe("not-found");
  const after = orderState(placed, factsOf(...sent, reported));
  expect(whyNot(after, reported)).toBeNull();
  expect(whyNot(after, answer("words"))).toBeNull();
  expect(whyNot(after, answer("words", 2))).toBe("not-found");
  const arrived = orderState(placed, factsOf(...sent, { kind: "delivered" }));
  expect(whyNot(arrived, reported)).toBeNull();
});

test("a problem is open until it is answered, and stands as it was answered last", () => {
  const stands = (...more: readonly Happening[]) => orderState(placed, factsOf(...sent, ...more)).problems;
  expect(stands()).toEqual([]);
  expect(stands(reported, reported)).toEqual(["open", "open"]);
  expect(stands(reported, reported, answer("words", 2))).toEqual(["open", "words"]);
  expect(stands(reported, answer("words"), answer("reprint"))).toEqual(["reprint"]);
  const open = orderState(placed, factsOf(...sent, reported, reported, answer("words")));
  expect(awaitedTexts(open, new Set())[0]).toBe("A problem waits for an answer.");
  expect(open.stage).toBe("dispatched");
});

test("problems are told with their answers, in the story as well", () => {
  const facts = factsOf(...sent, reported, answer("reprint"), reported);
  expect(problemsOf(facts)).toMatchObject([
    { number: 1, at: 6_000, said: reported, answers: [{ remedy: "reprint", at: 7_000 }] },
    { number: 2, answers: [] },
  ]);
  expect(orderStory(placed, facts, []).map(({ words }) => words)).toContain(
    "A problem was reported: Print or colours; Damaged on the way. “The blue is purple.”",
  );
  expect(orderStory(placed, facts, []).map(({ words }) => words)).toContain(
    "We make it again, at our cost: “We are sorry.”",
  );
});

test("what is typed is read in the order of the form, and each fault stands at its field", () => {
  expect(parseProblem(["damaged", "print", "damaged"], " Torn\r\nopen ")).toEqual({
    ok: true,
    kinds: ["print", "damaged"],
    words: "Torn\nopen",
  });
  expect(parseProblem([], " ")).toMatchObject({
    fields: { kinds: "Please tick what is wrong.", words: "Please say what is wrong." },
  });
  expect(parseProblem(["toString"], "Torn")).toMatchObject({
    fields: { kinds: "Please tick what is wrong." },
  });
  expect(parseProblem(["print"], "x".repeat(2_001))).toMatchObject({
    fields: { words: "Please write plain text of at most 2,000 characters." },
  });
  expect(parseRemedy("reprint", "Soon")).toEqual({ ok: true, remedy: "reprint", words: "Soon" });
  expect(parseRemedy("", "")).toMatchObject({
    fields: {
      remedy: "Please choose what you do about it.",
      words: "Your message is required. Please try again.",
    },
  });
});
