import { type Design, colourway } from "../design.ts";
import { star } from "../strokes.ts";
import { nightLetters } from "./letters/night.ts";

export const night: Design = {
  marks: [
    { d: "M8-43A44 44 0 1 0 43 10A35 35 0 1 1 8-43Z", fill: "deep" },
    { d: star(16, -4, 18), fill: "accent" },
    { d: star(38, -28, 9), fill: "accent" },
    { d: star(38, 24, 7), fill: "deep" },
  ],
  title: "Moonlight",
  face: "serif",
  above: "TWELVE CANDLES",
  below: "SOY WAX · 45 HOURS",
  background: "dots",
  line: false,
  surface: "sage",
  colourways: [
    colourway("#232a4d", "#323b66", "#f7e7c4", "#f3b95f", "#232a4d"),
    colourway("#5a2547", "#6d3258", "#fbe4d8", "#f2a27c", "#5a2547"),
    colourway("#12403f", "#1b5150", "#f3ecd2", "#e6bd5f", "#12403f"),
  ],
  letters: nightLetters,
};
