import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { usualPlates } from "#domain/catalogue/press.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { Detail } from "#domain/detail.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import type { Faces } from "#domain/lettering/faces.ts";
import { measureDesign } from "#domain/lettering/measure-design.ts";
import { type LetterShape, letterShapes } from "#domain/lettering/outline-paths.ts";
import { pressOf } from "#domain/price/press-layouts.ts";
import type { FilmName } from "./file-names.ts";

/** A letter's outline, and the matrix that brings it to its place in millimetres. */
export type PlacedOutline = Pick<LetterShape, "outline" | "matrix">;

/** Words that were asked for, with the catalogue they were configured with. */
export interface LetteringJob {
  readonly number: string;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly design: LetteringDesign;
  readonly shopName: string;
  /** The day the files say they were made on. */
  readonly madeAt: Date;
}

/** A file to be drawn, with all that is needed for it: plain values, for a program that knows nothing else. */
export interface CutJob {
  readonly file: string;
  readonly number: string;
  /** What is ordered, in words. */
  readonly title: string;
  readonly shopName: string;
  readonly madeAt: string;
  readonly letters: readonly PlacedOutline[];
  readonly outline: { readonly mm: number } | null;
  /** The letters are kept as they are written; a sheet can be mirrored. */
  readonly insideGlass: boolean;
  readonly copies: number;
  /** What the cutter's programs call the line it follows. */
  readonly cutPlate: string;
  /** What each is cut of. */
  readonly films: Readonly<Record<FilmName, string>>;
  readonly details: readonly Detail[];
  /** That letters are too small, in a sentence; else null. */
  readonly warning: string | null;
}

/** The letters of a design where they lie. */
export function placedOutlines(faces: Faces, design: LetteringDesign): readonly PlacedOutline[] {
  const measures = measureDesign(faces, design);
  if (!measures.ok) throw new Error(`Words cannot be set: ${measures.code}.`);
  return letterShapes(faces, measures.layout, measures.mmPerPx).map(({ outline, matrix }) => ({
    outline,
    matrix,
  }));
}

function filmsOf({ catalogue, selection, design }: LetteringJob): CutJob["films"] {
  const nameOf = (id: number) => catalogue.colours.get(id)?.name ?? "";
  const letters = nameOf(selection.colourId);
  return {
    letters: design.fullColour === null ? letters : `${letters}, printed in ${design.fullColour}`,
    outline: nameOf(design.outline?.colourId ?? selection.colourId),
  };
}

/** One of the files of words that are known to be set: a request was measured when it was made. */
export function cutJob(words: LetteringJob, file: string): CutJob {
  const { number, catalogue, selection, design, shopName, madeAt } = words;
  const measured = catalogue.measureLettering(design);
  return {
    file,
    number,
    title: titleOf(catalogue, selection),
    shopName,
    madeAt: madeAt.toISOString(),
    letters: placedOutlines(catalogue.faces, design),
    outline: design.outline,
    insideGlass: design.insideGlass,
    copies: (selection.quantity.pieces ?? 1) * (selection.sets.count ?? 1),
    cutPlate: (pressOf(catalogue, selection).plates ?? usualPlates).kissCut,
    films: filmsOf(words),
    details: detailsOf(catalogue, selection),
    warning: measured.ok ? (measured.tooSmall?.sentence ?? null) : null,
  };
}
