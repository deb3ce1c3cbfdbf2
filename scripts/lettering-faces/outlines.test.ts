import { expect, test } from "vitest";
import { kerningWithRoom, profileOf } from "./accent-room.ts";
import { contoursOf, pathOf } from "./outline/contours.ts";
import { boxOf } from "./outline/flatten.ts";
import { kerningPairs, kerningRows } from "./kerning-rows.ts";
import { thicknessOf } from "./outline/thickness.ts";
import { united } from "./outline/unite.ts";

const clockwise = "M0 0L400 0L400 700L0 700Z";
const hole = "M100 100L100 600L300 600L300 100Z";

function unite(path: string): string {
  return pathOf(united(contoursOf(path)).contours);
}

test("contours that do not cross stay as they are, curves too", () => {
  const path = `${clockwise}${hole}M500 0Q600 0 600 100Q600 200 500 200Z`;
  expect(unite(path)).toBe(path);
});

test("an accent wound the other way round is turned, with its hole", () => {
  const [wrong, itsHole] = ["M0 900L0 1000L400 1000L400 900Z", "M100 920L300 920L300 980L100 980Z"];
  const { contours, flat } = united(contoursOf(`${clockwise}${wrong}${itsHole}`));
  expect(flat).toBe(false);
  expect(pathOf(contours.slice(1))).toBe("M0 900L400 900L400 1000L0 1000ZM100 920L100 980L300 980L300 920Z");
});

test("contours that cross, or share an edge, become one", () => {
  const crossing = united(contoursOf(`${clockwise}M200 600L300 600L300 900L200 900Z`));
  expect(crossing.flat).toBe(true);
  expect(crossing.contours).toHaveLength(1);
  expect(boxOf(crossing.contours)).toEqual({ xMin: 0, yMin: 0, xMax: 400, yMax: 900 });
  expect(united(contoursOf(`${clockwise}M0 700L400 700L400 800L0 800Z`)).contours).toHaveLength(1);
});

test.each([
  ["a line", "M0 0L400 0L400 301L400 300L400 700L0 700Z", "M0 0L400 0L400 301L400 700L0 700Z"],
  [
    "a curve that is none",
    "M0 0L400 0L400 700L300 700L300 300L200 310Q200 311 200 311L200 200L0 200Z",
    "M0 0L400 0L400 700L300 700L300 300L200 310L200 200L0 200Z",
  ],
])("%s that leads back where it came from is left out", (_what, path, plain) => {
  expect(unite(path)).toBe(plain);
});

test("the box of a curve is that of its turning points", () => {
  expect(boxOf(contoursOf("M0 0Q100 -100 200 0Z"))).toEqual({ xMin: 0, yMin: -50, xMax: 200, yMax: 0 });
});

test("a frame is as thick as its bars, and its space as wide as its hole", () => {
  const { stroke, counter } = thicknessOf(contoursOf(`${clockwise}${hole}`), 1000);
  expect(Math.abs(stroke - 100)).toBeLessThan(2);
  expect(Math.abs(counter - 200)).toBeLessThan(3);
});

test("a dot is as thick as its widest disc and has no space; the sharp end of a notch is none", () => {
  expect(thicknessOf(contoursOf("M0 0L100 0L100 100L0 100Z"), 1000).stroke).toBeGreaterThan(90);
  expect(thicknessOf(contoursOf("M0 0L100 0L100 100L0 100Z"), 1000).counter).toBe(0);
  const wedge = "M0 0L100 0L200 700L300 0L400 0L400 900L0 900Z";
  expect(thicknessOf(contoursOf(wedge), 1000).counter).toBeGreaterThan(40);
});

test("letters kerned alike share a row, and every pair is found again", () => {
  const pairs = new Map([
    ["AV", -36],
    ["ÀV", -36],
    ["AW", -36],
    ["ÀW", -36],
    ["To", -50],
  ]);
  expect(kerningRows(pairs)).toEqual({ AÀ: { "-36": "VW" }, T: { "-50": "o" } });
  expect(kerningPairs(kerningRows(pairs))).toEqual(pairs);
});

test("an accent keeps a twentieth of an em of air, where the plain letter has it", () => {
  const letter = (path: string) => ({ advance: 500, profile: profileOf(contoursOf(path), 1000) });
  const [bar, plain] = [letter("M0 -700L480 -700L480 -600L0 -600Z"), letter("M20 -500L400 -500L400 0L20 0Z")];
  const accented = letter("M20 -500L400 -500L400 0L20 0ZM10 -690L400 -690L400 -610L10 -610Z");
  expect(kerningWithRoom(-10, [bar, plain], [bar, accented], 1000)).toBe(0);
  expect(kerningWithRoom(-10, [bar, plain], [bar, plain], 1000)).toBe(-10);
  expect(kerningWithRoom(15, [bar, plain], [bar, accented], 1000)).toBe(15);
});
