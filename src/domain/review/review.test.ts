import { describe, expect, test } from "vitest";
import {
  addRatings,
  hasSteps,
  lastPageOf,
  pagesInView,
  ratingValue,
  shortComment,
  publicName,
} from "./review.ts";

describe("a comment", () => {
  test.each([
    [1, false],
    [260, false],
    [261, true],
  ])("of %i characters is cut: %s", (length, isCut) => {
    expect(shortComment("a".repeat(length)) !== null).toBe(isCut);
  });

  test("is cut between words, and never has more than 260 characters", () => {
    const words = `${"label ".repeat(43)}sticker`;
    expect(words).toHaveLength(265);
    expect(shortComment(words)).toBe("label ".repeat(43).trimEnd());
    expect(shortComment("b".repeat(300))).toBe("b".repeat(260));
  });

  test("that ends a word just there keeps it, and a character of two halves is one", () => {
    const whole = `${"a".repeat(259)}b c`;
    expect(shortComment(whole)).toBe(`${"a".repeat(259)}b`);
    expect(shortComment("🐑".repeat(260))).toBeNull();
    expect(shortComment("🐑".repeat(261))).toBe("🐑".repeat(260));
  });
});

describe("stars", () => {
  test.each([
    [{ count: 0, stars: 0 }, 0],
    [{ count: 3, stars: 14 }, 4.7],
    [{ count: 2, stars: 9 }, 4.5],
    [{ count: 7, stars: 35 }, 5],
  ])("%o is a mean of %d", (rating, mean) => {
    expect(ratingValue(rating)).toBe(mean);
  });

  test("of several products count every review once", () => {
    const both = addRatings([
      { count: 1, stars: 3 },
      { count: 3, stars: 15 },
    ]);
    expect([both, ratingValue(both)]).toEqual([{ count: 4, stars: 18 }, 4.5]);
  });
});

describe("pages of five", () => {
  test.each([
    [0, 1],
    [5, 1],
    [6, 2],
    [26, 6],
  ])("%i reviews end on page %i", (count, last) => {
    expect(lastPageOf(count)).toBe(last);
  });

  test.each([
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])("on page %i of %i the numbers %j are in view", (current, last, numbers) => {
    expect(pagesInView(current, last)).toEqual(numbers);
  });

  test.each([
    [5, false],
    [6, true],
  ])("of %i pages one goes back and on: %s", (last, steps) => {
    expect(hasSteps(last)).toBe(steps);
  });
});

test.each([
  ["Aroha", "Tamihana", "Aroha T."],
  ["Zoë", "ōtene", "Zoë Ō."],
  ["Madonna", "", "Madonna"],
])("others read of %s %s: %s", (first, last, shown) => {
  expect(publicName(first, last)).toBe(shown);
});
