import type { Correction } from "#domain/cut-line/correct/scaled-line.ts";
import type { CutLine } from "#domain/cut-line/cut-line.types.ts";
import type { CutSettings } from "#domain/cut-line/cut-settings.ts";
import type { LineGeometry } from "#domain/cut-line/kept/line-geometry.ts";
import type { FitInto } from "#domain/cut-line/outline/scale-to-size.ts";
import type { SizeMm } from "#domain/size-mm.ts";

/** A line that was drawn finely, or corrected by hand. */
export interface WholeLine {
  readonly settings: CutSettings;
  readonly line: CutLine;
  readonly geometry: LineGeometry;
  /** The true box of the line as it was found, where this one was corrected by hand. */
  readonly correctedFrom: SizeMm | null;
}

/** What a customer has asked for: their answers, the room for the artwork, and what they made of the line by hand. */
export interface LineRequest {
  readonly settings: CutSettings;
  readonly fit: FitInto;
  readonly correction: Correction | null;
}

/** A line that is not kept yet. */
export interface FineLine extends WholeLine {
  readonly asked: LineRequest;
}

/** The line that a page shows of one of its places. */
export interface LineOnPage {
  /** Its place among the files of the selection, from 0. */
  readonly place: number;
  /** By which the shop keeps it; null while it does not. */
  readonly keptId: string | null;
  /** What there is to be kept; null while it is drawn, and where it is kept. */
  readonly fine: FineLine | null;
  /** It is being drawn. */
  readonly isPending: boolean;
}
