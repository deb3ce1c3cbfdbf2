import { coordinate } from "#domain/preview/geometry/number.ts";
import { ellipse, rectangle } from "#domain/preview/geometry/outline.ts";
import { type Point, type SceneShape, group, path } from "#domain/preview/scene.ts";

/** Which way something moves: a bent arrow in the colour of the cut line, on white so that it shows on everything. */
export function arrow(from: Point, over: Point, to: Point): SceneShape[] {
  const [x, y] = to;
  const angle = Math.atan2(y - over[1], x - over[0]);
  const barb = (turn: number) =>
    `${coordinate(x - 34 * Math.cos(angle + turn))} ${coordinate(y - 34 * Math.sin(angle + turn))}`;
  const d = `M${from.join(" ")}Q${over.join(" ")} ${to.join(" ")}M${barb(0.55)}L${to.join(" ")}L${barb(-0.55)}`;
  return [
    path(d, { stroke: "#ffffff", strokeWidth: 19, round: true }),
    path(d, { stroke: "#d6006c", strokeWidth: 10, round: true }),
  ];
}

/** A plain wall in the light of a window. */
export function wall(): SceneShape[] {
  return [path("M0 0H900V640H0Z", { fill: "wall" }), path("M0 0H900V640H0Z", { fill: "light-blind" })];
}

export function table(): SceneShape[] {
  return [
    path("M0 0H900V640H0Z", { fill: "table" }),
    { ...path("M0 0H900V640H0Z", { fill: "light-blind" }), opacity: 0.5 },
  ];
}

/** A window pane in its frame. */
export function pane(): SceneShape[] {
  const glass = rectangle({ x: 96, y: 92, width: 708, height: 456 }, 4);
  return [
    path("M0 0H900V640H0Z", { fill: "#e8e2d6" }),
    { ...path("M0 0H900V640H0Z", { fill: "light-blind" }), opacity: 0.5 },
    path(glass, { fill: "glass" }),
    group([path("M60 560L420 80H560L200 560ZM620 80H660L300 560H260Z", { fill: "#ffffff" })], {
      clip: glass,
      opacity: 0.34,
    }),
    { ...path(glass, { stroke: "#5c6f77", strokeWidth: 7 }), opacity: 0.55 },
    { ...path("M96 548V92H804", { stroke: "#2b1c0a", strokeWidth: 5 }), opacity: 0.25 },
  ];
}

function disc([x, y]: Point, r: number): string {
  return ellipse({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });
}

/** Drops of water, each with its light and its shade. */
export function drops(at: readonly (readonly [x: number, y: number, r: number])[]): SceneShape[] {
  return at.flatMap(([x, y, r]) => [
    { ...path(disc([x + 1.5, y + 2.5], r), { fill: "#2f6478" }), opacity: 0.42 },
    path(disc([x, y], r), { fill: "#cfe9f3" }),
    { ...path(disc([x + r * 0.1, y + r * 0.15], r * 0.78), { fill: "#9fcfe0" }), opacity: 0.8 },
    path(disc([x - r * 0.32, y - r * 0.36], r * 0.3), { fill: "#ffffff" }),
  ]);
}

/** A wet place on the glass. */
export function wetness(): SceneShape[] {
  const d = rectangle({ x: 140, y: 124, width: 600, height: 396 }, 150);
  return [path(d, { fill: "wet" }), { ...path(d, { stroke: "#ffffff", strokeWidth: 4 }), opacity: 0.6 }];
}

/** Small stars: as good as new. */
export function sparkles(at: readonly (readonly [x: number, y: number, r: number])[]): SceneShape[] {
  return at.map(([x, y, r]) => {
    const n = r * 0.18;
    const d = `M${x} ${y - r}L${x + n} ${y - n}L${x + r} ${y}L${x + n} ${y + n}L${x} ${y + r}L${x - n} ${y + n}L${x - r} ${y}L${x - n} ${y - n}Z`;
    return path(d, { fill: "#d6006c" });
  });
}

/** A spray bottle whose nozzle is at a point and sprays to the left. */
export function sprayBottle([x, y]: Point): SceneShape[] {
  const body = "M58 96Q22 112 22 168V330Q22 350 42 350H150Q170 350 170 330V168Q170 112 134 96V66H58Z";
  const head = "M4 -12H126Q154 -12 154 16V44Q154 66 132 66H52V40L20 36V18H4Z";
  const trigger = "M40 40Q30 74 8 92L22 100Q50 84 60 44Z";
  return [
    {
      ...path(`M${x + 4} ${y}L${x - 190} ${y - 70}Q${x - 240} ${y + 20} ${x - 190} ${y + 110}Z`, {
        fill: "#ffffff",
      }),
      opacity: 0.5,
    },
    group([group([path(body + head, { fill: "#2b1c0a", matrix: [1, 0, 0, 1, 12, 20] })])], {
      matrix: [1, 0, 0, 1, x, y],
      effect: "shadow-soft",
      opacity: 0.4,
    }),
    group(
      [
        path(body, { fill: "bottle" }),
        { ...path("M30 190H162V330Q162 342 150 342H42Q30 342 30 330Z", { fill: "#4fa9c6" }), opacity: 0.55 },
        path(trigger, { fill: "#a80055" }),
        path(head, { fill: "plastic" }),
        { ...path(body, { stroke: "#2b1c0a", strokeWidth: 2.5 }), opacity: 0.4 },
        {
          ...path("M44 130Q38 150 38 170V320", { stroke: "#ffffff", strokeWidth: 8, round: true }),
          opacity: 0.7,
        },
      ],
      { matrix: [1, 0, 0, 1, x, y] },
    ),
  ];
}
