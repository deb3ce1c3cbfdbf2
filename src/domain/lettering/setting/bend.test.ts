import { describe, expect, test } from "vitest";
import { bendLines } from "./bend.ts";

const degrees = (turn: number) => (turn * 180) / Math.PI;

describe("a line on an arc", () => {
  const line = { width: 90 * Math.PI, y: 0 };
  const radius = 180;

  test("of 90 degrees upwards starts turned 45 degrees back, is level in its middle and ends turned 45 degrees on", () => {
    const place = bendLines([line], "left", 90);
    const [start, middle, end] = [0, 45 * Math.PI, 90 * Math.PI].map((along) => place(line, along));
    expect([start, middle, end].map((at) => degrees(at?.turn ?? 0))).toEqual([
      expect.closeTo(-45, 9),
      expect.closeTo(0, 9),
      expect.closeTo(45, 9),
    ]);
    expect(middle).toMatchObject({ x: expect.closeTo(0, 9), y: expect.closeTo(0, 9) });
    expect(start?.x).toBeCloseTo(-radius * Math.SQRT1_2, 9);
    expect(start?.y).toBeCloseTo(radius * (1 - Math.SQRT1_2), 9);
    expect(end?.x).toBeCloseTo(radius * Math.SQRT1_2, 9);
  });

  test("downwards hangs: its ends are higher and turned the other way", () => {
    const start = bendLines([line], "left", -90)(line, 0);
    expect(degrees(start.turn)).toBeCloseTo(45, 9);
    expect(start.x).toBeCloseTo(-radius * Math.SQRT1_2, 9);
    expect(start.y).toBeCloseTo(-radius * (1 - Math.SQRT1_2), 9);
  });
});

describe("several lines on an arc", () => {
  const [upper, lower] = [
    { width: 300, y: 0 },
    { width: 280, y: 110 },
  ];

  test.each([180, 90, 1, -1, -90, -180])(
    "of %i degrees have one centre, keep their distance, and the line that turns most turns by just that",
    (arc) => {
      const place = bendLines([upper, lower], "center", arc);
      const [first, second] = [place(upper, 150), place(lower, 140)];
      expect([first.y, second.y, first.turn, second.turn]).toEqual([
        expect.closeTo(0, 6),
        expect.closeTo(110, 6),
        expect.closeTo(0, 9),
        expect.closeTo(0, 9),
      ]);
      const turns = [upper, lower].map((line) =>
        Math.abs(degrees(place(line, line.width).turn - place(line, 0).turn)),
      );
      expect(Math.max(...turns)).toBeCloseTo(Math.abs(arc), 9);
    },
  );

  test.each([
    ["left", "start", 0],
    ["right", "end", 1],
  ] as const)("aligned %s they %s at the same angle", (align, _, share) => {
    const place = bendLines([upper, lower], align, 120);
    expect(place(upper, upper.width * share).turn).toBeCloseTo(place(lower, lower.width * share).turn, 9);
  });

  test("an empty line turns nothing", () => {
    const empty = { width: 0, y: 110 };
    const place = bendLines([upper, empty, { width: 1, y: 220 }], "center", 60);
    expect(Object.values(place(upper, 7)).every(Number.isFinite)).toBe(true);
  });
});
