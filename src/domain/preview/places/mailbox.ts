import { coordinate as c } from "../geometry/number.ts";
import { ellipse, rectangle } from "../geometry/outline.ts";
import { type SceneShape, group, path } from "../scene.ts";
import { boxOf, cast, edged, faint, slab } from "./brushwork.ts";
import type { DrawPlace, PlaceLook } from "./place.ts";
import { blade } from "./plants.ts";

const WIDTH = 660;
const HEIGHT = 470;
const FRONT = [130, 84, 400, 270] as const;

/** Upright boards of cedar, 90 mm wide, with gaps between them. */
function fence(): SceneShape[] {
  const boards = Array.from({ length: 8 }, (_, index) => index * 96 - 40);
  const grain = boards
    .map((x, index) =>
      [18, 41, 66]
        .map(
          (at) =>
            `M${x + at} -5C${c(x + at + 7 * Math.sin(index + at))} 160 ${c(x + at - 6 * Math.cos(index))} 320 ${x + at} 480`,
        )
        .join(""),
    )
    .join("");
  return [
    slab([0, 0, WIDTH, HEIGHT], "#2a1a0e"),
    ...boards.map((x, index) => slab([x, -5, 90, HEIGHT + 10], index % 3 === 1 ? "cedar-dark" : "cedar", 1)),
    faint(path(grain, { stroke: "#5d371a", strokeWidth: 1.4 }), 0.28),
    ...boards.flatMap((x) => [
      faint(slab([x, -5, 2, HEIGHT + 10], "#ffe3c2"), 0.5),
      faint(slab([x + 86, -5, 4, HEIGHT + 10], "#2b1405"), 0.3),
    ]),
    path(boards.flatMap((x) => [28, 62].map((at) => ellipse(boxOf([x + at - 2.6, 26, 5.2, 5.2])))).join(""), {
      fill: "#6d5a48",
    }),
    faint(slab([0, 0, WIDTH, HEIGHT], "light-blind"), 0.5),
  ];
}

/** Long flax leaves from below. */
function flax(x: number, leans: readonly number[], paints: readonly [string, string]): SceneShape[] {
  const blades = leans.map((degrees, index) =>
    blade(x + index * 9, 500, 150 + ((index * 71) % 110), degrees, 0.11),
  );
  return [
    cast(blades.join(""), [8, 6], 0.35),
    ...blades.map((d, index) => path(d, { fill: paints[index % 2 === 0 ? 0 : 1] })),
  ];
}

/** A letter 220 mm long looks out of the slot. */
function letter(): SceneShape[] {
  const sheet = "M216 112L436 104L438 190H218Z";
  return [
    cast(sheet, [4, 5], 0.4, "shadow-contact"),
    path(sheet, { fill: "envelope" }),
    faint(path("M232 126l52 -1.9M232 134l38 -1.4", { stroke: "#5c564b", strokeWidth: 2.2 }), 0.6),
    group(
      [
        slab([406, 110, 22, 27], "#f7f5ee"),
        slab([408, 112, 18, 23], "#2f8a83"),
        path(blade(417, 132, 19, -78, 0.4), { fill: "#e9f3e6" }),
      ],
      {
        matrix: [0.9993, -0.0364, 0.0364, 0.9993, -4, 15],
      },
    ),
  ];
}

/** A tube 100 mm wide with the newspaper in it. */
function tube(): SceneShape[] {
  const disc = (r: number, x = 330, y = 424) => ellipse(boxOf([x - r, y - r, 2 * r, 2 * r]));
  const roll = [38, 31, 24, 17, 10].map((r) => disc(r, 328, 430)).join("");
  return [
    cast(disc(54), [10, 14], 0.55),
    path(disc(54), { fill: "#39444a" }),
    path(disc(48), { fill: "#12181b" }),
    path(disc(42, 328, 430), { fill: "stoneware" }),
    faint(path(roll, { stroke: "#6f6a60", strokeWidth: 1.8 }), 0.7),
    faint(path(disc(51), { stroke: "#ffffff", strokeWidth: 2 }), 0.25),
  ];
}

function box({ tone }: PlaceLook): SceneShape[] {
  const [x, y, w, h] = FRONT;
  const front = rectangle(boxOf(FRONT), 10);
  const lid = `M${x - 16} ${y + 6}L${x + 4} ${y - 34}H${x + w - 4}L${x + w + 16} ${y + 6}V${y + 16}H${x - 16}Z`;
  const slot = [200, 140, 260, 22] as const;
  return [
    cast(front, [22, 30], 0.6),
    path(front, { fill: `box-${tone}` }),
    faint(path(front, { fill: "sheen-satin" }), 0.8),
    faint(path(front, { stroke: "#14191c", strokeWidth: 1.6 }), 0.4),
    faint(path(`M${x + 4} ${y + 12}V${y + h - 6}`, { stroke: "#ffffff", strokeWidth: 2 }), 0.5),
    slab([x + w - 26, y, 26, h], "box-side", 8),
    slab([slot[0] - 8, slot[1] - 6, slot[2] + 16, slot[3] + 12], tone === "light" ? "#d8d0be" : "#232d33", 8),
    slab(slot, "#0e1315", 5),
    group(letter(), { clip: `M0 0H${WIDTH}V${slot[1] + 14}H0Z` }),
    faint(slab([slot[0], slot[1] + 13, slot[2], 2], "#ffffff"), 0.3),
    cast(lid, [4, 14], 0.5, "shadow-contact"),
    path(lid, { fill: `box-${tone}` }),
    faint(
      path(`M${x + 4} ${y - 34}H${x + w - 4}L${x + w + 16} ${y + 6}H${x - 16}Z`, { fill: "#ffffff" }),
      tone === "light" ? 0.35 : 0.12,
    ),
    ...edged([x - 16, y + 6, w + 32, 10], 2),
  ];
}

/** A round lock, 22 mm across. */
function lock(): SceneShape[] {
  const at = ellipse(boxOf([484, 322, 20, 20]));
  return [
    cast(at, [1.5, 2], 0.5, "shadow-contact"),
    path(at, { fill: "rim" }),
    slab([492.5, 326, 3, 12], "#2b3236", 1.5),
  ];
}

/** A letterbox on a fence. */
export const drawMailbox: DrawPlace = (look) => ({
  behind: [...fence(), ...tube(), ...box(look), ...lock()],
  glass: [],
  inFront: [
    ...flax(6, [-124, -106, -92, -80, -66, -44], ["leaf", "leaf-pale"]),
    ...flax(600, [-142, -112, -98, -86, -70, -56], ["leaf-pale", "leaf"]),
  ],
});
