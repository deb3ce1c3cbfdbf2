import type { ArtworkExtent } from "#domain/artwork/lie/artwork-extent.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import type { OwnCut } from "#domain/cut-line/own/own-cut.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import { bleedFill, placedPicture } from "#domain/preview/artwork/placed-picture.ts";
import { grown, outlinePath, rectangle } from "#domain/preview/geometry/outline.ts";
import { holePath } from "#domain/preview/features/holes.ts";
import { fillsSheet, wholeSheet } from "#domain/preview/forms/printed-on.ts";
import { sheetOf } from "#domain/preview/forms/sheet.ts";
import { pieceOf, trimBox } from "#domain/preview/material/face.ts";
import type { Box, PictureShape, SceneShape } from "#domain/preview/scene.ts";
import { isSheet } from "#domain/preview/subject/form-of.ts";
import {
  cutRoundPicture,
  hasBacking,
  isCutFilm,
  isCutRound,
} from "#domain/preview/subject/cut-round-picture.ts";
import { platesOf } from "#domain/preview/subject/plates-of.ts";
import type { Subject } from "#domain/preview/subject/subject.ts";
import { alongLine } from "./cutting.ts";
import {
  type PrintPart,
  type PrintPiece,
  type PrintSheet,
  SHOWN_PICTURE,
  type ApprovedPiece,
} from "./print-job.ts";
import type { Imposition } from "#domain/price/impose.ts";
import { flatPiece } from "#domain/preview/flat-piece.ts";
import { svgContentOf } from "#domain/preview/paint/svg-of.ts";

/** A customer's file as far as it decides where it is printed. */
export interface PrintedArtwork {
  readonly widthPx: number;
  readonly heightPx: number;
  /** It stands on clear ground, as logos do: all of it is printed, on the stock. */
  readonly isClear: boolean;
  /** How large it is, and which part of that is the piece; without, its proportions decide. */
  readonly extent?: ArtworkExtent | null;
  /** Where the customer has placed it; null where it lies as its kind does. */
  readonly placing: Placing | null;
  /** The line the customer has kept round it; null where none was. */
  readonly cutLine: CutLine | null;
  /** The cut line of its file; left out where it has none. */
  readonly ownCut?: OwnCut | null;
}

/** Where artwork lies on a piece at 0, 0: there the customer sees it, too. */
function lieOn(
  subject: Subject,
  artwork: PrintedArtwork,
): Pick<PrintPart, "box" | "fit" | "turn" | "mirrored" | "mirrorBox" | "spreadMm"> {
  const { isClear, placing } = artwork;
  if (placing === null && isCutFilm(subject))
    return { box: trimBox(subject), fit: isClear ? "whole" : "cover", turn: 0, mirrored: [], spreadMm: 0 };
  const piece = pieceOf(subject);
  const { mirrored, mirrorBox, spreadMm } = bleedFill(piece, artwork, placing);
  const lie = { ...placedPicture(piece, artwork, placing), fit: "cover", mirrored, spreadMm } as const;
  return mirrorBox === undefined ? lie : { ...lie, mirrorBox };
}

function movedBy(box: Box, { x, y }: Box): Box {
  return { ...box, x: box.x + x, y: box.y + y };
}

function partOf(subject: Subject, at: Box, artwork: PrintedArtwork): PrintPart {
  const trim = { ...trimBox(subject), x: at.x, y: at.y };
  const bleed = grown(trim, subject.bleedMm);
  const { outline, cornerMm, bleedMm } = subject;
  const lie = lieOn(subject, artwork);
  return {
    ...lie,
    edges: null,
    box: movedBy(lie.box, at),
    ...(lie.mirrorBox && { mirrorBox: movedBy(lie.mirrorBox, at) }),
    trim,
    bleed,
    cut: outline === "custom" ? null : outlinePath(outline, trim, cornerMm),
    bled: outline === "custom" ? rectangle(bleed) : outlinePath(outline, bleed, cornerMm + bleedMm),
  };
}

/** The line that a customer has kept, where what is ordered is cut along it. */
function keptLine(subject: Subject, { cutLine }: PrintedArtwork): CutLine | null {
  return cutLine && cutRoundPicture(subject, { href: "", widthPx: 1, heightPx: 1, cutLine }).cutLine;
}

function onePart(subject: Subject, artwork: PrintedArtwork): PrintPart {
  const part = partOf(subject, trimBox(subject), artwork);
  const line = keptLine(subject, artwork);
  return line === null ? part : alongLine(line, part);
}

/** The parts of a sheet of several, each with the artwork. */
function sheetParts(subject: Subject, artwork: PrintedArtwork): readonly PrintPart[] {
  const line = keptLine(subject, artwork);
  const { boxes, subjects } = sheetOf(line === null ? subject : { ...subject, cutLine: line });
  return boxes.map((box, at) => {
    const part = partOf(subjects[at] ?? subject, box, artwork);
    return line === null ? part : alongLine(line, part);
  });
}

/** A sheet that is artwork as a whole: the lines inside it are the artwork's own. */
function sheetPart(subject: Subject, artwork: PrintedArtwork): PrintPart {
  return { ...partOf(wholeSheet(subject), trimBox(subject), artwork), cut: null };
}

/** What is printed and cut of one piece with a customer's artwork on it, as the shop shows it. */
export function printPiece(subject: Subject, artwork: PrintedArtwork): PrintPiece {
  const whole = trimBox(subject);
  const line = keptLine(subject, artwork);
  const isWholeSheet = line === null && fillsSheet(subject, artwork);
  const isSeveral = isSheet(subject.form) && !isWholeSheet;
  const holes = holePath(subject);
  const plates = platesOf(subject);
  const isDrawnLate = line === null && isCutRound(subject, isWholeSheet);
  return {
    widthMm: whole.width,
    heightMm: whole.height,
    bleedMm: subject.bleedMm,
    parts: isSeveral
      ? sheetParts(subject, artwork)
      : [isWholeSheet ? sheetPart(subject, artwork) : onePart(subject, artwork)],
    through: isSheet(subject.form) ? rectangle(whole) : null,
    holes: holes === "" ? null : holes,
    isCutRound: isDrawnLate,
    ...(isDrawnLate &&
      artwork.ownCut && { ownCut: { ...artwork.ownCut, onBacking: hasBacking(subject.form) } }),
    ...(plates.length > 0 && { plates }),
  };
}

/** Whether what is printed follows the shop's picture of the file, too: its edge is looked for in it. */
export function isPictureRead({ isCutRound: isDrawnLate, parts }: PrintPiece): boolean {
  return isDrawnLate || parts.some(({ edges }) => edges !== null);
}

/**
 * Pieces on their stock with the way each is turned: of labels on a roll the side that comes off first is the upper one of the web. A
 * back is turned the other way, so that both sides of a turned piece stand upright.
 */
export function printSheet(imposition: Imposition, subject: Subject, side: "front" | "back"): PrintSheet {
  const { form, leading } = subject;
  const leads = form === "roll" ? leading : "top";
  const front = imposition.isTurned ? (leads === "right" ? 3 : 1) : leads === "bottom" ? 2 : 0;
  const isBack = side === "back";
  return { ...imposition, isBack, quarters: isBack ? (4 - front) % 4 : front };
}

function picturesIn(shapes: readonly SceneShape[]): readonly PictureShape[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === "group") return picturesIn(shape.children);
    return shape.kind === "picture" ? [shape] : [];
  });
}

/** What the customer has seen of a piece, as the shop's picture of it was laid there. */
export function approvedPiece(subject: Subject, artwork: PrintedArtwork): ApprovedPiece {
  const { widthPx, heightPx } = artwork;
  const shapes = flatPiece(subject, { ...artwork, href: SHOWN_PICTURE });
  // A picture covers its box: in one of other proportions its longer side sticks out.
  const scales = picturesIn(shapes).map(({ box: { width, height } }) =>
    Math.max(width / widthPx, height / heightPx),
  );
  if (scales.length === 0) throw new Error("no picture lies on the piece");
  const mmPerPx = Math.max(...scales);
  return {
    content: svgContentOf({ scale: 1, definitions: {}, shapes }, { prefix: "shown-", texture: () => "" }),
    longestMm: mmPerPx * Math.max(widthPx, heightPx),
    mmPerPx,
  };
}
