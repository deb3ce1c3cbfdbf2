/** Gradients by name, as stops on a line across the painted shape: [offset, colour, opacity]. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

interface Gradient {
  readonly line?: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly radial?: readonly [cx: number, cy: number, r: number];
  readonly stops: readonly Stop[];
}

const even = (...colours: readonly string[]): Stop[] =>
  colours.map((colour, index) => [index / (colours.length - 1), colour]);

const diagonal = [0, 0, 1, 1] as const;
const white = "#ffffff";
const shade = "#2b1c0a";

export const gradients: Readonly<Record<string, Gradient>> = {
  "foil-gold": {
    line: diagonal,
    stops: even("#8a6418", "#d9a93a", "#fff3b8", "#d6a230", "#94691a", "#e9c25a", "#fff8d2", "#b08322"),
  },
  "foil-silver": {
    line: diagonal,
    stops: even("#7d8288", "#c9ced4", "#ffffff", "#aab0b7", "#858b92", "#e4e8ec", "#ffffff", "#989ea6"),
  },
  "stamp-gold": {
    line: diagonal,
    stops: even("#7a5510", "#c08f2a", "#eccb6c", "#b58528", "#875f13", "#d2a843", "#f0d88c", "#9d7019"),
  },
  "stamp-silver": {
    line: diagonal,
    stops: even("#666c72", "#a4abb2", "#dfe3e7", "#949ba2", "#6c737a", "#b9c0c6", "#e6eaed", "#7f868d"),
  },
  "foil-rose": {
    line: diagonal,
    stops: even("#8d4a3d", "#d99a86", "#ffe3d8", "#c98470", "#99584a", "#eebdab", "#fff0ea"),
  },
  "foil-copper": {
    line: diagonal,
    stops: even("#5f3917", "#a8693a", "#f3c79a", "#b2713f", "#6c431e", "#d79a63", "#ffe2c2"),
  },
  gold: { line: diagonal, stops: even("#c79f45", "#e4c678", "#d3ae55", "#b98f36", "#dcbd6d", "#c9a24a") },
  "silver-matte": {
    line: diagonal,
    stops: even("#b4b9bd", "#d6dadc", "#c3c7ca", "#a9aeb2", "#cdd1d3", "#b7bcc0"),
  },
  "silver-mirror": {
    line: diagonal,
    stops: even("#eef1f3", "#8f979d", "#f7f9fa", "#dfe4e7", "#7f888f", "#f1f4f5", "#a9b1b6", "#e6eaec"),
  },
  hologram: {
    line: diagonal,
    stops: even(
      "#f7c6dd",
      "#fbe9b4",
      "#c3f0d2",
      "#b9e3fb",
      "#d6c9fb",
      "#f9c9e2",
      "#fdf0bd",
      "#c0f1dd",
      "#c4d7fd",
    ),
  },
  "ink-gold": { line: diagonal, stops: even("#9c7426", "#c89b3f", "#b0842d", "#d3aa52", "#a57b2a") },
  "ink-silver": { line: diagonal, stops: even("#7f868b", "#adb3b8", "#8f969b", "#bcc2c6", "#858c91") },
  "clear-film": {
    line: diagonal,
    stops: [
      [0, white, 0.34],
      [0.4, white, 0.12],
      [0.55, white, 0.26],
      [1, white, 0.1],
    ],
  },
  film: {
    line: diagonal,
    stops: [
      [0, "#eaf4f8", 0.34],
      [0.34, "#dfecf2", 0.14],
      [0.44, white, 0.4],
      [0.5, "#e6f0f4", 0.16],
      [1, "#cfe2ea", 0.3],
    ],
  },
  "sheen-gloss": {
    line: diagonal,
    stops: [
      [0, white, 0.5],
      [0.26, white, 0.22],
      [0.38, white, 0.06],
      [0.385, white, 0],
      [0.62, shade, 0],
      [1, shade, 0.13],
    ],
  },
  "sheen-satin": {
    line: diagonal,
    stops: [
      [0, white, 0.3],
      [0.5, white, 0],
      [1, shade, 0.09],
    ],
  },
  "sheen-matte": {
    line: diagonal,
    stops: [
      [0, white, 0.12],
      [0.5, white, 0],
      [1, shade, 0.08],
    ],
  },
  "sheen-mirror": {
    line: [0, 0, 1, 0.7],
    stops: [
      [0, white, 0.1],
      [0.3, white, 0.5],
      [0.36, white, 0],
      [0.7, shade, 0.05],
      [0.78, white, 0.32],
      [0.86, white, 0],
      [1, shade, 0.16],
    ],
  },
  "dome-body": {
    radial: [0.38, 0.3, 0.78],
    stops: [
      [0, white, 0.22],
      [0.45, white, 0],
      [0.78, shade, 0.05],
      [1, shade, 0.3],
    ],
  },
  "dome-light": {
    line: [0, 0, 0.2, 1],
    stops: [
      [0, white, 0.9],
      [0.6, white, 0.25],
      [1, white, 0],
    ],
  },
  flap: {
    line: [1, 0, 0, 1],
    stops: [
      [0, "#b9b2a4"],
      [0.3, "#f7f4ee"],
      [0.55, "#fffdf9"],
      [1, "#cfc8ba"],
    ],
  },
  backing: { line: diagonal, stops: even("#fbf8f0", "#f3eee2", "#e9e3d4") },
  "backing-dark": { line: diagonal, stops: even("#7d919c", "#6c808b", "#5d707b") },
  "surface-paper": { radial: [0.36, 0.28, 0.95], stops: even("#fcfaf6", "#f1ede5", "#dcd6ca") },
  "surface-sage": { radial: [0.36, 0.28, 0.95], stops: even("#dfe7dd", "#cad6c8", "#a9b9a8") },
  "surface-clay": { radial: [0.36, 0.28, 0.95], stops: even("#f3ddd0", "#e6c6b5", "#cba48f") },
  "surface-slate": { radial: [0.36, 0.28, 0.95], stops: even("#5b6570", "#444d57", "#2c333b") },
  "surface-sky": { radial: [0.36, 0.28, 0.95], stops: even("#dfecf1", "#c7dbe4", "#a3bfcc") },
  "surface-straw": { radial: [0.36, 0.28, 0.95], stops: even("#f7ebcb", "#ecd9a9", "#d2b981") },
  "surface-blush": { radial: [0.36, 0.28, 0.95], stops: even("#f8e3e6", "#efcdd3", "#d3a6b0") },
  cylinder: {
    line: [0, 0, 1, 0],
    stops: [
      [0, shade, 0.42],
      [0.18, shade, 0.1],
      [0.36, white, 0.3],
      [0.6, shade, 0.02],
      [1, shade, 0.38],
    ],
  },
  "round-left": {
    line: [0, 0, 1, 0],
    stops: [
      [0, shade, 0.6],
      [0.2, shade, 0.26],
      [0.55, shade, 0.04],
      [0.75, white, 0.22],
      [1, white, 0],
    ],
  },
  "web-light": {
    line: [0, 0, 1, 0],
    stops: [
      [0, white, 0.12],
      [0.3, white, 0],
      [0.8, shade, 0],
      [1, shade, 0.1],
    ],
  },
  core: { line: [0, 0, 1, 0], stops: even("#7c5a36", "#b88d5d", "#d0a877", "#8f6a43") },
  bore: { line: diagonal, stops: even("#2e2013", "#5d432a", "#7a5a39") },
  brass: { line: diagonal, stops: even("#6f5220", "#e3c472", "#fff2c4", "#b98f3c", "#7c5c24") },
  crease: {
    line: [0, 0, 1, 0],
    stops: [
      [0, shade, 0],
      [0.46, shade, 0.22],
      [0.5, shade, 0.34],
      [0.54, white, 0.6],
      [1, white, 0],
    ],
  },
  "fold-shade": {
    line: [0, 0, 1, 0],
    stops: [
      [0, shade, 0.2],
      [0.5, shade, 0.06],
      [1, shade, 0],
    ],
  },
  "panel-dark": { line: diagonal, stops: even("#4c5963", "#36424b", "#28323a") },
  honey: { line: [0, 0, 0, 1], stops: even("#ffcf63", "#f0a524", "#d17f0f", "#a85c08") },
  amber: { line: [0, 0, 0, 1], stops: even("#8a4a1a", "#6b3410", "#4c2209") },
  wax: { line: [0, 0, 0, 1], stops: even("#f7efe2", "#eddfc9", "#d8c4a5") },
  glass: { line: diagonal, stops: even("#cfe0e6", "#e9f2f4", "#bcd2da", "#dcebee", "#b0c8d1") },
};

/** Textures, baked as tiles: file name, tile size in stage units and how strongly each is laid on. */
export const textures: Readonly<Record<string, { readonly tile: number; readonly opacity: number }>> = {
  kraft: { tile: 340, opacity: 1 },
  paper: { tile: 150, opacity: 1 },
  leather: { tile: 220, opacity: 1 },
  weave: { tile: 180, opacity: 1 },
  brushed: { tile: 300, opacity: 1 },
  hologram: { tile: 420, opacity: 0.9 },
};
