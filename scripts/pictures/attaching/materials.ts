import svgpath from "svgpath";
import { sampleLetters } from "#domain/preview/lettering/sample-letters.ts";
import { setText } from "#domain/preview/lettering/set-text.ts";
import { gridLines } from "#domain/preview/forms/parts/film.ts";
import { rectangle } from "#domain/preview/geometry/outline.ts";
import { shadowShapes } from "#domain/preview/material/shadow.ts";
import { type Gradient, even, shade, white } from "#domain/gradient.ts";
import { type Box, type SceneShape, group, path } from "#domain/preview/scene.ts";

/** The mount in the middle of the picture: everything is done on it. */
export const SHEET: Box = { x: 180, y: 165, width: 540, height: 310 };
const EDGE = rectangle(SHEET, 8);
const VINYL = "#0a5cb0";

export const stepPaints: Readonly<Record<string, Gradient>> = {
  wall: { radial: [0.36, 0.28, 0.95], stops: even("#e3e9df", "#cfd9cb", "#b3c1b0") },
  table: { radial: [0.36, 0.28, 0.95], stops: even("#fcfaf6", "#f1ede5", "#dfd8cb") },
  underside: { stops: even("#8fb3da", "#a9c5e3", "#84aad4") },
  glove: { stops: even("#ffffff", "#f6f1e6", "#ddd4c2") },
  sleeve: { stops: even("#40514f", "#2c3a39", "#1d2827") },
  plastic: { stops: even("#f0388f", "#d6006c", "#a80055") },
  bottle: {
    line: [0, 0, 1, 0],
    stops: even("#cfe9f1", "#eaf7fb", "#b9dbe6", "#93c2d1"),
  },
  wet: {
    stops: [
      [0, white, 0.5],
      [0.45, "#d8eef5", 0.28],
      [1, "#7fb3c6", 0.3],
    ],
  },
  bend: {
    line: [0, 0, 1, 0],
    stops: [
      [0, shade, 0.22],
      [0.35, white, 0.3],
      [1, shade, 0],
    ],
  },
};

/** The words, so that their middle is the sheet's, as one path of the picture. */
function outlineOfWords(): string {
  const { d, matrix } = setText(sampleLetters, "Kia", { x: 450, y: 402, size: 246, fill: VINYL });
  return svgpath(d)
    .matrix([...(matrix ?? [1, 0, 0, 1, 0, 0])])
    .round(1)
    .toString();
}

const WORDS = outlineOfWords();

/** Letters by themselves, with the light on their edges. */
export function letters(): SceneShape[] {
  return [
    group([path(WORDS, { fill: shade, matrix: [1, 0, 0, 1, 1.5, 2.5] })], {
      effect: "shadow-contact",
      opacity: 0.4,
    }),
    path(WORDS, { fill: VINYL }),
    { ...path(WORDS, { stroke: white, strokeWidth: 1.5, matrix: [1, 0, 0, 1, -1, -1] }), opacity: 0.3 },
  ];
}

/** The vinyl round the letters: what is not used. */
export function unusedPart(): SceneShape[] {
  return [
    path(`${EDGE}${WORDS}`, { fill: VINYL, evenOdd: true }),
    { ...path(EDGE, { fill: "sheen-gloss" }), opacity: 0.35 },
    { ...path(WORDS, { stroke: white, strokeWidth: 2.5 }), opacity: 0.85 },
  ];
}

/** Its other side, with holes where the letters were. */
export function unusedPartBelow(): SceneShape[] {
  return [path(`${EDGE}${WORDS}`, { fill: "underside", evenOdd: true })];
}

/** The sticker in one piece: letters and the unused part, cut but not parted. */
export function wholeSticker(): SceneShape[] {
  return [path(EDGE, { fill: VINYL }), ...unusedPart()];
}

export function wholeStickerBelow(): SceneShape[] {
  return [
    path(EDGE, { fill: "underside" }),
    { ...path(WORDS, { stroke: white, strokeWidth: 2.5 }), opacity: 0.8 },
  ];
}

/** The mount: waxed paper with a faint grid. */
export function mount(): SceneShape[] {
  return [...shadowShapes(EDGE, 9), path(EDGE, { fill: "backing" }), ...gridLines(SHEET, EDGE)];
}

export function mountFront(): SceneShape[] {
  return [path(EDGE, { fill: "#fdfbf4" }), ...gridLines(SHEET, EDGE)];
}

/** The mount from behind. */
export function mountBack(): SceneShape[] {
  return [path(EDGE, { fill: "#efe7d6" }), { ...path(EDGE, { fill: "sheen-satin" }), opacity: 0.6 }];
}

/** The clear auxiliary sheet: bluish, with a visible edge and two glints. */
export function auxiliarySheet(): SceneShape[] {
  return [
    { ...path(EDGE, { fill: "#bfe3f0" }), opacity: 0.42 },
    path(EDGE, { fill: "film" }),
    { ...path("M300 165L400 165L260 475L180 475L180 430Z", { fill: white }), opacity: 0.16 },
    { ...path(EDGE, { stroke: "#3f8ba6", strokeWidth: 3.5 }), opacity: 0.9 },
  ];
}

export const sheetShadow = shadowShapes(EDGE, 5, 0.22);

/** Words as they are seen from behind. */
export function mirrored(shapes: readonly SceneShape[]): SceneShape {
  return group(shapes, { matrix: [-1, 0, 0, 1, 900, 0] });
}
