import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { paginate } from "./draw-quotation.ts";

const room = { first: 300, next: 500, closing: 120 };
function rows(...heights: number[]) {
  return paginate(heights, room);
}

describe("rows on pages", () => {
  test.each([
    ["few rows and the closing share the first page", [60, 60, 60], [[0, 1, 2]]],
    ["rows and closing fill the first page to the point", [90, 90], [[0, 1]]],
    ["the closing takes the last row along to a page of their own", [90, 91], [[0], [1]]],
    ["a single row stays on the first page even when the closing has to go on", [200], [[0], []]],
    [
      "the first page holds less than the others",
      [150, 150, 150, 150, 80],
      [
        [0, 1],
        [2, 3, 4],
      ],
    ],
    ["a row that the first page has no room for goes to the next", [400], [[], [0], []]],
    ["a row higher than any page gets one of its own and stops nothing", [600, 50], [[0], [1]]],
  ])("%s", (_fact, heights, pages) => {
    expect(rows(...heights)).toEqual(pages);
  });

  test("every row stands once, in order, and no page is fuller than its room", () => {
    const heights = fc.array(fc.integer({ min: 20, max: 290 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(heights, (all) => {
        const pages = rows(...all);
        expect(pages.flat()).toEqual(all.map((_, row) => row));
        pages.forEach((page, at) => {
          const closing = at === pages.length - 1 ? room.closing : 0;
          const used = page.reduce((sum, row) => sum + (all[row] ?? 0), closing);
          expect(used).toBeLessThanOrEqual(at === 0 ? room.first : room.next);
        });
      }),
    );
  });
});
