import { type Design, colourway } from "../design.ts";
import { disc } from "../strokes.ts";
import { archLetters } from "./letters/arch.ts";

export const arch: Design = {
  marks: [
    { d: "M-43 40V-1A43 43 0 0 1 43-1V40", stroke: "deep", width: 4.5 },
    { d: "M-30 40V-1A30 30 0 0 1 30-1V40", stroke: "deep", width: 4.5 },
    { d: "M-17 40V-1A17 17 0 0 1 17-1V40", stroke: "deep", width: 4.5 },
    { d: "M-50 38.5H50V43.5H-50Z", fill: "deep" },
    { d: disc(0, 6, 6.5), fill: "accent" },
  ],
  title: "Ines Harrow",
  face: "serif",
  above: "HARROW & BAY",
  below: "ARCHITECTS · WANAKA",
  background: "plain",
  line: false,
  surface: "clay",
  colourways: [
    colourway("#1f2f2c", "#27403b", "#f3ead7", "#dcb878", "#1f2f2c"),
    colourway("#f5efe2", "#e9dfc9", "#1f2f2c", "#b27f2e", "#f5efe2"),
    colourway("#6b2f2a", "#7d3a33", "#f8e6d6", "#e7b98a", "#6b2f2a"),
  ],
  letters: archLetters,
};
