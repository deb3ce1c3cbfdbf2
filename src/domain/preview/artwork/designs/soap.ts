import { type Design, type Mark, colourway } from "../design.ts";
import { disc } from "../strokes.ts";
import { soapLetters } from "./letters/soap.ts";

export const soap: Design = {
  marks: [
    { d: disc(0, -22, 22), fill: "accent" },
    ...[0, 16, 32].map((y): Mark => ({
      d: `M-48 ${y + 4}C-38 ${y - 10}-28 ${y - 10}-16 ${y + 2}S8 ${y + 14} 18 ${y + 2}S38 ${y - 8} 48 ${y + 4}`,
      stroke: "deep",
      width: 6.5,
    })),
  ],
  title: "Salt & Kelp",
  face: "serif",
  above: "COLD COAST",
  below: "HAND SOAP · 110 G",
  background: "hills",
  line: false,
  surface: "straw",
  colourways: [
    colourway("#dcebe6", "#9fc7c1", "#1f4d58", "#f0a37c", "#f6fbf9"),
    colourway("#f4e1da", "#e2b8aa", "#6a2f39", "#d97f63", "#fff6f2"),
    colourway("#e6e5f2", "#b9b8dc", "#353069", "#e8a0b4", "#f8f7fd"),
  ],
  letters: soapLetters,
};
