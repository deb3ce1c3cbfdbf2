import { translation } from "#domain/preview/geometry/matrix.ts";
import { type Letters, openPack } from "#domain/preview/lettering/glyph-pack.ts";
import type { Template } from "#domain/artwork/template.ts";
import { cropMarks } from "../print-file/crop-marks.ts";
import { outlinedWords } from "../print-file/outlined-words.ts";
import type { PrintShape } from "../print-file/print-file.ts";
import { headingLetters } from "./heading-letters.ts";
import { noteLetters } from "./note-letters.ts";
import { templateInks } from "./template-inks.ts";
import type { TemplateLayout } from "./template-layout.ts";
import { templateTitle, templateWords } from "./template-words.ts";

const heading = openPack(headingLetters);
const text = openPack(noteLetters);

/** Sizes of letters and the distance of lines, in millimetres. */
const HEADING = 5.2;
const TEXT = 3.1;
const LEADING = 5;

/** Crop marks: this far from the bleed, this long. */
const MARK = { from: 2, length: 6 } as const;

const explained = { bleed: templateInks.bleed, trim: templateInks.trimExplained, safe: templateInks.safe };

function letters(pack: Letters, words: string, x: number, y: number, size: number): readonly PrintShape[] {
  return outlinedWords(pack, words, { size, ink: templateInks.notes, place: translation(x, y) });
}

/** Crop marks, and below the drawing what its lines are and how to draw on it. */
export function drawNotes(
  template: Template,
  { trim, bleed, words: { x, y } }: TemplateLayout,
  line: (d: string) => PrintShape,
): readonly PrintShape[] {
  const { legend, advice } = templateWords(template);
  const row = (at: number) => y + 3 + at * LEADING;
  return [
    line(cropMarks(trim, bleed, MARK)),
    ...letters(heading, templateTitle(template), x, row(0), HEADING),
    ...legend.flatMap(({ guide, words }, at): PrintShape[] => [
      {
        d: `M${x} ${row(at + 1.2) - 1.1}h9`,
        stroke: {
          ink: explained[guide],
          tint: 1,
          widthMm: 0.5,
          ...(guide === "safe" && { dashMm: [1.2, 0.8] }),
        },
      },
      ...letters(text, words, x + 12, row(at + 1.2), TEXT),
    ]),
    ...advice.flatMap((words, at) => letters(text, words, x, row(at + 4.4), TEXT)),
  ];
}
