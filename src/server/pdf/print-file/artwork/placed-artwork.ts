import type { PDFDocument, PDFRef } from "@cantoo/pdf-lib";
import { mirrorings } from "#domain/preview/artwork/mirrored-edges.ts";
import { middleOf } from "#domain/preview/artwork/placed-picture.ts";
import { chain, turned } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";

/** Artwork that has become part of a file, as it is seen upright: lengths in units of its own, from its upper left corner. */
export interface EmbeddedArtwork {
  readonly object: PDFRef;
  readonly width: number;
  readonly height: number;
  /** From what the object draws to that place. */
  readonly upright: Matrix;
  /** The finished piece in it, where the file says so; then its units are millimetres. */
  readonly trim: Box | null;
}

/** Makes artwork a part of a file; asked once for each file. */
export type EmbedArtwork = (doc: PDFDocument) => Promise<EmbeddedArtwork>;

/** Artwork on a page, in millimetres from its upper left corner. */
export interface PlacedArtwork {
  readonly artwork: EmbedArtwork;
  /** It covers this box, what sticks out being cut off, or is seen whole in it; proportions are kept, its middle is the box's. */
  readonly box: Box;
  readonly fit: "cover" | "whole";
  /** Degrees clockwise about the middle of the box. */
  readonly turn: number;
  /** Its edges are mirrored outwards, as far as the clips let them be seen. */
  readonly isMirrored: boolean;
  /** The finished piece: artwork that says of itself where it is cut, and is as large, is laid upon it as it is. */
  readonly trim: Box;
  /** Only what lies inside both is printed. */
  readonly clip: string;
  readonly within: string;
  readonly matrix?: Matrix;
  /** It is a plate of its own, and leaves what is below it as it is. */
  readonly overprints?: true;
}

/** How artwork lies on its page. */
export type Lie = Pick<PlacedArtwork, "box" | "fit" | "turn" | "isMirrored" | "trim">;

/** Sizes that are alike differ by less, in millimetres. */
const ALIKE_MM = 0.5;

function isAlike(one: Box, other: Box): boolean {
  return Math.abs(one.width - other.width) < ALIKE_MM && Math.abs(one.height - other.height) < ALIKE_MM;
}

/** Where artwork lies, from its upright units to the page's millimetres: once, or with its mirror images before it. */
export function artworkMatrices(
  { width, height, trim }: Pick<EmbeddedArtwork, "width" | "height" | "trim">,
  placed: Lie,
): readonly Matrix[] {
  const { box, fit, turn } = placed;
  if (fit === "cover" && trim !== null && isAlike(trim, placed.trim)) {
    const dx = placed.trim.x + placed.trim.width / 2 - (trim.x + trim.width / 2);
    const dy = placed.trim.y + placed.trim.height / 2 - (trim.y + trim.height / 2);
    return [[1, 0, 0, 1, dx, dy]];
  }
  const [across, down] = [box.width / width, box.height / height];
  const scale = fit === "cover" ? Math.max(across, down) : Math.min(across, down);
  const left = box.x + (box.width - width * scale) / 2;
  const top = box.y + (box.height - height * scale) / 2;
  const upright: Matrix = [scale, 0, 0, scale, left, top];
  const lie = turned(turn, middleOf(box));
  const itself = turn === 0 ? upright : chain(upright, lie);
  return placed.isMirrored
    ? [...mirrorings({ box, turn }).map((mirrored) => chain(upright, mirrored)), itself]
    : [itself];
}
