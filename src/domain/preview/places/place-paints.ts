import { type Gradient, even, shade, white } from "#domain/gradient.ts";

function down(...colours: readonly string[]): Gradient {
  return { line: [0, 0, 0, 1], stops: even(...colours) };
}

/** Paints of places that letters are shown in. */
export const placePaints: Readonly<Record<string, Gradient>> = {
  "wall-light": { radial: [0.3, 0.2, 1], stops: even("#f3ece0", "#e8dfd0", "#cfc3b0") },
  "wall-dark": { radial: [0.3, 0.2, 1], stops: even("#4a6b62", "#365249", "#22362f") },
  floor: down("#8a6544", "#a67c55", "#b98d63"),
  oak: down("#cda070", "#bd8d5c", "#a97a4b"),
  "oak-top": down("#e0b98b", "#c99a69"),
  clay: { line: [0, 0, 1, 0], stops: even("#d98f6c", "#f0b896", "#c97a56", "#96522f") },
  stoneware: { line: [0, 0, 1, 0], stops: even("#e7ebe6", "#ffffff", "#d5dbd6", "#a3aca6") },
  basket: { line: [0, 0, 1, 0], stops: even("#9c7747", "#d4ae78", "#b78e57", "#7d5a30") },
  leaf: { line: [0, 0, 1, 1], stops: even("#6f9a6c", "#44724a", "#2c5233") },
  "leaf-pale": { line: [0, 0, 1, 1], stops: even("#a9bf9f", "#7f9f7c", "#5b7d5f") },
  "lamp-shade": { line: [0, 0, 1, 0], stops: even("#f7e7c8", "#fff6e2", "#ecd3a5", "#c9a875") },
  brass: { stops: even("#6f5220", "#e3c472", "#fff2c4", "#b98f3c", "#7c5c24") },
  "brass-bar": { line: [0, 0, 1, 0], stops: even("#7c5c24", "#e3c472", "#fff2c4", "#c29a45", "#6f5220") },
  joinery: { line: [0, 0, 1, 1], stops: even("#2f5a52", "#244841", "#1a3631") },
  "joinery-inside": { line: [0, 0, 1, 1], stops: even("#f4efe4", "#e6decd", "#d3c8b3") },
  "shop-day": down("#f6efe2", "#ece3d2", "#d9ccb4"),
  "shop-night": down("#39474d", "#2b373d", "#1d272c"),
  glow: {
    radial: [0.5, 0.5, 0.5],
    stops: [
      [0, "#ffe2a8", 0.95],
      [0.35, "#ffd58c", 0.5],
      [1, "#ffcf8a", 0],
    ],
  },
  awning: {
    line: [0, 0, 0, 1],
    stops: [
      [0, shade, 0],
      [0.7, shade, 0.06],
      [1, shade, 0.3],
    ],
  },
  reflection: {
    line: [0, 0, 0.4, 1],
    stops: [
      [0, white, 0.42],
      [0.5, white, 0.18],
      [1, white, 0.04],
    ],
  },
  "street-sky": down("#b8d9e8", "#dcecf0", "#f6efe0"),
  asphalt: down("#a3a39d", "#8d8e89", "#787975"),
  kerb: down("#d9d4c9", "#bfb9ac"),
  pavement: down("#c9c2b4", "#b4ac9c"),
  brick: { line: [0, 0, 1, 1], stops: even("#e9dccb", "#dccbb5", "#c4b098") },
  roller: { line: [0, 0, 0, 1], stops: even("#c4ccce", "#b3bdc0", "#98a4a8") },
  "body-light": {
    line: [0, 0, 0, 1],
    stops: [
      [0, "#ffffff"],
      [0.12, "#fbfbf9"],
      [0.5, "#f0f0ec"],
      [0.72, "#dfe1de"],
      [0.86, "#c9cdcb"],
      [1, "#a7adac"],
    ],
  },
  "body-dark": {
    line: [0, 0, 0, 1],
    stops: [
      [0, "#57788a"],
      [0.08, "#37586b"],
      [0.45, "#294658"],
      [0.72, "#1d3644"],
      [0.86, "#152a36"],
      [1, "#0c1c25"],
    ],
  },
  "van-glass": { line: [0, 0, 0.6, 1], stops: even("#6d868f", "#3b4c54", "#1b272c") },
  tyre: { radial: [0.45, 0.4, 0.6], stops: even("#3b3f41", "#26292b", "#17191a") },
  rim: { line: [0, 0, 1, 1], stops: even("#f4f6f7", "#c3c9cc", "#8b9397", "#d7dbdd") },
  trim: down("#4d5356", "#34393c", "#1f2325"),
  "head-lamp": { line: [0, 0, 1, 1], stops: even("#ffffff", "#dbe6ea", "#a9bac1") },
  "tail-lamp": down("#e0504a", "#b02423", "#741414"),
  cedar: { line: [0, 0, 0, 1], stops: even("#c08a5c", "#ad774a", "#9a683f") },
  "cedar-dark": { line: [0, 0, 0, 1], stops: even("#a9744a", "#97643c", "#855632") },
  "box-light": { line: [0, 0, 1, 1], stops: even("#f5f1e6", "#e9e3d4", "#d3cab7") },
  "box-dark": { line: [0, 0, 1, 1], stops: even("#43525b", "#323f47", "#222c33") },
  "box-side": {
    line: [0, 0, 1, 0],
    stops: [
      [0, shade, 0],
      [1, shade, 0.32],
    ],
  },
  envelope: { line: [0, 0, 0, 1], stops: even("#ffffff", "#f4f1ea") },
};
