import type { ArtworkExtent } from "#domain/artwork/lie/artwork-extent.ts";
import type { Placing } from "#domain/configure/artwork/placing.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import { type Outline, grown } from "../geometry/outline.ts";
import type { Palette } from "../palette.ts";
import type { Box } from "../scene.ts";

/** What is printed on, in millimetres: the trimmed piece and its outline. */
export interface Piece {
  readonly width: number;
  readonly height: number;
  readonly outline: Outline;
  /** Millimetres the ground runs beyond the trim. */
  readonly bleed: number;
  /** Millimetres kept free for a punched hole: at the left of a wide piece, at the top of an upright one. */
  readonly holeRoom: number;
}

/** What a design has to fill, and the colours it may use. */
export interface DesignFrame extends Piece {
  readonly palette: Palette;
}

const share: Readonly<Record<Outline, number>> = {
  ellipse: 0.72,
  custom: 0.66,
  rectangle: 0.84,
  rounded: 0.82,
  label: 0.78,
};

function withoutHole(box: Box, { width, height, holeRoom }: Piece): Box {
  if (width > height) {
    const taken = Math.max(0, holeRoom - box.x);
    return { ...box, x: box.x + taken, width: box.width - taken };
  }
  const taken = Math.max(0, holeRoom - box.y);
  return { ...box, y: box.y + taken, height: box.height - taken };
}

/** Where text and emblem may stand; a keyline inside the trim takes some of the room. */
export function liveArea(frame: Piece, keyline: boolean): Box {
  const { width, height, outline } = frame;
  const part = share[outline] - (keyline ? 0.1 : 0);
  const margin = ((1 - part) * Math.min(width, height)) / 2;
  const long = Math.max(0, width - 2 * height) * 0.06;
  const [across, down] =
    outline === "ellipse" || outline === "custom"
      ? [width * part, height * part]
      : [width - 2 * margin - long, height - 2 * margin];
  return withoutHole({ x: (width - across) / 2, y: (height - down) / 2, width: across, height: down }, frame);
}

export function bleedBox(frame: Piece): Box {
  return grown({ x: 0, y: 0, width: frame.width, height: frame.height }, frame.bleed);
}

/** The colours of a picture's edge, spread outwards: seen below it where it is cut without a border. */
export interface EdgePicture {
  readonly href: string;
  /** How far it goes on beyond the picture, on each side, in parts of that one's width and height. */
  readonly beyond: { readonly x: number; readonly y: number };
}

/** Where the plates of a page are: pictures of the same part of it below each other, white where something is, black where nothing is. */
export interface SeenPlates {
  readonly href: string;
  /** The ink of each, from the top. */
  readonly inks: readonly string[];
}

/** A picture of the customer's own. */
export interface OwnArtwork {
  readonly href: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** It stands on clear ground, as logos do: all of it is printed, on the stock. Any other picture covers the product. */
  readonly isClear?: boolean;
  /** How large its file is, and which part of that is the piece; where it is not known yet, its pixels tell its proportions. */
  readonly extent?: ArtworkExtent | null;
  /** The line that a free shape is cut along, where one was drawn round the picture. */
  readonly cutLine?: CutLine | null;
  /** What is printed beyond that line, where it has no border. */
  readonly edges?: EdgePicture | null;
  /** Where its plates are, where that is known. */
  readonly plates?: SeenPlates | null;
  /** Where it lies on the piece, unless it is cut out; null where nobody has placed it. */
  readonly placing?: Placing | null;
}
