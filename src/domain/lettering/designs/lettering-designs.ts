import type { LetteringDesign } from "../design.ts";
import { type Faces, noFaces } from "../faces.ts";
import type { InkBox } from "../ink-box.ts";
import type { LayoutRefusal } from "../layout.ts";

/**
 * A design as an address or a call brings it, each part as its text; undefined is not given. `rest` is JSON of what differs
 * from the default design.
 */
export interface DesignFields {
  readonly text: string | undefined;
  readonly font: string | undefined;
  readonly align: string | undefined;
  readonly rest: string | undefined;
}

/** What is wrong with a part of a design, in a sentence that names it. */
export interface DesignFault {
  readonly field: keyof DesignFields;
  readonly sentence: string;
}

/** Why a design has no measures. `face-missing`: a browser has not loaded the file of a face yet. */
export type UnmeasuredDesign =
  | Exclude<LayoutRefusal, { code: "unsupported" }>
  | { readonly ok: false; readonly code: "refused"; readonly faults: readonly DesignFault[] };

/** What a design comes to, as prices and checks need it. */
export interface MeasuredDesign {
  readonly ok: true;
  /** The box round all letters as it is ordered: whole millimetres, rounded up. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** The way of the knife, and how many parts are weeded, of one copy. */
  readonly cutLengthMm: number;
  readonly pieces: number;
  /** That letters are too small to be cut, and how high all must be together so that none is; null when none is. */
  readonly tooSmall: { readonly sentence: string; readonly smallestHeightMm: number } | null;
  /** What is fine work and what may come of it, a sentence a letter. It keeps nobody from ordering. */
  readonly advice: readonly string[];
}

export type DesignMeasures = MeasuredDesign | UnmeasuredDesign;

/** A design's letters as one path, in millimetres from the upper left corner of their ink. */
export interface DrawnLettering {
  readonly path: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** A box round each letter that is too small to be cut. */
  readonly tooSmall: readonly InkBox[];
}

/** What a catalogue knows of letters. */
export interface Lettering {
  readonly faces: Faces;
  /** What a design comes to; the same answer for the same design. */
  readonly measureLettering: (design: LetteringDesign) => DesignMeasures;
  /** What a design looks like; null while nothing can be cut of it, or outlines are not at hand. */
  readonly drawLettering: (design: LetteringDesign) => DrawnLettering | null;
}

/** Nothing, as on pages without letters. */
export const noLettering: Lettering = {
  faces: noFaces,
  measureLettering: ({ font }) => ({ ok: false, code: "face-missing", face: font, file: "measures" }),
  drawLettering: () => null,
};
