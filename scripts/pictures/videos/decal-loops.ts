import { installReadyVideo, loopingVideo } from "#domain/configure/gallery-pictures.ts";
import { decalMarks } from "#domain/preview/artwork/label.ts";
import { filmOver, gridBacking } from "#domain/preview/forms/parts/film.ts";
import { peelOf } from "#domain/preview/forms/parts/peel.ts";
import { chain, rotation, scaling, translation } from "#domain/preview/geometry/matrix.ts";
import { grown, rectangle } from "#domain/preview/geometry/outline.ts";
import { designFrameOf } from "#domain/preview/material/face.ts";
import { shadowShapes } from "#domain/preview/material/shadow.ts";
import { type Scene, type SceneShape, type Surface, group, path } from "#domain/preview/scene.ts";
import { surfaceShapes } from "#domain/preview/compose-scene.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { catalogue } from "../shop.ts";
import { selected, size } from "../shots/shot.ts";
import type { Loop } from "./film-strip.ts";

const TRANSFER_DECALS = 12;
const SCALE = 4.1;
const product = catalogue.products.get(TRANSFER_DECALS);
if (product === undefined) throw new Error("transfer decals have gone from the catalogue");
const subject = subjectOf(designs, catalogue, selected(catalogue, product, [size(120, 100)]));
const marks = decalMarks(subject.design, {
  ...designFrameOf(subject, subject.palettes[0]),
  outline: "rectangle",
});
const box = grown({ x: 0, y: 0, width: subject.widthMm, height: subject.heightMm }, 6);
const sheet = rectangle(box, 2);
const FULL = (box.width + box.height) / Math.SQRT2 + 6;
const place = chain(
  translation(-subject.widthMm / 2, -subject.heightMm / 2),
  rotation(-5),
  scaling(SCALE),
  translation(440, 326),
);

function sceneFor(surface: Surface, shapes: readonly SceneShape[]): Scene {
  return {
    scale: SCALE,
    definitions: {},
    shapes: [...surfaceShapes(surface), group(shapes, { matrix: place })],
    measures: [],
    focus: { x: 0, y: 0, width: 900, height: 640 },
    facts: { pieces: 1, holes: 0, sets: 1, bothSides: false, side: "front", size: [120, 100] },
    words: "A decal",
  };
}

/** Slow at both ends: from 0 to 1 while time goes from one moment to another. */
function eased(time: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function film(opacity: number): SceneShape[] {
  return [
    group(
      [
        path(sheet, { fill: "film" }),
        { ...path(sheet, { stroke: "#7fa3b3", strokeWidth: 0.5 }), opacity: 0.7 },
      ],
      { opacity },
    ),
  ];
}

/** A sheet being pulled off from its upper right corner: what is still flat, and the underside of what is not. */
function pulled(depth: number, flat: readonly SceneShape[], underside: readonly SceneShape[]): SceneShape[] {
  if (depth < 0.5) return [group(flat)];
  const opacity = 1 - eased(depth, FULL * 0.8, FULL);
  const peel = peelOf("rectangle", box, depth / Math.min(box.width, box.height));
  return [
    group(flat, { clip: peel.flat }),
    group([path(sheet, { fill: "#24424e", matrix: peel.fold })], {
      clip: peel.flat,
      effect: "shadow-soft",
      opacity: 0.22 * opacity,
    }),
    group(underside, { matrix: peel.fold, clip: peel.corner, opacity }),
  ];
}

const filmUnderside: readonly SceneShape[] = [
  { ...path(sheet, { fill: "#e3eff4" }), opacity: 0.55 },
  path(sheet, { fill: "film" }),
  { ...path(sheet, { stroke: "#7fa3b3", strokeWidth: 0.5 }), opacity: 0.8 },
];

const stuckOn: readonly SceneShape[] = [
  group([group([marks], { matrix: translation(0.35, 0.5) })], { effect: "shadow-contact", opacity: 0.24 }),
  marks,
];

/** The tape is laid on the wall, rubbed down, and pulled off: the decal stays. */
function transferAt(time: number): Scene {
  const arriving = eased(time, 0, 0.16);
  const leaving = eased(time, 0.92, 1);
  const depth = eased(time, 0.26, 0.78) * FULL;
  const taped = [...(arriving < 1 ? [] : stuckOn), ...pulled(depth, film(1), filmUnderside)];
  return sceneFor("clay", [
    arriving < 1
      ? group([...shadowShapes(sheet, 6 - 5 * arriving, 0.35), ...stuckOn, ...film(1)], {
          opacity: arriving,
          matrix: translation(14 * (1 - arriving), -12 * (1 - arriving)),
        })
      : group(taped, { opacity: 1 - leaving }),
  ]);
}

/** Install-ready: the weeded decal comes off its paper on the film, ready to lay down. */
function readyAt(time: number): Scene {
  const depth = eased(time, 0.12, 0.6) * FULL * 0.72 * (1 - eased(time, 0.72, 1));
  const onFilm = [...filmUnderside, group([marks], { opacity: 0.55 })];
  return sceneFor("sky", [...gridBacking(box), ...pulled(depth, [...stuckOn, ...film(1)], onFilm)]);
}

/** Not install-ready: the excess vinyl is weeded out by hand, then the film that came along is laid over. */
function weedingAt(time: number): Scene {
  const depth = eased(time, 0.08, 0.58) * FULL;
  const laid = eased(time, 0.66, 0.84);
  const gone = eased(time, 0.93, 1);
  const vinyl = [path(sheet, { fill: "#fdfcf9" }), path(sheet, { fill: "sheen-gloss" }), ...stuckOn];
  const underside = [path(sheet, { fill: "flap" }), group([marks], { opacity: 0.16 })];
  return sceneFor("straw", [
    ...gridBacking(box),
    ...stuckOn,
    ...(depth < FULL - 1 ? pulled(depth, vinyl, underside) : []),
    ...(laid > 0
      ? [
          group(filmOver(box), {
            opacity: laid * (1 - gone),
            matrix: translation(16 * (1 - laid), -14 * (1 - laid)),
          }),
        ]
      : []),
    ...(gone > 0 ? [group(vinyl, { opacity: gone })] : []),
  ]);
}

export const decalLoops: readonly Loop[] = [
  { video: loopingVideo(product.slug), seconds: 4, stillAt: 0.5, sceneAt: transferAt },
  { video: installReadyVideo("yes"), seconds: 4, stillAt: 0.45, sceneAt: readyAt },
  { video: installReadyVideo("no"), seconds: 4, stillAt: 0.36, sceneAt: weedingAt },
];
