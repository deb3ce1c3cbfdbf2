import sharp from "sharp";
import { type EdgeBleed, edgeBleed } from "#domain/cut-line/bleed/edge-bleed.ts";
import { embedArtworkFile } from "#platform/pdf/print-file/artwork/embed-artwork-file.ts";
import type { EmbedArtwork, PlacedArtwork } from "#platform/pdf/print-file/artwork/placed-artwork.ts";
import { rectangle } from "#domain/preview/geometry/outline.ts";
import type { PrintPart, PrintPiece } from "../print-job.ts";
import { pixelsOfPicture } from "./cut-round.ts";

/** The edge colours of a customer's artwork as a picture of their own. */
export interface SpreadEdges {
  readonly artwork: EmbedArtwork;
  readonly beyond: EdgeBleed["beyond"];
}

/** Spreads the colours of the artwork's edge over the bleed of parts that are cut without a border; null where none are. */
export async function spreadEdges({ parts }: PrintPiece, picture: Buffer): Promise<SpreadEdges | null> {
  const part = parts.find(({ edges }) => edges !== null);
  if (!part?.edges || picture.length === 0) return null;
  const spread = edgeBleed(await pixelsOfPicture(picture), part.edges, part.trim.x - part.bleed.x);
  const { pixels, width, height } = spread.picture;
  const png = await sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return {
    artwork: (doc) =>
      embedArtworkFile(doc, { kind: "picture", bytes: png, page: 1 }, { longerSideMm: 0, printed: null }),
    beyond: spread.beyond,
  };
}

/** What lies below the artwork of a part: nothing where it is cut with a border. */
export function placedEdges(
  { box, bleed, edges }: PrintPart,
  spread: SpreadEdges | null,
  place: Pick<PlacedArtwork, "within" | "matrix">,
): readonly PlacedArtwork[] {
  if (spread === null || edges === null) return [];
  const [x, y] = [spread.beyond.x * box.width, spread.beyond.y * box.height];
  const whole = { x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y };
  const { artwork } = spread;
  return [
    {
      ...place,
      artwork,
      box: whole,
      fit: "whole",
      turn: 0,
      mirrored: [],
      spreadMm: 0,
      clip: rectangle(bleed),
    },
  ];
}
