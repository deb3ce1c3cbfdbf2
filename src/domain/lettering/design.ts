/** The name of a face in files, addresses and calls: "bricolage-grotesque". */
export type FaceId = string;

export const lineAligns = ["left", "center", "right"] as const;
export type LineAlign = (typeof lineAligns)[number];

/** How large the words are: as large as fits the default box, or so many whole millimetres one way; the other way follows. */
export type LetteringSize = { readonly by: "fit" } | { readonly by: "width" | "height"; readonly mm: number };

/** A line's own face, null for the design's, and its own size in per cent of the others. */
export interface LineStyle {
  readonly font: FaceId | null;
  readonly percent: number;
}

/** Words as they are to be cut. Documents of other versions are not read. */
export interface LetteringDesign {
  readonly version: 1;
  /** As `normalText` leaves it: NFC, line feeds, plain spaces. */
  readonly text: string;
  readonly font: FaceId;
  readonly align: LineAlign;
  /** Degrees that the line bends through, upwards in the middle; 0 is straight. Letters are turned, not bent. */
  readonly arc: number;
  /** Thousandths of an em more or less between letters. */
  readonly letterSpacing: number;
  /** Pixels of the canvas more or less than its gap between lines. */
  readonly lineSpacing: number;
  readonly size: LetteringSize;
  /** A second film that shows round the letters; null without one. */
  readonly outline: { readonly mm: number; readonly colourId: number } | null;
  /** "#rrggbb" where the colour is full colour. */
  readonly fullColour: string | null;
  /** Cut mirrored, to be read through the glass it is applied to from the inside. */
  readonly insideGlass: boolean;
  /** By line of the text; lines beyond have no style of their own. */
  readonly lines: readonly LineStyle[];
}

/** What is printed where full colour is chosen and no colour yet. */
const firstFullColour = "#24518f";

/** The colour that letters are printed in where they are not cut from a coloured film. */
export function printedColour({ fullColour }: LetteringDesign): string {
  return fullColour ?? firstFullColour;
}

/** What a designer opens with: nothing written, Antique Olive, fitted into 30 x 30 mm. */
export const defaultDesign: LetteringDesign = {
  version: 1,
  text: "",
  font: "antique-olive",
  align: "left",
  arc: 0,
  letterSpacing: 0,
  lineSpacing: 0,
  size: { by: "fit" },
  outline: null,
  fullColour: null,
  insideGlass: false,
  lines: [],
};

/**
 * What the designer's own page shows until somebody types: a greeting that can be cut (decision 331). Letters keep their size
 * while others are typed beside them, and two lines of them can still be cut.
 */
export const openingDesign: LetteringDesign = {
  ...defaultDesign,
  text: "Kia ora",
  size: { by: "height", mm: 110 },
};
