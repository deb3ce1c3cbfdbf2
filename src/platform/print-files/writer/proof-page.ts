import { rectangle } from "#domain/preview/geometry/outline.ts";
import { translation } from "#domain/preview/geometry/matrix.ts";
import { type Letters, openPack } from "#domain/preview/lettering/glyph-pack.ts";
import type { PlacedArtwork } from "#platform/pdf/print-file/artwork/placed-artwork.ts";
import { hairline } from "#platform/pdf/print-file/inks.ts";
import { outlinedText } from "#platform/pdf/print-file/path-operators.ts";
import type { PrintLayer, PrintPage, PrintShape, SpotInk } from "#platform/pdf/print-file/print-file.ts";
import { headingLetters } from "#platform/pdf/template/heading-letters.ts";
import { noteLetters } from "#platform/pdf/template/note-letters.ts";
import { templateInks } from "#platform/pdf/template/template-inks.ts";
import type { PrintPiece, ProofNotes } from "../print-job.ts";
import { ARTWORK_LAYER, type DrawnSide, piecePage } from "./draw-piece.ts";

const heading = openPack(headingLetters);
const text = openPack(noteLetters);

/** Millimetres: sizes of letters, the distance of lines, the room round them, and how wide a page is at least. */
const HEADING = 5;
const TEXT = 2.7;
const LEADING = 4.6;
const MARGIN = 8;
const WIDTH = 142;

const legend: readonly (readonly [ink: SpotInk, words: string, isDashed: boolean])[] = [
  [templateInks.trimExplained, "Cut line: here it is cut", false],
  [templateInks.bleed, "Bleed: what is printed goes on to here", false],
  [templateInks.safe, "Safety: words and logos stay inside", true],
];

const dash = { dashMm: [1.2, 0.8] } as const;

/** Words in letters that the pack has: it is of the shop's own words, and has neither accents nor signs. */
function plain(words: string): string {
  return words
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("×", "x")
    .replaceAll("&", "and")
    .replaceAll(/[^0-9A-Za-z (),.:;-]/g, "-");
}

function letters(pack: Letters, words: string, [x, y]: readonly [number, number], size: number) {
  return outlinedText(pack, plain(words), { size, ink: templateInks.notes, place: translation(x, y) });
}

function notes({ heading: title, lines, safe }: ProofNotes, top: number): readonly PrintShape[] {
  const row = (at: number) => top + 6 + at * LEADING;
  const explained = legend.filter(([ink]) => ink !== templateInks.safe || safe !== null);
  return [
    ...letters(heading, title, [MARGIN, row(0)], HEADING),
    ...explained.flatMap(([ink, words, isDashed], at): readonly PrintShape[] => [
      {
        d: `M${MARGIN} ${row(at + 1.3) - 1}h9`,
        stroke: { ink, tint: 1, widthMm: 0.5, ...(isDashed && dash) },
      },
      ...letters(text, words, [MARGIN + 12, row(at + 1.3)], TEXT),
    ]),
    ...lines.flatMap((words, at) => letters(text, words, [MARGIN, row(at + explained.length + 1.8)], TEXT)),
  ];
}

/** The guides of the piece: where it ends, how far its bleed goes, and how far words may go. */
function guides({ parts }: PrintPiece, safe: string | null, around: number): readonly PrintShape[] {
  const matrix = translation(around, around);
  return [
    ...parts.map(({ bled }) => hairline(templateInks.bleed, bled, { matrix })),
    ...parts.flatMap(({ cut }) =>
      cut === null ? [] : [hairline(templateInks.trimExplained, cut, { matrix })],
    ),
    ...(safe === null ? [] : [hairline(templateInks.safe, safe, { matrix, ...dash })]),
  ];
}

/** The drawing of a print file where that has its artwork; the lines stay lines. */
function withDrawing(
  { layers, bleed, ...page }: PrintPage,
  { artwork }: Pick<DrawnSide, "artwork">,
): PrintPage {
  const outline = rectangle(bleed);
  const drawn: PlacedArtwork = {
    artwork,
    box: bleed,
    fit: "whole",
    turn: 0,
    mirrored: [],
    spreadMm: 0,
    clip: outline,
    within: outline,
  };
  return {
    ...page,
    bleed,
    layers: layers.map((layer) => (layer.name === ARTWORK_LAYER ? { ...layer, artwork: [drawn] } : layer)),
  };
}

/** White, which a press prints first, lies below the artwork on a screen: most of what shows a proof knows no overprint. */
function whiteFirst({ plates }: DrawnSide, layers: readonly PrintLayer[]): readonly PrintLayer[] {
  const white = new Set(plates.flatMap(({ kind, name }) => (kind === "white" ? [name] : [])));
  return [...layers.filter(({ name }) => white.has(name)), ...layers.filter(({ name }) => !white.has(name))];
}

/** A proof: the piece as its print file has it, with its guides, and below it what it is. */
export function proofPage(side: DrawnSide, proof: ProofNotes, isDrawn: boolean): PrintPage {
  const whole = piecePage(side);
  const printed = isDrawn ? withDrawing(whole, side) : whole;
  const { width, height } = printed.page;
  const around = (width - side.piece.widthMm) / 2;
  const rows = proof.lines.length + legend.length + 3;
  return {
    ...printed,
    page: { width: Math.max(width, WIDTH), height: height + rows * LEADING + MARGIN },
    layers: [
      ...whiteFirst(side, printed.layers),
      { name: "Guides", prints: false, shapes: guides(side.piece, proof.safe, around) },
      { name: "Notes", prints: false, shapes: notes(proof, height) },
    ],
  };
}
