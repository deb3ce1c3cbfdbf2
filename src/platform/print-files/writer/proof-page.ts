import { rectangle } from "#domain/preview/geometry/outline.ts";
import { chain, identity, translation } from "#domain/preview/geometry/matrix.ts";
import { rulerLines } from "#domain/preview/proof-sheet.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import { type Letters, openPack, penPositions } from "#domain/preview/lettering/glyph-pack.ts";
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

/** An A4 page is the least a proof is drawn on. Millimetres, as all here. */
const PAGE = { width: 210, height: 297 } as const;
const MARGIN = 14;
/** The head with the shop's name and the heading, and the room that rulers take round the piece's own page. */
const HEAD = 32;
const ROUND = 8;
const SHOP = 5;
const HEADING = 7;
const TEXT = 2.9;
const FIGURE = 2.2;
const LEADING = 4.9;
const VALUE_AT = 34;
/** Rulers stand outside of the crop marks: so far from the bleed, lines so long. */
const RULER = { from: 7, line: 1, long: 1.8 } as const;
/** Figures of a ruler want so much room: as on the picture of the order's page. */
const PX_PER_MM = 5;

const legend: readonly (readonly [ink: SpotInk, words: string, isDashed: boolean])[] = [
  [templateInks.trimExplained, "Cut line", false],
  [templateInks.bleed, "Bleed: printed, then cut off", false],
  [templateInks.safe, "Safety: words stay inside", true],
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

type Align = "begin" | "end" | "middle";

function letters(
  pack: Letters,
  words: string,
  [x, y]: readonly [number, number],
  size: number,
  align: Align = "begin",
): readonly PrintShape[] {
  const wide = (penPositions(pack, plain(words), 0).end * size) / 1000;
  const left = x - { begin: 0, middle: wide / 2, end: wide }[align];
  return outlinedText(pack, plain(words), { size, ink: templateInks.notes, place: translation(left, y) });
}

function rule(y: number, width: number): PrintShape {
  const stroke = { ink: templateInks.notes, tint: 0.25, widthMm: 0.2 };
  return { d: `M${MARGIN} ${y}H${width - MARGIN}`, stroke };
}

/** Who made it and when, and which proof it is. */
function head({ heading: title, madeOn }: ProofNotes, shop: string, width: number): readonly PrintShape[] {
  return [
    ...letters(heading, shop, [MARGIN, MARGIN + 4], SHOP),
    ...letters(text, madeOn, [width - MARGIN, MARGIN + 4], TEXT, "end"),
    ...letters(heading, title, [MARGIN, MARGIN + 14], HEADING),
    rule(MARGIN + 18, width),
  ];
}

const explainedIn = ({ safe }: ProofNotes) =>
  legend.filter(([ink]) => ink !== templateInks.safe || safe !== null);

/** How much room the notes below the piece take. */
function notesHeight({ rows, lines }: ProofNotes): number {
  return (rows.length + lines.length + 3.5) * LEADING;
}

function notes(proof: ProofNotes, top: number, width: number): readonly PrintShape[] {
  const { rows, lines } = proof;
  const row = (at: number) => top + 6 + at * LEADING;
  const column = (width - 2 * MARGIN) / 3;
  return [
    rule(top, width),
    ...explainedIn(proof).flatMap(([ink, words, isDashed], at): readonly PrintShape[] => {
      const left = MARGIN + at * column;
      const stroke = { ink, tint: 1, widthMm: 0.5, ...(isDashed && dash) };
      return [{ d: `M${left} ${row(0) - 1}h9`, stroke }, ...letters(text, words, [left + 11, row(0)], TEXT)];
    }),
    rule(row(0.8), width),
    ...rows.flatMap(({ label, value }, at) => [
      ...letters(text, label, [MARGIN, row(at + 2)], TEXT),
      ...letters(text, value, [MARGIN + VALUE_AT, row(at + 2)], TEXT),
    ]),
    ...lines.flatMap((words, at) => letters(text, words, [MARGIN, row(rows.length + at + 2.4)], TEXT)),
  ];
}

/** Rulers on the left of the piece and below it, which begin at its corner; `at` is that corner. */
function rulers({ widthMm, heightMm, bleedMm }: PrintPiece, [x, y]: readonly [number, number]) {
  const near = bleedMm + RULER.from;
  const [left, below] = [x - near, y + heightMm + near];
  const stroke = { ink: templateInks.notes, tint: 0.7, widthMm: 0.15 };
  const long = (hasFigure: boolean) => (hasFigure ? RULER.long : RULER.line);
  const down = rulerLines(heightMm, PX_PER_MM);
  const across = rulerLines(widthMm, PX_PER_MM);
  const figure = (mm: number) => String(Math.round(mm * 10) / 10);
  const d = [
    ...down.map(({ mm, hasFigure }) => `M${left} ${y + mm}h${-long(hasFigure)}`),
    ...across.map(({ mm, hasFigure }) => `M${x + mm} ${below}v${long(hasFigure)}`),
  ];
  return [
    { d: d.join(""), stroke },
    ...down
      .filter(({ hasFigure }) => hasFigure)
      .flatMap(({ mm }) => letters(text, figure(mm), [left - 2.6, y + mm + 0.8], FIGURE, "end")),
    ...across
      .filter(({ hasFigure }) => hasFigure)
      .flatMap(({ mm }) => letters(text, figure(mm), [x + mm, below + 4.6], FIGURE, "middle")),
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

function moved({ shapes, artwork, ...layer }: PrintLayer, by: Matrix): PrintLayer {
  const placed = <One extends { readonly matrix?: Matrix }>(one: One): One => ({
    ...one,
    matrix: chain(one.matrix ?? identity, by),
  });
  return { ...layer, shapes: shapes.map(placed), ...(artwork && { artwork: artwork.map(placed) }) };
}

interface ProofSheetUse {
  /** The drawing of the print file stands where that has its artwork. */
  readonly isDrawn: boolean;
  readonly shop: string;
}

/** A proof: a sheet with the piece at its size as its print file has it, its guides and rulers, and below it what it is (decision 410). */
export function proofPage(side: DrawnSide, proof: ProofNotes, { isDrawn, shop }: ProofSheetUse): PrintPage {
  const whole = piecePage(side);
  const printed = isDrawn ? withDrawing(whole, side) : whole;
  const { width, height } = printed.page;
  const around = (width - side.piece.widthMm) / 2;
  const below = notesHeight(proof) + MARGIN;
  const page = {
    width: Math.max(width + 2 * ROUND, PAGE.width),
    height: Math.max(HEAD + ROUND + height + ROUND + below, PAGE.height),
  };
  const [x, y] = [(page.width - width) / 2, HEAD + (page.height - HEAD - below - height) / 2];
  const by = translation(x, y);
  const box = (one: Box) => ({ ...one, x: one.x + x, y: one.y + y });
  const told = [
    ...head(proof, shop, page.width),
    ...rulers(side.piece, [x + around, y + around]),
    ...notes(proof, page.height - below, page.width),
  ];
  return {
    page,
    trim: box(printed.trim),
    bleed: box(printed.bleed),
    layers: [
      ...whiteFirst(side, printed.layers).map((layer) => moved(layer, by)),
      moved({ name: "Guides", prints: false, shapes: guides(side.piece, proof.safe, around) }, by),
      { name: "Notes", prints: false, shapes: told },
    ],
  };
}
