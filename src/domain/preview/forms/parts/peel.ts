import { chain, translation } from "../../geometry/matrix.ts";
import { type Outline, polygon } from "../../geometry/outline.ts";
import { type Box, type Matrix, type SceneShape, group, path } from "../../scene.ts";
import type { Subject } from "../../subject/subject.ts";

interface Peel {
  /** What stays flat. */
  readonly flat: string;
  /** The corner that is folded over, before it is folded. */
  readonly corner: string;
  readonly fold: Matrix;
  /** How wide the edge of a clear film is drawn. */
  readonly hair: number;
}

/** The way out to the lifted corner: not quite along the diagonal, so that a folded square corner does not look like a pane. */
const ANGLE = 0.62;
const [OUT_X, OUT_Y] = [Math.cos(ANGLE), -Math.sin(ANGLE)];
const MIRROR: Matrix = [
  -Math.cos(2 * ANGLE),
  Math.sin(2 * ANGLE),
  Math.sin(2 * ANGLE),
  Math.cos(2 * ANGLE),
  0,
  0,
];

/** How deep a lifted corner is, as a part of the small side. */
const DEPTH: Readonly<Record<Outline, number>> = {
  ellipse: 0.075,
  custom: 0.1,
  rounded: 0.17,
  rectangle: 0.19,
  label: 0.12,
};

/** Distance from the centre to the outline's far end on the way out. */
function reach(outline: Outline, width: number, height: number): number {
  return outline === "ellipse" || outline === "custom"
    ? Math.hypot(width * OUT_X, height * OUT_Y) / 2
    : (width * OUT_X - height * OUT_Y) / 2;
}

/** Where the upper right corner of a piece folds over, so deep as a part of the small side. */
export function peelOf(outline: Outline, box: Box, depth = DEPTH[outline]): Peel {
  const { x, y, width, height } = box;
  const far = reach(outline, width, height) - Math.min(width, height) * depth;
  const long = (width + height) * 2;
  /** `along` the fold and `out` beyond it. */
  const at = (along: number, out: number) =>
    [
      x + width / 2 + (far + out) * OUT_X - along * OUT_Y,
      y + height / 2 + (far + out) * OUT_Y + along * OUT_X,
    ] as const;
  const half = (out: number): string => polygon([at(-long, 0), at(long, 0), at(long, out), at(-long, out)]);
  const [px, py] = at(0, 0);
  return {
    hair: Math.min(width, height) / 220,
    flat: half(-long),
    corner: half(long),
    fold: chain(translation(-px, -py), MIRROR, translation(px, py)),
  };
}

function shaded(d: string, { flat, fold }: Peel): SceneShape {
  return group([path(d, { fill: "#2b1c0a", matrix: fold })], {
    clip: flat,
    effect: "shadow-contact",
    opacity: 0.4,
  });
}

/** A piece whose upper right corner has been lifted: the flat part, and the folded corner showing its underside. */
function peeled(piece: readonly SceneShape[], d: string, peel: Peel): SceneShape[] {
  return [
    group(piece, { clip: peel.flat }),
    shaded(d, peel),
    group(
      [path(d, { fill: "flap" }), { ...path(d, { stroke: "#2b1c0a", strokeWidth: 0.15 }), opacity: 0.3 }],
      {
        matrix: peel.fold,
        clip: peel.corner,
        part: "peel",
      },
    ),
  ];
}

/** The same for a clear film, whose underside is as clear. */
export function peeledClear(film: readonly SceneShape[], d: string, peel: Peel): SceneShape[] {
  return [
    group(film, { clip: peel.flat }),
    shaded(d, peel),
    group(
      [
        path(d, { fill: "#e9f3f7" }),
        path(d, { fill: "film" }),
        { ...path(d, { stroke: "#7fa3b3", strokeWidth: peel.hair }), opacity: 0.8 },
      ],
      { matrix: peel.fold, clip: peel.corner, opacity: 0.86, part: "peel" },
    ),
  ];
}

/** How a corner of this piece is lifted. */
export function lifting({ stock }: Subject): typeof peeled {
  return stock.clear ? peeledClear : peeled;
}
