/**
 * Draws a square of every look, or of the one that is named, lit from the upper left, and writes the styles that show them:
 * `node scripts/pictures/swatches.ts [APPEARANCE]`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { type Appearance, appearanceNames, appearances } from "#domain/appearances.ts";
import { gridLines } from "#domain/preview/forms/parts/film.ts";
import { grown, rectangle } from "#domain/preview/geometry/outline.ts";
import { grainShapes, sheenShapes, stockShapes } from "#domain/preview/material/face.ts";
import { shadowShapes } from "#domain/preview/material/shadow.ts";
import { stockOf } from "#domain/preview/stock.ts";
import { type SceneShape, group, path } from "#domain/preview/scene.ts";
import { MATERIALS_FILE, materialsCss } from "./materials-css.ts";
import { loadTextures, looseScene, render } from "./render.ts";

const SIDE = 240;
const box = { x: 0, y: 0, width: SIDE, height: SIDE };
const d = rectangle(box);

/** The bubble of a dome sits on the swatch; everything else fills it. */
function swatch(appearance: Appearance): SceneShape[] {
  const { ink, film = null } = appearances[appearance].swatch ?? {};
  const stock = { ...stockOf([appearance]), film };
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

writeFileSync(MATERIALS_FILE, materialsCss());
mkdirSync("public/pictures/swatches", { recursive: true });
await loadTextures();
const [only] = process.argv.slice(2);
for (const appearance of appearanceNames) {
  if (only !== undefined && only !== appearance) continue;
  const { size } = await render(looseScene(swatch(appearance), box), 160, box)
    .webp({ quality: 78, effort: 6 })
    .toFile(`public/pictures/swatches/${appearance}.webp`);
  console.log(appearance, size);
}
