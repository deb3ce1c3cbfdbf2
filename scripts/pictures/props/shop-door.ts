import { ellipse, rectangle } from "#domain/preview/geometry/outline.ts";
import { type Scene, type SceneShape, group, path } from "#domain/preview/scene.ts";
import { type PropShot, blurred, propScene } from "./prop.ts";

const lamps = [
  [150, 96, 44],
  [322, 60, 34],
  [604, 84, 50],
  [742, 150, 30],
  [232, 196, 22],
] as const;

function disc([x, y, r]: readonly [number, number, number]): string {
  return ellipse({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });
}

/** The room behind the glass, out of focus: lamps, two shelves and what stands on them. */
function room(scale: number, night: boolean): SceneShape[] {
  const goods = [60, 128, 176, 262, 318, 560, 622, 700, 764].map((x, index) =>
    rectangle({ x, y: 392 - (index % 3) * 26, width: 40, height: 74 + (index % 3) * 26 }, 8),
  );
  const [shelf, things, light] = night
    ? (["#11191f", "#56666f", "#ffcf8a"] as const)
    : (["#8d9d9f", "#a9bcbc", "#ffffff"] as const);
  return [
    blurred(
      [
        path(`${rectangle({ x: 0, y: 466, width: 900, height: 22 })}M0 600H900V640H0Z`, { fill: shelf }),
        path(goods.join(""), { fill: things }),
      ],
      scale,
      night ? 0.6 : 0.42,
    ),
    blurred([path(lamps.map(disc).join(""), { fill: light })], scale, night ? 0.75 : 0.85),
  ];
}

/** A brass handle on the door's rail. */
function handle(scale: number): SceneShape[] {
  const bar = rectangle({ x: 806, y: 206, width: 20, height: 250 }, 10);
  return [
    blurred([path(bar, { fill: "#0b1514", matrix: [1, 0, 0, 1, 12, 14] })], scale, 0.6, "shadow-contact"),
    path(bar, { fill: "brass" }),
    { ...path(bar, { fill: "cylinder" }), opacity: 0.5 },
  ];
}

const PANE = { x: -20, y: 34, width: 780, height: 640 };

/** A shop door: decals and letters on its glass, the room behind it dark for pale letters. */
export function onShopDoor(
  shot: PropShot,
  marks: readonly SceneShape[],
  scale: number,
  night: boolean,
): Scene {
  const pane = rectangle(PANE, 4);
  const frame = `M-10 -10H910V650H-10Z${pane}`;
  return propScene(shot, scale, {}, [
    path(pane, { fill: night ? "panel-dark" : "glass" }),
    group(room(scale, night), { clip: pane }),
    { ...path("M-20 470L420 34H560L-20 610ZM620 34H670L60 640H10Z", { fill: "#ffffff" }), opacity: 0.2 },
    ...marks,
    path(frame, { fill: "#1d3d3a", evenOdd: true }),
    { ...path(frame, { fill: "sheen-satin", evenOdd: true }), opacity: 0.9 },
    { ...path(pane, { stroke: "#0d211f", strokeWidth: 7 }), opacity: 0.65 },
    { ...path("M764 30V650M-10 30H764", { stroke: "#7fa39c", strokeWidth: 2 }), opacity: 0.6 },
    ...handle(scale),
  ]);
}
