import sharp from "sharp";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { OwnArtwork } from "#domain/preview/artwork/frame.ts";
import { imposedSheet } from "#domain/preview/imposed-sheet.ts";
import { seamlessScene } from "#domain/preview/paint/seamless-scene.ts";
import { svgFileOf } from "#domain/preview/paint/svg-of.ts";
import { STAGE } from "#domain/preview/scene.ts";
import { sceneOf } from "#domain/preview/scene-of.ts";
import { impositionOf } from "#domain/price/impose.ts";
import { readTextures } from "./textures.ts";

/** Pixels; a mail shows it 464 wide (src/platform/mail/email.ts), a fine screen half as much again. */
const WIDTH = 696;

// One picture a mail, each another: what was drawn before is of no use.
sharp.cache(false);

/** Pixels of a thumbnail's longer side; a list shows it half as large. */
const THUMBNAIL = 144;

/** The product alone, on nothing and with its own shadow, so that rows of them are told apart: a WebP of 2 to 4 kB. */
export async function drawThumbnail(
  catalogue: Catalogue,
  selection: Selection,
  artwork: OwnArtwork | null,
): Promise<Buffer> {
  const textures = await readTextures();
  const bare = sceneOf(catalogue, selection, { measures: false, artwork, guides: false, surface: null });
  const svg = svgFileOf(seamlessScene(bare), { prefix: "p", texture: (name) => textures.get(name) ?? "" });
  const drawn = sharp(Buffer.from(svg), { density: 36 }).trim({ threshold: 1 });
  return drawn
    .resize({ width: THUMBNAIL, height: THUMBNAIL, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/** Pixels of the picture of a sheet that is printed; a list shows it half as large. */
const SHEET = { width: 480, height: 360 } as const;

/** The first sheet of a line as it is printed; null where nothing can be laid out. A WebP of 5 to 20 kB. */
export async function drawImposedSheet(
  catalogue: Catalogue,
  selection: Selection,
  artwork: OwnArtwork | null,
): Promise<Buffer | null> {
  const laid = impositionOf(catalogue, selection);
  if (laid === null) return null;
  const scene = imposedSheet(catalogue, selection, laid, artwork);
  const textures = await readTextures();
  const svg = svgFileOf(seamlessScene(scene), {
    prefix: "p",
    texture: (name) => textures.get(name) ?? "",
    view: scene.focus,
  });
  const perMm = Math.min(SHEET.width / scene.focus.width, SHEET.height / scene.focus.height);
  return sharp(Buffer.from(svg), { density: 72 * perMm })
    .resize({ ...SHEET, fit: "inside" })
    .webp({ quality: 80 })
    .toBuffer();
}

/** What a configured product looks like with the customer's own artwork, or the shop's design, as a PNG of some 100 kB. */
export async function drawProduct(
  catalogue: Catalogue,
  selection: Selection,
  artwork: OwnArtwork | null = null,
): Promise<Buffer> {
  const textures = await readTextures();
  const scene = seamlessScene(sceneOf(catalogue, selection, { measures: false, artwork, guides: false }));
  const svg = svgFileOf(scene, { prefix: "p", texture: (name) => textures.get(name) ?? "" });
  return (
    sharp(Buffer.from(svg), { density: (72 * WIDTH) / STAGE.width })
      .resize({ width: WIDTH })
      // Of fewer colours a pale ground is dotted with those of what lies on it.
      .png({ palette: true, quality: 100 })
      .toBuffer()
  );
}
