/** Draws the picture a shared link shows, 1100 x 619: `node scripts/pictures/social.ts`. */
import { mkdirSync } from "node:fs";
import { SOCIAL_PICTURE_SIZE, socialPicture } from "#domain/configure/gallery-pictures.ts";
import { openPack } from "#domain/preview/lettering/glyph-pack.ts";
import { setLetters, widthOf } from "#domain/preview/lettering/set-text.ts";
import { type Scene, type SceneShape, type Surface, group, path } from "#domain/preview/scene.ts";
import { surfaceShapes } from "#domain/preview/compose-scene.ts";
import { faceFiles, packOf } from "./letters/pack-of.ts";
import { loadTextures, render } from "./render.ts";
import { catalogue } from "./shop.ts";
import { heroOf } from "./shots/hero-shots.ts";
import { sceneOfShot } from "./shots/shot.ts";

const { width, height } = SOCIAL_PICTURE_SIZE;
const INK = "#17140f";
const MAGENTA = "#d6006c";
const LEFT = 70;
const PROMISE = "Your size, your price, at once.";

const { shop, featuredItems } = catalogue.document;
const letters = openPack(
  packOf(faceFiles.sans, [shop.name, PROMISE, ...featuredItems.map(({ name }) => name)]),
);

/** The name in two lines at most, broken where the halves are most alike. */
function linesOf(name: string): string[] {
  const words = name.split(" ");
  if (words.length === 1) return [name];
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  return breaks.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name];
}
function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

function words(name: string): SceneShape[] {
  const lines = linesOf(name);
  const em = Math.min(72, ...lines.map((line) => 375 / widthOf(letters, line)));
  const top = 310 - (lines.length - 1) * 38;
  const end = top + lines.length * 76;
  return [
    setLetters(letters, shop.name, { x: LEFT, y: 110, size: 34, anchor: "start", fill: INK }),
    path(`M${LEFT} 126H${LEFT + 128}`, { stroke: MAGENTA, strokeWidth: 3.5, dash: "10 6" }),
    ...lines.map((line, index) =>
      setLetters(letters, line, { x: LEFT, y: top + index * 76, size: em, anchor: "start", fill: INK }),
    ),
    setLetters(letters, PROMISE, {
      x: LEFT,
      y: end - 10,
      size: 25,
      anchor: "start",
      fill: "#5c564b",
    }),
  ];
}

/** The table reaches under the words. Without the window's light: in a PNG its shades would cost half the file. */
function card(name: string, scene: Scene, surface: Surface): Scene {
  return {
    ...scene,
    shapes: [
      path(`M-60 -60H${width + 60}V${height + 60}H-60Z`, { fill: `surface-${surface}` }),
      group(scene.shapes.slice(surfaceShapes(surface).length), { matrix: [0.72, 0, 0, 0.72, 440, 79] }),
      ...words(name),
    ],
  };
}

mkdirSync("public/pictures/social", { recursive: true });
await loadTextures();
for (const item of featuredItems) {
  const hero = heroOf(item);
  const product = catalogue.products.get(hero.productId);
  if (product === undefined) throw new Error(`no product ${hero.productId}`);
  const wanted = hero.options.surface ?? "paper";
  const surface = wanted === "slate" ? "paper" : wanted;
  const { prop: _prop, ...plain } = hero;
  const scene = sceneOfShot(catalogue, product, { ...plain, options: { ...hero.options, surface } });
  const { size } = await render(card(item.name, scene, surface), width, { x: 0, y: 0, width, height })
    .png({ palette: true, colours: 200, dither: 0.8, compressionLevel: 9, effort: 8 })
    .toFile(`public${socialPicture(item.slug)}`);
  console.log(item.slug, size);
}
