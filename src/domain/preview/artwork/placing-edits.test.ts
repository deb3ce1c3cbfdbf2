import { describe, expect, test } from "vitest";
import type { Piece } from "./frame.ts";
import { middleOf, type PlacedPicture } from "./placed-picture.ts";
import {
  edgesOf,
  handTurn,
  heldOn,
  shiftedBy,
  pinched,
  scaledBy,
  snapped,
  uprightBox,
} from "./placing-edits.ts";

const label: Piece = { width: 60, height: 40, outline: "rectangle", bleed: 2, holeRoom: 0 };
const small: PlacedPicture = { box: { x: 10, y: 10, width: 20, height: 10 }, turn: 0 };

describe("a picture that is placed by hand", () => {
  test("grows about its middle", () => {
    expect(scaledBy(small, 2).box).toEqual({ x: 0, y: 5, width: 40, height: 20 });
  });

  test("lies in an upright box that is as high as it is long when it is turned by a quarter", () => {
    expect(uprightBox({ ...small, turn: 90 })).toEqual({ x: 15, y: 5, width: 10, height: 20 });
  });

  test("follows two fingers: what is between them stays between them", () => {
    const { box, turn } = pinched(small, {
      from: [
        [10, 15],
        [30, 15],
      ],
      to: [
        [30, 0],
        [30, 40],
      ],
    });
    expect(turn).toBeCloseTo(90, 9);
    expect(box.width).toBeCloseTo(40, 9);
    expect(middleOf(box)).toEqual([expect.closeTo(30, 9), expect.closeTo(20, 9)]);
  });

  test("is turned to a quarter that it nearly has, and in steps of 15 degrees where that is asked for", () => {
    expect([88.5, 87, 1, 361].map((degrees) => handTurn(degrees, false))).toEqual([90, 87, 0, 360]);
    expect([50, 53, -8].map((degrees) => handTurn(degrees, true))).toEqual([45, 60, -15]);
  });
});

describe("a picture that is moved near a line comes to lie on it", () => {
  test.each([
    ["the middle", 9.4, { x: 30, box: 20 }],
    ["the trim edge", -9.2, { x: 0, box: 0 }],
    ["the bleed edge", -11.6, { x: -2, box: -2 }],
    ["the safety line", 27.3, { x: 58, box: 38 }],
    ["no line", 3.3, { x: null, box: 13.3 }],
  ])("%s", (_line, by, wanted) => {
    const { placed, lines } = snapped(label, shiftedBy(small, by, 1), 1);
    expect(lines).toEqual({ x: wanted.x, y: null });
    expect(placed.box.x).toBeCloseTo(wanted.box, 9);
    expect(placed.box.y).toBe(11);
  });
});

describe("a picture is held", () => {
  test("on the piece, by a tenth of it", () => {
    expect(heldOn(label, shiftedBy(small, 500, 0)).box.x).toBeCloseTo(62 - 6.4, 9);
    expect(heldOn(label, shiftedBy(small, 0, -500)).box.y).toBeCloseTo(-2 + 4.4 - 10, 9);
  });

  test("at 3 mm and at fifteen times the piece", () => {
    expect(heldOn(label, scaledBy(small, 0.001)).box.width).toBeCloseTo(3, 9);
    expect(heldOn(label, scaledBy(small, 1000)).box.width).toBeCloseTo(900, 9);
  });

  test("as it is otherwise", () => {
    expect(heldOn(label, small)).toEqual(small);
  });
});

describe("what becomes of its edges is known", () => {
  test.each([
    ["covers", { x: -2, y: -2, width: 64, height: 44 }, 0],
    ["crosses", { x: -1, y: -2, width: 64, height: 44 }, 0],
    ["covers", { x: 8, y: -12, width: 44, height: 64 }, 90],
    ["crosses", { x: -2, y: -2, width: 64, height: 44 }, 3],
    ["inside", { x: 2, y: 2, width: 56, height: 36 }, 0],
    ["crosses", { x: 1, y: 2, width: 56, height: 36 }, 0],
    ["crosses", { x: 2, y: 2, width: 56, height: 36 }, 180.5],
  ])("%s: %j turned by %s", (edges, box, turn) => {
    expect(edgesOf(label, { box, turn })).toBe(edges);
  });
});
