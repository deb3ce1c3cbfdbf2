import { type Design, colourway } from "../design.ts";
import { disc } from "../strokes.ts";
import { driftLetters } from "./letters/drift.ts";

export const drift: Design = {
  marks: [
    { d: "M-46 22V-8C-46-26-38-30-26-30H16C32-30 38-22 42-4L48 2V22Z", fill: "deep" },
    {
      d: "M-38-6V-12C-38-20-34-22-28-22H-22V-6ZM-16-22H2V-6H-16ZM8-22H14C24-22 28-18 32-6H8Z",
      fill: "light",
    },
    { d: "M-46 1.8H48V6.2H-46Z", fill: "accent" },
    { d: [disc(-24, 23, 11), disc(26, 23, 11)].join(""), fill: "deep", stroke: "light", width: 3 },
    { d: [disc(-24, 23, 4), disc(26, 23, 4)].join(""), fill: "light" },
    { d: "M-31-37.5H15V-32.5H-31Z", fill: "accent" },
  ],
  title: "TAKE THE LONG WAY",
  face: "sans",
  above: "NO HURRY",
  below: "STATE HIGHWAY 6 AND BACK",
  background: "bands",
  line: false,
  surface: "straw",
  colourways: [
    colourway("#fbe7c6", "#0f5c66", "#123c48", "#ef6a3a", "#fff6e4"),
    colourway("#d7ecea", "#e25d3f", "#1b3a4b", "#e25d3f", "#f5fbfa"),
    colourway("#f7d3c3", "#7d2e4f", "#4b1a33", "#e9a13b", "#fff1ea"),
  ],
  letters: driftLetters,
};
