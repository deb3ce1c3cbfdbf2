import { type Design, type Mark, colourway } from "../design.ts";
import { disc, leaf, wedge } from "../strokes.ts";
import { ciderLetters } from "./letters/cider.ts";

export const cider: Design = {
  marks: [
    { d: disc(0, 0, 46), fill: "accent" },
    { d: disc(0, 0, 40), fill: "light" },
    ...Array.from({ length: 8 }, (_, index): Mark => ({
      d: wedge(index * 45 + 4, index * 45 + 41, 6, 35),
      fill: "accent",
    })),
    { d: leaf(26, -32, 34, -40), fill: "deep" },
  ],
  title: "Southerly",
  face: "serif",
  above: "PRESSED IN AUTUMN",
  below: "LEMON CIDER · 330 ML",
  background: "bands",
  line: false,
  surface: "clay",
  colourways: [
    colourway("#fdf3d0", "#1e5a4a", "#17483b", "#f3b61f", "#fffbea"),
    colourway("#fbe3d5", "#a8352c", "#7f231c", "#f08a4b", "#fff5ee"),
    colourway("#e2eff0", "#1f5575", "#17415a", "#f2c14e", "#f6fbfb"),
  ],
  letters: ciderLetters,
};
