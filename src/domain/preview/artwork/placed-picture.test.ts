import fc from "fast-check";
import { extentOf } from "#domain/artwork/preflight/extent-of.ts";
import { preflight } from "#domain/artwork/preflight/preflight.ts";
import { plainPage } from "#tests/support/artwork/plain-page.ts";
import { printedPiece } from "#tests/support/artwork/printed-piece.ts";
import { describe, expect, test } from "vitest";
import { apply, boxUnder, turned } from "../geometry/matrix.ts";
import type { Outline } from "../geometry/outline.ts";
import { bleedBox, type Piece } from "./frame.ts";
import { middleOf, placedPicture, placingOf } from "./placed-picture.ts";

function piece(width: number, height: number, outline: Outline = "rectangle"): Piece {
  return { width, height, outline, bleed: 2, holeRoom: 0 };
}
const square = { widthPx: 1000, heightPx: 1000 };
const wide = { widthPx: 1500, heightPx: 1000 };
const logo = { ...wide, isClear: true };
const filled = { base: "fill", scale: 1, x: 0, y: 0, turn: 0 } as const;

describe("a picture on a piece of 60 x 40 mm", () => {
  const label = piece(60, 40);

  test("covers it and its bleed of 2 mm when nobody has placed it", () => {
    expect(placedPicture(label, square, null)).toEqual({
      box: { x: -2, y: -12, width: 64, height: 64 },
      turn: 0,
    });
  });

  test("covers it when it is turned by a quarter", () => {
    const { box, turn } = placedPicture(label, wide, { ...filled, turn: 90 });
    expect([turn, box.height]).toEqual([90, 64]);
    expect(box.width).toBe(96);
  });

  test("covers what is cut of it, and not the bleed, where its edges are mirrored", () => {
    expect(placedPicture(label, wide, { ...filled, base: "mirror" }).box).toEqual({
      x: 0,
      y: 0,
      width: 60,
      height: 40,
    });
  });

  test("moves by parts of the piece, to the right and down", () => {
    const { box } = placedPicture(label, square, { ...filled, x: 0.1, y: -0.25 });
    expect(middleOf(box)).toEqual([36, 10]);
  });

  test("half as large stays in its middle", () => {
    const { box } = placedPicture(label, square, { ...filled, scale: 0.5 });
    expect(box).toEqual({ x: 14, y: 4, width: 32, height: 32 });
  });

  test("lies on the same part of it when the piece is twice as large", () => {
    const placing = { ...filled, base: "fit", scale: 0.7, x: 0.1, y: 0.2, turn: 30 } as const;
    const [small, large] = [
      placedPicture(label, logo, placing),
      placedPicture(piece(120, 80), logo, placing),
    ];
    expect(large.box.x).toBeCloseTo(2 * small.box.x, 9);
    expect(large.box.width).toBeCloseTo(2 * small.box.width, 9);
  });
});

test("what fits keeps clear of a punched hole", () => {
  const tag = { ...piece(50, 90), holeRoom: 13 };
  expect(placedPicture(tag, logo, null).box.y).toBeGreaterThan(13);
});

const pieces = fc.record({
  width: fc.integer({ min: 20, max: 1200 }),
  height: fc.integer({ min: 20, max: 1200 }),
  outline: fc.constantFrom<Outline>("rectangle", "rounded", "ellipse", "label", "custom"),
  bleed: fc.constantFrom(1, 2),
  holeRoom: fc.constant(0),
});
const pictures = fc.record({
  widthPx: fc.integer({ min: 10, max: 9000 }),
  heightPx: fc.integer({ min: 10, max: 9000 }),
  isClear: fc.boolean(),
});
const turns = fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10);

function corners({ box, turn }: ReturnType<typeof placedPicture>) {
  const { x, y, width, height } = box;
  const lie = turned(turn, middleOf(box));
  return ([x, x + width] as const).flatMap((across) =>
    ([y, y + height] as const).map((down) => apply(lie, [across, down])),
  );
}

describe("whatever the piece, the picture and its turn", () => {
  test("what fits loses no corner", () => {
    fc.assert(
      fc.property(pieces, pictures, turns, (on, picture, turn) => {
        const placed = placedPicture(on, picture, { ...filled, base: "fit", turn });
        for (const [x, y] of corners(placed)) {
          expect(Math.min(x, y, on.width - x, on.height - y)).toBeGreaterThan(0);
          if (on.outline !== "ellipse" || picture.isClear) continue;
          expect(Math.hypot((2 * x) / on.width - 1, (2 * y) / on.height - 1)).toBeLessThan(1);
        }
      }),
    );
  });

  test("what fills reaches every corner of the bleed, and no smaller picture does", () => {
    fc.assert(
      fc.property(pieces, pictures, turns, (on, picture, turn) => {
        const { box } = placedPicture(on, picture, { ...filled, turn });
        const back = boxUnder([turned(-turn, middleOf(box))], bleedBox(on));
        expect(back.width).toBeLessThanOrEqual(box.width * (1 + 1e-9));
        expect(back.height).toBeLessThanOrEqual(box.height * (1 + 1e-9));
        expect(Math.min(box.width - back.width, box.height - back.height)).toBeLessThan(box.width * 1e-9);
      }),
    );
  });

  test("a place in millimetres is the same place in parts, by any base", () => {
    const placings = fc.record({
      base: fc.constantFrom("fit" as const, "fill" as const, "mirror" as const),
      scale: fc.double({ min: 0.02, max: 20, noNaN: true }),
      x: fc.double({ min: -3, max: 3, noNaN: true }),
      y: fc.double({ min: -3, max: 3, noNaN: true }),
      turn: turns,
    });
    fc.assert(
      fc.property(pieces, pictures, placings, (on, picture, placing) => {
        const placed = placedPicture(on, picture, placing);
        for (const base of ["fit", "fill", "mirror"] as const) {
          const again = placedPicture(on, picture, placingOf(on, picture, placed, base));
          expect(again.turn).toBe(placed.turn);
          expect(again.box.x).toBeCloseTo(placed.box.x, 6);
          expect(again.box.y).toBeCloseTo(placed.box.y, 6);
          expect(again.box.width).toBeCloseTo(placed.box.width, 6);
          expect(again.box.height / again.box.width).toBeCloseTo(picture.heightPx / picture.widthPx, 9);
        }
      }),
    );
  });
});

test.each([
  ["the middle of a page", 50],
  ["its edge, where bleed is short", 0],
])("a label on a large page is laid by hand where the table lays it: on %s", (_what, x) => {
  const whole = { x: 0, y: 0, width: 210, height: 297 };
  const boxes = { media: whole, crop: null, bleed: null, trim: null, printed: whole };
  const facts = plainPage(210, 297, { boxes: { ...boxes, painted: { x, y: 40, width: 100, height: 20 } } });
  const remedies = preflight(facts, printedPiece(100, 20)).flatMap((finding) => finding.remedies);
  const remedy = remedies.find(({ words }) => words === "Print this part");
  if (remedy === undefined || !("placing" in remedy)) throw new Error("nothing is laid");
  const piece = { width: 100, height: 20, bleed: 2, outline: "rectangle", holeRoom: 0 } as const;
  const page = { widthPx: 1_131, heightPx: 1_600, isClear: false, extent: extentOf(facts) };
  const [first, laid] = [null, remedy.placing].map((placing) => placedPicture(piece, page, placing).box);
  for (const side of ["x", "y", "width", "height"] as const)
    expect(laid?.[side]).toBeCloseTo(first?.[side] ?? Number.NaN, 6);
});
