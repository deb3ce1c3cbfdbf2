import { type Design, colourway } from "../design.ts";
import { disc } from "../strokes.ts";
import { tailorLetters } from "./letters/tailor.ts";

export const tailor: Design = {
  marks: [
    { d: disc(0, 0, 44), fill: "deep" },
    { d: disc(0, 0, 33), stroke: "light", width: 2.5 },
    {
      d: [disc(-10, -10, 5.5), disc(10, -10, 5.5), disc(-10, 10, 5.5), disc(10, 10, 5.5)].join(""),
      fill: "light",
    },
    { d: "M-10-10L10 10M10-10L-10 10", stroke: "accent", width: 4 },
  ],
  title: "Otis & Fig",
  face: "serif",
  above: "MADE SLOWLY",
  below: "LINEN · WOOL · COTTON",
  background: "plain",
  line: true,
  surface: "clay",
  colourways: [
    colourway("#fbf6ec", "#f0e5d3", "#26313f", "#c8673f", "#fbf6ec"),
    colourway("#e8ece3", "#d5dccd", "#2f4436", "#b98a3d", "#e8ece3"),
    colourway("#f5e3dc", "#eccfc4", "#6a2c2c", "#33514d", "#f5e3dc"),
  ],
  letters: tailorLetters,
};
