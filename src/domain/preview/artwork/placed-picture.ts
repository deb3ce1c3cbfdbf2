import type { ArtworkExtent } from "#domain/artwork/lie/artwork-extent.ts";
import {
  type EdgeName,
  edgeNames,
  firstLie,
  type Lie,
  type OrderedPiece,
  type PaintedEnds,
  paintedEnds,
} from "#domain/artwork/lie/lie-of.ts";
import type { Placing, PlacingBase } from "#domain/configure/artwork/placing.ts";
import type { Box, Point } from "../scene.ts";
import { bleedBox, liveArea, type OwnArtwork, type Piece } from "./frame.ts";

/** What counts of a picture when it is placed. */
export type PicturePx = Pick<OwnArtwork, "widthPx" | "heightPx" | "isClear" | "extent">;

/** Where a picture lies on a piece, in millimetres from the trimmed piece's upper left corner. */
export interface PlacedPicture {
  /** Its box before it is turned, in the picture's proportions. */
  readonly box: Box;
  /** Degrees clockwise about the middle of that box. */
  readonly turn: number;
}

export function middleOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

function cosAndSin(degrees: number): Point {
  // Exact for quarter turns, as most are.
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return degrees % 90 === 0 ? [Math.round(cos), Math.round(sin)] : [cos, sin];
}

/** Width and height of the upright box round a box that is turned. */
export function turnedSides(width: number, height: number, degrees: number): Point {
  const [cos, sin] = cosAndSin(degrees).map(Math.abs) as [number, number];
  return [width * cos + height * sin, width * sin + height * cos];
}

/** What is known of how large a picture's file is. */
export function extentOfPicture({ extent, widthPx, heightPx }: PicturePx): ArtworkExtent {
  return extent ?? { width: widthPx, height: heightPx, page: null, isRound: false };
}

/**
 * Millimetres for a unit of a file so that no part of its turned picture is lost: within the area where words may stand. The corners of a logo
 * are clear; those of any other picture stay within the safety of a round piece.
 */
function wholeScale(piece: Piece, picture: PicturePx, turn: number): number {
  const room = liveArea(piece, false);
  const { width, height } = extentOfPicture(picture);
  const [across, down] = turnedSides(width, height, turn);
  const inRoom = Math.min(room.width / across, room.height / down);
  if (piece.outline !== "ellipse" || picture.isClear === true) return inRoom;
  const [cos, sin] = cosAndSin(turn);
  const reach = [-1, 1].map((way) =>
    Math.hypot(
      (width * cos + way * height * sin) / (piece.width - 2 * piece.bleed),
      (width * sin - way * height * cos) / (piece.height - 2 * piece.bleed),
    ),
  );
  return Math.min(inRoom, 1 / Math.max(...reach));
}

/** Millimetres for a unit of a file so that its turned picture covers a box. */
function coveringScale(box: Box, picture: PicturePx, turn: number): number {
  const [across, down] = turnedSides(box.width, box.height, turn);
  const { width, height } = extentOfPicture(picture);
  return Math.max(across / width, down / height);
}

/** What a placing is measured by: how large a unit of the file is, and where the picture's middle is, before it is scaled and moved. */
function baseOf(piece: Piece, picture: PicturePx, base: PlacingBase, turn: number) {
  if (base === "fit")
    return { scale: wholeScale(piece, picture, turn), middle: middleOf(liveArea(piece, false)) };
  const covered = bleedBox(base === "fill" ? piece : { ...piece, bleed: 0 });
  return { scale: coveringScale(covered, picture, turn), middle: middleOf(covered) };
}

/** A piece as it is ordered. */
function orderedPiece({ width, height, bleed, outline }: Piece): OrderedPiece {
  return { widthMm: width, heightMm: height, bleedMm: bleed, isRound: outline === "ellipse" };
}

/** How a picture lies that nobody has placed; null for a logo: all of it stands on the stock. */
export function lieAtFirst(piece: Piece, picture: PicturePx): Lie | null {
  return firstLie(extentOfPicture(picture), picture.isClear === true, orderedPiece(piece));
}

/** The base by which a picture is moved on from where it lies when nobody has placed it. */
export function baseAtFirst(piece: Piece, picture: PicturePx): PlacingBase {
  const lie = lieAtFirst(piece, picture);
  if (lie === null) return "fit";
  return lie.mirrored.length > 0 || lie.spreadMm > 0 ? "mirror" : "fill";
}

/** Where a picture lies on a piece; null: where it lies when nobody has placed it. */
export function placedPicture(piece: Piece, picture: PicturePx, placing: Placing | null): PlacedPicture {
  const first = placing === null ? lieAtFirst(piece, picture) : null;
  if (first !== null) return { box: first.box, turn: first.turn };
  const { base, scale, x, y, turn } = placing ?? { base: "fit", scale: 1, x: 0, y: 0, turn: 0 };
  const from = baseOf(piece, picture, base, turn);
  const sides = extentOfPicture(picture);
  const [width, height] = [sides.width * from.scale * scale, sides.height * from.scale * scale];
  const [across, down] = [from.middle[0] + x * piece.width, from.middle[1] + y * piece.height];
  return { box: { x: across - width / 2, y: down - height / 2, width, height }, turn };
}

/** What fills the bleed that a picture does not reach. */
export interface BleedFill {
  /** Its edges, before it is turned, that are mirrored outwards. */
  readonly mirrored: readonly EdgeName[];
  /** Where they are mirrored, before it is turned, where its own box is not. */
  readonly mirrorBox?: Box;
  /** It goes on below itself, by so many millimetres on each side. */
  readonly spreadMm: number;
}

/** What fills the bleed if all that is printed of a picture goes as far as its file. */
function fillOfBox(piece: Piece, picture: PicturePx, placing: Placing | null): BleedFill {
  if (placing !== null) return { mirrored: placing.base === "mirror" ? edgeNames : [], spreadMm: 0 };
  return lieAtFirst(piece, picture) ?? { mirrored: [], spreadMm: 0 };
}

/** Where what is painted of a picture's page ends before the bleed does; turned, its edges lie at others of the piece, and seldom along them. */
export function paintedEndsOn(piece: Piece, picture: PicturePx, placing: Placing | null): PaintedEnds | null {
  const { box, turn } = placedPicture(piece, picture, placing);
  return turn === 0 ? paintedEnds(extentOfPicture(picture), box, orderedPiece(piece)) : null;
}

/** What fills the bleed where a picture lies as `placedPicture` says. */
export function bleedFill(piece: Piece, picture: PicturePx, placing: Placing | null): BleedFill {
  const { mirrored, spreadMm } = fillOfBox(piece, picture, placing);
  const ends = paintedEndsOn(piece, picture, placing);
  if (ends === null) return { mirrored, spreadMm };
  const edges = edgeNames.filter((edge) => mirrored.includes(edge) || ends.edges.includes(edge));
  return { mirrored: edges, mirrorBox: ends.box, spreadMm: 0 };
}

/** The placing of a picture that lies somewhere, measured by one of the bases: what `placedPicture` turns into the same place. */
export function placingOf(
  piece: Piece,
  picture: PicturePx,
  { box, turn }: PlacedPicture,
  base: PlacingBase,
): Placing {
  const from = baseOf(piece, picture, base, turn);
  const [x, y] = middleOf(box);
  return {
    base,
    scale: box.width / (extentOfPicture(picture).width * from.scale),
    x: (x - from.middle[0]) / piece.width,
    y: (y - from.middle[1]) / piece.height,
    turn,
  };
}
