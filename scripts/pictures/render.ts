import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { SMALL_PICTURE_SIZE, smallPicture } from "#domain/configure/gallery-pictures.ts";
import { seamlessScene } from "#domain/preview/paint/seamless-scene.ts";
import { textures } from "#domain/preview/paint/paints.ts";
import { svgFileOf } from "#domain/preview/paint/svg-of.ts";
import type { Box, Scene, SceneShape } from "#domain/preview/scene.ts";
import { propPaints } from "./props/prop-paints.ts";

const tiles = new Map<string, string>();

/** A texture tile as a data URI (PNG: what sharp's SVG reader surely knows). */
function texture(name: string): string {
  return tiles.get(name) ?? "";
}

/** Reads the baked tiles once. */
export async function loadTextures(): Promise<void> {
  for (const name of Object.keys(textures)) {
    const png = await sharp(readFileSync(`public/pictures/textures/${name}.webp`))
      .png()
      .toBuffer();
    tiles.set(name, `data:image/png;base64,${png.toString("base64")}`);
  }
}

/** Shapes that are no product, as a scene that is seen in a box. */
export function looseScene(shapes: readonly SceneShape[], box: Box): Scene {
  return {
    scale: 1,
    definitions: {},
    shapes,
    measures: [],
    focus: box,
    facts: { pieces: 1, holes: 0, sets: 1, bothSides: false, side: "front", size: [1, 1] },
    words: "",
  };
}

/** A scene as a picture so many pixels wide, drawn at twice the size and brought down. */
export function render(scene: Scene, widthPx: number, view?: Box): Sharp {
  const svg = svgFileOf(seamlessScene(scene), {
    prefix: "p",
    texture,
    paints: propPaints,
    ...(view === undefined ? {} : { view }),
  });
  const drawn = view?.width ?? 900;
  return sharp(Buffer.from(svg), { density: (72 * 2 * widthPx) / drawn, limitInputPixels: false }).resize({
    width: widthPx,
  });
}

/** Writes a picture and the small copy that lies beside it; answers the bytes of both. */
export async function writeStill(picture: Sharp, file: string): Promise<number> {
  const drawn = await picture.png().toBuffer();
  const still = await sharp(drawn).webp({ quality: 70, effort: 6, smartSubsample: true }).toFile(file);
  const small = await sharp(drawn)
    .resize(SMALL_PICTURE_SIZE.width, SMALL_PICTURE_SIZE.height)
    .webp({ quality: 70, effort: 5 })
    .toFile(smallPicture(file));
  return still.size + small.size;
}
