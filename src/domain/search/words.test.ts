import { describe, expect, test } from "vitest";
import { likeness, LONGEST_QUERY, searchSynonyms, tidyQuery } from "./words.ts";

test.each([
  ["  For   JARS! ", "for jars"],
  ["café-stickers", "cafe stickers"],
  ["<script>", "script"],
  ["?!…", ""],
  ["x".repeat(5000), "x".repeat(LONGEST_QUERY)],
])("the question %s is kept as one", (typed, tidied) => {
  expect(tidyQuery(typed)).toBe(tidied);
});

test("only words that say something are looked up, each once, unless there are no others", () => {
  expect(searchSynonyms("I need some labels for my jars, jars")).toEqual(["jars"]);
  expect(searchSynonyms("stickers")).toEqual(["stickers"]);
  expect(searchSynonyms("")).toEqual([]);
});

describe("a typed word means", () => {
  test.each([
    ["jar", "jars", 3],
    ["boxes", "box", 3],
    ["glass", "glass", 3],
    ["waterp", "waterproof", 2],
    ["car", "cardboard", 0],
    ["watterproof", "waterproof", 1],
    ["fridgr", "fridge", 1],
    ["brdige", "bridge", 1],
    ["wine", "mine", 0],
    ["bottle", "bumper", 0],
  ])("%s, %s: %i", (typed, known, like) => {
    expect(likeness(typed, known)).toBe(like);
  });
});
