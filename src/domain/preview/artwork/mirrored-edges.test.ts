import { expect, test } from "vitest";
import { apply, boxUnder, turned } from "../geometry/matrix.ts";
import { imagesBelow, mirrorings } from "./mirrored-edges.ts";
import { middleOf } from "./placed-picture.ts";

const box = { x: 10, y: 20, width: 60, height: 40 };

/** As a test knows it, to a tenth of a millimetre: the lap is smaller. */
function near(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

test("eight images lie round a picture, edge to edge", () => {
  const corners = mirrorings({ box, turn: 0 }).map((matrix) => {
    const { x, y } = boxUnder([matrix], box);
    return `${near(x)} ${near(y)}`;
  });
  const across = [-50, 10, 70];
  const round = across.flatMap((x) => [-20, 20, 60].map((y) => `${x} ${y}`)).filter((at) => at !== "10 20");
  expect(corners.toSorted()).toEqual(round.toSorted());
});

test("what lies on an edge lies there in the image, too, turned or not", () => {
  for (const turn of [0, 30, 90]) {
    const edges = [
      [10, 33],
      [70, 21],
      [44, 20],
      [12, 60],
    ] as const;
    const lie = turned(turn, middleOf(box));
    for (const edge of edges) {
      const [x, y] = apply(lie, edge);
      const images = mirrorings({ box, turn }).map((matrix) => apply(matrix, edge));
      expect(images.filter((image) => Math.hypot(image[0] - x, image[1] - y) < 0.1)).toHaveLength(1);
    }
  }
});

test("an image lies a hair below the picture, so that no stock is seen between them", () => {
  const left = mirrorings({ box, turn: 0 })
    .map((matrix) => boxUnder([matrix], box))
    .find(({ x, y }) => x < 0 && y === 20);
  expect((left?.x ?? 0) + 60 - box.x).toBeGreaterThan(0.01);
});

test("images lie only past the edges that are named, and past the corner between two of them", () => {
  const lefts = (edges: Parameters<typeof mirrorings>[1]) =>
    mirrorings({ box, turn: 0 }, edges).map((matrix) => {
      const { x, y } = boxUnder([matrix], box);
      return `${near(x)} ${near(y)}`;
    });
  expect(lefts(["left"])).toEqual(["-50 20"]);
  expect(lefts(["right", "top"])).toEqual(["10 -20", "70 20", "70 -20"]);
  expect(lefts(["left", "right"])).toEqual(["-50 20", "70 20"]);
  expect(lefts([])).toEqual([]);
});

test("what ends inside its page is mirrored at its own edge, and past the corner between two", () => {
  const mirrorBox = { x: 30, y: 20, width: 20, height: 40 };
  const below = imagesBelow({ box, turn: 0 }, { mirrored: ["left", "bottom"], mirrorBox, spreadMm: 0 });
  const lefts = below.map((matrix) => {
    const { x, y } = boxUnder([matrix], mirrorBox);
    return `${near(x)} ${near(y)}`;
  });
  expect(lefts).toEqual(["30 60", "10 20", "10 60"]);
});

test("a picture that is carried on lies once below itself, larger by the bleed about its middle", () => {
  const [below, ...more] = imagesBelow({ box, turn: 0 }, { mirrored: [], spreadMm: 2 });
  const { x, y, width, height } = boxUnder([below!], box);
  expect(more).toEqual([]);
  // By 2.05 mm on each side.
  for (const [found, wanted] of [
    [x, 7.95],
    [y, 17.95],
    [width, 64.1],
    [height, 44.1],
  ] as const)
    expect(found).toBeCloseTo(wanted, 9);
});
