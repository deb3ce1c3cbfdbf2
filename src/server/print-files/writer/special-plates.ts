import { type PiecePlate, plateKindOf, plateOfInk } from "#domain/artwork/special-plates.ts";
import { artworkRules, plateRules } from "#server/artwork/page-content/ink-rules.ts";
import { embedArtworkFile } from "#server/pdf/print-file/artwork/embed-artwork-file.ts";
import { inksOfPage } from "#server/pdf/print-file/artwork/embed-page.ts";
import type { EmbedArtwork } from "#server/pdf/print-file/artwork/placed-artwork.ts";
import type { PressInks } from "#server/pdf/print-file/inks.ts";
import type { SpotInk } from "#server/pdf/print-file/print-file.ts";
import type { PrintSide } from "../print-job.ts";
import { whiteBelow } from "./white-below.ts";

/** A plate of a side, by its press's name, with what is drawn on it wherever the artwork lies. */
export interface DrawnPlate {
  readonly name: string;
  readonly artwork: EmbedArtwork;
}

/** A side's artwork without what has a plate of its own, and those plates. */
export interface PlatedArtwork {
  readonly artwork: EmbedArtwork;
  readonly plates: readonly DrawnPlate[];
}

/** A press has one foil at a time: of two metals each says which it is. */
function inkOf(inks: PressInks, plates: readonly PiecePlate[], { kind, metal }: PiecePlate): SpotInk {
  const ink = inks[kind];
  const isOneOfTwo = plates.filter((plate) => plate.kind === kind).length > 1;
  return isOneOfTwo && metal !== null ? { ...ink, name: `${ink.name} ${metal}` } : ink;
}

/**
 * Takes a customer's file apart into what the four inks print and a plate for each of the special inks that the side is ordered with. White
 * that nobody has drawn goes below everything that is there.
 */
export async function platedArtwork(side: PrintSide, file: Buffer, inks: PressInks): Promise<PlatedArtwork> {
  const { kind, piece } = side;
  const { plates = [] } = piece;
  const longerSideMm = Math.max(piece.widthMm, piece.heightMm);
  const artwork: EmbedArtwork = (doc) =>
    embedArtworkFile(doc, kind, file, longerSideMm, { rules: artworkRules(plates), ink: null });
  if (plates.length === 0) return { artwork, plates: [] };
  const own = kind === "pdf" ? [...(await inksOfPage(file))].filter((ink) => plateKindOf(ink) !== null) : [];
  const [part] = piece.parts;
  const drawn = plates.flatMap((plate): readonly DrawnPlate[] => {
    const ink = inkOf(inks, plates, plate);
    const picked = new Set(own.filter((name) => plateOfInk(plates, name) === plate));
    if (picked.size > 0) {
      const rules = plateRules((name) => picked.has(name));
      return [
        { name: ink.name, artwork: (doc) => embedArtworkFile(doc, kind, file, longerSideMm, { rules, ink }) },
      ];
    }
    if (plate.kind !== "white" || part === undefined) return [];
    return [{ name: ink.name, artwork: whiteBelow({ kind, file, embed: artwork }, part, ink) }];
  });
  return { artwork, plates: drawn };
}
