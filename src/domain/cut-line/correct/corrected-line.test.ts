import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { painted, ring, star } from "#tests/support/cut-line/painted-picture.ts";
import { firstSettings } from "../cut-settings.ts";
import { cutterOf } from "../cutter.ts";
import { checkLine } from "../kept/check-line.ts";
import type { LineGeometry } from "../kept/line-geometry.ts";
import { withNode } from "./add-node.ts";
import { correctedLine, ringsOf } from "./corrected-line.ts";
import { nearestNode, nearestOnLine, nodeAt, nodeFurther } from "./find-node.ts";
import { cubicAfter, type LineNode, type NodeRing, minus, onCubic, type Um } from "./line-nodes.ts";
import { pulledLine } from "./pull-line.ts";
import { fittedCorrection } from "./scaled-line.ts";
import { withoutNode } from "./remove-node.ts";

/** A circle of 40 mm by four curves: its points are at the top, the right, the bottom and the left. */
const circle: LineGeometry = {
  curves: [
    [
      20_000, 0, 31_046, 0, 40_000, 8_954, 40_000, 20_000, 40_000, 31_046, 31_046, 40_000, 20_000, 40_000,
      8_954, 40_000, 0, 31_046, 0, 20_000, 0, 8_954, 8_954, 0, 20_000, 0,
    ],
  ],
  picture: { x: 2_000, y: 3_000, width: 36_000, height: 34_000 },
  outline: [[10_000, 10_000, 30_000, 10_000, 20_000, 30_000]],
};
const TOP = { ring: 0, node: 0 };

function drawn(drawing = star(120, 120, 100), keepsHoles = false): LineGeometry {
  const task = {
    settings: { ...firstSettings, keepsHoles },
    fit: { widthMm: 60, heightMm: 60, borderMm: 2 },
  };
  const { geometry } = cutterOf(painted(240, drawing), false)({ ...task, isDraft: false });
  if (geometry === null) throw new Error("a star has a line");
  return geometry;
}

function whole(geometry: LineGeometry, rings: readonly NodeRing[]) {
  const corrected = correctedLine(geometry, rings, 2);
  if (corrected === null) throw new Error("there is a line");
  return corrected;
}

/** Degrees between the ways in and out of a point. */
function corner({ arrives, leaves }: LineNode): number {
  const turn = Math.atan2(leaves[1], leaves[0]) - Math.atan2(-arrives[1], -arrives[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * (180 / Math.PI);
}

function sizeOf({ line }: ReturnType<typeof whole>): readonly number[] {
  return [line.widthMm, line.heightMm].map((mm) => Math.round(mm * 100) / 100);
}

test("a line that nobody has changed is the same line", () => {
  const geometry = drawn();
  expect(whole(geometry, ringsOf(geometry)).geometry).toEqual(geometry);
});

describe("a point is pulled", () => {
  it.each<[string, Um, number, readonly number[], Um]>([
    ["up, alone: the box grows up", [0, -5_000], 0, [40, 45], [0, -5_000]],
    ["up, with what is near", [0, -5_000], 12_000, [40, 45], [0, -5_000]],
    ["in, alone: the box shrinks", [0, 3_000], 0, [40, 37], [0, 3_000]],
    ["not at all", [0, 0], 12_000, [40, 40], [0, 0]],
  ])("%s", (_, by, reach, size, from) => {
    const corrected = whole(circle, pulledLine(ringsOf(circle), TOP, by, reach));
    expect(sizeOf(corrected).map((mm, at) => Math.abs(mm - size[at]!) < 0.35)).toEqual([true, true]);
    expect(corrected.from.map((um, at) => Math.abs(um - from[at]!) < 350)).toEqual([true, true]);
    const { picture, outline } = corrected.geometry;
    // Picture and artwork stay under the line where they were.
    expect([picture.x + corrected.from[0], picture.y + corrected.from[1]]).toEqual([2_000, 3_000]);
    expect((outline?.[0]?.[0] ?? 0) + corrected.from[0]).toBe(10_000);
  });

  it("and comes to lie where it is pulled; what is farther than the reach stays", () => {
    const rings = ringsOf(circle);
    const [after = []] = pulledLine(rings, TOP, [1_000, -5_000], 20_000);
    expect(after[0]?.at).toEqual([21_000, -5_000]);
    expect(after.slice(1)).toEqual(rings[0]?.slice(1));
  });

  it("and what is nearer follows in part: at half the reach by a half", () => {
    const quarter = (Math.PI * 40_000) / 4;
    const [after = []] = pulledLine(ringsOf(circle), TOP, [0, -4_000], 2 * quarter * 0.9);
    const follows = (1 + Math.cos(Math.PI / 1.8)) / 2;
    expect(after[1]!.at[1]).toBeCloseTo(20_000 - 4_000 * follows, -2);
    expect(after[1]!.at[0]).toBe(40_000);
    expect(after[2]!.at).toEqual([20_000, 40_000]);
  });

  it("and nowhere comes to have a corner", () => {
    const rings = [0, 2, 4, 6].reduce(
      (now, node) => withNode(now, { ring: 0, node, t: 0.4 }).rings,
      ringsOf(circle),
    );
    const count = rings[0]!.length;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: count - 1 }),
        fc.integer({ min: -3_000, max: 3_000 }),
        fc.integer({ min: -3_000, max: 3_000 }),
        fc.integer({ min: 0, max: 12_000 }),
        (node, x, y, reach) => {
          const [after = []] = pulledLine(rings, { ring: 0, node }, [x, y], reach);
          expect(Math.max(...after.map(corner))).toBeLessThan(1e-3);
        },
      ),
    );
  });

  it("out a little, softly, a blade can still follow it everywhere", () => {
    const geometry = drawn();
    const rings = ringsOf(geometry);
    rings[0]!.forEach((_, node) => {
      if (node % 9 !== 0) return;
      const { at } = rings[0]![node]!;
      const out: Um = at[1] < 30_000 ? [0, -400] : [0, 400];
      const checked = checkLine(whole(geometry, pulledLine(rings, { ring: 0, node }, out, 4_000)).geometry);
      expect(checked.ok ? "ok" : checked.why).toBe("ok");
    });
  });

  it.each<[string, Um, RegExp]>([
    ["across to the other side", [0, 80_000], /crosses/],
    ["to a needle", [0, -30_000], /sharp/],
  ])("%s: the check says so", (_, by, why) => {
    const geometry = drawn();
    const rings = ringsOf(geometry);
    const node = rings[0]!.findIndex(({ at }) => at[1] === Math.min(...rings[0]!.map((each) => each.at[1])));
    const checked = checkLine(whole(geometry, pulledLine(rings, { ring: 0, node }, by, 0)).geometry);
    expect(checked.ok ? "" : checked.why).toMatch(why);
  });
});

describe("points come and go", () => {
  test("a new one leaves the line where it is", () => {
    const rings = ringsOf(circle);
    const { rings: more, place } = withNode(rings, { ...TOP, t: 0.5 });
    expect(place).toEqual({ ring: 0, node: 1 });
    const at = nodeAt(more, place)!.at;
    expect(Math.hypot(...minus(at, [20_000, 20_000]))).toBeCloseTo(20_000, -2);
    expect(more[0]).toHaveLength(5);
    expect(sizeOf(whole(circle, more))).toEqual([40, 40]);
  });

  test("also on the last side, back to the first point", () => {
    const { rings, place } = withNode(ringsOf(circle), { ring: 0, node: 3, t: 0.25 });
    expect(place).toEqual({ ring: 0, node: 4 });
    expect(nodeAt(rings, place)!.at[0]).toBeGreaterThan(0);
    expect(sizeOf(whole(circle, rings))).toEqual([40, 40]);
  });

  test("taken away again, the line is as it was to 0.03 mm", () => {
    const { rings, place } = withNode(ringsOf(circle), { ...TOP, t: 0.3 });
    const { rings: fewer, place: before } = withoutNode(rings, place);
    expect(before).toEqual(TOP);
    expect(fewer[0]).toHaveLength(4);
    fewer[0]!.forEach((_, node) => {
      for (const t of [0, 0.2, 0.5, 0.8]) {
        const { at } = onCubic(cubicAfter(fewer[0]!, node), t);
        expect(Math.abs(Math.hypot(...minus(at, [20_000, 20_000])) - 20_000)).toBeLessThan(30);
      }
    });
  });

  test("three are left", () => {
    const { rings } = withoutNode(ringsOf(circle), TOP);
    expect(rings[0]).toHaveLength(3);
    expect(withoutNode(rings, TOP).rings).toBe(rings);
  });
});

describe("a point is found", () => {
  const geometry = drawn(ring(120, 120, 100, 40), true);
  const rings = ringsOf(geometry);
  test("by where it is, on a hole as on the outline", () => {
    expect(rings).toHaveLength(2);
    rings.forEach((nodes, at) =>
      nodes.forEach((node, index) => {
        expect(nearestNode(rings, node.at)).toEqual({ ring: at, node: index, distance: 0 });
      }),
    );
  });
  test("and on the line between two of them", () => {
    const place = nearestOnLine(ringsOf(circle), [50_000, -10_000]);
    expect(place).toMatchObject({ ring: 0, node: 0, t: 0.5 });
    expect(place?.distance).toBeCloseTo(Math.hypot(30_000, 30_000) - 20_000, -2);
  });
  test("or as the next one, all lines in turn", () => {
    const [first, second] = rings.map(({ length }) => length);
    expect(nodeFurther(rings, TOP, -1)).toEqual({ ring: 1, node: second! - 1 });
    expect(nodeFurther(rings, { ring: 0, node: first! - 1 }, 1)).toEqual({ ring: 1, node: 0 });
  });
});

test("a corrected line takes another size with its picture, and its artwork is as much larger", () => {
  const { geometry, line } = whole(circle, ringsOf(circle));
  const correction = { geometry, line, correctedFrom: { widthMm: 38, heightMm: 36 } };
  const fitted = fittedCorrection(correction, { widthMm: 60, heightMm: 90, borderMm: 2 });
  expect([fitted.line.widthMm, fitted.line.heightMm]).toEqual([60, 60]);
  expect(fitted.geometry.picture).toEqual({ x: 3_000, y: 4_500, width: 54_000, height: 51_000 });
  expect(fitted.geometry.outline).toEqual([[15_000, 15_000, 45_000, 15_000, 30_000, 45_000]]);
  // Artwork of 34 x 32 mm becomes 51 x 48.
  expect(fitted.correctedFrom).toEqual({ widthMm: 55, heightMm: 52 });
});
