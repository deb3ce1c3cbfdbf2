import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFStream,
} from "@cantoo/pdf-lib";
import { boxUnder, chain, identity, scaling, translation } from "#domain/preview/geometry/matrix.ts";
import type { Box, Matrix } from "#domain/preview/scene.ts";
import { matrixIn } from "./object-operators.ts";

/** Something that lies over a page, with the picture that its file has of it and where that lies on the page. */
export interface PrintedNote {
  readonly ref: PDFObject;
  readonly stream: PDFStream;
  readonly matrix: Matrix;
  readonly layer: PDFObject | undefined;
}

/** Flags of an annotation (ISO 32000-2, table 167). */
const HIDDEN = 2;
const PRINT = 4;

/** What is no picture of its own: a link shows nothing, and a window of a comment is opened by its reader. */
const unseen = new Set(["Link", "Popup"]);

function key(name: string): PDFName {
  return PDFName.of(name);
}

function boxIn(object: PDFObject | undefined): Box | null {
  if (!(object instanceof PDFArray) || object.size() !== 4) return null;
  const [a = 0, b = 0, c = 0, d = 0] = object.asArray().map((_one, at) => {
    const number = object.lookup(at);
    return number instanceof PDFNumber ? number.asNumber() : 0;
  });
  return { x: Math.min(a, c), y: Math.min(b, d), width: Math.abs(c - a), height: Math.abs(d - b) };
}

/** The picture of a note as it is: one of several where its state names it. */
function appearanceOf(note: PDFDict): PDFObject | undefined {
  const pictures = note.lookup(key("AP"));
  const normal = pictures instanceof PDFDict ? pictures.get(key("N")) : undefined;
  const several = normal && note.context.lookup(normal);
  const state = note.lookup(key("AS"));
  return several instanceof PDFDict && state instanceof PDFName ? several.get(state) : normal;
}

/** Lays the box of a picture into the rectangle of its note (ISO 32000-2, 12.5.5); null where there is none of it to be seen. */
function placedIn(note: PDFDict, { dict }: PDFStream): Matrix | null {
  const [rect, box] = [boxIn(note.lookup(key("Rect"))), boxIn(dict.lookup(key("BBox")))];
  if (rect === null || box === null) return null;
  const drawn = boxUnder([matrixIn(dict.lookup(key("Matrix"))) ?? identity], box);
  if (drawn.width === 0 || drawn.height === 0) return null;
  return chain(
    translation(-drawn.x, -drawn.y),
    scaling(rect.width / drawn.width, rect.height / drawn.height),
    translation(rect.x, rect.y),
  );
}

function printedNote(note: PDFDict): PrintedNote | null {
  const flags = note.lookup(key("F"));
  const bits = flags instanceof PDFNumber ? flags.asNumber() : 0;
  const ref = appearanceOf(note);
  const stream = ref && note.context.lookup(ref);
  if ((bits & PRINT) === 0 || (bits & HIDDEN) !== 0 || !ref || !(stream instanceof PDFStream)) return null;
  const matrix = placedIn(note, stream);
  return matrix && { ref, stream, matrix, layer: note.get(key("OC")) };
}

/**
 * What lies over a page (comments, stamps, form fields) and is printed: what is marked so, is not hidden, and has a picture in the file.
 * The others are neither printed nor shown.
 */
export function notesOverPage(page: PDFPage): {
  readonly printed: readonly PrintedNote[];
  readonly areLeftOut: boolean;
} {
  const list = page.node.Annots();
  const notes = (list?.asArray() ?? []).flatMap((_one, at) => {
    const note = list?.lookup(at);
    const kind = note instanceof PDFDict ? note.lookup(key("Subtype")) : undefined;
    const isSeen = kind instanceof PDFName && !unseen.has(kind.decodeText());
    return isSeen && note instanceof PDFDict ? [printedNote(note)] : [];
  });
  const printed = notes.filter((note) => note !== null);
  return { printed, areLeftOut: printed.length < notes.length };
}
