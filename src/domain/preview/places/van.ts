import { ellipse, rectangle } from "../geometry/outline.ts";
import { type SceneShape, group, path } from "../scene.ts";
import { boxOf, cast, edged, faint, slab, soft } from "./brushwork.ts";
import type { PlaceDrawing, PlaceLook } from "./place.ts";
import { vanWide } from "./places.ts";

const WIDTH = vanWide;
const HEIGHT = 3342;
const GROUND = 2960;
const WHEELS = [960, 3720] as const;
const AXLE = 2630;

/** Nose to the right, 4,400 mm long and 1,900 mm high. */
const BODY =
  "M196 2720C168 2720 158 2690 158 2650L150 2380L166 1640C172 1420 190 1240 226 1136C244 1084 280 1064 340 1060" +
  "C1200 1036 2200 1032 2860 1062C3010 1070 3110 1112 3190 1190L3640 1660C3760 1690 4060 1730 4240 1790" +
  "C4400 1846 4500 1990 4528 2180L4540 2420C4544 2560 4530 2660 4500 2700L4470 2720Z";
const SIDE_WINDOW =
  "M2790 1236C2910 1236 3000 1252 3060 1304L3420 1664C3430 1680 3420 1694 3400 1694H2790C2772 1694 2760 1682 2760 1664V1266C2760 1246 2772 1236 2790 1236Z";
const WINDSCREEN =
  "M3116 1196C3160 1214 3186 1234 3216 1266L3584 1650C3540 1660 3500 1668 3486 1654L3086 1252C3066 1230 3084 1184 3116 1196Z";
function disc(x: number, y: number, r: number): string {
  return ellipse(boxOf([x - r, y - r, 2 * r, 2 * r]));
}

/** A yard: a pale brick wall with a roller door, kerb and asphalt. */
function yard(): SceneShape[] {
  const rows = Array.from({ length: 34 }, (_, index) => index * 86);
  const joints = rows
    .map(
      (y, row) =>
        `M0 ${y}H${WIDTH}${Array.from({ length: 20 }, (_, index) => `M${index * 240 + (row % 2) * 120} ${y}v86`).join("")}`,
    )
    .join("");
  const slats = Array.from({ length: 15 }, (_, index) => `M2980 ${560 + index * 130}H4560`).join("");
  return [
    slab([0, 0, WIDTH, 2700], "brick"),
    faint(path(joints, { stroke: "#a9947a", strokeWidth: 9 }), 0.42),
    faint(path(joints, { stroke: "#ffffff", strokeWidth: 5, matrix: [1, 0, 0, 1, 7, 7] }), 0.3),
    slab([2920, 380, 1700, 2330], "#8c7a63"),
    cast("M2920 380H4620V470H2920Z", [20, 60], 0.5),
    slab([2980, 440, 1580, 2270], "roller"),
    path(slats, { stroke: "#7d898d", strokeWidth: 14 }),
    faint(path(slats, { stroke: "#ffffff", strokeWidth: 10, matrix: [1, 0, 0, 1, 0, 16] }), 0.5),
    ...yardLamp(),
    slab([0, 2620, WIDTH, 130], "pavement"),
    slab([0, 2740, WIDTH, 56], "kerb"),
    ...edged([0, 2740, WIDTH, 56], 8),
    slab([0, 2796, WIDTH, HEIGHT - 2796], "asphalt"),
    soft([slab([-100, 2796, WIDTH + 200, 40], "#2b1c0a")], 0.3, "shadow-contact"),
    faint(slab([0, 3190, WIDTH, 46], "#f4efe2"), 0.55),
  ];
}

/** A lamp on the wall, lit by day for its looks. */
function yardLamp(): SceneShape[] {
  const shade = "M1240 470Q1256 330 1400 318Q1544 330 1560 470Z";
  return [
    cast(shade, [60, 90], 0.4),
    path("M1400 330V200H1330", { stroke: "#23302d", strokeWidth: 26 }),
    slab([1276, 150, 70, 110], "#23302d", 18),
    path(shade, { fill: "joinery" }),
    faint(path("M1290 440Q1310 360 1400 342", { stroke: "#ffffff", strokeWidth: 16, round: true }), 0.4),
    path("M1320 470a80 60 0 0 0 160 0Z", { fill: "#fff3d6" }),
  ];
}

function wheel(x: number): SceneShape[] {
  const spokes = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + 0.3;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return disc(x + dx * 128, AXLE + dy * 128, 34);
  }).join("");
  return [
    path(disc(x, AXLE, 330), { fill: "tyre" }),
    faint(path(disc(x, AXLE, 300), { stroke: "#6a7074", strokeWidth: 6 }), 0.6),
    path(disc(x, AXLE, 218), { fill: "#15181a" }),
    path(disc(x, AXLE, 206), { fill: "rim" }),
    path(spokes, { fill: "#3a4043" }),
    path(disc(x, AXLE, 56), { fill: "#4b5257" }),
    faint(path(disc(x - 10, AXLE - 10, 40), { fill: "rim" }), 0.9),
  ];
}

function arches(): string {
  return WHEELS.map((x) => `M${x - 400} 2730V${AXLE}a400 400 0 0 1 800 0V2730Z`).join("");
}

/** Lit roof, reflections, a crease, seams and all that is of black plastic. */
function bodywork({ tone }: PlaceLook): SceneShape[] {
  const seams =
    "M2640 1130V2700M1560 1090V2560M250 1130C214 1300 206 1900 214 2680M2640 1130C2700 1150 2690 1170 3080 1196" +
    "M3560 1720C3600 2000 3590 2200 3560 2330M2640 2560H3250";
  const sill =
    "M1330 2640H3350L3330 2730H1340ZM150 2560L560 2580V2650L550 2730H196C168 2720 158 2690 156 2650ZM4120 2600L4536 2520C4544 2600 4526 2690 4500 2706L4470 2730H4130Z";
  return [
    path(BODY, { fill: `body-${tone}` }),
    group(
      [
        soft([slab([150, 1010, 3100, 70], "#ffffff")], tone === "light" ? 1 : 0.5, "shadow-contact"),
        soft([slab([100, 2330, 4500, 60], "#ffffff")], tone === "light" ? 0.7 : 0.16, "shadow-contact"),
        soft([slab([100, 2400, 4500, 340], "#1a2327")], tone === "light" ? 0.16 : 0.34),
        soft([slab([4300, 1800, 400, 900], "#1a2327")], 0.14),
        faint(path("M150 2300H4540", { stroke: "#10181c", strokeWidth: 8 }), 0.3),
        faint(path("M150 2312H4540", { stroke: "#ffffff", strokeWidth: 8 }), 0.4),
      ],
      { clip: BODY },
    ),
    faint(path(seams, { stroke: "#0d1418", strokeWidth: 9 }), 0.42),
    faint(
      path(seams, { stroke: "#ffffff", strokeWidth: 5, matrix: [1, 0, 0, 1, 8, 2] }),
      tone === "light" ? 0.7 : 0.18,
    ),
    path(sill, { fill: "trim" }),
    path(arches(), { fill: "#14181a" }),
    faint(path(BODY, { stroke: "#0d1418", strokeWidth: 8 }), 0.35),
  ];
}

function glazing(): SceneShape[] {
  return [
    path(SIDE_WINDOW + WINDSCREEN, { fill: "van-glass" }),
    group(
      [
        faint(
          path("M2780 1700L3080 1220H3200L2900 1700ZM3240 1700L3420 1420L3480 1480L3340 1700Z", {
            fill: "#ffffff",
          }),
          0.16,
        ),
      ],
      { clip: SIDE_WINDOW + WINDSCREEN },
    ),
    path(SIDE_WINDOW, { stroke: "#171d20", strokeWidth: 22 }),
    cast(rectangle(boxOf([3330, 1600, 190, 150]), 50), [16, 26], 0.4, "shadow-contact"),
    slab([3330, 1590, 190, 150], "trim", 56),
  ];
}

/** Lamps, handles, a fuel flap and bumpers. */
function fittings(): SceneShape[] {
  const handles = [
    [2700, 1840],
    [2380, 2340],
  ] as const;
  return [
    path(
      "M4270 1856C4400 1890 4476 1980 4500 2110C4420 2110 4300 2060 4250 1980C4220 1930 4230 1850 4270 1856Z",
      { fill: "head-lamp" },
    ),
    faint(
      path("M4290 1886C4390 1920 4440 1980 4460 2060", { stroke: "#ffffff", strokeWidth: 22, round: true }),
      0.9,
    ),
    path("M164 1720H240C252 1900 250 2080 236 2200H152Z", { fill: "tail-lamp" }),
    faint(slab([158, 1930, 84, 70], "#fff1e6"), 0.75),
    path(rectangle(boxOf([3640, 2100, 60, 40]), 12), { fill: "#f09a3a" }),
    ...handles.flatMap(([x, y]) => [
      cast(rectangle(boxOf([x, y, 190, 48]), 24), [6, 16], 0.5, "shadow-contact"),
      slab([x, y, 190, 48], "trim", 24),
    ]),
  ];
}

/** The side of a small van. */
export function drawVan(look: PlaceLook): PlaceDrawing {
  return {
    behind: [
      ...yard(),
      soft([path(ellipse(boxOf([60, GROUND - 100, 4640, 190])), { fill: "#120c06" })], 0.75),
      soft([slab([500, GROUND - 60, 3700, 60], "#120c06")], 0.7, "shadow-contact"),
      path(WHEELS.map((x) => disc(x + 60, AXLE + 10, 320)).join(""), { fill: "#101314" }),
      ...bodywork(look),
      ...glazing(),
      ...WHEELS.flatMap(wheel),
      ...fittings(),
    ],
    glass: [],
    inFront: [
      group(
        [
          faint(
            path("M120 1300L2700 1080V1300L120 1560Z", { fill: "#ffffff" }),
            look.tone === "light" ? 0.1 : 0.07,
          ),
        ],
        { clip: BODY },
      ),
    ],
  };
}
