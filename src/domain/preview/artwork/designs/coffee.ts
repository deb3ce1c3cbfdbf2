import { type Design, colourway } from "../design.ts";
import { disc } from "../strokes.ts";
import { coffeeLetters } from "./letters/coffee.ts";

export const coffee: Design = {
  marks: [
    { d: "M-34-6H26V14C26 34 12 42-4 42C-20 42-34 34-34 14Z", fill: "deep" },
    { d: "M26 0C44-2 46 24 22 24", stroke: "deep", width: 6 },
    {
      d: "M-22-16C-30-26-12-30-20-44M-4-16C-12-26 6-30-2-44M14-16C6-26 24-30 16-44",
      stroke: "accent",
      width: 4.5,
    },
    { d: disc(-4, 16, 9, 12), fill: "accent" },
    { d: "M0 5C-9 13 1 19-8 27", stroke: "deep", width: 2.5 },
  ],
  title: "Kettle & Crane",
  face: "serif",
  above: "SLOW ROASTED",
  below: "HOUSE BLEND · 250 G",
  background: "rays",
  line: false,
  surface: "sage",
  colourways: [
    colourway("#f3dfc4", "#eed4b1", "#123f3d", "#d4562f", "#f9ecd9"),
    colourway("#c9dcd3", "#bcd3c8", "#1d3b34", "#c24f2b", "#eef6f1"),
    colourway("#f1c7ab", "#ecbb9b", "#4b1f16", "#a63d22", "#fbe9dd"),
  ],
  letters: coffeeLetters,
};
