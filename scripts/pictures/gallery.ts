/** Draws the twelve gallery pictures of every product and writes what is seen in them: `node scripts/pictures/gallery.ts [product slug [numbers], or "words"]`. */
import { mkdirSync } from "node:fs";
import type { Product } from "#domain/catalogue/product.ts";
import { STAGE_PICTURE_SIZE, galleryPicture } from "#domain/configure/gallery-pictures.ts";
import { catalogue } from "./shop.ts";
import { loadTextures, render, writeStill } from "./render.ts";
import { sceneOfShot } from "./shots/shot.ts";
import { shotsOf } from "./shots/shots-of.ts";
import { writeGalleryLabels } from "./words/gallery-words.ts";

const [only, ...numbers] = process.argv.slice(2);

async function draw(product: Product): Promise<number> {
  mkdirSync(`public/pictures/gallery/${product.slug}`, { recursive: true });
  let bytes = 0;
  for (const [index, shot] of shotsOf(product).entries()) {
    if (numbers.length > 0 && !numbers.includes(String(index))) continue;
    bytes += await writeStill(
      render(sceneOfShot(catalogue, product, shot), STAGE_PICTURE_SIZE.width),
      `public${galleryPicture(product.slug, index)}`,
    );
  }
  return bytes;
}

await loadTextures();
let total = 0;
for (const product of catalogue.document.products) {
  if (only !== undefined && product.slug !== only) continue;
  const bytes = await draw(product);
  total += bytes;
  console.log(`${product.slug}: ${Math.round(bytes / 1024)} kB`);
}
console.log(`in all ${(total / 1048576).toFixed(2)} MB`);
writeGalleryLabels();
