import { describe, expect, test } from "vitest";
import type { BoxMm } from "./page-boxes.ts";
import { paintedBox, paintedRound } from "./painted-edges.ts";

type Four = readonly [x: number, y: number, width: number, height: number];

function box([x, y, width, height]: Four): BoxMm {
  return { x, y, width, height };
}

/** A page of 100 x 60 pixels on which some boxes are painted. */
function painted(...boxes: readonly Four[]) {
  const [width, height] = [100, 60];
  const data = new Uint8ClampedArray(4 * width * height);
  for (const [left, top, across, down] of boxes)
    for (let y = top; y < top + down; y += 1)
      for (let x = left; x < left + across; x += 1) data.set([200, 40, 40, 255], (y * width + x) * 4);
  return { data, width, height };
}

/** 10 pixels inside the page, 10 of them for a millimetre. */
const trim = box([10, 10, 80, 40]);

describe("what of a page is artwork round its trim", () => {
  test.each<readonly [string, readonly Four[], Four]>([
    ["is all of it where that is painted", [[0, 0, 100, 60]], [0, 0, 100, 60]],
    ["is the trim where nothing goes on past it", [[10, 10, 80, 40]], [10, 10, 80, 40]],
    // The last pixel that is painted may be half painted.
    ["ends where each edge's colour ends", [[4, 10, 86, 40]], [5, 10, 85, 40]],
    [
      "has the marks beside it left out",
      [
        [10, 10, 80, 40],
        [0, 10, 7, 1],
      ],
      [10, 10, 80, 40],
    ],
    ["is all of it where no edge is painted: white goes on", [[40, 25, 10, 10]], [0, 0, 100, 60]],
  ])("%s", (_what, boxes, artwork) => {
    expect(paintedRound(painted(...boxes), trim, 10)).toEqual(box(artwork));
  });

  test("is told by what is just inside of the trim: a logo in the middle of an edge has to go on", () => {
    const logo = painted([10, 20, 30, 20], [6, 20, 4, 20]);
    // 4 pixels go on; the last of them may be half painted.
    expect(paintedRound(logo, trim, 10).x).toBe(7);
  });
});

test("the box round what is painted leaves out paper white, and there is none where nothing is", () => {
  expect(paintedBox(painted([20, 30, 5, 7], [60, 10, 1, 1]))).toEqual(box([20, 10, 41, 27]));
  const white = painted([0, 0, 3, 3]);
  expect(paintedBox({ ...white, data: white.data.map((value) => (value === 0 ? 0 : 255)) })).toBeNull();
  expect(paintedBox(painted())).toBeNull();
});
