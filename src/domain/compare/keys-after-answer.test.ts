import { expect, test } from "vitest";
import { keysAfterAnswer } from "./keys-after-answer.ts";

test("keys that are gone leave, the others keep their order", () => {
  expect(
    keysAfterAnswer({ before: ["a", "b", "c"], now: ["a", "b", "c"], answered: ["c", "a"], gone: ["b"] }),
  ).toEqual(["a", "c"]);
});

test("what was added or removed while the answer was on its way stays so", () => {
  expect(keysAfterAnswer({ before: ["a", "b"], now: ["b", "new"], answered: ["a", "b"], gone: [] })).toEqual([
    "b",
    "new",
  ]);
});

test("asked for everything, the tab keeps what the shop has and what it added meanwhile, and forgets the rest", () => {
  expect(keysAfterAnswer({ before: [], now: ["new"], answered: ["a", "b"], gone: null })).toEqual([
    "a",
    "b",
    "new",
  ]);
  expect(
    keysAfterAnswer({ before: ["old", "b"], now: ["old", "b", "c"], answered: ["b", "c"], gone: null }),
  ).toEqual(["b", "c"]);
});
