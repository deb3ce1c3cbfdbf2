import type { PDFDocument, PDFRef } from "@cantoo/pdf-lib";
import type { EdgeName } from "#domain/artwork/lie/lie-of.ts";
import { imagesBelow } from "#domain/preview/artwork/mirrored-edges.ts";
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
  /** Its edges, before it is turned, that are mirrored outwards, as far as the clips let them be seen. */
  readonly mirrored: readonly EdgeName[];
  /** Where they are mirrored, where its own box is not: the box before it is turned. */
  readonly mirrorBox?: Box;
  /** It goes on below itself, by so many millimetres on each side. */
  readonly spreadMm: number;
  /** Only what lies inside both is printed. */
  readonly clip: string;
  readonly within: string;
  readonly matrix?: Matrix;
  /** It is a plate of its own, and leaves what is below it as it is. */
  readonly overprints?: true;
}

/** How artwork lies on its page. */
export type Laid = Pick<PlacedArtwork, "box" | "fit" | "turn" | "mirrored" | "mirrorBox" | "spreadMm">;

/** Where artwork lies, from its upright units to the page's millimetres: what is seen below it, and last itself. */
export function artworkMatrices(
  { width, height }: Pick<EmbeddedArtwork, "width" | "height">,
  { box, fit, turn, mirrored, mirrorBox, spreadMm }: Laid,
): readonly Matrix[] {
  const [across, down] = [box.width / width, box.height / height];
  const scale = fit === "cover" ? Math.max(across, down) : Math.min(across, down);
  const left = box.x + (box.width - width * scale) / 2;
  const top = box.y + (box.height - height * scale) / 2;
  const upright: Matrix = [scale, 0, 0, scale, left, top];
  const itself = turn === 0 ? upright : chain(upright, turned(turn, middleOf(box)));
  const below = imagesBelow({ box, turn }, { mirrored, ...(mirrorBox && { mirrorBox }), spreadMm });
  return [...below.map((image) => chain(upright, image)), itself];
}

interface Upright {
  readonly width: number;
  readonly height: number;
  readonly upright: Matrix;
}

/** Something of a width and height, turned clockwise by quarters and laid at 0, 0 again. */
export function quarterTurned(quarters: number, width: number, height: number): Upright {
  const turns: readonly Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [0, 1, -1, 0, height, 0],
    [-1, 0, 0, -1, width, height],
    [0, -1, 1, 0, 0, width],
  ];
  const turn = ((quarters % 4) + 4) % 4;
  const [across, down] = turn % 2 === 0 ? [width, height] : [height, width];
  return { width: across, height: down, upright: turns[turn] ?? [1, 0, 0, 1, 0, 0] };
}

/** Quarters by which a picture with that Exif orientation is turned, once the mirrored ones are mirrored left to right. */
const quartersOf: Readonly<Record<number, number>> = { 3: 2, 4: 2, 5: 3, 6: 1, 7: 1, 8: 3 };
const mirrored: ReadonlySet<number> = new Set([2, 4, 5, 7]);

/** A picture of pixels as its Exif orientation wants it seen; what is drawn of it fills the unit square, y up. */
export function uprightPicture(width: number, height: number, orientation: number): Upright {
  const drawn: Matrix = mirrored.has(orientation)
    ? [-width, 0, 0, -height, width, height]
    : [width, 0, 0, -height, 0, height];
  const turned = quarterTurned(quartersOf[orientation] ?? 0, width, height);
  return { ...turned, upright: chain(drawn, turned.upright) };
}

/** Why no print file can be made of artwork. */
export type ArtworkFault = "unreadable" | "encrypted" | "empty" | "too-heavy";

/** It is the file's own fault. */
export class UnprintableArtwork extends Error {
  readonly code: ArtworkFault;

  constructor(code: ArtworkFault, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Whether a library says that the process may have no more memory. */
export function isOutOfMemory(error: unknown): boolean {
  return /out of memory|allocation failed/i.test(String(error));
}
