import { rectangle } from "#domain/preview/geometry/outline.ts";
import { turned } from "#domain/preview/geometry/matrix.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { trimPath } from "#domain/preview/material/face.ts";
import { stockOf } from "#domain/preview/stock.ts";
import { shadowShapes } from "#domain/preview/material/shadow.ts";
import type { Matrix, Scene, SceneShape } from "#domain/preview/scene.ts";
import { group, path } from "#domain/preview/scene.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { type Prop, type PropShot, face, lying, propScene, standing, subjectFor } from "./prop.ts";

function placedAt(
  subject: Subject,
  scale: number,
  [x, y]: readonly [number, number],
  degrees: number,
): Matrix {
  const [a, b, c, d, e, f] = turned(degrees, [x, y]);
  const [ox, oy] = [x - (subject.widthMm * scale) / 2, y - (subject.heightMm * scale) / 2];
  return [a * scale, b * scale, c * scale, d * scale, a * ox + c * oy + e, b * ox + d * oy + f];
}

function stuck(subject: Subject, matrix: Matrix, colourway: 0 | 1 | 2 = 0): SceneShape {
  return group([...shadowShapes(trimPath(subject), 0.25, 0.8), face(subject, colourway)], { matrix });
}

/** A kraft pouch of coffee or herbs with the label on its front. */
function pouch(shot: PropShot): Scene {
  const subject = subjectFor(shot);
  const scale = Math.min(230 / subject.widthMm, 250 / subject.heightMm);
  const d = "M292 74H608L614 120L626 560C560 592 340 592 274 560L286 120Z";
  return propScene(shot, scale, {}, [
    ...standing(scale, 168, 574),
    path(d, { fill: "#c39a66" }),
    group([path("M0 0H900V640H0Z", { fill: "texture-kraft", matrix: [1 / scale, 0, 0, 1 / scale, 0, 0] })], {
      matrix: [scale, 0, 0, scale, 0, 0],
      clip: path(d, {}).d,
    }),
    path(d, { fill: "cylinder" }),
    {
      ...path("M286 118C380 128 520 128 614 118M287 140C380 150 520 150 613 140", {
        stroke: "#6e4e28",
        strokeWidth: 2.5,
      }),
      opacity: 0.5,
    },
    { ...path("M292 74H608L610 96H290Z", { fill: "#ffffff" }), opacity: 0.2 },
    {
      ...path("M300 170C320 300 318 430 300 556M600 170C582 300 584 430 600 556", {
        stroke: "#5c3d18",
        strokeWidth: 7,
      }),
      opacity: 0.13,
    },
    stuck(subject, placedAt(subject, scale, [450, 350], 0)),
  ]);
}

/** The lid of a laptop with a few stickers on it. */
function laptop(shot: PropShot): Scene {
  const subject = subjectFor(shot);
  const scale = Math.min(200 / subject.widthMm, 190 / subject.heightMm);
  const d = rectangle({ x: 120, y: 70, width: 660, height: 470 }, 26);
  const others = (["trail", "soap", "cider"] as const).filter((name) => designs[name] !== subject.design);
  const other = (index: number, outline: Subject["outline"]): Subject => {
    const design = designs[others[index] ?? "soap"];
    return { ...subject, design, palettes: design.colourways, stock: stockOf(["vinyl-matte"]), outline };
  };
  return propScene(shot, scale, {}, [
    ...lying(d, scale),
    path(d, { fill: "silver-matte" }),
    path(d, { fill: "sheen-satin" }),
    { ...path(d, { stroke: "#ffffff", strokeWidth: 3 }), opacity: 0.6 },
    { ...path("M380 540H520L512 552H388Z", { fill: "#6c7277" }), opacity: 0.6 },
    stuck(other(0, "custom"), placedAt(subject, scale * 0.92, [636, 196], 12), 0),
    stuck(other(1, "ellipse"), placedAt(subject, scale * 0.78, [650, 408], -8), 1),
    stuck(subject, placedAt(subject, scale * 1.42, [344, 304], -7)),
  ]);
}

export const onPouch: Prop = { where: "on a kraft pouch", draw: pouch };
export const onLaptop: Prop = { where: "on a laptop", draw: laptop };
