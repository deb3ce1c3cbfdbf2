import { type Design, type Mark, colourway } from "../design.ts";
import { leaf } from "../strokes.ts";
import { thymeLetters } from "./letters/thyme.ts";

export const thyme: Design = {
  marks: [
    { d: "M-2 48C4 20-4-6 4-40", stroke: "deep", width: 3 },
    ...[38, 24, 10, -4, -17].map((y, index): Mark => ({
      d: leaf(0, y, 30 - index * 3, -28 - index * 4),
      fill: "deep",
    })),
    ...[31, 17, 3, -11].map((y, index): Mark => ({
      d: leaf(0, y, 30 - index * 3, 208 + index * 4),
      fill: "accent",
    })),
    { d: leaf(3, -28, 22, -84), fill: "deep" },
  ],
  title: "Wild Thyme",
  face: "serif",
  above: "GARDEN STREET",
  below: "DRIED HERBS · 40 G",
  background: "arch",
  line: true,
  surface: "blush",
  colourways: [
    colourway("#f4efe2", "#e6e4cb", "#2e4a2f", "#7b8f4a", "#fbf8ef"),
    colourway("#f6e9df", "#efd3c3", "#6b2f28", "#c2694b", "#fdf6f0"),
    colourway("#e9edf0", "#cfd9e1", "#2b4059", "#6f93ad", "#f7f9fb"),
  ],
  letters: thymeLetters,
};
