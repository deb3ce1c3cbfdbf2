import { rectangle } from "../geometry/outline.ts";
import { type Paint, type SceneShape, group, path } from "../scene.ts";
import { boxOf, cast, edged, faint, slab, soft } from "./brushwork.ts";
import type { DrawPlace, PlaceLook } from "./place.ts";
import { doorGlass, doorWide } from "./places.ts";
import { pottedPlant } from "./plants.ts";
import { shopRoom, street } from "./behind-glass.ts";

const WIDTH = doorWide;
const HEIGHT = 1728;

/** As seen from outside; from inside everything is the other way round. */
const GLASS = doorGlass;
const LEAF = [1160, 150, 900, 1700] as const;
const WINDOW = [150, 250, 850, 1060] as const;

/** The joinery: everything but the door's glass and the window's. */
function joinery(paint: Paint): SceneShape[] {
  const [pane, window] = [rectangle(boxOf(GLASS), 4), rectangle(boxOf(WINDOW), 4)];
  const frame = `M0 0H2130V${HEIGHT}H0Z${pane}${window}`;
  const leaf = rectangle(boxOf(LEAF));
  const panel = [190, 1420, 770, 400] as const;
  return [
    path(frame, { fill: paint, evenOdd: true }),
    { ...path(frame, { fill: "sheen-satin", evenOdd: true }), opacity: 0.6 },
    faint(path(leaf, { stroke: "#06110f", strokeWidth: 9 }), 0.55),
    faint(path(leaf, { stroke: "#ffffff", strokeWidth: 3, matrix: [1, 0, 0, 1, 7, 7] }), 0.22),
    faint(path(pane + window, { stroke: "#06110f", strokeWidth: 12 }), 0.55),
    faint(
      path(
        `M${GLASS[0] - 8} ${GLASS[1] + GLASS[3] + 8}h${GLASS[2] + 16}M${WINDOW[0] - 8} ${WINDOW[1] + WINDOW[3] + 8}h${WINDOW[2] + 16}`,
        { stroke: "#ffffff", strokeWidth: 5 },
      ),
      0.4,
    ),
    faint(path(rectangle(boxOf(panel)), { stroke: "#06110f", strokeWidth: 8 }), 0.4),
    faint(
      path(rectangle(boxOf(panel)), { stroke: "#ffffff", strokeWidth: 4, matrix: [1, 0, 0, 1, 7, 7] }),
      0.25,
    ),
    slab([110, 1318, 930, 44], paint),
    ...edged([110, 1318, 930, 44], 6),
    cast(rectangle(boxOf([110, 1318, 930, 44])), [0, 30], 0.35, "shadow-contact"),
  ];
}

/** A brass bar 400 mm long, 1,000 mm above the floor, and a lock below it. */
function handle(): SceneShape[] {
  const bar = rectangle(boxOf([2016, 860, 28, 400]), 14);
  const feet = rectangle(boxOf([2010, 900, 40, 22]), 8) + rectangle(boxOf([2010, 1198, 40, 22]), 8);
  const lock = "M2030 1322a21 21 0 1 1 -.1 0Z";
  return [
    cast(bar, [16, 20], 0.7, "shadow-contact"),
    path(feet, { fill: "brass" }),
    path(bar, { fill: "brass-bar" }),
    path(lock, { fill: "brass" }),
    slab([2026, 1336, 8, 18], "#2a1d08", 3),
  ];
}

/** Panes mirror the sky. */
function reflections(strength: number): SceneShape[] {
  const [x, y, w, h] = GLASS;
  const pane = rectangle(boxOf(GLASS), 4);
  const window = rectangle(boxOf(WINDOW), 4);
  return [
    group(
      [
        faint(
          path(
            `M${x - 60} ${y + 900}L${x + 560} ${y - 20}H${x + 800}L${x - 60} ${y + 1260}ZM${x + 330} ${y + h}L${x + w + 20} ${y + 640}V${y + 760}L${x + 420} ${y + h}Z`,
            { fill: "reflection" },
          ),
          strength,
        ),
      ],
      { clip: pane },
    ),
    group(
      [
        faint(
          path("M80 1120L700 200H930L80 1400ZM640 1330L1040 760V840L700 1330Z", { fill: "reflection" }),
          strength,
        ),
      ],
      { clip: window },
    ),
  ];
}

/** Wide stripes with a scalloped edge, and the shadow that they throw. */
function awning(): SceneShape[] {
  const stripe = 135;
  const stripes = Array.from({ length: 18 }, (_, index) => index * stripe);
  const scallop = (x: number) => `M${x} -10h${stripe}v150a${stripe / 2} 46 0 0 1 ${-stripe} 0Z`;
  const edge = stripes.map(scallop).join("");
  return [
    cast(edge, [20, 96], 0.5),
    path(edge, { fill: "#f8f3e8" }),
    path(
      stripes
        .filter((_, index) => index % 2 === 0)
        .map(scallop)
        .join(""),
      { fill: "#c8325f" },
    ),
    path(edge, { fill: "awning" }),
    faint(path(`M0 138H${WIDTH}`, { stroke: "#2b1c0a", strokeWidth: 4 }), 0.25),
  ];
}

/** Glazed tiles 150 by 75 mm, and a lamp on them. */
function pier(): SceneShape[] {
  const [left, right] = [2130, WIDTH];
  const rows = Array.from({ length: 24 }, (_, index) => index * 75);
  const joints = rows
    .map((y, index) => `M${left} ${y}H${right}M${left + (index % 2 === 0 ? 75 : 150)} ${y}v75m150 -75v75`)
    .join("");
  const shade = "M2200 560Q2208 470 2285 462Q2362 470 2370 560Z";
  return [
    slab([left, 0, right - left, HEIGHT], "#e8e1d1"),
    faint(slab([left, 0, right - left, HEIGHT], "sheen-gloss"), 0.45),
    path(joints, { stroke: "#b9af9b", strokeWidth: 6 }),
    faint(path(joints, { stroke: "#ffffff", strokeWidth: 3, matrix: [1, 0, 0, 1, 5, 5] }), 0.6),
    soft([slab([left - 6, 0, 44, HEIGHT], "#2b1c0a")], 0.4, "shadow-contact"),
    path("M2105 540H2465V860H2105Z", { fill: "glow" }),
    cast(shade, [22, 40], 0.45),
    path("M2285 470C2285 392 2350 380 2350 330", { stroke: "#1c2b28", strokeWidth: 16 }),
    slab([2322, 280, 56, 76], "#1c2b28", 12),
    path(shade, { fill: "joinery" }),
    faint(path("M2222 545Q2232 486 2280 474", { stroke: "#ffffff", strokeWidth: 8, round: true }), 0.5),
    path("M2245 560a40 34 0 0 0 80 0Z", { fill: "#fff0c9" }),
  ];
}

function outside({ tone }: PlaceLook) {
  const panes = rectangle(boxOf(GLASS), 4) + rectangle(boxOf(WINDOW), 4);
  return {
    behind: [group(shopRoom(tone), { clip: panes })],
    glass: reflections(tone === "light" ? 0.9 : 0.55),
    inFront: [...joinery("joinery"), ...handle(), ...pier(), ...awning()],
  };
}

/** Seen from the room: the street is bright, the joinery painted pale. */
function inside({ tone }: PlaceLook) {
  const mirrored = [-1, 0, 0, 1, WIDTH, 0] as const;
  const panes = rectangle(boxOf(GLASS), 4) + rectangle(boxOf(WINDOW), 4);
  return {
    behind: [group([group(street(tone), { clip: panes })], { matrix: mirrored })],
    glass: [group(reflections(0.4), { matrix: mirrored })],
    inFront: [
      group([slab([2120, 0, 310, HEIGHT], "wall-light"), ...joinery("joinery-inside"), ...handle()], {
        matrix: mirrored,
      }),
      ...pottedPlant(1960, 1318),
      faint(slab([0, 0, WIDTH, HEIGHT], "sheen-veil"), 0.5),
    ],
  };
}

/** A shop's door, 900 mm wide, with a window beside it. */
export const drawShopDoor: DrawPlace = (look) => (look.from === "inside" ? inside(look) : outside(look));
