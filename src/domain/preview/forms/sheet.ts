import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import type { OwnArtwork } from "../artwork/frame.ts";
import { middleOf } from "../artwork/placed-picture.ts";
import { identity, translation } from "../geometry/matrix.ts";
import type { Outline } from "../geometry/outline.ts";
import { rectangle } from "../geometry/outline.ts";
import { faceShapes, trimBox, trimPath } from "../material/face.ts";
import { inked } from "../palette.ts";
import { shadowShapes } from "../material/shadow.ts";
import { type Box, type Matrix, type SceneShape, group } from "../scene.ts";
import { cutAlong } from "../subject/cut-round-picture.ts";
import type { Subject } from "../subject/subject.ts";
import type { DrawForm, Drawing, DrawingOptions } from "./drawing.ts";
import { fillsSheet, wholeSheet } from "./printed-on.ts";
import { fannedBehind } from "./parts/fan.ts";
import { stickerBacking } from "./parts/film.ts";
import { guideShapes, kissCutLine } from "./parts/guides.ts";
import { lifting, peelOf } from "./parts/peel.ts";
import { placesForLines, placesForShapes } from "./parts/sheet-layout.ts";

const outlines: readonly Outline[] = [
  "custom",
  "ellipse",
  "rounded",
  "ellipse",
  "custom",
  "rounded",
  "rounded",
];

/** What lies on one place of the sheet; an assorted sheet has another design and outline on each. */
function pieceSubject(subject: Subject, box: Box, index: number): Subject {
  if (subject.cutLine !== null) return cutAlong(subject, subject.cutLine);
  const sized: Subject = {
    ...subject,
    widthMm: box.width,
    heightMm: box.height,
    cornerMm: Math.min(box.width, box.height) * 0.12,
  };
  if (subject.form !== "assorted" || index === 0) return sized;
  const design = subject.companions[index % subject.companions.length] ?? subject.design;
  const single =
    subject.palettes[0].ground === null && subject.palettes[0].deep === subject.palettes[0].accent;
  const [a, b, c] = design.colourways;
  const inks = [
    inked(a, "full-colour", subject.stock),
    inked(b, "full-colour", subject.stock),
    inked(c, "full-colour", subject.stock),
  ] as const;
  return {
    ...sized,
    design,
    palettes: single ? subject.palettes : inks,
    outline: outlines[index % outlines.length] ?? "rounded",
  };
}

/** A line lies in the middle of the place of each piece. */
function withLines(line: CutLine, places: readonly Box[]): Box[] {
  const { widthMm: width, heightMm: height } = line;
  return places.map((place) => {
    const [x, y] = middleOf(place);
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
}

function piecesOn(subject: Subject): readonly Box[] {
  const sheet = trimBox(subject);
  if (subject.cutLine !== null) return withLines(subject.cutLine, placesForLines(subject, sheet));
  return placesForShapes(subject, sheet);
}

/** Whether the customer's picture is the sheet, and not what lies on it. */
function isOnePicture(subject: Subject, artwork: OwnArtwork | null): artwork is OwnArtwork {
  return artwork !== null && subject.cutLine === null && fillsSheet(subject, artwork);
}

/** What a picture is placed on: the first sticker of a sheet, or all of the sheet. */
export function placedOn(subject: Subject, artwork: OwnArtwork): Subject {
  if (isOnePicture(subject, artwork)) return wholeSheet(subject);
  return pieceSubject(subject, piecesOn(subject)[0] ?? trimBox(subject), 0);
}

function at(box: Box): Matrix {
  return translation(box.x, box.y);
}

interface Sheet {
  readonly subject: Subject;
  readonly boxes: readonly Box[];
  readonly subjects: readonly Subject[];
  /** One drawing serves all places where the pieces are alike. */
  readonly distinct: readonly Subject[];
}

/** The pieces on a sheet, and where they lie. */
export function sheetOf(subject: Subject): Sheet {
  const boxes = piecesOn(subject);
  const subjects = boxes.map((box, index) => pieceSubject(subject, box, index));
  return {
    subject,
    boxes,
    subjects,
    distinct: subject.form === "assorted" && subject.cutLine === null ? subjects : subjects.slice(0, 1),
  };
}

function usedAt({ distinct }: Sheet, matrix: Matrix, index: number): SceneShape {
  return {
    kind: "use",
    of: `piece${distinct.length === 1 ? 0 : index}`,
    matrix,
    part: "piece",
  };
}

function liftedAt(sheet: Sheet, box: Box, index: number): SceneShape {
  const piece = sheet.subjects[index] ?? sheet.subject;
  const d = trimPath(piece);
  const peel = peelOf(piece.outline, trimBox(piece));
  return group([...lifting(piece)([usedAt(sheet, identity, index)], d, peel), kissCutLine(d, piece)], {
    matrix: at(box),
  });
}

function sheetShapes(sheet: Sheet, withPeel: boolean): SceneShape[] {
  const box = trimBox(sheet.subject);
  const d = rectangle(box, Math.min(2, box.width / 40));
  return [
    ...shadowShapes(d, Math.min(box.width, box.height) * 0.02),
    ...stickerBacking(sheet.subject, d, box),
    ...sheet.boxes.map((place, index) =>
      withPeel && index === sheet.boxes.length - 1
        ? liftedAt(sheet, place, index)
        : usedAt(sheet, at(place), index),
    ),
  ];
}

/** A sheet that the customer has drawn as a whole, on its template: where its stickers lie is theirs to say. */
function drawWhole(
  subject: Subject,
  { artwork, guides }: Pick<DrawingOptions, "artwork" | "guides">,
): Drawing {
  const sheet = wholeSheet(subject);
  const box = trimBox(sheet);
  const shapes = (): SceneShape[] => [
    ...shadowShapes(trimPath(sheet), Math.min(box.width, box.height) * 0.02),
    ...faceShapes(sheet, 0, artwork),
  ];
  const behind = fannedBehind(sheet, box, shapes);
  return {
    definitions: {},
    shapes: [...behind.shapes, ...shapes(), ...(guides ? guideShapes(sheet) : [])],
    content: behind.content,
    subject: box,
    pieces: piecesOn(subject).length,
    holes: 0,
  };
}

/** Sheets: n copies of one design, or different ones, each with its own kiss-cut line. The size is the sheet's. */
export const drawSheet: DrawForm = (subject, { artwork, guides }) => {
  if (isOnePicture(subject, artwork)) return drawWhole(subject, { artwork, guides });
  const sheet = sheetOf(subject);
  const { boxes, subjects, distinct } = sheet;
  const box = trimBox(subject);
  const behind = fannedBehind(subject, box, () => sheetShapes(sheet, false));
  return {
    definitions: Object.fromEntries(
      distinct.map((piece, index) => [
        `piece${index}`,
        group([...faceShapes(piece, 0, artwork), kissCutLine(trimPath(piece), piece)]),
      ]),
    ),
    shapes: [
      ...behind.shapes,
      ...sheetShapes(sheet, artwork === null && boxes.length > 1),
      ...(guides && subject.cutLine === null
        ? [group(guideShapes(subjects[0] ?? subject), { matrix: at(boxes[0] ?? box) })]
        : []),
    ],
    content: behind.content,
    subject: box,
    pieces: boxes.length,
    holes: 0,
  };
};
