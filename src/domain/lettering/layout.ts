import { bendLines } from "./setting/bend.ts";
import { letteringCanvas } from "./canvas.ts";
import type { FaceId, LetteringDesign } from "./design.ts";
import type { Faces } from "./faces.ts";
import { type InkBox, boxRound } from "./ink-box.ts";
import { normalText, writtenLines } from "./normal-text.ts";
import type { PlacedLetter } from "./setting/placed-letter.ts";
import { setLine } from "./setting/set-line.ts";
import { turnedInk } from "./setting/turned-ink.ts";
import { type UnsupportedLetter, unsupportedLetters } from "./setting/unsupported-letters.ts";

export interface LetteringLayout {
  readonly ok: true;
  /** All letters with ink, line by line. */
  readonly letters: readonly PlacedLetter[];
  /** The box round their ink. */
  readonly ink: InkBox;
  /** How high the lines are by their ems and gaps, whatever is written on them. */
  readonly nominalHeight: number;
}

/** Why words are not set: nothing written, letters that the face lacks, a face whose file is not there (yet). */
export type LayoutRefusal =
  | { readonly ok: false; readonly code: "empty" }
  | { readonly ok: false; readonly code: "unsupported"; readonly letters: readonly UnsupportedLetter[] }
  | {
      readonly ok: false;
      readonly code: "face-missing";
      readonly face: FaceId;
      readonly file: "measures" | "outlines";
    };

interface StyledLine {
  readonly index: number;
  readonly text: string;
  readonly face: FaceId;
  readonly em: number;
  readonly y: number;
}

/** The lines with their faces and sizes, and how far down each stands: a line's em and gap lie above it. */
function styledLines({ text, font, lines, lineSpacing }: LetteringDesign): readonly StyledLine[] {
  const { fontPx, gapPx } = letteringCanvas;
  let y = 0;
  return writtenLines(normalText(text)).map(({ index, text }, at) => {
    const { font: own = null, percent = 100 } = lines[index] ?? {};
    const em = (fontPx * percent) / 100;
    if (at > 0) y += em + ((gapPx + lineSpacing) * percent) / 100;
    return { index, text, face: own ?? font, em, y };
  });
}

function refusalOf(faces: Faces, lines: readonly StyledLine[], needsOutlines: boolean): LayoutRefusal | null {
  if (lines.length === 0) return { ok: false, code: "empty" };
  for (const { face, text } of lines) {
    if (text === "") continue;
    if (faces.measures(face) === undefined)
      return { ok: false, code: "face-missing", face, file: "measures" };
    if (needsOutlines && faces.outlines(face) === undefined)
      return { ok: false, code: "face-missing", face, file: "outlines" };
  }
  const letters = lines.flatMap(({ index, text, face }) =>
    unsupportedLetters(faces.measures(face), text).map((found) => ({ ...found, line: index, face })),
  );
  return letters.length > 0 ? { ok: false, code: "unsupported", letters } : null;
}

/** The words' letters in their places, from measures alone; a bent line needs outlines for the box round it. */
export function layoutOf(faces: Faces, design: LetteringDesign): LetteringLayout | LayoutRefusal {
  const lines = styledLines(design);
  const refusal = refusalOf(faces, lines, design.arc !== 0);
  if (refusal) return refusal;
  const set = lines.map((line) => {
    const face = faces.measures(line.face);
    return {
      ...line,
      scale: line.em / (face?.unitsPerEm ?? 1),
      ...(face === undefined
        ? { letters: [], width: 0 }
        : setLine(face, line.text, line.em, design.letterSpacing)),
    };
  });
  const place = bendLines(set, design.align, design.arc);
  const letters = set.flatMap((line) =>
    line.letters.map(({ index, letter, glyph, x: along }): PlacedLetter => {
      const { scale, face } = line;
      const half = (glyph.advance * scale) / 2;
      const { x, y, turn } = place(line, along + half);
      const origin = { x: x - half * Math.cos(turn), y: y - half * Math.sin(turn) };
      return { line: line.index, index, letter, face, glyph, scale, turn, ...origin };
    }),
  );
  const ink = boxRound(letters.map((letter) => turnedInk(faces, letter)));
  const [first, last] = [lines[0], lines.at(-1)];
  return { ok: true, letters, ink, nominalHeight: (first?.em ?? 0) + (last?.y ?? 0) };
}
