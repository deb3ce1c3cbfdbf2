import { type Letters, openPack, penPositions } from "#domain/preview/lettering/glyph-pack.ts";
import type { Box } from "#domain/preview/scene.ts";
import type { Template } from "#domain/artwork/template.ts";
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

/** A line of text, letter by letter; outlines, so that a file asks for no font. */
function letters(pack: Letters, text: string, x: number, y: number, size: number): readonly PrintShape[] {
  const scale = size / 1000;
  return penPositions(pack, text, 0).at.flatMap(([letter, right]) => {
    const d = pack.outline(letter, 0);
    const matrix = [scale, 0, 0, scale, x + right * scale, y] as const;
    return d === "" ? [] : [{ d, matrix, fill: { ink: templateInks.notes, tint: 1 } }];
  });
}

/** Two short lines at each corner of the trim, outside the bleed. */
function cropMarks(trim: Box, bleed: Box): string {
  const across = [bleed.x - MARK.from, bleed.x + bleed.width + MARK.from] as const;
  const along = [bleed.y - MARK.from, bleed.y + bleed.height + MARK.from] as const;
  const rows = [trim.y, trim.y + trim.height].map(
    (y) => `M${across[0]} ${y}h${-MARK.length}M${across[1]} ${y}h${MARK.length}`,
  );
  const columns = [trim.x, trim.x + trim.width].map(
    (x) => `M${x} ${along[0]}v${-MARK.length}M${x} ${along[1]}v${MARK.length}`,
  );
  return [...rows, ...columns].join("");
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
    line(cropMarks(trim, bleed)),
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
