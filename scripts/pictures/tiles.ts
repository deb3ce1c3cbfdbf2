/** Draws the tile of every category: `node scripts/pictures/tiles.ts`. */
import { mkdirSync } from "node:fs";
import { tilePicture } from "#domain/configure/gallery-pictures.ts";
import { loadTextures, render } from "./render.ts";
import { catalogue } from "./shop.ts";
import { heroOf } from "./shots/hero-shots.ts";
import { sceneOfShot } from "./shots/shot.ts";

mkdirSync("public/pictures/tiles", { recursive: true });
await loadTextures();
for (const item of catalogue.document.featuredItems) {
  const hero = heroOf(item);
  const product = catalogue.products.get(hero.productId);
  if (product === undefined) throw new Error(`no product ${hero.productId}`);
  const { size } = await render(sceneOfShot(catalogue, product, hero), 720)
    .webp({ quality: 74, effort: 5, smartSubsample: true })
    .toFile(`public${tilePicture(item.slug)}`);
  console.log(item.slug, size);
}
