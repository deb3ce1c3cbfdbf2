import { type Design, colourway } from "../design.ts";
import { disc } from "../strokes.ts";
import { studioLetters } from "./letters/studio.ts";

export const studio: Design = {
  marks: [
    { d: "M-44 26L-20-2C-16-28 12-40 26-24L46-18L28-10C30 18 10 32-14 28Z", fill: "deep" },
    { d: "M-14 4C-2-8 14-6 18-2C14 14-2 20-18 14Z", fill: "accent" },
    { d: disc(19, -18, 3.2), fill: "light" },
    { d: "M-2 28V44M8 26V44", stroke: "deep", width: 3 },
    { d: "M-30 43.2H40V46.8H-30Z", fill: "accent" },
  ],
  title: "Ana Marlow",
  face: "serif",
  above: "MARLOW & PINE",
  below: "FURNITURE MAKERS · NELSON",
  background: "plain",
  line: false,
  surface: "sage",
  colourways: [
    colourway("#f7f3ea", "#eadfca", "#1d3d3a", "#d9663b", "#f7f3ea"),
    colourway("#1d3d3a", "#254b47", "#f7ecd9", "#e58a5b", "#1d3d3a"),
    colourway("#e9c7b3", "#e0b69d", "#472419", "#a4432c", "#e9c7b3"),
  ],
  letters: studioLetters,
};
