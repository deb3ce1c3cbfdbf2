import type { Placing, PlacingBase } from "#domain/configure/artwork/placing.ts";
import type { Box, Point } from "../scene.ts";
import { bleedBox, liveArea, type OwnArtwork, type Piece } from "./frame.ts";

/** What counts of a picture when it is placed. */
export type PicturePx = Pick<OwnArtwork, "widthPx" | "heightPx" | "isClear">;

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

/**
 * Millimetres for a pixel so that no part of a turned picture is lost: within the area where words may stand. The corners of a logo
 * are clear; those of any other picture stay within the safety of a round piece.
 */
function wholeScale(piece: Piece, { widthPx, heightPx, isClear }: PicturePx, turn: number): number {
  const room = liveArea(piece, false);
  const [across, down] = turnedSides(widthPx, heightPx, turn);
  const inRoom = Math.min(room.width / across, room.height / down);
  if (piece.outline !== "ellipse" || isClear === true) return inRoom;
  const [cos, sin] = cosAndSin(turn);
  const reach = [-1, 1].map((way) =>
    Math.hypot(
      (widthPx * cos + way * heightPx * sin) / (piece.width - 2 * piece.bleed),
      (widthPx * sin - way * heightPx * cos) / (piece.height - 2 * piece.bleed),
    ),
  );
  return Math.min(inRoom, 1 / Math.max(...reach));
}

/** Millimetres for a pixel so that a turned picture covers a box. */
function coveringScale({ width, height }: Box, { widthPx, heightPx }: PicturePx, turn: number): number {
  const [across, down] = turnedSides(width, height, turn);
  return Math.max(across / widthPx, down / heightPx);
}

/** What a placing is measured by: how large a pixel is, and where the picture's middle is, before it is scaled and moved. */
function baseOf(piece: Piece, picture: PicturePx, base: PlacingBase, turn: number) {
  if (base === "fit")
    return { scale: wholeScale(piece, picture, turn), middle: middleOf(liveArea(piece, false)) };
  const covered = bleedBox(base === "fill" ? piece : { ...piece, bleed: 0 });
  return { scale: coveringScale(covered, picture, turn), middle: middleOf(covered) };
}

/** How a picture lies that nobody has placed: a logo whole, any other over piece and bleed. */
export function placingAtFirst({ isClear }: PicturePx): Placing {
  return { base: isClear === true ? "fit" : "fill", scale: 1, x: 0, y: 0, turn: 0 };
}

/** Where a picture lies on a piece; null: where it lies when nobody has placed it. */
export function placedPicture(piece: Piece, picture: PicturePx, placing: Placing | null): PlacedPicture {
  const { base, scale, x, y, turn } = placing ?? placingAtFirst(picture);
  const from = baseOf(piece, picture, base, turn);
  const width = picture.widthPx * from.scale * scale;
  const height = picture.heightPx * from.scale * scale;
  const [across, down] = [from.middle[0] + x * piece.width, from.middle[1] + y * piece.height];
  return { box: { x: across - width / 2, y: down - height / 2, width, height }, turn };
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
    scale: box.width / (picture.widthPx * from.scale),
    x: (x - from.middle[0]) / piece.width,
    y: (y - from.middle[1]) / piece.height,
    turn,
  };
}
