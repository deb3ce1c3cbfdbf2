import { describe, expect, test } from "vitest";
import type { ArtworkExtent } from "./artwork-extent.ts";
import { firstLie, lieOf, type OrderedPiece } from "./lie-of.ts";
import { artworkBox, type BoxMm, type PageBoxes } from "./page-boxes.ts";

type Four = readonly [x: number, y: number, width: number, height: number];

function box([x, y, width, height]: Four): BoxMm {
  return { x, y, width, height };
}

/** A page of so many millimetres with these boxes, painted all over unless it says where. */
function page(
  [width, height]: readonly [number, number],
  more: { readonly [name in "crop" | "bleed" | "trim" | "painted"]?: Four } = {},
): ArtworkExtent {
  const own = (four: Four | undefined) => (four === undefined ? null : box(four));
  const told = { media: box([0, 0, width, height]), crop: own(more.crop), bleed: own(more.bleed) };
  const boxes = { ...told, trim: own(more.trim) };
  const printed = artworkBox(boxes);
  const all: PageBoxes = { ...boxes, printed, painted: own(more.painted) ?? printed };
  return { width: printed.width, height: printed.height, page: all, isRound: false };
}

function pixels(width: number, height: number, isRound = false): ArtworkExtent {
  return { width, height, page: null, isRound };
}

function piece(widthMm: number, heightMm: number, more: Partial<OrderedPiece> = {}): OrderedPiece {
  return { widthMm, heightMm, bleedMm: 2, isRound: false, ...more };
}

const label = piece(100, 20);

/** Row, scale, the file's box, and what it has of the bleed on the left, above, on the right and below. */
function told(extent: ArtworkExtent, on: OrderedPiece) {
  const { row, scale, turn, box: lies, edges } = lieOf(extent, on);
  const { left, top, right, bottom } = edges;
  const hundredths = [lies.x, lies.y, lies.width, lies.height].map((mm) => Math.round(mm * 100) / 100 + 0);
  return {
    row: turn === 0 ? row : `${row}, turned`,
    scale: Math.round(scale * 1_000) / 1_000,
    box: hundredths,
    has: [left, top, right, bottom].map(({ hasMm }) => hasMm),
  };
}

describe("a label of 100 x 20 mm with 2 mm of bleed", () => {
  test.each<readonly [string, ArtworkExtent, string, number, Four, Four]>([
    [
      "all boxes equal",
      page([100, 20], { trim: [0, 0, 100, 20], bleed: [0, 0, 100, 20] }),
      ...(["page", 1, [0, 0, 100, 20], [0, 0, 0, 0]] as const),
    ],
    ["no boxes, the page its size", page([100, 20]), "page", 1, [0, 0, 100, 20], [0, 0, 0, 0]],
    ["0.2 mm larger", page([100.2, 20.2]), "page", 1, [-0.1, -0.1, 100.2, 20.2], [0.1, 0.1, 0.1, 0.1]],
    ["0.2 mm smaller", page([99.8, 19.8]), "page", 1, [0.1, 0.1, 99.8, 19.8], [0, 0, 0, 0]],
    [
      "a trim 0.2 mm larger, in its bleed",
      page([104.2, 24.2], { trim: [2, 2, 100.2, 20.2], bleed: [0, 0, 104.2, 24.2] }),
      ...(["trim", 1, [-2.1, -2.1, 104.2, 24.2], [2, 2, 2, 2]] as const),
    ],
    [
      "a trim in a larger page, no bleed box",
      page([120, 40], { trim: [10, 10, 100, 20] }),
      ...(["trim", 1, [-5, -5, 110, 30], [2, 2, 2, 2]] as const),
    ],
    [
      "1 mm of bleed",
      page([102, 22], { trim: [1, 1, 100, 20], bleed: [0, 0, 102, 22] }),
      ...(["trim", 1, [-1, -1, 102, 22], [1, 1, 1, 1]] as const),
    ],
    [
      "bleed on one side only",
      page([102, 20], { trim: [2, 0, 100, 20] }),
      ...(["trim", 1, [-2, 0, 102, 20], [2, 0, 0, 0]] as const),
    ],
    [
      "a crop box that is smaller than the bleed",
      page([120, 40], { crop: [10, 10, 100, 20], trim: [10, 10, 100, 20], bleed: [7, 7, 106, 26] }),
      ...(["trim", 1, [-3, -3, 106, 26], [2, 2, 2, 2]] as const),
    ],
    [
      "marks and no bleed",
      page([120, 40], { trim: [10, 10, 100, 20], bleed: [10, 10, 100, 20] }),
      ...(["trim", 1, [0, 0, 100, 20], [0, 0, 0, 0]] as const),
    ],
    ["3 mm more on each side", page([106, 26]), "page-with-bleed", 1, [-3, -3, 106, 26], [2, 2, 2, 2]],
    [
      "the same, its trim box no smaller",
      page([106, 26], { trim: [0, 0, 106, 26], bleed: [0, 0, 106, 26] }),
      ...(["page-with-bleed", 1, [-3, -3, 106, 26], [2, 2, 2, 2]] as const),
    ],
    [
      "drawn at half its size, with bleed",
      page([52, 12], { trim: [1, 1, 50, 10] }),
      ...(["trim-other-size", 2, [-2, -2, 104, 24], [2, 2, 2, 2]] as const),
    ],
    ["drawn at half its size", page([50, 10]), "same-proportions", 2, [0, 0, 100, 20], [0, 0, 0, 0]],
    [
      "half of it and its bleed",
      page([52, 12]),
      ...(["same-proportions", 2, [-2, -2, 104, 24], [2, 2, 2, 2]] as const),
    ],
    [
      "another shape",
      page([100, 30]),
      ...(["other-proportions", 1.04, [-2, -5.6, 104, 31.2], [2, 2, 2, 2]] as const),
    ],
    [
      "another shape, with a trim and 1 mm round it",
      page([102, 42], { trim: [1, 1, 100, 40] }),
      ...(["other-proportions", 1, [-1, -11, 102, 42], [1, 2, 1, 2]] as const),
    ],
    [
      "a sheet of paper with a label on it",
      page([210, 297], { painted: [50, 40, 100, 20] }),
      ...(["part-of-page", 1, [-50, -40, 210, 297], [2, 2, 2, 2]] as const),
    ],
    [
      "a sheet of paper that is painted all over",
      page([210, 297]),
      ...(["other-proportions", 0.495, [-2, -63.54, 104, 147.09], [2, 2, 2, 2]] as const),
    ],
    ["upright", page([20, 100]), "page, turned", 1, [40, -40, 20, 100], [0, 0, 0, 0]],
    [
      // Its left edge comes to lie above, its lower one on the left.
      "upright, with 1 mm on its left, and 2 mm below",
      page([21, 102], { trim: [1, 0, 20, 100] }),
      ...(["trim, turned", 1, [38.5, -41.5, 21, 102], [2, 1, 0, 0]] as const),
    ],
    ["pixels in its proportions", pixels(1_000, 200), "same-proportions", 0.1, [0, 0, 100, 20], [0, 0, 0, 0]],
    [
      "pixels in those of its bleed",
      pixels(1_040, 240),
      ...(["same-proportions", 0.1, [-2, -2, 104, 24], [2, 2, 2, 2]] as const),
    ],
    [
      "pixels in others",
      pixels(1_000, 1_000),
      ...(["other-proportions", 0.104, [-2, -42, 104, 104], [2, 2, 2, 2]] as const),
    ],
  ])("%s", (_what, extent, row, scale, lies, has) => {
    expect(told(extent, label)).toEqual({ row, scale, box: lies, has });
  });
});

test.each([
  [50, 12, 2],
  [90, 55, 1],
  [100, 20, 2],
])(
  "a page of %d x %d mm is never enlarged for its bleed of %d mm: all of that is mirrored",
  (w, h, bleedMm) => {
    const { row, scale, box: lies, edges, mirrored } = lieOf(page([w, h]), piece(w, h, { bleedMm }));
    expect([row, scale, lies]).toEqual(["page", 1, { x: 0, y: 0, width: w, height: h }]);
    expect(Object.values(edges)).toEqual(Array(4).fill({ hasMm: 0, mirroredMm: bleedMm }));
    expect(mirrored).toEqual(["left", "top", "right", "bottom"]);
  },
);

test.each([
  [100.5, 20, "page"],
  [100, 19.5, "page"],
  [100.51, 20, "same-proportions"],
  [100, 19.49, "other-proportions"],
])("%d x %d mm is a page of 100 x 20 mm, for up to half a millimetre is rounding: %s", (w, h, row) => {
  expect(lieOf(page([w, h]), label).row).toBe(row);
});

test("only the edges that are short are mirrored, those of the file", () => {
  const oneSide = lieOf(page([102, 20], { trim: [2, 0, 100, 20] }), label);
  expect(oneSide.mirrored).toEqual(["top", "right", "bottom"]);
  const upright = lieOf(page([24, 102], { trim: [2, 0, 20, 100] }), label);
  // It lacks its upper edge, which lies on the right.
  expect([upright.edges.right.mirroredMm, upright.mirrored]).toEqual([2, ["top"]]);
});

test("what is cut off is told where the proportions are others", () => {
  // 104 mm wide it is 31.2 high: 7.2 more than the piece and its bleed.
  expect(lieOf(page([100, 30]), label).cutOff).toEqual({ across: 0, down: expect.closeTo(3.6, 9) as number });
});

describe("a logo on clear ground", () => {
  test("stands whole in the room for words, unless its page is the size that was ordered", () => {
    expect(firstLie(pixels(900, 700), true, label)).toBeNull();
    expect(firstLie(pixels(900, 700), false, label)?.row).toBe("other-proportions");
    expect(firstLie(page([300, 250]), true, label)).toBeNull();
    expect(firstLie(page([100, 20]), true, label)?.row).toBe("page");
  });

  test("that is round fills a round piece, and goes on below itself over the bleed", () => {
    const round = piece(50, 50, { isRound: true });
    expect(firstLie(pixels(700, 700, true), true, round)).toMatchObject({
      row: "same-proportions",
      box: { x: 0, y: 0, width: 50, height: 50 },
      mirrored: [],
      spreadMm: 2,
    });
    expect(firstLie(pixels(700, 700), true, round)).toBeNull();
    expect(firstLie(pixels(700, 700, true), true, piece(50, 50))).toBeNull();
    expect(firstLie(pixels(900, 700, true), true, round)).toBeNull();
  });
});
