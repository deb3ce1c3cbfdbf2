import { type PiecePlate, type PlateKind, plateKindOf, plateOfInk } from "#domain/artwork/special-plates.ts";
import { artworkRules, type InkRules, plateRules } from "#platform/artwork/page-content/printing-rules.ts";
import { embedArtworkFile } from "#platform/pdf/print-file/artwork/embed-artwork-file.ts";
import { inksOfPage } from "#platform/pdf/print-file/artwork/embed-page.ts";
import type { EmbedArtwork, PlacedArtwork } from "#platform/pdf/print-file/artwork/placed-artwork.ts";
import type { PressInks } from "#platform/pdf/print-file/inks.ts";
import type { PrintShape, SpotInk } from "#platform/pdf/print-file/print-file.ts";
import type { PrintPart, PrintSide } from "../print-job.ts";
import { standIn, whiteBelow } from "./white-below.ts";

/** A plate of a side, by its press's name: what is drawn on it wherever the artwork lies, or in the piece's millimetres. */
export interface DrawnPlate {
  readonly name: string;
  readonly kind: PlateKind;
  readonly artwork: EmbedArtwork | null;
  readonly shapes: readonly PrintShape[];
}

/** What lies on a part where its artwork is that: the artwork and the colours of its edge. */
export type PlacedOn = (artwork: EmbedArtwork) => (part: PrintPart) => readonly PlacedArtwork[];

/** A side's artwork without what has a plate of its own, and those plates. */
export interface PlatedArtwork {
  readonly artwork: EmbedArtwork;
  readonly plates: readonly DrawnPlate[];
}

/** How silver looks on a screen; what a press calls foil looks golden there. */
const SILVER: SpotInk["cmyk"] = [0.08, 0.04, 0.04, 0.26];

/** A press has one foil at a time: of two metals each says which it is. */
function inkOf(inks: PressInks, plates: readonly PiecePlate[], { kind, metal }: PiecePlate): SpotInk {
  const ink = metal === "silver" ? { ...inks[kind], cmyk: SILVER } : inks[kind];
  const isOneOfTwo = plates.filter((plate) => plate.kind === kind).length > 1;
  return isOneOfTwo && metal !== null ? { ...ink, name: `${ink.name} ${metal}` } : ink;
}

/** The inks of a side's plates, by its press's names. */
export function inksOfPlates(
  inks: PressInks,
  plates: readonly PiecePlate[] = [],
): readonly (Pick<SpotInk, "name"> & Pick<PiecePlate, "kind">)[] {
  return plates.map((plate) => ({ name: inkOf(inks, plates, plate).name, kind: plate.kind }));
}

/**
 * Takes a customer's file apart into what the four inks print and a plate for each of the special inks that the side is ordered with. White
 * that nobody has drawn goes below everything that is there (docs/decisions/284).
 */
export async function platedArtwork(
  { kind, page, printed, piece }: Pick<PrintSide, "kind" | "page" | "printed" | "piece">,
  file: Buffer,
  inks: PressInks,
  placedOn: PlacedOn,
): Promise<PlatedArtwork> {
  const { plates = [], parts } = piece;
  const size = { longerSideMm: Math.max(piece.widthMm, piece.heightMm), printed };
  const embedded =
    (rules: InkRules, ink: SpotInk | null): EmbedArtwork =>
    (doc) =>
      embedArtworkFile(doc, { kind, bytes: file, page }, size, { rules, ink });
  const artwork = embedded(artworkRules(plates), null);
  if (plates.length === 0) return { artwork, plates: [] };
  const own =
    kind === "pdf" ? [...(await inksOfPage(file, page))].filter((ink) => plateKindOf(ink) !== null) : [];
  const drawn: DrawnPlate[] = [];
  for (const plate of plates) {
    const ink = inkOf(inks, plates, plate);
    const picked = new Set(own.filter((name) => plateOfInk(plates, name) === plate));
    const rules = plateRules((name) => picked.has(name));
    if (picked.size > 0)
      drawn.push({ name: ink.name, kind: plate.kind, artwork: embedded(rules, ink), shapes: [] });
    else if (plate.kind === "white") {
      const placed = placedOn(await standIn(kind, file, artwork));
      drawn.push({
        name: ink.name,
        kind: plate.kind,
        artwork: null,
        shapes: await whiteBelow(parts, placed, ink),
      });
    }
  }
  return { artwork, plates: drawn };
}
