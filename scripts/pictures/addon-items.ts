/** Draws the picture of every print feature, as small SVG files: `node scripts/pictures/addon-items.ts`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { PrintFeature } from "../../src/domain/catalogue/choice.ts";
import { svgFileOf } from "../../src/domain/preview/paint/svg-of.ts";
import type { Scene, Shape } from "../../src/domain/preview/scene.ts";
import { sceneOf } from "../../src/domain/preview/scene-of.ts";
import { catalogue } from "./shop.ts";
import { selected } from "./shots/shot.ts";

const SWING_TAGS = 18;
const HOLE_5MM = 132;

/** How close we look, by feature. */
const zooms: Readonly<Record<string, number>> = {
  "emboss-deboss": 1.9,
  "foil-stamp": 1.5,
  "punch-holes2": 1.05,
  "tag-strings": 1.1,
};

/** Small files carry no texture tiles. */
const untextured = (shape: Shape): Shape[] => {
  if (shape.kind === "path") return shape.fill?.startsWith("texture-") === true ? [] : [shape];
  return shape.kind === "group" ? [{ ...shape, children: shape.children.flatMap(untextured) }] : [shape];
};

const sceneFor = (feature: PrintFeature, itemId: number): Scene => {
  const product = catalogue.products.get(SWING_TAGS);
  if (product === undefined) throw new Error("the swing tag has gone from the catalogue");
  const side = feature.appliedSide === "na" ? "na" : "front";
  const selection = selected(catalogue, product, [
    ...(feature.code === "tag-strings"
      ? [{ field: "printFeature", side: "na", itemId: HOLE_5MM, chosen: true } as const]
      : []),
    { field: "printFeature", side, itemId, chosen: true },
  ]);
  const scene = sceneOf(catalogue, selection, {
    measures: false,
    surface: "sage",
    design: feature.code === "foil-stamp" ? "night" : "tailor",
    zoom: zooms[feature.code] ?? 1.05,
  });
  return { ...scene, shapes: scene.shapes.flatMap(untextured) };
};

for (const feature of catalogue.document.printFeatures)
  for (const item of feature.items) {
    const svg = svgFileOf(sceneFor(feature, item.id), {
      prefix: "f",
      texture: () => "",
      view: { x: 130, y: 0, width: 640, height: 640 },
    });
    const file = `public/uploads/${item.filePath}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${svg.replace(/ width="640" height="640"/, ' width="160" height="160"')}\n`);
    console.log(item.filePath, svg.length);
  }
