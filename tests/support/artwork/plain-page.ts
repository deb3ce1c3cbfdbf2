import type { DocumentFacts } from "#domain/artwork/preflight/facts.ts";

/** What is found in a PDF of one page of lines in which nothing needs to be said, with whatever else it has. */
export function plainPage(
  widthMm: number,
  heightMm: number,
  more: Partial<DocumentFacts> = {},
): DocumentFacts {
  return {
    kind: "document",
    format: "pdf",
    pages: 1,
    printed: { widthMm, heightMm },
    trim: null,
    missingFonts: [],
    spotInks: [],
    usesRgb: false,
    hasTransparency: false,
    hasHiddenLayers: false,
    hasNotes: false,
    lowestDpi: null,
    thinnestLineMm: null,
    ...more,
  };
}
