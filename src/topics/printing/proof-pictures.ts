import { buffer } from "node:stream/consumers";
import { openPack, penPositions } from "#domain/preview/lettering/glyph-pack.ts";
import type { PartBox } from "#domain/artwork/comparison/connected-parts.ts";
import { type Box, STAGE } from "#domain/preview/scene.ts";
import { brandColours as colour } from "#platform/brand-colours.ts";
import { noteLetters } from "#platform/pdf/template/note-letters.ts";
import type { PieceLines } from "#domain/artwork/comparison/print-check.ts";
import type { ProofCheck } from "./proof-checks.ts";
import type { Services } from "#topics/services.ts";

const letters = openPack(noteLetters);

/** Of the stage's own pixels: where the piece lies, its lines, and the legend below it. */
const ROOM: Box = { x: 40, y: 32, width: 820, height: 528 };
const STROKE = 1.6;
const LEGEND = { y: 606, size: 17, swatch: 36, gap: 40 } as const;

interface Explained {
  readonly stroke: string;
  readonly words: string;
  readonly d: string | null;
}

function explainedLines({ cut, bleed, through, holes }: PieceLines): readonly (Explained & { d: string })[] {
  const all: readonly Explained[] = [
    { stroke: colour.processCyan, words: "Bleed: printed up to here, then cut off", d: bleed },
    { stroke: colour.magenta, words: "Cut line", d: cut },
    { stroke: colour.ink, words: "Cut through", d: through },
    { stroke: colour.inkSoft, words: "Hole", d: holes },
  ];
  return all.flatMap(({ d, ...line }) => (d === null || d === "" ? [] : [{ ...line, d }]));
}

/** Words as outlines: a picture asks for no font. */
function outlined(words: string, x: number): { readonly text: string; readonly width: number } {
  const scale = LEGEND.size / 1000;
  const { at, end } = penPositions(letters, words, 0);
  const paths = at.map(([letter, right]) => `<path d="${letters.outline(letter, right)}"/>`).join("");
  const place = `translate(${x.toFixed(1)} ${LEGEND.y}) scale(${scale})`;
  return { text: `<g fill="${colour.ink}" transform="${place}">${paths}</g>`, width: end * scale };
}

function legendOf(lines: readonly Explained[]): string {
  let x = ROOM.x;
  return lines
    .map(({ stroke, words }) => {
      const swatch = `<path d="M${x.toFixed(1)} ${LEGEND.y - 6}h${LEGEND.swatch}" stroke="${stroke}" stroke-width="3"/>`;
      const { text, width } = outlined(words, x + LEGEND.swatch + 10);
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

/**
 * The drawing of a print file on the stage that all pictures of a product have, flat, with the lines of the piece over it and what they
 * are; `href` holds the drawing, which goes as far as the bleed.
 */
export function proofPicture(
  lines: PieceLines,
  href: string,
  words: string,
  changed: ChangedSince | null = null,
): string {
  const { widthMm, heightMm, bleedMm } = lines;
  const [width, height] = [widthMm + 2 * bleedMm, heightMm + 2 * bleedMm];
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const x = ROOM.x + (ROOM.width - width * scale) / 2 + bleedMm * scale;
  const y = ROOM.y + (ROOM.height - height * scale) / 2 + bleedMm * scale;
  const box = `x="${-bleedMm}" y="${-bleedMm}" width="${width}" height="${height}"`;
  const explained = explainedLines(lines);
  const drawn = explained.map(
    ({ d, stroke }) =>
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${(STROKE / scale).toFixed(4)}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STAGE.width} ${STAGE.height}" width="${STAGE.width}" height="${STAGE.height}" role="img" aria-label="${words}">`,
    `<path d="M0 0H${STAGE.width}V${STAGE.height}H0Z" fill="${colour.paper}"/>`,
    `<g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${scale.toFixed(5)})">`,
    `<path d="${lines.bleed}" fill="${colour.card}"/>`,
    `<image ${box} preserveAspectRatio="none" href="${href}"/>`,
    ...drawn,
    ...framesOf(changed?.parts ?? [], width, height, bleedMm, scale),
    `</g>${legendOf(changed === null ? explained : changeExplained(changed))}</svg>`,
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
