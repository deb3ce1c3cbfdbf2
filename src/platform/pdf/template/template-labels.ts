import { CUT_LINES_APART_MM } from "#domain/artwork/margins.ts";
import { shapeNames, type Template } from "#domain/artwork/template.ts";
import { sizeText } from "#domain/catalogue/size-text.ts";
import { PRINT_DPI } from "#domain/artwork/effective-resolution.ts";

/** What a template is called, in its own words and in the properties of its file. */
export function templateTitle({ shape, trim }: Template): string {
  return `${shapeNames[shape]} ${sizeText(trim)}`;
}

/** What stands below the drawing: its lines explained, then how to draw on it. */
export function templateLabels({ shape, trim, bleed, safe }: Template) {
  const apart = shape === "card" ? "" : `Keep ${CUT_LINES_APART_MM} mm or more between cut lines. `;
  return {
    legend: [
      { guide: "bleed", words: `Background bleed ${sizeText(bleed)}: let the background run to here` },
      { guide: "trim", words: `Trim line ${sizeText(trim)}: cut here, spot colour CutContour` },
      { guide: "safe", words: `Inside safety bleed ${sizeText(safe)}: keep words and logos inside` },
    ],
    advice: [
      `Draw on the layer Artwork, at ${PRINT_DPI} DPI in CMYK, with words as outlines.`,
      `${apart}Layers called Guide are not printed.`,
    ],
  } as const;
}
