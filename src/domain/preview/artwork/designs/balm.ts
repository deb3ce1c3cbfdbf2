import { type Design, colourway } from "../design.ts";
import { leaf } from "../strokes.ts";
import { balmLetters } from "./letters/balm.ts";

export const balm: Design = {
  marks: [
    { d: "M0-48C22-16 34 0 34 16A34 34 0 0 1-34 16C-34 0-22-16 0-48Z", fill: "accent" },
    { d: leaf(-2, 38, 54, -66), fill: "deep" },
    { d: leaf(2, 38, 40, -128), fill: "deep" },
    { d: "M-22 18A22 22 0 0 0-8 36", stroke: "light", width: 4 },
  ],
  title: "Fern Balm",
  face: "serif",
  above: "FLINT & DAUGHTER",
  below: "KAWAKAWA · 60 ML",
  background: "arch",
  line: true,
  surface: "clay",
  colourways: [
    colourway("#e7efe3", "#d2e2cd", "#1f4a3a", "#79b08f", "#f8fbf6"),
    colourway("#f5ece1", "#ecdac3", "#5b3a1f", "#d3a35f", "#fdf9f3"),
    colourway("#efe6f0", "#dfcbe2", "#4a2a55", "#b487c0", "#fbf7fc"),
  ],
  letters: balmLetters,
};
