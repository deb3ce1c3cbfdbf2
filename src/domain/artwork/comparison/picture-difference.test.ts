import { describe, expect, test } from "vitest";
import { pictureDifference } from "./picture-difference.ts";
import type { Pixels } from "./perceived-pixels.ts";

/** A label of 30 x 20 mm at 200 dpi. */
const PX_PER_MM = 200 / 25.4;
const [WIDTH, HEIGHT] = [236, 157];

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
/** What is at a place, in millimetres. */
type Drawn = (x: number, y: number) => Colour;

const ground: Colour = [244, 227, 193, 255];
const ink: Colour = [17, 17, 17, 255];
const red: Colour = [181, 70, 42, 255];
const nothing: Colour = [255, 255, 255, 0];

/** Each pixel is the mean of so many points a side of it, as painters smooth edges. */
function painted(drawn: Drawn, points = 3): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      for (let of = 0; of < 4; of += 1) {
        let sum = 0;
        for (let at = 0; at < points ** 2; at += 1) {
          const [u, v] = [(at % points) + 0.5, Math.floor(at / points) + 0.5];
          sum += drawn((x + u / points) / PX_PER_MM, (y + v / points) / PX_PER_MM)[of] ?? 0;
        }
        data[(y * WIDTH + x) * 4 + of] = sum / points ** 2;
      }
  return { data, width: WIDTH, height: HEIGHT };
}

const isIn = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  x >= left && x < right && y >= top && y < bottom;

interface Label {
  readonly disc?: Colour;
  readonly aside?: number;
  /** The last of three words of 1 mm, and of three lines of 0.3 mm. */
  readonly hasWord?: boolean;
  readonly hasLine?: boolean;
  readonly frame?: Colour | null;
  readonly scale?: number;
  readonly stock?: Colour;
}

/** A disc, three words of bars and three fine lines on a ground. */
function label(changed: Label = {}): Drawn {
  const { disc = red, aside = 0, hasWord = true, hasLine = true, frame = null, scale = 1 } = changed;
  return (atX, atY) => {
    const [x, y] = [(atX - aside) / scale, atY / scale];
    if (frame !== null && !isIn(atX, atY, [1.09, 1.09, 28.91, 18.91]) && isIn(atX, atY, [1, 1, 29, 19]))
      return frame;
    if (x > 30 || y > 20) return changed.stock ?? nothing;
    if (Math.hypot(x - 7, y - 8) < 5) return disc;
    const [word, line] = [Math.floor((x - 14) / 4), Math.floor((y - 4) / 3)];
    const isBar = (x - 14) % 4 < 3 && (x - 14) % 1 < 0.6;
    if (isIn(x, y, [14, 15, 26, 16]) && isBar && (hasWord || word < 2)) return ink;
    if (isIn(x, y, [14, 4, 27, 12]) && (y - 4) % 3 < 0.3 && (hasLine || line < 2)) return ink;
    return changed.stock ?? ground;
  };
}

const first = painted(label());
const largest = (other: Pixels, one = first) => pictureDifference(one, other, 1 / PX_PER_MM)[0]?.mm2 ?? 0;

/** Every number a little off, as after packing with loss, and after other profiles. */
function noisy({ data, width, height }: Pixels, by: number): Pixels {
  return { data: data.map((value, at) => value + ((at * 7919) % (2 * by + 1)) - by), width, height };
}

describe("two pictures that are the same to an eye have no part that differs:", () => {
  test.each<[what: string, other: () => Pixels]>([
    ["itself", () => first],
    ["edges smoothed in another way", () => painted(label(), 1)],
    ["0.04 mm aside", () => painted(label({ aside: 0.04 }))],
    ["numbers up to 6 of 255 off", () => noisy(first, 6)],
    ["a disc whose colour is dE 8 off", () => painted(label({ disc: [169, 76, 52, 255] }))],
    ["a line of 0.09 mm round it, which is compared as a list", () => painted(label({ frame: red }))],
  ])("%s", (_, other) => expect(largest(other())).toBe(0));
});

describe("the largest part that differs, in square millimetres, of a print file with", () => {
  test.each<[what: string, other: Label, least: number, most: number]>([
    ["a letter of 1 mm gone", { hasWord: false }, 0.5, 0.9],
    ["a line of 0.3 mm gone", { hasLine: false }, 3.5, 6.5],
    ["everything 0.5 mm aside", { aside: 0.5 }, 0.5, 5],
    // Its area is 78.5.
    ["a disc whose colour is dE 20 off", { disc: [181, 102, 42, 255] }, 74, 80],
    ["the artwork as a stamp in the corner", { scale: 0.17 }, 400, 600],
    ["white in place of the ground", { stock: [255, 255, 255, 255] }, 400, 600],
  ])("%s", (_, other, least, most) => {
    const mm2 = largest(painted(label(other)));
    expect(mm2).toBeGreaterThan(least);
    expect(mm2).toBeLessThan(most);
  });

  test("white ink where there is none", () => {
    const clear = painted(label({ stock: nothing }));
    const white = painted(label({ stock: [255, 255, 255, 255] }));
    expect(largest(white, clear)).toBeGreaterThan(400);
  });
});

test("each part says where it is, the largest first", () => {
  const both = painted(label({ hasWord: false, hasLine: false }));
  const parts = pictureDifference(first, both, 1 / PX_PER_MM);
  expect(parts.map(({ mm2 }) => mm2)).toEqual(parts.map(({ mm2 }) => mm2).toSorted((a, b) => b - a));
  // The line goes from 14 to 27 mm of 30, 10 mm of 20 from the top.
  const [{ box } = { box: { x: 0, y: 0, width: 0, height: 0 } }] = parts;
  expect([box.x, box.y, box.width]).toEqual(
    [14 / 30, 10 / 20, 13 / 30].map((part) => expect.closeTo(part, 1)),
  );
});

test("only pictures of one size are compared", () => {
  expect(() => pictureDifference(first, { ...first, width: WIDTH - 1 }, 1)).toThrow("one size");
});
