/** Draws the places that lettering is looked at in, without words, into `public/pictures/places`: `node scripts/pictures/places.ts`. */
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { placePicture, SMALL_PICTURE_SIZE, smallPlacePicture } from "#domain/configure/gallery-pictures.ts";
import { scaling } from "#domain/preview/geometry/matrix.ts";
import { svgFileOf } from "#domain/preview/paint/svg-of.ts";
import { placeDrawings } from "#domain/preview/places/draw-place.ts";
import { placePaints } from "#domain/preview/places/place-paints.ts";
import { places } from "#domain/preview/places/places.ts";
import { group, type SceneShape, STAGE } from "#domain/preview/scene.ts";
import { looseScene } from "./render.ts";

const FOLDER = "public/pictures/places";

/** A picture file fetches nothing: what is only the grain of a stock is left out of it. */
function withoutGrain(shapes: readonly SceneShape[]): SceneShape[] {
  return shapes.flatMap((shape): SceneShape[] => {
    if (shape.kind === "group") return [{ ...shape, children: withoutGrain(shape.children) }];
    return shape.kind === "path" && shape.fill?.startsWith("texture-") ? [] : [shape];
  });
}

mkdirSync(FOLDER, { recursive: true });
for (const { id, widthMm } of places)
  for (const tone of ["light", "dark"] as const) {
    const { behind, glass, inFront } = placeDrawings[id]({ tone, from: "outside" });
    const scale = STAGE.width / widthMm;
    const shapes = [group(withoutGrain([...behind, ...glass, ...inFront]), { matrix: scaling(scale) })];
    const scene = { ...looseScene(shapes, STAGE), scale };
    const svg = svgFileOf(scene, { prefix: "p", texture: () => "", paints: placePaints });
    writeFileSync(`public${placePicture(id, tone)}`, svg);
    const small = await sharp(Buffer.from(svg), { density: 144 })
      .resize(SMALL_PICTURE_SIZE.width, SMALL_PICTURE_SIZE.height)
      .webp({ quality: 74, effort: 6 })
      .toFile(`public${smallPlacePicture(id, tone)}`);
    console.log(id, tone, svg.length, small.size);
  }
