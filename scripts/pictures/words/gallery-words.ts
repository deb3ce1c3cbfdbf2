import { writeFileSync } from "node:fs";
import { catalogue } from "../shop.ts";
import { shotsOf } from "../shots/shots-of.ts";
import { wordsOfShot } from "./words-of-shot.ts";

/** What is seen in the pictures of every product's gallery, by its slug. */
export const galleryWords = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    catalogue.document.products.map((product) => [
      product.slug,
      shotsOf(product).map((shot) => wordsOfShot(catalogue, product, shot)),
    ]),
  );

const key = (slug: string): string => (slug.includes("-") ? JSON.stringify(slug) : slug);

const rowsOf = ([slug, words]: readonly [string, readonly string[]]): string =>
  `  ${key(slug)}: [\n${words.map((row) => `    ${JSON.stringify(row)},\n`).join("")}  ],\n`;

export const writeGalleryWords = (): void =>
  writeFileSync(
    "src/catalogue/products/gallery-words.ts",
    `/** What is seen in each picture of a gallery, by product; written by \`scripts/pictures/gallery.ts\`. */
export const galleryWords: Readonly<Record<string, readonly string[]>> = {
${Object.entries(galleryWords()).map(rowsOf).join("")}};
`,
  );
