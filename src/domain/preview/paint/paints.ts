import { appearanceNames, appearances } from "#domain/appearances.ts";
import { filmPaints } from "./film-paints.ts";
import { type Gradient, even, shade, white } from "#domain/gradient.ts";
import { surfacePaints } from "./surface-paints.ts";

/** Of materials that are no plain colour, by their names. */
const materialPaints: Readonly<Record<string, Gradient>> = Object.fromEntries(
  appearanceNames.flatMap((name) => {
    const { gradient } = appearances[name];
    return gradient ? [[name, gradient]] : [];
  }),
);

export const gradients: Readonly<Record<string, Gradient>> = {
  ...surfacePaints,
  ...filmPaints,
  ...materialPaints,
  "stamp-gold": {
    stops: even("#7a5510", "#c08f2a", "#e0ba55", "#b58528", "#875f13", "#d2a843", "#e6c46a", "#9d7019"),
  },
  "stamp-silver": {
    stops: even("#666c72", "#a4abb2", "#ccd2d7", "#949ba2", "#6c737a", "#b9c0c6", "#d3d9dd", "#7f868d"),
  },
  "ink-gold": { stops: even("#9c7426", "#c89b3f", "#b0842d", "#d3aa52", "#a57b2a") },
  "ink-silver": { stops: even("#7f868b", "#adb3b8", "#8f969b", "#bcc2c6", "#858c91") },
  // Over black letters a broad highlight would look like dust: the film shows at its rims and in two narrow glints.
  film: {
    stops: [
      [0, "#eaf4f8", 0.2],
      [0.2, "#dfecf2", 0.05],
      [0.4, "#dfecf2", 0.04],
      [0.405, white, 0.17],
      [0.43, white, 0.17],
      [0.435, white, 0.03],
      [0.45, white, 0.1],
      [0.455, white, 0.03],
      [0.8, "#d5e6ed", 0.05],
      [1, "#cfe2ea", 0.2],
    ],
  },
  "sheen-gloss": {
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
    stops: [
      [0, white, 0.3],
      [0.5, white, 0],
      [1, shade, 0.09],
    ],
  },
  "sheen-matte": {
    stops: [
      [0, white, 0.12],
      [0.5, white, 0],
      [1, shade, 0.08],
    ],
  },
  "sheen-veil": {
    radial: [0.3, 0.22, 0.95],
    stops: [
      [0, "#fffaf0", 0.28],
      [0.5, "#f6f0e4", 0.15],
      [1, "#d9d2c4", 0.16],
    ],
  },
  window: {
    line: [0, 0, 0.5, 1],
    stops: [
      [0, white, 0.7],
      [0.5, white, 0.3],
      [1, white, 0.04],
    ],
  },
  rim: {
    stops: [
      [0, white, 0.95],
      [0.4, white, 0.2],
      [0.6, white, 0],
      [0.85, shade, 0.1],
      [1, white, 0.6],
    ],
  },
  "spot-gloss": {
    line: [0.1, 0, 0.6, 1],
    stops: [
      [0, white, 0.4],
      [0.3, white, 0.12],
      [0.32, white, 0],
      [0.68, white, 0],
      [0.73, white, 0.42],
      [0.79, white, 0.1],
      [0.8, white, 0],
    ],
  },
  "sheen-mirror": {
    line: [0, 0, 1, 0.7],
    stops: [
      [0, white, 0.1],
      [0.3, white, 0.36],
      [0.36, white, 0],
      [0.7, shade, 0.05],
      [0.78, white, 0.22],
      [0.86, white, 0],
      [1, shade, 0.16],
    ],
  },
  "dome-body": {
    radial: [0.38, 0.3, 0.78],
    stops: [
      [0, white, 0.26],
      [0.45, white, 0],
      [0.72, shade, 0.08],
      [0.93, shade, 0.36],
      [1, shade, 0.22],
    ],
  },
  "dome-light": {
    line: [0, 0, 0.2, 1],
    stops: [
      [0, white, 0.95],
      [0.5, white, 0.45],
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
  backing: { stops: even("#fbf8f0", "#f3eee2", "#e9e3d4") },
  "backing-dark": { stops: even("#61737e", "#505f69", "#404d56") },
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
      [0.8, shade, 0],
      [1, shade, 0.1],
    ],
  },
  core: { line: [0, 0, 1, 0], stops: even("#7c5a36", "#b88d5d", "#d0a877", "#8f6a43") },
  bore: { stops: even("#2e2013", "#5d432a", "#7a5a39") },
  crease: {
    line: [0, 0, 1, 0],
    stops: [
      [0, shade, 0],
      [0.44, shade, 0.14],
      [0.5, shade, 0.36],
      [0.54, white, 0.34],
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
