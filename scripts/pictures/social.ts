/** Draws the pictures that shared links show, 1100 x 619, of every page or of the one named: `node scripts/pictures/social.ts [slug]`. */
import { mkdirSync } from "node:fs";
import type { Product } from "#domain/catalogue/product.ts";
import { HOME_PICTURE, SOCIAL_PICTURE_SIZE, socialPicture } from "#domain/configure/gallery-pictures.ts";
import { openPack } from "#domain/preview/lettering/glyph-pack.ts";
import { setLetters, widthOf } from "#domain/preview/lettering/set-text.ts";
import { type Scene, type SceneShape, type Surface, group, path } from "#domain/preview/scene.ts";
import { surfaceShapes } from "#domain/preview/compose-scene.ts";
import { faceFiles, packOf } from "./letters/pack-of.ts";
import { loadTextures, render } from "./render.ts";
import { catalogue } from "./shop.ts";
import { type Hero, heroOf } from "./shots/hero-shots.ts";
import { type Shot, sceneOfShot } from "./shots/shot.ts";
import { shotsOf } from "./shots/shots-of.ts";

const { width, height } = SOCIAL_PICTURE_SIZE;
const INK = "#17140f";
const MAGENTA = "#d6006c";
const LEFT = 70;
const PROMISE = "Your size, your price, at once.";

const { shop, featuredItems, products } = catalogue.document;
const HOME_NAME = "Stickers, labels and cards";
const names = [...featuredItems, ...products].map(({ name }) => name);
const letters = openPack(packOf(faceFiles.sans, [shop.name, PROMISE, HOME_NAME, ...names]));

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

/** What stands for one page: its name, and a product as it is photographed without the things around it. */
interface SharedPage {
  readonly slug: string;
  readonly name: string;
  readonly product: Product;
  readonly shot: Shot;
}

function productAt(id: number): Product {
  const product = catalogue.products.get(id);
  if (product === undefined) throw new Error(`no product ${id}`);
  return product;
}

function pageOf({ slug, name }: { readonly slug: string; readonly name: string }, hero: Hero): SharedPage {
  return { slug, name, product: productAt(hero.productId), shot: hero };
}

/** The home page, every page that sells something, and every product below one that has no page of its name. */
function sharedPages(): readonly SharedPage[] {
  const items = featuredItems.map((item) => pageOf(item, heroOf(item)));
  const [first] = featuredItems;
  if (first === undefined) throw new Error("the shop sells nothing");
  const below = products
    .filter(({ slug }) => items.every((item) => item.slug !== slug))
    .map((product) => ({ slug: product.slug, name: product.name, product, shot: plainShotOf(product) }));
  return [pageOf({ slug: HOME_PICTURE, name: HOME_NAME }, heroOf(first)), ...items, ...below];
}

/** The first picture of its gallery in which the product is alone. */
function plainShotOf(product: Product): Shot {
  const shots = shotsOf(product);
  return shots.find(({ prop }) => prop === undefined) ?? shots[0] ?? { changes: [], options: {} };
}

async function draw({ slug, name, product, shot }: SharedPage): Promise<void> {
  const wanted = shot.options.surface ?? "paper";
  const surface = wanted === "slate" ? "paper" : wanted;
  const { prop: _prop, ...plain } = shot;
  const scene = sceneOfShot(catalogue, product, { ...plain, options: { ...shot.options, surface } });
  const { size } = await render(card(name, scene, surface), width, { x: 0, y: 0, width, height })
    .png({ palette: true, colours: 200, dither: 0.8, compressionLevel: 9, effort: 8 })
    .toFile(`public${socialPicture(slug)}`);
  console.log(slug, size);
}

const [only] = process.argv.slice(2);
mkdirSync("public/pictures/social", { recursive: true });
await loadTextures();
for (const page of sharedPages()) if (only === undefined || page.slug === only) await draw(page);
