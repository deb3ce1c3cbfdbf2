import { coordinate as c } from "../geometry/number.ts";
import { type Point, type SceneShape, group, path } from "../scene.ts";
import type { Features, Subject } from "../subject/subject.ts";
import { holeCentre } from "./holes.ts";

type Curve = readonly [Point, Point, Point, Point];

const tints: Readonly<
  Record<
    NonNullable<Features["string"]>,
    { readonly edge: string; readonly core: string; readonly twist: string }
  >
> = {
  white: { edge: "#a79e8d", core: "#f7f3ea", twist: "#c6bda9" },
  black: { edge: "#0d0b09", core: "#3a3531", twist: "#6a635c" },
  jute: { edge: "#6e5026", core: "#c99f5f", twist: "#8d6a37" },
};

/** Length a loop of string reaches from its hole, in millimetres (10 cm of string, doubled, less the knot). */
export const STRING_REACH_MM = 38;

function bezier([p0, p1, p2, p3]: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (axis: 0 | 1): number =>
    u * u * u * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t * t * t * p3[axis];
  return [mix(0), mix(1)];
}

function pathOf([p0, p1, p2, p3]: Curve): string {
  return `M${c(p0[0])} ${c(p0[1])}C${[p1, p2, p3].map(([x, y]) => `${c(x)} ${c(y)}`).join(" ")}`;
}

/** Short slanted strokes across the cord, at every twist. */
function twists(curve: Curve, width: number): string {
  const count = Math.round((STRING_REACH_MM * 1.25) / (width * 0.62));
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = bezier(curve, (index + 0.5) / count);
    const [nx, ny] = bezier(curve, Math.min((index + 0.9) / count, 1));
    const long = Math.hypot(nx - x, ny - y) || 1;
    const [ux, uy] = [(nx - x) / long, (ny - y) / long];
    const half = width * 0.4;
    const from = [x - uy * half - ux * half * 0.7, y + ux * half - uy * half * 0.7] as const;
    const to = [x + uy * half + ux * half * 0.7, y - ux * half + uy * half * 0.7] as const;
    return `M${c(from[0])} ${c(from[1])}L${c(to[0])} ${c(to[1])}`;
  }).join("");
}

function cord(curve: Curve, width: number, string: NonNullable<Features["string"]>): SceneShape[] {
  const tint = tints[string];
  const d = pathOf(curve);
  return [
    path(d, { stroke: tint.edge, strokeWidth: width, round: true, part: "string" }),
    path(d, { stroke: tint.core, strokeWidth: width * 0.7, round: true }),
    path(twists(curve, width), { stroke: tint.twist, strokeWidth: width * 0.2, round: true }),
  ];
}

interface StringShapes {
  /** The half that passes behind the tag, and the half in front of it. */
  readonly behind: readonly SceneShape[];
  readonly front: readonly SceneShape[];
}

/** The two halves of the loop, from the hole to where they meet. */
function loopOf(subject: Subject, holeMm: number): { readonly behind: Curve; readonly front: Curve } {
  const [x, y] = holeCentre(subject);
  const wide = subject.widthMm > subject.heightMm;
  const at = (out: number, aside: number): Point => (wide ? [x - out, y + aside] : [x + aside, y - out]);
  const reach = STRING_REACH_MM;
  const end = at(reach * 0.98, reach * 0.2);
  return {
    behind: [at(-holeMm * 0.2, 0), at(reach * 0.2, reach * 0.36), at(reach * 0.6, reach * 0.5), end],
    front: [at(-holeMm * 0.34, 0), at(reach * 0.34, -reach * 0.26), at(reach * 0.95, -reach * 0.3), end],
  };
}

function cordShadow(curve: Curve, width: number): SceneShape {
  return group(
    [
      path(pathOf(curve), {
        stroke: "#2b1c0a",
        strokeWidth: width,
        round: true,
        matrix: [1, 0, 0, 1, width * 0.8, width * 1.2],
      }),
    ],
    { effect: "shadow-contact", opacity: 0.42 },
  );
}

/** A loop of twisted cord through the hole: one half comes out behind the tag, the other lies over its edge. */
export function stringShapes(subject: Subject): StringShapes {
  const { string, holeMm } = subject.features;
  if (string === null || holeMm === null) return { behind: [], front: [] };
  const { behind, front } = loopOf(subject, holeMm);
  const width = Math.min(holeMm * 0.42, 1.7);
  return {
    behind: [cordShadow(behind, width), ...cord(behind, width, string)],
    front: [cordShadow(front, width), ...cord(front, width, string)],
  };
}
