/** Draws the picture at the head of the home page, a sheet of kiss-cut stickers: `node scripts/pictures/hero.ts`. */
import { heroPicture, HERO_PICTURE_SIZE } from "#domain/configure/gallery-pictures.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import type { DesignName } from "#domain/preview/artwork/design-names.ts";
import { designs } from "#domain/preview/artwork/designs.ts";
import { kissCutLine } from "#domain/preview/forms/parts/guides.ts";
import { lifting, peelOf } from "#domain/preview/forms/parts/peel.ts";
import { chain, scaling, turned } from "#domain/preview/geometry/matrix.ts";
import { rectangle } from "#domain/preview/geometry/outline.ts";
import { faceShapes, trimBox, trimPath } from "#domain/preview/material/face.ts";
import { shadowShapes } from "#domain/preview/material/shadow.ts";
import { type Box, type Point, type Scene, type SceneShape, group, path } from "#domain/preview/scene.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { subjectOf } from "#domain/preview/subject/subject-of.ts";
import { loadTextures, render } from "./render.ts";
import { catalogue } from "./shop.ts";
import { selected, shape, size } from "./shots/shot.ts";

/** The ground of the page (styles/tokens.css): a picture with clear ground would be half as large again. */
const PAPER = "#fbfaf7";

const [CIRCLE, OVAL, RECTANGLE] = [1, 3, 4] as const;

/** Stage units for a millimetre; everything below is in millimetres. */
const SCALE = 6;
const ROOM = { width: 150, height: 140 };
const VIEW: Box = { x: 0, y: 0, width: ROOM.width * SCALE, height: ROOM.height * SCALE };
const SHEET: Box = { x: 14, y: 12, width: 120, height: 108 };

interface Piece {
  readonly slug: string;
  readonly design: DesignName;
  readonly changes: readonly Change[];
  readonly at: Point;
}

const pieces: readonly Piece[] = [
  { slug: "art-paper", design: "honey", changes: [size(50, 50), shape(CIRCLE)], at: [22, 19] },
  { slug: "kraft-paper", design: "thyme", changes: [size(44, 31), shape(RECTANGLE)], at: [82, 20] },
  { slug: "hologram", design: "soap", changes: [size(42, 26), shape(OVAL)], at: [83, 57] },
  { slug: "art-paper", design: "night", changes: [size(58, 38), shape(OVAL)], at: [21, 75] },
];
const lifted: Piece = {
  slug: "standard-vinyl",
  design: "trail",
  changes: [size(40, 40), shape(CIRCLE)],
  at: [91, 83],
};

function subjectFor({ slug, design, changes }: Piece): Subject {
  const product = catalogue.productBySlug.get(slug);
  if (product === undefined) throw new Error(`no product ${slug}`);
  const selection: Selection = selected(catalogue, product, changes);
  return {
    ...subjectOf(designs, catalogue, selection, { design }),
    outline: outlineOf(changes),
    cornerMm: 5,
  };
}

function outlineOf(changes: readonly Change[]): Subject["outline"] {
  return changes.some((change) => change.field === "shape" && change.id === RECTANGLE)
    ? "rounded"
    : "ellipse";
}

function placed(at: Point, shapes: readonly SceneShape[], degrees = 0): SceneShape {
  return group([group(shapes, { matrix: [1, 0, 0, 1, ...at] })], {
    matrix: turned(degrees, [at[0] + 20, at[1] + 20]),
  });
}

function onSheet(piece: Piece): SceneShape {
  const subject = subjectFor(piece);
  return placed(piece.at, [
    ...faceShapes(subject, 0, null),
    kissCutLine(trimPath(subject, 1.4), { ...subject, widthMm: 90, heightMm: 66 }),
  ]);
}

/** On its way off: where it lay, and the sticker with a corner up. */
function comingOff(piece: Piece): SceneShape[] {
  const subject = subjectFor(piece);
  const d = trimPath(subject);
  const peel = peelOf(subject.outline, trimBox(subject), 0.12);
  return [
    placed(piece.at, [kissCutLine(trimPath(subject, 1.4), { ...subject, widthMm: 90, heightMm: 66 })]),
    placed(
      [piece.at[0] + 6, piece.at[1] + 5],
      [...shadowShapes(d, 3.4, 0.9), ...lifting(subject)(faceShapes(subject, 0, null), d, peel)],
      7,
    ),
  ];
}

function cropMarks(): SceneShape {
  const { x, y, width, height } = SHEET;
  const marks = [
    [x, y, -1, -1],
    [x + width, y, 1, -1],
    [x, y + height, -1, 1],
    [x + width, y + height, 1, 1],
  ] as const;
  const d = marks.map(([cx, cy, dx, dy]) => `M${cx + dx * 3} ${cy}h${dx * 6}M${cx} ${cy + dy * 3}v${dy * 6}`);
  return path(d.join(""), { stroke: "#8f887a", strokeWidth: 0.25 });
}

function scene(): Scene {
  const sheet = rectangle(SHEET, 3);
  return {
    scale: SCALE,
    definitions: {},
    shapes: [
      group(
        [
          cropMarks(),
          ...shadowShapes(sheet, 4, 0.8),
          path(sheet, { fill: "#ffffff" }),
          { ...path(sheet, { fill: "backing" }), opacity: 0.55 },
          { ...path(sheet, { stroke: "#2b1c0a", strokeWidth: 0.2 }), opacity: 0.25 },
          ...pieces.map(onSheet),
          ...comingOff(lifted),
        ],
        { matrix: chain(turned(-3, [ROOM.width / 2, ROOM.height / 2]), scaling(SCALE)) },
      ),
    ],
    measures: [],
    focus: VIEW,
    facts: { pieces: 5, holes: 0, sets: 1, bothSides: false, side: "front", size: [1, 1] },
    words: "A sheet of stickers",
  };
}

await loadTextures();
for (const width of HERO_PICTURE_SIZE.widths) {
  const { size: bytes } = await render(scene(), width, VIEW)
    .flatten({ background: PAPER })
    .webp({ quality: 62, effort: 6, smartSubsample: true })
    .toFile(`public${heroPicture(width)}`);
  console.log(width, bytes);
}
