import { writeFileSync } from "node:fs";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { catalogue } from "../shop.ts";
import type { Shot } from "../shots/shot.ts";
import { shotsOf } from "../shots/shots-of.ts";
import { captionOfShot } from "./caption-of-shot.ts";
import { wordsOfShot } from "./words-of-shot.ts";

type Words = Readonly<Record<string, readonly string[]>>;

function saidOf(say: (catalogue: Catalogue, product: Product, shot: Shot) => string): Words {
  return Object.fromEntries(
    catalogue.document.products.map((product) => [
      product.slug,
      shotsOf(product).map((shot) => say(catalogue, product, shot)),
    ]),
  );
}

/** What is seen in the pictures of every product's gallery, by its slug. */
export function galleryLabels(): Words {
  return saidOf(wordsOfShot);
}

/** What stands below them. */
export function galleryCaptions(): Words {
  return saidOf(captionOfShot);
}

function key(slug: string): string {
  return slug.includes("-") ? JSON.stringify(slug) : slug;
}

function rowsOf([slug, words]: readonly [string, readonly string[]]): string {
  return `  ${key(slug)}: [\n${words.map((row) => `    ${JSON.stringify(row)},\n`).join("")}  ],\n`;
}

function write(file: string, text: string): void {
  return writeFileSync(`src/catalogue/products/${file}.ts`, text);
}

function writeWords(words: Words): void {
  return write(
    "gallery-labels",
    `/** What is seen in each picture of a gallery, by product; written by \`scripts/pictures/gallery.ts\`. */
export const galleryLabels: Readonly<Record<string, readonly string[]>> = {
${Object.entries(words).map(rowsOf).join("")}};
`,
  );
}

/** Most captions stand below pictures of several products: each is written once, and the products name its place. */
function writeCaptions(words: Words): void {
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
}

export function writeGalleryLabels(): void {
  writeWords(galleryLabels());
  writeCaptions(galleryCaptions());
}
