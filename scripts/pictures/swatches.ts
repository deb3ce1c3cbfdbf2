/** Draws a square of every material, or of the one that is named, lit from the upper left: `node scripts/pictures/swatches.ts [APPEARANCE]`. */
import { mkdirSync } from "node:fs";
import { appearanceSchema } from "#domain/catalogue/choice.ts";
import { gridLines } from "#domain/preview/forms/parts/film.ts";
import { grown, rectangle } from "#domain/preview/geometry/outline.ts";
import { grainShapes, sheenShapes, stockShapes } from "#domain/preview/material/face.ts";
import { shadowShapes } from "#domain/preview/material/shadow.ts";
import { type StockLook, stockOf } from "#domain/preview/stock.ts";
import { type SceneShape, group, path } from "#domain/preview/scene.ts";
import { loadTextures, looseScene, render } from "./render.ts";

const SIDE = 240;
const box = { x: 0, y: 0, width: SIDE, height: SIDE };
const d = rectangle(box);

type Appearance = (typeof appearanceSchema.options)[number];

/** White stocks have a tint here: on plain white, gloss, matte and uncoated would look the same. */
const inks: Partial<Record<Appearance, string>> = {
  gloss: "#d9e3e8",
  matte: "#f3f1ec",
  uncoated: "#efe6d3",
  "vinyl-gloss": "#d9e3e8",
};
const films: Partial<Record<Appearance, StockLook["film"]>> = {
  gloss: "gloss",
  matte: "matte",
  "vinyl-gloss": "gloss",
};

/** The bubble of a dome sits on the swatch; everything else fills it. */
function swatch(appearance: Appearance): SceneShape[] {
  const stock = { ...stockOf([appearance]), film: films[appearance] ?? null };
  const ink = inks[appearance];
  if (stock.sheen !== "dome")
    return [
      ...(stock.clear ? [path(d, { fill: "backing" }), ...gridLines(box, d)] : []),
      ...stockShapes(stock, d),
      ...(ink === undefined ? [] : [path(d, { fill: ink }), ...grainShapes(stock, d)]),
      ...sheenShapes(stock, d, box),
    ];
  const bubble = grown(box, -34);
  const round = rectangle(bubble, 90);
  return [
    path(d, { fill: "surface-paper" }),
    ...shadowShapes(round, 6),
    path(round, { fill: "#6fb0c4" }),
    group(sheenShapes(stock, round, bubble)),
  ];
}

mkdirSync("public/pictures/swatches", { recursive: true });
await loadTextures();
const [only] = process.argv.slice(2);
for (const appearance of appearanceSchema.options) {
  if (only !== undefined && only !== appearance) continue;
  const { size } = await render(looseScene(swatch(appearance), box), 160, box)
    .webp({ quality: 78, effort: 6 })
    .toFile(`public/pictures/swatches/${appearance}.webp`);
  console.log(appearance, size);
}
