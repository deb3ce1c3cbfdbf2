import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { svgFileOf } from "../../src/domain/preview/paint/svg-of.ts";
import type { Box, Scene } from "../../src/domain/preview/scene.ts";

const tiles = new Map<string, string>();

/** A texture tile as a data URI (PNG: what sharp's SVG reader surely knows). */
const texture = (name: string): string => tiles.get(name) ?? "";

/** Reads the baked tiles once. */
export const loadTextures = async (names: readonly string[]): Promise<void> => {
  for (const name of names) {
    const png = await sharp(readFileSync(`public/pictures/textures/${name}.webp`))
      .png()
      .toBuffer();
    tiles.set(name, `data:image/png;base64,${png.toString("base64")}`);
  }
};

/** A scene as a picture so many pixels wide, drawn at twice the size and brought down. */
export const render = (scene: Scene, widthPx: number, view?: Box): Sharp => {
  const svg = svgFileOf(scene, { prefix: "p", texture, ...(view === undefined ? {} : { view }) });
  const drawn = view?.width ?? 900;
  return sharp(Buffer.from(svg), { density: (72 * 2 * widthPx) / drawn, limitInputPixels: false }).resize({
    width: widthPx,
  });
};
