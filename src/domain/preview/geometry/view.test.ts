import { expect, it, test } from "vitest";
import { movedBy, nextStop, seenAt, seenBox, WHOLE_STAGE, zoomedTo } from "./view.ts";

test("zoomed to twice the size, the middle half of the stage is seen", () => {
  expect(seenBox(zoomedTo(WHOLE_STAGE, 2))).toEqual({ x: 225, y: 160, width: 450, height: 320 });
});

it("keeps the place under the pointer where it is", () => {
  const before = { zoom: 2, x: 100, y: 50 };
  const after = zoomedTo(before, 4, [0.25, 0.75]);
  // A quarter of 450 right of 100, three quarters of 320 below 50.
  const place = { x: 212.5, y: 290, width: 0, height: 0 };
  expect(seenAt(before, place)).toMatchObject({ x: 225, y: 480 });
  expect(seenAt(after, place)).toMatchObject({ x: 225, y: 480 });
});

it.each([
  ["left and up", -3, -2, { x: 0, y: 0 }],
  ["right and down", 3, 2, { x: 600, y: 1280 / 3 }],
  ["a tenth", 0.1, 0.1, { x: 330, y: 640 / 3 + 64 / 3 }],
])("moved %s, never shows what lies beside the stage", (_way, right, down, corner) => {
  const moved = movedBy({ zoom: 3, x: 300, y: 640 / 3 }, right, down);
  expect(moved.x).toBeCloseTo(corner.x);
  expect(moved.y).toBeCloseTo(corner.y);
});

it("does not move while the whole stage is seen", () => {
  expect(movedBy(WHOLE_STAGE, 0.5, -0.5)).toEqual(WHOLE_STAGE);
});

it.each([
  [1, "in", 1.5],
  [1, "out", null],
  [2.7, "in", 3],
  [2.7, "out", 2],
  [8, "in", null],
] as const)("from %d times the next stop %s is %s", (zoom, way, stop) => {
  expect(nextStop({ ...WHOLE_STAGE, zoom }, way)).toBe(stop);
});

it("zooms no further than eight times, and never out of the stage", () => {
  expect(zoomedTo(WHOLE_STAGE, 40).zoom).toBe(8);
  expect(zoomedTo({ zoom: 1.5, x: 300, y: 213 }, 0.2)).toEqual(WHOLE_STAGE);
});
