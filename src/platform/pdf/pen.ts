import { type BrandColour, brandColours } from "#platform/brand-colours.ts";
import { drawable, isInShopFace, type LetterRun, lineRuns } from "./letter-runs.ts";
import { type FurtherRun, OUTLINE_UNIT, glyphOutline, shapeLetters } from "./shape-letters.ts";

/** A4 upright, in points: where a document's text may stand. */
export const pageBox = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 46,
  /** Text ends here; the foot stands below. */
  bottom: 766,
  footTop: 784,
} as const;

export const textWidth = pageBox.right - pageBox.left;

/** How a text is set; sizes and line heights in points. */
export interface Look {
  readonly face: "text" | "heading";
  readonly size: number;
  readonly leading: number;
  readonly ink: BrandColour;
}

export const looks = {
  word: { face: "heading", size: 20, leading: 24, ink: brandColours.ink },
  title: { face: "heading", size: 30, leading: 36, ink: brandColours.ink },
  label: { face: "heading", size: 8.5, leading: 13, ink: brandColours.inkSoft },
  name: { face: "heading", size: 10.5, leading: 14.5, ink: brandColours.ink },
  heading: { face: "heading", size: 13, leading: 18, ink: brandColours.ink },
  plain: { face: "text", size: 10, leading: 14.5, ink: brandColours.ink },
  small: { face: "text", size: 8.75, leading: 12.5, ink: brandColours.inkSoft },
  sum: { face: "heading", size: 16, leading: 22, ink: brandColours.ink },
} as const satisfies Record<string, Look>;

/** Figures all of one width. */
const TABULAR: PDFKit.Mixins.TextOptions = { features: ["tnum"] };

/** A part of the document as a screen reader finds it. */
export type Part = PDFKit.PDFStructureElement;

/** A text in lines, ready to be written. */
export interface Block {
  readonly lines: readonly string[];
  readonly look: Look;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** `end`: lines end at x, with figures of one width, so that sums stand under each other. */
  readonly align?: "start" | "end";
  /** Where a press on the text leads; it is underlined. */
  readonly link?: string;
}

/** Where a line stands on its height: a share of the line's height above the letters' foot. */
const BASELINE = 0.74;

export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  /** The whole document. */
  readonly root: Part;
  turnPage(): void;
  part(parent: Part, type: string): Part;
  block(text: string, look: Look, width: number): Block;
  /** Writes a block as a part of its parent. */
  write(parent: Part, type: string, block: Block, place: Place): void;
  /** Writes a block inside an ornament: what was said elsewhere already. */
  print(block: Block, place: Place): void;
  /** Draws what says nothing to a screen reader. */
  ornament(draw: () => void): void;
}

/** How much a bold face's letters are wider than those of the further faces, as a line round them, in ems. */
const BOLDER = 0.032;

function isFurther(run: LetterRun): run is FurtherRun {
  return run.face !== "shop";
}

/** The width of a line in the face and size that the document is set to. */
function widthOf(doc: PDFKit.PDFDocument, line: string, { size }: Look, figures = {}): number {
  if (isInShopFace(line)) return doc.widthOfString(line, figures);
  return lineRuns(line).reduce(
    (sum, run) =>
      sum + (isFurther(run) ? shapeLetters(run).width * size : doc.widthOfString(run.text, figures)),
    0,
  );
}

/** Draws letters of a further face as outlines; answers how wide they are. */
function drawOutlines(
  doc: PDFKit.PDFDocument,
  run: FurtherRun,
  { face, size, ink }: Look,
  { x, foot }: { readonly x: number; readonly foot: number },
): number {
  const { glyphs, width } = shapeLetters(run);
  const unit = OUTLINE_UNIT * size;
  for (const { glyph, x: left, y } of glyphs) {
    const path = glyphOutline(run.face, glyph);
    if (path === "") continue;
    doc
      .save()
      .translate(x + left * size, foot - y * size)
      .scale(unit, -unit)
      .path(path);
    if (face === "heading") doc.lineWidth(BOLDER / OUTLINE_UNIT).fillAndStroke(ink, ink);
    else doc.fill(ink);
    doc.restore();
  }
  return width * size;
}

interface LinePlace {
  readonly x: number;
  readonly foot: number;
  readonly figures: PDFKit.Mixins.TextOptions;
}

function drawText(doc: PDFKit.PDFDocument, text: string, look: Look, { x, foot, figures }: LinePlace): void {
  doc.font(look.face).fontSize(look.size).fillColor(look.ink);
  doc.text(text, x, foot, { ...figures, lineBreak: false, baseline: "alphabetic" });
}

/** Draws a line, run by run from the left; what readers and searches find is the line as it was written. */
function drawRuns(doc: PDFKit.PDFDocument, line: string, look: Look, { x, foot, figures }: LinePlace): void {
  doc.markContent("Span", { actual: line });
  // A space as wide as the line says where the text is that outlines alone would not have.
  const spacing = widthOf(doc, line, look, figures) - doc.widthOfString(" ");
  doc.text(" ", x, foot, { characterSpacing: spacing, lineBreak: false, baseline: "alphabetic" });
  let left = x;
  for (const run of lineRuns(line))
    if (isFurther(run)) left += drawOutlines(doc, run, look, { x: left, foot });
    else {
      drawText(doc, run.text, look, { x: left, foot, figures });
      left += doc.widthOfString(run.text, figures);
    }
  doc.endMarkedContent();
}

function lines(doc: PDFKit.PDFDocument, { lines: rows, look }: Block, place: Place): void {
  doc.font(look.face).fontSize(look.size);
  const figures = place.align === "end" ? TABULAR : {};
  rows.forEach((line, at) => {
    const width = widthOf(doc, line, look, figures);
    const x = place.align === "end" ? place.x - width : place.x;
    const top = place.y + at * look.leading;
    const foot = top + look.leading * BASELINE;
    const draw = isInShopFace(line) ? drawText : drawRuns;
    draw(doc, line, look, { x, foot, figures });
    if (place.link !== undefined) {
      doc.link(x, top, width, look.leading, place.link);
      const under = foot + look.size * 0.17;
      doc
        .moveTo(x, under)
        .lineTo(x + width, under)
        .lineWidth(0.6)
        .stroke(look.ink);
    }
  });
}

type WidthOf = (text: string) => number;

const characters = new Intl.Segmenter("en-NZ", { granularity: "grapheme" });

/** A word that is wider than a line, in pieces that fit; a letter that alone does not fit stands alone. */
function pieces(word: string, width: number, widthOf: WidthOf): string[] {
  const done: string[] = [];
  for (const { segment } of characters.segment(word)) {
    const longer = (done.at(-1) ?? "") + segment;
    if (done.length > 0 && widthOf(longer) <= width) done[done.length - 1] = longer;
    else done.push(segment);
  }
  return done;
}

const ISOLATE = "\u2068";
const ISOLATE_ENDS = "\u2069";

/** What is set in order by itself (Unicode, annex 9) and goes on on the next line ends on its line and begins anew on the next. */
function keptApart(lines: readonly string[]): readonly string[] {
  let isOpen = false;
  return lines.map((line) => {
    const begun = isOpen ? ISOLATE + line : line;
    isOpen = begun.lastIndexOf(ISOLATE) > begun.lastIndexOf(ISOLATE_ENDS);
    return isOpen ? begun + ISOLATE_ENDS : begun;
  });
}

/** A text in lines of at most `width`: broken at spaces (not at no-break spaces), and inside a word only when it is wider than a whole line. */
export function wrapText(text: string, width: number, widthOf: WidthOf): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\n]+/).filter((part) => part !== "")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else if (widthOf(word) <= width) lines.push(word);
    else lines.push(...pieces(word, width, widthOf));
  }
  return keptApart(lines);
}

/** The pen of a tagged document; `root` is the whole of it. */
export function penFor(doc: PDFKit.PDFDocument, root: Part): Pen {
  return {
    doc,
    root,
    turnPage: () => void doc.addPage({ size: [pageBox.width, pageBox.height], margin: 0 }),
    part: (parent, type) => {
      const made = doc.struct(type);
      parent.add(made);
      return made;
    },
    block: (text, look, width) => {
      doc.font(look.face).fontSize(look.size);
      const rows = wrapText(drawable(text), width, (words) => widthOf(doc, words, look));
      return { lines: rows, look, height: rows.length * look.leading };
    },
    write: (parent, type, block, place) => {
      const content = doc.markStructureContent(type);
      lines(doc, block, place);
      doc.endMarkedContent();
      parent.add(doc.struct(type, {}, content));
    },
    print: (block, place) => lines(doc, block, place),
    ornament: (paint) => {
      doc.markContent("Artifact", { type: "Layout" });
      doc.save();
      paint();
      doc.restore();
      doc.endMarkedContent();
    },
  };
}
