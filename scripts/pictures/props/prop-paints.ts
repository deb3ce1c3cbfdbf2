import { type Gradient, even, shade, white } from "#domain/gradient.ts";

/** Paints that only the gallery's pictures use: its tables, and the things that products are stuck on. */
export const propPaints: Readonly<Record<string, Gradient>> = {
  "surface-paper": { radial: [0.36, 0.28, 0.95], stops: even("#fcfaf6", "#f1ede5", "#dcd6ca") },
  "surface-slate": { radial: [0.36, 0.28, 0.95], stops: even("#5b6570", "#444d57", "#2c333b") },
  table: {
    line: [0, 0, 0, 1],
    stops: [
      [0, shade, 0.12],
      [0.04, white, 0.22],
      [0.3, white, 0.06],
      [1, shade, 0.14],
    ],
  },
  honey: { line: [0, 0, 0, 1], stops: even("#ffcf63", "#f0a524", "#d17f0f", "#a85c08") },
  amber: { line: [0, 0, 0, 1], stops: even("#8a4a1a", "#6b3410", "#4c2209") },
  wax: { line: [0, 0, 0, 1], stops: even("#f7efe2", "#eddfc9", "#d8c4a5") },
  bodywork: { line: [0, 0, 0, 1], stops: even("#3f8f92", "#2d7679", "#1f5c60", "#173f43") },
  bumper: { line: [0, 0, 0, 1], stops: even("#596267", "#3d4549", "#2b3236", "#1c2124") },
  "tail-lamp": { line: [0, 0, 0, 1], stops: even("#d8433b", "#a81f1e", "#6e1011") },
  "foil-rose-gold": {
    stops: even("#8f4f45", "#d99a8a", "#ffe3d8", "#d08f80", "#96574c", "#e6b3a3", "#ffeee6", "#b4776a"),
  },
  "foil-copper": {
    stops: even("#6f3517", "#c4703a", "#ffd0a3", "#b8622e", "#7a3c1b", "#d8895a", "#ffdcb8", "#984e25"),
  },
  brass: { stops: even("#6f5220", "#e3c472", "#fff2c4", "#b98f3c", "#7c5c24") },
};
