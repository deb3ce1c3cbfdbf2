import { ellipse, rectangle } from "../geometry/outline.ts";
import { type SceneShape, path } from "../scene.ts";
import { boxOf, faint, slab, soft } from "./brushwork.ts";
import type { Tone } from "./place.ts";

const WIDTH = 2430;
const HEIGHT = 1728;

const LAMPS = [
  [400, 470, 74],
  [760, 430, 66],
  [1380, 440, 62],
  [1660, 500, 80],
  [1900, 430, 58],
] as const;

function disc([x, y, r]: readonly [number, number, number]): string {
  return ellipse({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });
}

/** Jars and boxes that stand on a shelf. */
function goods(y: number, from: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const high = 110 + ((index * 47) % 90);
    return rectangle(boxOf([from + index * 128, y - high, 84, high]), 14);
  }).join("");
}

/** The room of a shop, out of focus: lamps, shelves and what stands on them. */
export function shopRoom(tone: Tone): SceneShape[] {
  const day = tone === "light";
  const [shelf, first, second, counter] = day
    ? ["#c6ab84", "#b9cabd", "#dfae92", "#b48b60"]
    : ["#151d21", "#5c6a6d", "#7b5c48", "#10171a"];
  const shelves = [820, 1090].map((y) => rectangle(boxOf([80, y, WIDTH, 26]))).join("");
  return [
    slab([0, 0, WIDTH, HEIGHT], day ? "shop-day" : "shop-night"),
    soft(
      [
        path(shelves, { fill: shelf ?? "" }),
        path(goods(820, 140, 17), { fill: first ?? "" }),
        path(goods(1090, 190, 16), { fill: second ?? "" }),
        slab([-60, 1320, WIDTH + 120, 460], counter ?? ""),
        slab([-60, 1300, WIDTH + 120, 40], day ? "#f3e6cf" : "#2a3438"),
      ],
      day ? 0.55 : 0.75,
      "shadow-contact",
    ),
    ...LAMPS.map(([x, y, r]) => path(disc([x, y, r * 3.2]), { fill: "glow" })),
    soft([path(LAMPS.map(disc).join(""), { fill: day ? "#fffaf0" : "#ffdca0" })], 0.9, "shadow-contact"),
  ];
}

/** A house of a street: its front, roof line, windows above and a shop below. */
function house(x: number, wide: number, top: number, front: string): SceneShape[] {
  const windows = [0.16, 0.58]
    .flatMap((at) =>
      [top + 130, top + 420].map((y) => rectangle(boxOf([x + wide * at, y, wide * 0.26, 190]), 6)),
    )
    .join("");
  return [
    slab([x, top, wide, 1500 - top], front),
    slab([x - 14, top - 26, wide + 28, 40], "#f4ecdd"),
    path(windows, { fill: "#7f96a0" }),
    slab([x + wide * 0.08, 1090, wide * 0.84, 300], "#4e626a"),
    slab([x + wide * 0.04, 1010, wide * 0.92, 70], "#c8325f"),
  ];
}

/** The street before a shop, out of focus. */
export function street(tone: Tone): SceneShape[] {
  const crown = ["1100 640 190", "1230 540 210", "1360 650 180", "1240 730 230"].map((one) => {
    const [x = 0, y = 0, r = 0] = one.split(" ").map(Number);
    return disc([x, y, r]);
  });
  return [
    slab([0, 0, WIDTH, HEIGHT], "street-sky"),
    soft(
      [
        ...house(40, 560, 330, "#e6c9a8"),
        ...house(620, 520, 440, "#b9cabd"),
        ...house(1160, 600, 300, "#efe3cf"),
        ...house(1780, 640, 410, "#d9a58c"),
        slab([-60, 1390, WIDTH + 120, 80], "pavement"),
        slab([-60, 1460, WIDTH + 120, 400], "asphalt"),
        slab([1215, 700, 46, 760], "#6d5339"),
        path(crown.join(""), { fill: "#6f9468" }),
      ],
      1,
      "shadow-contact",
    ),
    faint(
      slab([0, 0, WIDTH, HEIGHT], tone === "light" ? "#ffffff" : "#14262c"),
      tone === "light" ? 0.35 : 0.5,
    ),
  ];
}
