/** Draws a piece of the stock of every product, close up, for the choice of a product: `node scripts/pictures/stocks.ts [product slug]`. */
import { mkdirSync } from "node:fs";
import type { Product } from "#domain/catalogue/product.ts";
import { stockPicture, STOCK_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { emblemShape } from "#domain/preview/artwork/label.ts";
import { surfaceShapes } from "#domain/preview/compose-scene.ts";
import { turned } from "#domain/preview/geometry/matrix.ts";
import { ellipse, grown, rectangle } from "#domain/preview/geometry/outline.ts";
import { gridLines } from "#domain/preview/forms/parts/film.ts";
import { lifting, peelOf } from "#domain/preview/forms/parts/peel.ts";
import {
  edgeShapes,
  designFrameOf,
  grainShapes,
  sheenShapes,
  stockShapes,
} from "#domain/preview/material/face.ts";
import { shadowShapes } from "#domain/preview/material/shadow.ts";
import { type Box, type Scene, type SceneShape, group, path } from "#domain/preview/scene.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { loadTextures, looseScene, render } from "./render.ts";
import { catalogue } from "./shop.ts";
import { selected } from "./shots/shot.ts";

/** What is looked at, in stage units: the middle of a piece that is larger than the picture. */
const VIEW: Box = { x: 0, y: 0, width: 320, height: 240 };
const PIECE: Box = { x: -40, y: 34, width: 318, height: 260 };
const EMBLEM = { at: [126, 142], size: 124 } as const;

/** Bare stock with one emblem on it and the colour of its ground along one edge, so that both are seen. */
function printed(subject: Subject, box: Box, d: string): SceneShape[] {
  const { ground } = subject.palettes[0];
  const band = rectangle({ ...box, y: box.y + box.height * 0.74, height: box.height });
  const palette = { ...subject.palettes[0], ground: null, light: subject.stock.flat };
  return [
    ...stockShapes(subject.stock, d),
    group(
      [
        ...(ground === null ? [] : [path(band, { fill: ground })]),
        emblemShape(subject.design, designFrameOf(subject, palette), EMBLEM.at, EMBLEM.size, {}),
      ],
      { clip: d },
    ),
    ...grainShapes(subject.stock, d),
    ...sheenShapes(subject.stock, d, box),
    ...edgeShapes(d, box.width, box.height),
  ];
}

/** A flat piece with a corner off its backing. */
function flatPiece(subject: Subject): SceneShape[] {
  const backing = rectangle(PIECE, 8);
  const box = grown(PIECE, -12);
  const d = rectangle(box, 14);
  return [
    ...shadowShapes(backing, 7),
    path(backing, { fill: "backing" }),
    ...(subject.stock.clear ? gridLines(PIECE, backing) : []),
    ...lifting(subject)(printed(subject, box, d), d, peelOf("rounded", box, 0.2)),
  ];
}

/** The bubble of a dome: its height is what is to be seen. */
function bubble(subject: Subject): SceneShape[] {
  const box: Box = { x: 62, y: 22, width: 196, height: 196 };
  const d = ellipse(box);
  const palette = { ...subject.palettes[0] };
  return [
    ...shadowShapes(d, 9),
    path(d, { fill: palette.ground ?? "#ffffff" }),
    emblemShape(subject.design, designFrameOf(subject, palette), [160, 122], 118, {}),
    ...sheenShapes(subject.stock, d, box),
  ];
}

function sceneFor(product: Product): { readonly scene: Scene; readonly view: Box } {
  const selection = selected(catalogue, product, []);
  const subject = subjectOf(designs, catalogue, selection);
  const { form, design, stock } = subject;
  if (form === "card" || form === "tag" || form === "lettering" || form === "transfer")
    return {
      scene: sceneOf(catalogue, selection, { measures: false, view: "angle", zoom: 1.25 }),
      view: { x: 130, y: 80, width: 640, height: 480 },
    };
  const shapes = stock.sheen === "dome" ? bubble(subject) : flatPiece(subject);
  return {
    scene: looseScene(
      [...surfaceShapes(design.surface), group(shapes, { matrix: turned(-7, [160, 120]) })],
      VIEW,
    ),
    view: VIEW,
  };
}

const [only] = process.argv.slice(2);
mkdirSync("public/pictures/stocks", { recursive: true });
await loadTextures();
for (const product of catalogue.document.products) {
  if (only !== undefined && product.slug !== only) continue;
  const { scene, view } = sceneFor(product);
  const { size } = await render(scene, STOCK_PICTURE_SIZE.width, view)
    .webp({ quality: 72, effort: 6, smartSubsample: true })
    .toFile(`public${stockPicture(product.slug)}`);
  console.log(product.slug, size);
}
