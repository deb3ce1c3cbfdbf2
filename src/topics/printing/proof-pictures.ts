import { buffer } from "node:stream/consumers";
import { openPack, penPositions } from "#domain/preview/lettering/glyph-pack.ts";
import type { PartBox } from "#domain/artwork/comparison/connected-parts.ts";
import { laySheet, rulerLines, type SheetLayout } from "#domain/preview/proof-sheet.ts";
import { STAGE } from "#domain/preview/scene.ts";
import { brandColours as colour } from "#platform/brand-colours.ts";
import { noteLetters } from "#platform/pdf/template/note-letters.ts";
import type { PieceLines } from "#domain/artwork/comparison/print-check.ts";
import type { ProofCheck } from "./proof-checks.ts";
import type { Services } from "#topics/services.ts";

const letters = openPack(noteLetters);

/** Of the stage's own pixels: lines of the piece, the legend below it, crop marks and the rulers beside them. */
const STROKE = 1.6;
const LEGEND = { x: 40, y: 624, size: 16, swatch: 36, gap: 40 } as const;
const MARK = { from: 5, to: 15 } as const;
const RULER = { line: 5, long: 9, figure: 20, size: 11.5 } as const;

/** The lines of a piece that are laid over its drawing. */
export const pieceLineNames = ["bleed", "cut", "through", "holes"] as const;
export type PieceLineName = (typeof pieceLineNames)[number];

interface Explained {
  readonly stroke: string;
  readonly words: string;
  readonly d: string | null;
}

const explanations: Readonly<Record<PieceLineName, Omit<Explained, "d">>> = {
  bleed: { stroke: colour.processCyan, words: "Bleed: printed up to here, then cut off" },
  cut: { stroke: colour.magenta, words: "Cut line" },
  through: { stroke: colour.ink, words: "Cut through" },
  holes: { stroke: colour.inkSoft, words: "Hole" },
};

/** Which lines a piece has. */
export function linesOf(lines: PieceLines): readonly PieceLineName[] {
  return pieceLineNames.filter((name) => (lines[name] ?? "") !== "");
}

function explainedLines(
  lines: PieceLines,
  shown: readonly string[],
): readonly (Explained & { readonly d: string })[] {
  return linesOf(lines).flatMap((name) =>
    shown.includes(name) ? [{ ...explanations[name], d: lines[name] ?? "" }] : [],
  );
}

interface Outlined {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** It ends at x, its middle lies there, or it begins there. */
  readonly align?: "begin" | "end" | "middle";
  readonly fill?: string;
}

/** Words as outlines: a picture asks for no font. */
function outlined(
  words: string,
  { x, y, size, align = "begin", fill = colour.ink }: Outlined,
): { readonly text: string; readonly width: number } {
  const scale = size / 1000;
  const { at, end } = penPositions(letters, words, 0);
  const paths = at.map(([letter, right]) => `<path d="${letters.outline(letter, right)}"/>`).join("");
  const width = end * scale;
  const left = x - { begin: 0, middle: width / 2, end: width }[align];
  const place = `translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;
  return { text: `<g fill="${fill}" transform="${place}">${paths}</g>`, width };
}

/** "50", "92.5": millimetres of a ruler. */
const figureText = (mm: number) => String(Math.round(mm * 10) / 10);

/** Marks at the corners of the piece, outside of what is printed. */
function cropMarks({ widthMm, heightMm, bleedMm }: PieceLines, { scale, x, y }: SheetLayout): string {
  const [right, below] = [x + widthMm * scale, y + heightMm * scale];
  const near = bleedMm * scale + MARK.from;
  const length = MARK.to - MARK.from;
  const at = (px: number) => px.toFixed(2);
  const level = [y, below].flatMap((line) => [
    `M${at(x - near)} ${at(line)}h${-length}`,
    `M${at(right + near)} ${at(line)}h${length}`,
  ]);
  const upright = [x, right].flatMap((line) => [
    `M${at(line)} ${at(y - near)}v${-length}`,
    `M${at(line)} ${at(below + near)}v${length}`,
  ]);
  return `<path d="${[...level, ...upright].join("")}" fill="none" stroke="${colour.ink}" stroke-width="1"/>`;
}

/** How a ruler is drawn: its line at so many pixels from its beginning, and where the figure of that stands. */
interface RulerWay {
  readonly line: (px: number, length: number) => string;
  readonly figure: (px: number) => Pick<Outlined, "align" | "x" | "y">;
}

function ruler(lengthMm: number, scale: number, { line, figure }: RulerWay): string {
  const lines = rulerLines(lengthMm, scale);
  const d = lines.map(({ mm, hasFigure }) => line(mm * scale, hasFigure ? RULER.long : RULER.line));
  const figures = lines.flatMap(({ mm, hasFigure }) =>
    hasFigure
      ? [outlined(figureText(mm), { ...figure(mm * scale), size: RULER.size, fill: colour.inkSoft }).text]
      : [],
  );
  return `<path d="${d.join("")}" fill="none" stroke="${colour.inkSoft}" stroke-width=".8"/>${figures.join("")}`;
}

/** Rulers in millimetres on the left of the piece and below it, which begin at its corner. */
function rulers({ widthMm, heightMm, bleedMm }: PieceLines, { scale, x, y }: SheetLayout): string {
  const near = bleedMm * scale + MARK.from;
  const [left, below] = [x - near, y + heightMm * scale + near];
  const down = ruler(heightMm, scale, {
    line: (px, length) => `M${left.toFixed(2)} ${(y + px).toFixed(2)}h${-length}`,
    figure: (px) => ({ align: "end", x: left - RULER.long - 3, y: y + px + 4 }),
  });
  const across = ruler(widthMm, scale, {
    line: (px, length) => `M${(x + px).toFixed(2)} ${below.toFixed(2)}v${length}`,
    figure: (px) => ({ align: "middle", x: x + px, y: below + RULER.figure }),
  });
  return down + across;
}

function legendOf(lines: readonly Explained[]): string {
  let x: number = LEGEND.x;
  return lines
    .map(({ stroke, words }) => {
      const swatch = `<path d="M${x.toFixed(1)} ${LEGEND.y - 6}h${LEGEND.swatch}" stroke="${stroke}" stroke-width="3"/>`;
      const place = { x: x + LEGEND.swatch + 10, y: LEGEND.y, size: LEGEND.size };
      const { text, width } = outlined(words, place);
      x += LEGEND.swatch + 10 + width + LEGEND.gap;
      return swatch + text;
    })
    .join("");
}

/** What of a drawing is not as it was before; null where nobody asked. */
export interface ChangedSince {
  /** In parts of the drawing; null where the two cannot be laid over each other. */
  readonly parts: readonly PartBox[] | null;
  /** Which proof it was before. */
  readonly version: number;
}

/** Frames are drawn so far round what has changed, in pixels of the stage. */
const FRAME_PAD = 5;

function framesOf(
  parts: readonly PartBox[],
  widthMm: number,
  heightMm: number,
  bleedMm: number,
  scale: number,
) {
  const pad = FRAME_PAD / scale;
  const frame = ({ x, y, width, height }: PartBox, stroke: string, px: number) =>
    `<rect x="${(x * widthMm - bleedMm - pad).toFixed(3)}" y="${(y * heightMm - bleedMm - pad).toFixed(3)}" width="${(width * widthMm + 2 * pad).toFixed(3)}" height="${(height * heightMm + 2 * pad).toFixed(3)}" rx="${(3 / scale).toFixed(3)}" fill="none" stroke="${stroke}" stroke-width="${(px / scale).toFixed(4)}"/>`;
  return parts.flatMap((part) => [frame(part, colour.card, 6), frame(part, colour.ink, 2.5)]);
}

function changeExplained({ parts, version }: ChangedSince): readonly Explained[] {
  if (parts === null) return [];
  return parts.length > 0
    ? [{ stroke: colour.ink, words: `Changed since proof ${version}`, d: null }]
    : [{ stroke: "none", words: `To the eye the same as proof ${version}`, d: null }];
}

interface ProofPicture {
  /** What it is, for whoever does not see it. */
  readonly words: string;
  readonly changed?: ChangedSince | null;
  /** Which lines are laid over it, where a page explains them; if not said all, with a legend. */
  readonly shown?: readonly string[] | null;
}

/**
 * The drawing of a print file on the stage that all pictures of a product have, flat, with the lines of the piece over it, crop marks and
 * rulers round it and what the lines are below; `href` holds the drawing, which goes as far as the bleed (decision 410).
 */
export function proofPicture(
  lines: PieceLines,
  href: string,
  { words, changed = null, shown = null }: ProofPicture,
): string {
  const { widthMm, heightMm, bleedMm } = lines;
  const [width, height] = [widthMm + 2 * bleedMm, heightMm + 2 * bleedMm];
  const layout = laySheet(lines);
  const { scale, x, y } = layout;
  const box = `x="${-bleedMm}" y="${-bleedMm}" width="${width}" height="${height}"`;
  const explained = explainedLines(lines, shown ?? pieceLineNames);
  const drawn = explained.map(
    ({ d, stroke }) =>
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${(STROKE / scale).toFixed(4)}"/>`,
  );
  const legend = shown === null ? explained : [];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STAGE.width} ${STAGE.height}" width="${STAGE.width}" height="${STAGE.height}" role="img" aria-label="${words}">`,
    `<path d="M0 0H${STAGE.width}V${STAGE.height}H0Z" fill="${colour.paper}"/>`,
    cropMarks(lines, layout),
    rulers(lines, layout),
    `<g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${scale.toFixed(5)})">`,
    `<path d="${lines.bleed}" fill="${colour.card}"/>`,
    `<image ${box} preserveAspectRatio="none" href="${href}"/>`,
    ...drawn,
    ...framesOf(changed?.parts ?? [], width, height, bleedMm, scale),
    `</g>${legendOf(changed === null ? legend : changeExplained(changed))}</svg>`,
  ].join("");
}

/** The drawing of a print file, a WebP; null where it was not drawn, or is gone. */
export async function printedPicture(
  { storage }: Pick<Services, "storage">,
  { printedSha256 }: Pick<ProofCheck, "printedSha256">,
): Promise<Buffer | null> {
  const stream = printedSha256 === null ? null : await storage.get(printedSha256);
  return stream && buffer(stream);
}

/** The same as an address that holds it. */
export async function printedAddress(
  services: Pick<Services, "storage">,
  check: Pick<ProofCheck, "printedSha256">,
): Promise<string | null> {
  const picture = await printedPicture(services, check);
  return picture && `data:image/webp;base64,${picture.toString("base64")}`;
}
