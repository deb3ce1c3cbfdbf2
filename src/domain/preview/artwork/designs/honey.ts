import { type Design, colourway } from "../design.ts";
import { disc } from "../strokes.ts";
import { honeyLetters } from "./letters/honey.ts";

export const honey: Design = {
  marks: [
    { d: "M-3-12C-22-46-48-40-46-22C-44-6-18-6-3-12Z", fill: "light", stroke: "deep", width: 2.5 },
    { d: "M3-12C22-46 48-40 46-22C44-6 18-6 3-12Z", fill: "light", stroke: "deep", width: 2.5 },
    { d: "M0-14C22-14 24 14 0 48C-24 14-22-14 0-14Z", fill: "deep" },
    { d: "M-16.5 2Q0 8 16.5 2L15.5 10Q0 16-15.5 10Z", fill: "accent" },
    { d: "M-12.5 19Q0 24 12.5 19L8 28Q0 31-8 28Z", fill: "accent" },
    { d: disc(0, -20, 9.5), fill: "deep" },
    { d: "M-4-28Q-8-40-16-42M4-28Q8-40 16-42", stroke: "deep", width: 2.5 },
  ],
  title: "Honey",
  face: "serif",
  above: "HOLLOW HILL",
  below: "RAW BUSH · 500 G",
  background: "hexagons",
  line: false,
  surface: "sky",
  colourways: [
    colourway("#f6bd3b", "#f2ae22", "#3a2108", "#f6bd3b", "#fff4d6"),
    colourway("#f7e6bd", "#f0d695", "#4a2a0a", "#e8a21c", "#fffaf0"),
    colourway("#d9822b", "#cc7320", "#2d1606", "#ffd98a", "#fff0d2"),
  ],
  letters: honeyLetters,
};
