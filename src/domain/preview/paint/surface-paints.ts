import { type Gradient, even, shade, white } from "#domain/gradient.ts";

/** Tables, the light that falls on them, and what products are stuck on. */
export const surfacePaints: Readonly<Record<string, Gradient>> = {
  "surface-sage": { radial: [0.36, 0.28, 0.95], stops: even("#dfe7dd", "#cad6c8", "#a9b9a8") },
  "surface-clay": { radial: [0.36, 0.28, 0.95], stops: even("#f3ddd0", "#e6c6b5", "#cba48f") },
  "surface-sky": { radial: [0.36, 0.28, 0.95], stops: even("#dfecf1", "#c7dbe4", "#a3bfcc") },
  "surface-straw": { radial: [0.36, 0.28, 0.95], stops: even("#f7ebcb", "#ecd9a9", "#d2b981") },
  "surface-blush": { radial: [0.36, 0.28, 0.95], stops: even("#f8e3e6", "#efcdd3", "#d3a6b0") },
  "light-blind": {
    line: [0, 0.12, 0.86, 0.9],
    stops: [
      [0, white, 0],
      [0.1, white, 0.34],
      [0.2, white, 0.3],
      [0.235, white, 0.02],
      [0.27, white, 0.26],
      [0.36, white, 0.22],
      [0.4, white, 0.01],
      [0.44, white, 0.18],
      [0.52, white, 0.14],
      [0.57, white, 0],
      [0.75, shade, 0.02],
      [1, shade, 0.1],
    ],
  },
  "panel-dark": { stops: even("#4c5963", "#36424b", "#28323a") },
  glass: { stops: even("#cfe0e6", "#e9f2f4", "#bcd2da", "#dcebee", "#b0c8d1") },
};
