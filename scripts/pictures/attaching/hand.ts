import { chain, rotation, scaling, translation } from "#domain/preview/geometry/matrix.ts";
import { coordinate } from "#domain/preview/geometry/number.ts";
import { rectangle } from "#domain/preview/geometry/outline.ts";
import { type Point, type SceneShape, group, path } from "#domain/preview/scene.ts";

/** A finger: from its tip to its root, both round. */
function finger([x1, y1]: Point, [x2, y2]: Point, tip: number, root: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const at = (x: number, y: number, r: number, side: number) =>
    `${coordinate(x - sin * r * side)} ${coordinate(y + cos * r * side)}`;
  return `M${at(x1, y1, tip, -1)}L${at(x2, y2, root, -1)}A${root} ${root} 0 0 1 ${at(x2, y2, root, 1)}L${at(x1, y1, tip, 1)}A${tip} ${tip} 0 0 1 ${at(x1, y1, tip, -1)}Z`;
}

function part(d: string): SceneShape[] {
  return [
    path(d, { fill: "glove" }),
    { ...path(d, { stroke: "#2b1c0a", strokeWidth: 2.5, round: true }), opacity: 0.55 },
  ];
}

const ARM = finger([150, 140], [270, 256], 56, 50);
const CUFF = finger([262, 246], [460, 436], 60, 70);

const FINGERS = [
  finger([70, 96], [150, 150], 21, 30),
  finger([52, 64], [150, 122], 22, 32),
  finger([36, 30], [140, 96], 23, 34),
];

/** A gloved hand whose finger and thumb meet at a point; the arm comes from the lower right, or turned from there. */
export function hand([x, y]: Point, degrees = 0): SceneShape[] {
  const shapes = [
    ...part(ARM),
    path(CUFF, { fill: "sleeve" }),
    ...FINGERS.flatMap(part),
    ...part(finger([0, 2], [128, 76], 22, 36)),
    ...part(finger([-4, 34], [98, 146], 20, 38)),
    path("M96 62Q150 60 176 108Q196 160 150 190Q112 198 84 160Q120 128 96 62Z", { fill: "glove" }),
  ];
  const place = chain(scaling(0.78), rotation(degrees), translation(x, y));
  const shade = [ARM, CUFF, ...FINGERS].map((d) => path(d, { fill: "#2b1c0a" }));
  return [
    group([group(shade, { matrix: chain(translation(10, 26), place) })], {
      effect: "shadow-soft",
      opacity: 0.34,
    }),
    group(shapes, { matrix: place }),
  ];
}

const CARD = rectangle({ x: 0, y: -94, width: 116, height: 188 }, 10);

/** A plastic card pressed on with its left edge, in a hand; `at`: the middle of that edge. */
export function cardInHand([x, y]: Point): SceneShape[] {
  const place = chain(rotation(-8), translation(x, y));
  return [
    group([group([path(CARD, { fill: "#2b1c0a" })], { matrix: chain(translation(14, 18), place) })], {
      effect: "shadow-soft",
      opacity: 0.5,
    }),
    group(
      [
        path(CARD, { fill: "plastic" }),
        { ...path("M76 -94H98V94H76Z", { fill: "#17140f" }), opacity: 0.75 },
        { ...path(CARD, { fill: "sheen-gloss" }), opacity: 0.6 },
        { ...path("M1.5 -88V88", { stroke: "#ffffff", strokeWidth: 3 }), opacity: 0.7 },
      ],
      { matrix: place },
    ),
    ...hand([x + 62, y - 6], -10),
  ];
}
