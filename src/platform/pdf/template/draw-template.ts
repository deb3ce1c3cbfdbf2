import { outlinePath } from "#domain/preview/geometry/outline.ts";
import type { Box } from "#domain/preview/scene.ts";
import type { Template } from "#domain/artwork/template.ts";
import { guideNames } from "#domain/artwork/unprinted.ts";
import type { PrintFile, PrintShape } from "../print-file/print-file.ts";
import { hairline } from "../print-file/inks.ts";
import { writePrintFile } from "../print-file/write-print-file.ts";
import { templateInks } from "./template-inks.ts";
import { templateTitle, templateLabels } from "./template-labels.ts";
import { translation } from "#domain/preview/geometry/matrix.ts";
import { type Letters, openPack } from "#domain/preview/lettering/glyph-pack.ts";
import { cropMarks, outlinedText } from "../print-file/path-operators.ts";
import { headingLetters } from "./heading-letters.ts";
import { noteLetters } from "./note-letters.ts";
import type { Size } from "#domain/catalogue/product.ts";

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
  return outlinedText(pack, words, { size, ink: templateInks.notes, place: translation(x, y) });
}

/** Room for crop marks round the bleed, and for what is written below them, in millimetres. */
const ROUND = 16;
const WORDS = { width: 128, height: 42 } as const;

/** Where everything of a template stands, in millimetres from the page's upper left corner. */
interface TemplateLayout {
  readonly page: { readonly width: number; readonly height: number };
  readonly bleed: Box;
  readonly trim: Box;
  readonly safe: Box;
  /** Upper left corner of the words. */
  readonly words: { readonly x: number; readonly y: number };
}

/** The page grows with the piece; a small piece stands in the middle of a page wide enough for the words. */
function layOut({ trim, bleed, safe }: Template): TemplateLayout {
  const width = Math.max(bleed.widthMm, WORDS.width) + 2 * ROUND;
  const centre = { x: width / 2, y: ROUND + bleed.heightMm / 2 };
  const around = ({ widthMm, heightMm }: Size): Box => ({
    x: centre.x - widthMm / 2,
    y: centre.y - heightMm / 2,
    width: widthMm,
    height: heightMm,
  });
  const foot = ROUND + bleed.heightMm + ROUND;
  return {
    page: { width, height: foot + WORDS.height },
    bleed: around(bleed),
    trim: around(trim),
    safe: around(safe),
    words: { x: Math.min(centre.x - bleed.widthMm / 2, centre.x - WORDS.width / 2), y: foot },
  };
}

/** Crop marks, and below the drawing what its lines are and how to draw on it. */
function drawNotes(
  template: Template,
  { trim, bleed, words: { x, y } }: TemplateLayout,
  line: (d: string) => PrintShape,
): readonly PrintShape[] {
  const { legend, advice } = templateLabels(template);
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

function templateFile(template: Template, author: string): PrintFile {
  const layout = layOut(template);
  const { bleed, trim, safe, notes } = templateInks;
  const outline = (box: Box) => outlinePath(template.outline, box);
  const bled: PrintShape = {
    d: outline(layout.bleed) + outline(layout.trim),
    evenOdd: true,
    fill: { ink: bleed, tint: 0.14 },
  };
  return {
    title: `Template: ${templateTitle(template)}`,
    author,
    press: null,
    pages: [
      {
        page: layout.page,
        trim: layout.trim,
        bleed: layout.bleed,
        layers: [
          { name: "Artwork", prints: true, shapes: [] },
          { name: guideNames.bleed, prints: false, shapes: [bled, hairline(bleed, outline(layout.bleed))] },
          { name: guideNames.trim, prints: true, shapes: [hairline(trim, outline(layout.trim))] },
          {
            name: guideNames.safe,
            prints: false,
            shapes: [hairline(safe, outline(layout.safe), { dashMm: [1.2, 0.8] })],
          },
          {
            name: guideNames.notes,
            prints: false,
            shapes: drawNotes(template, layout, (d) => hairline(notes, d)),
          },
        ],
      },
    ],
  };
}

/** An artwork template as a PDF that drawing programs open with its layers. */
export function drawTemplate(template: Template, author: string): Promise<Buffer> {
  return writePrintFile(templateFile(template, author));
}
