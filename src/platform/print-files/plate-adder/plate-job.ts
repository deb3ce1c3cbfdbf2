import type { BoxMm } from "#domain/artwork/lie/page-boxes.ts";
import type { PiecePlate } from "#domain/artwork/special-plates.ts";
import type { ArtworkFault } from "#platform/pdf/print-file/artwork/placed-artwork.ts";
import type { ArtworkKind } from "#platform/pdf/print-file/artwork/embed-artwork-file.ts";

/** A customer's file, as it comes after the job. */
export interface JobFile {
  readonly kind: ArtworkKind;
  /** Of a document the page, from 1. */
  readonly page: number;
  /** What of that page is artwork, in millimetres (see `PrintSide`); null where that was not saved, or it is no page. */
  readonly printed: BoxMm | null;
  readonly bytes: number;
}

/** A plate to be added to a customer's file. */
export interface PlateJob {
  readonly plate: Pick<PiecePlate, "kind" | "metal">;
  /** The file that gets the plate. */
  readonly file: JobFile;
  /** The plate is where the file has a colour, #rrggbb, or where a second file is black. */
  readonly from: { readonly colour: string } | { readonly second: JobFile };
  /** As large as the longer side of a file is printed that has no size of its own, in millimetres. */
  readonly longerSideMm: number;
}

/** "plate-empty": nothing is that colour, or black; "plate-proportions": the second file has other proportions than the first. */
export type PlateFault = ArtworkFault | "plate-empty" | "plate-proportions";

export type PlateAnswer = { readonly ok: true } | { readonly ok: false; readonly code: PlateFault };
