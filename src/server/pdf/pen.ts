import { type Look, pageBox } from "./layout.ts";
import { drawable, wrapText } from "./text.ts";

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
  /** `end`: lines end at x. */
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

function lines(doc: PDFKit.PDFDocument, { lines: rows, look }: Block, place: Place): void {
  doc.font(look.face).fontSize(look.size).fillColor(look.ink);
  rows.forEach((line, at) => {
    const width = doc.widthOfString(line);
    const x = place.align === "end" ? place.x - width : place.x;
    const top = place.y + at * look.leading;
    doc.text(line, x, top + look.leading * BASELINE, { lineBreak: false, baseline: "alphabetic" });
    if (place.link !== undefined) {
      doc.link(x, top, width, look.leading, place.link);
      const under = top + look.leading * BASELINE + look.size * 0.17;
      doc
        .moveTo(x, under)
        .lineTo(x + width, under)
        .lineWidth(0.6)
        .stroke(look.ink);
    }
  });
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
      const rows = wrapText(drawable(text), width, (words) => doc.widthOfString(words));
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
