import { writeFileSync } from "node:fs";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
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

const write = (file: string, text: string): void => writeFileSync(`src/catalogue/products/${file}.ts`, text);

const writeWords = (words: Words): void =>
  write(
    "gallery-words",
    `/** What is seen in each picture of a gallery, by product; written by \`scripts/pictures/gallery.ts\`. */
export const galleryWords: Readonly<Record<string, readonly string[]>> = {
${Object.entries(words).map(rowsOf).join("")}};
`,
  );

/** Most captions stand below pictures of several products: each is written once, and the products name its place. */
const writeCaptions = (words: Words): void => {
  const captions = [...new Set(Object.values(words).flat())];
  const rows = Object.entries(words).map(
    ([slug, said]) => `  ${key(slug)}: [${said.map((caption) => captions.indexOf(caption)).join(", ")}],\n`,
  );
  write(
    "gallery-captions",
    `/** Everything that stands below a picture of a gallery; written by \`scripts/pictures/gallery.ts\`. */
const captions: readonly string[] = [
${captions.map((caption) => `  ${JSON.stringify(caption)},\n`).join("")}];

/** By product, the place of each picture's caption. */
const places: Readonly<Record<string, readonly number[]>> = {
${rows.join("")}};

/** What stands below each picture of a product's gallery. */
export const captionsOf = (slug: string): readonly string[] =>
  (places[slug] ?? []).flatMap((place) => captions[place] ?? []);
`,
  );
};

export const writeGalleryWords = (): void => {
  writeWords(galleryWords());
  writeCaptions(galleryCaptions());
};
