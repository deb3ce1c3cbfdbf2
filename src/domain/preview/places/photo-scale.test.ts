import { expect, it } from "vitest";
import { firstLength, photoBox, unitsPerMm, heldIn } from "./photo-scale.ts";

const line = { from: [100, 400], to: [400, 400] } as const;

it("a line of 300 units over 600 mm makes a millimetre half a unit, however it leans", () => {
  expect(unitsPerMm({ ...line, millimetres: 600 })).toBe(0.5);
  // 180 across and 240 down are 300 along.
  expect(unitsPerMm({ from: [100, 100], to: [280, 340], millimetres: 600 })).toBe(0.5);
});

it.each([null, 0, 9, 20_001])("%s mm say nothing about scale", (millimetres) => {
  expect(unitsPerMm({ ...line, millimetres })).toBeNull();
});

it("neither do two ends on the same place", () => {
  expect(unitsPerMm({ from: [100, 400], to: [105, 400], millimetres: 600 })).toBeNull();
});

it("a photo is shown whole, in the middle of the stage", () => {
  // Upright: 640 high, 480 wide.
  expect(photoBox(3000, 4000)).toEqual({ x: 210, y: 0, width: 480, height: 640 });
  // Wide: 900 wide, 450 high.
  expect(photoBox(4000, 2000)).toEqual({ x: 0, y: 95, width: 900, height: 450 });
});

it("the line begins on the photo, and its ends stay there", () => {
  const box = photoBox(3000, 4000);
  const { from, to, millimetres } = firstLength(box);
  expect([heldIn(box, from), heldIn(box, to)]).toEqual([from, to]);
  expect(millimetres).toBeNull();
  expect(heldIn(box, [0, 700])).toEqual([210, 640]);
});
