import { type Design, colourway } from "../design.ts";
import { disc } from "../strokes.ts";
import { trailLetters } from "./letters/trail.ts";

export const trail: Design = {
  marks: [
    { d: disc(10, -14, 25), fill: "accent" },
    { d: "M-50 38L-16-22L2 8L14-10L50 38Z", fill: "deep" },
    { d: "M-16-22L-25-6L-18-1L-13-7L-7 0L-6-5ZM14-10L6 2L12 5L16 1L21 3L22 1Z", fill: "light" },
  ],
  title: "HIGH TRACK",
  face: "sans",
  above: "ALPINE CLUB",
  below: "SINCE 1974",
  background: "hills",
  line: false,
  surface: "sky",
  colourways: [
    colourway("#f8d8b6", "#c8643f", "#23304a", "#ef8d4f", "#fff3e4"),
    colourway("#cfe3ea", "#5d93a8", "#17384a", "#f2b04c", "#f3fafc"),
    colourway("#e9d7ea", "#9a6aa5", "#38214a", "#f0906a", "#faf3fb"),
  ],
  letters: trailLetters,
};
