import { writeFileSync } from "node:fs";
import type { Catalogue } from "../../../src/domain/catalogue/catalogue.ts";
import type { Product } from "../../../src/domain/catalogue/product.ts";
import { catalogue } from "../shop.ts";
import type { Shot } from "../shots/shot.ts";
import { shotsOf } from "../shots/shots-of.ts";
import { captionOfShot } from "./caption-of-shot.ts";
import { wordsOfShot } from "./words-of-shot.ts";

type Words = Readonly<Record<string, readonly string[]>>;

const saidOf = (say: (catalogue: Catalogue, product: Product, shot: Shot) => string): Words =>
  Object.fromEntries(
    catalogue.document.products.map((product) => [
      product.slug,
      shotsOf(product).map((shot) => say(catalogue, product, shot)),
    ]),
  );

/** What is seen in the pictures of every product's gallery, by its slug. */
export const galleryWords = (): Words => saidOf(wordsOfShot);

/** What stands below them. */
export const galleryCaptions = (): Words => saidOf(captionOfShot);

const key = (slug: string): string => (slug.includes("-") ? JSON.stringify(slug) : slug);

const rowsOf = ([slug, words]: readonly [string, readonly string[]]): string =>
  `  ${key(slug)}: [\n${words.map((row) => `    ${JSON.stringify(row)},\n`).join("")}  ],\n`;

const write = (file: string, name: string, meaning: string, words: Words): void =>
  writeFileSync(
    `src/catalogue/products/${file}.ts`,
    `/** ${meaning}, by product; written by \`scripts/pictures/gallery.ts\`. */
export const ${name}: Readonly<Record<string, readonly string[]>> = {
${Object.entries(words).map(rowsOf).join("")}};
`,
  );

export const writeGalleryWords = (): void => {
  write("gallery-words", "galleryWords", "What is seen in each picture of a gallery", galleryWords());
  write(
    "gallery-captions",
    "galleryCaptions",
    "What stands below each picture of a gallery",
    galleryCaptions(),
  );
};
