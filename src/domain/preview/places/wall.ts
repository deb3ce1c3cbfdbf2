import { ellipse, rectangle } from "../geometry/outline.ts";
import { type SceneShape, path } from "../scene.ts";
import { boxOf, cast, edged, faint, slab, soft } from "./brushwork.ts";
import type { DrawPlace, PlaceLook } from "./place.ts";
import { oliveTree, twigs } from "./plants.ts";

const WIDTH = 3000;
const HEIGHT = 2134;
/** Where the floor begins. */
const FLOOR = 1930;
const TOP = 1180;

function room({ tone }: PlaceLook): SceneShape[] {
  const boards = [1975, 2025, 2085].map((y) => `M0 ${y}H${WIDTH}`).join("");
  const ends =
    "M520 1930V1975M1730 1930V1975M1040 1975V2025M2460 1975V2025M340 2025V2085M1900 2025V2085M1200 2085V2134";
  return [
    slab([0, 0, WIDTH, FLOOR], `wall-${tone}`),
    faint(slab([0, 0, WIDTH, FLOOR], "texture-paper"), tone === "light" ? 0.55 : 0.16),
    slab([0, FLOOR, WIDTH, HEIGHT - FLOOR], "floor"),
    faint(path(boards + ends, { stroke: "#4a2f18", strokeWidth: 4 }), 0.35),
    soft([slab([-200, FLOOR - 10, WIDTH + 400, 46], "#2b1c0a")], 0.35),
    slab([0, FLOOR - 118, WIDTH, 118], tone === "light" ? "#faf6ee" : "#2c453d"),
    ...edged([0, FLOOR - 118, WIDTH, 118], 7),
    faint(slab([0, FLOOR - 90, WIDTH, 4], "#2b1c0a"), 0.12),
  ];
}

/** A wide low cupboard of oak, 1,600 mm long and 750 mm high. */
function sideboard(): SceneShape[] {
  const [left, width] = [640, 1600];
  const body = rectangle(boxOf([left, TOP + 30, width, 560]), 8);
  const leg = (x: number, lean: number) => `M${x} ${TOP + 590}h46l${lean} 166h-26Z`;
  const door = (index: number) => [left + 20 + index * 392, TOP + 54, 384, 512] as const;
  const doors = [0, 1, 2, 3].map(door);
  const knobs = [380, 416, 1164, 1200].map((x) => ellipse(boxOf([left + x - 15, TOP + 280, 30, 30])));
  return [
    cast(body, [50, 60], 0.42),
    soft([path(ellipse(boxOf([left - 20, FLOOR + 20, width + 120, 90])), { fill: "#1c1006" })], 0.5),
    path(leg(left + 90, -30) + leg(left + width - 136, 4), { fill: "#7b5430" }),
    path(body, { fill: "oak" }),
    ...doors.flatMap((corners) => [slab(corners, "oak", 3), ...edged(corners, 5)]),
    path(doors.map(([x, y, w, h]) => rectangle(boxOf([x, y, w, h]), 3)).join(""), {
      stroke: "#6d4722",
      strokeWidth: 4,
    }),
    cast(knobs.join(""), [6, 10], 0.5, "shadow-contact"),
    path(knobs.join(""), { fill: "brass" }),
    slab([left - 20, TOP, width + 40, 34], "oak-top", 6),
    ...edged([left - 20, TOP, width + 40, 34], 6),
    faint(slab([left, TOP + 34, width, 22], "#2b1c0a"), 0.25),
  ];
}

/** A lamp, a vase with twigs, and books with a mug on them. */
function things(): SceneShape[] {
  const vase =
    "M812 1180C760 1130 752 1040 800 1000C816 985 818 960 812 946H884C878 960 880 985 896 1000C944 1040 936 1130 884 1180Z";
  const mug = rectangle(boxOf([1772, 1020, 92, 98]), 12);
  const books = [
    [1690, 1150, 300, 30, "#8a3b32"],
    [1712, 1118, 250, 32, "#e9dcc0"],
  ] as const;
  return [
    ...twigs(848, 955),
    cast(vase, [26, 18], 0.3),
    path(vase, { fill: "clay" }),
    cast("M1690 1118H1990V1180H1690Z", [22, 14], 0.35),
    ...books.flatMap(([x, y, w, h, fill]) => [
      slab([x, y, w, h], fill, 4),
      ...edged([x, y, w, h], 4),
      faint(slab([x + w - 26, y, 12, h], "#ffffff"), 0.35),
    ]),
    path("M1858 1040a30 30 0 0 1 0 56", { stroke: "#d5dbd6", strokeWidth: 14 }),
    path(mug, { fill: "stoneware" }),
  ];
}

/** A light switch, 1,000 mm above the floor, as large as all of them. */
function lightSwitch(): SceneShape[] {
  const plate = rectangle(boxOf([2262, 870, 76, 118]), 8);
  return [
    cast(plate, [8, 10], 0.4, "shadow-contact"),
    path(plate, { fill: "#fbfaf6" }),
    slab([2285, 902, 30, 54], "#efece4", 4),
    faint(path(rectangle(boxOf([2285, 902, 30, 54]), 4), { stroke: "#2b1c0a", strokeWidth: 3 }), 0.3),
  ];
}

/** A window's light from the upper left. */
function daylight({ tone }: PlaceLook, strength: number): SceneShape {
  return faint(slab([0, 0, WIDTH, HEIGHT], "light-blind"), tone === "light" ? strength : strength / 2);
}

/** A wall of a room with a sideboard. */
export const drawWall: DrawPlace = (look) => ({
  behind: [
    ...room(look),
    daylight(look, 0.6),
    ...lightSwitch(),
    ...sideboard(),
    ...things(),
    ...oliveTree(2630, FLOOR + 60),
  ],
  glass: [],
  inFront: [daylight(look, 0.2)],
});
