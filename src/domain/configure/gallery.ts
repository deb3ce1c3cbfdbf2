import { pictureSlug } from "#domain/catalogue/picture-slug.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { GallerySlice, Product } from "#domain/catalogue/product.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import type { Selection } from "./selection.ts";
import {
  GALLERY_LENGTH,
  galleryPicture,
  loopingVideo,
  shopPicture,
  smallPicture,
  stockPicture,
  tilePicture,
  type Video,
} from "./gallery-pictures.ts";

/** The choices that decide which pictures the slider shows. */
export interface GalleryChoice {
  readonly productId: number;
  readonly supplyId: number | null;
  readonly finishingId: number | null;
  readonly premiumProcessingId: number | null;
  readonly materialId: number | null;
}

export interface GalleryItem {
  /** Place in the product's whole gallery, from 0. */
  readonly index: number;
  readonly filePath: string;
}

export interface Gallery {
  readonly thumbnail: string;
  readonly video: Video | null;
  readonly items: readonly GalleryItem[];
  /** The slider has the slide of the free roll dispenser. */
  readonly dispenser: boolean;
}

export function galleryChoiceOf(catalogue: Catalogue, selection: Selection): GalleryChoice {
  const premium = Object.entries(selection.addons).find(
    ([code]) => catalogue.addons.get(code)?.kind === "premium-processing",
  );
  return { ...selection, premiumProcessingId: premium?.[1] ?? null };
}

/** Which slice of a gallery of `length` pictures a choice shows; the rules are tried in the order of the spec (9.5). */
function sliceFor(
  { document }: Catalogue,
  product: Product,
  choice: GalleryChoice,
  onRoll: boolean,
  length: number,
): GallerySlice {
  const rules = document.galleryRules;
  if (onRoll && product.rollGallerySlice && length > rules.rollMoreThan) return product.rollGallerySlice;
  const finishing = rules.byFinishing.find((rule) => rule.finishingId === choice.finishingId);
  if (finishing) return finishing.slice;
  const premium = rules.byPremiumProcessing.find((rule) => rule.itemId === choice.premiumProcessingId);
  if (premium && length > premium.moreThan) return premium.slice;
  const material = rules.byMaterial.find((rule) => rule.materialId === choice.materialId);
  return material?.slice ?? rules.otherwise;
}

/** What is seen at a place of a product's whole gallery, and what stands below it: first come the pictures its owner gave it. */
export function galleryWordsOf({
  shopPictures = [],
  galleryWords,
  galleryCaptions,
}: Pick<Product, "shopPictures" | "galleryWords" | "galleryCaptions">) {
  return {
    words: [...shopPictures.map(({ words }) => words), ...galleryWords],
    captions: [...shopPictures.map(() => ""), ...galleryCaptions],
  };
}

/** The pictures of a product: all that its owner gave it, and a slice of those that are drawn. */
function itemsOf(product: Product, length: number, slice: GallerySlice): readonly GalleryItem[] {
  const own = (product.shopPictures ?? []).map(({ id }) => shopPicture(id));
  const drawn = Array.from({ length }, (_, index) => ({
    index: own.length + index,
    filePath: galleryPicture(pictureSlug(product), index),
  }));
  return [...own.map((filePath, index) => ({ index, filePath })), ...drawn.slice(slice.from, slice.to)];
}

/**
 * What a product is chosen by: its stock close up; of a copy, whose stock nobody has drawn, the first picture that its owner gave it.
 */
export function choicePicture(product: Product): string {
  const [own] = product.copied ? (product.shopPictures ?? []) : [];
  return own ? smallPicture(shopPicture(own.id)) : stockPicture(pictureSlug(product));
}

/** The tile of a page; that of a page made with a copy is the first picture that its owner gave the copy. */
export function pageTile({ products }: Pick<Catalogue, "products">, item: FeaturedItem): string {
  const [own] = (item.pictures && products.get(item.productIds[0] ?? 0)?.shopPictures) || [];
  return own ? shopPicture(own.id) : tilePicture(item.pictures ?? item.slug);
}

/** The whole gallery of a product. */
export function wholeGallery(product: Product): readonly string[] {
  return itemsOf(product, GALLERY_LENGTH, { from: 0 }).map(({ filePath }) => filePath);
}

/** The slider's pictures for a choice; the product must be in the catalogue. */
export function galleryFor(catalogue: Catalogue, product: Product, choice: GalleryChoice): Gallery {
  const supply = choice.supplyId === null ? undefined : catalogue.supplies.get(choice.supplyId);
  const onRoll = supply?.onRoll ?? false;
  const slice = sliceFor(catalogue, product, choice, onRoll, GALLERY_LENGTH);
  return {
    thumbnail: wholeGallery(product)[0] ?? "",
    video: product.loopingVideo ? loopingVideo(pictureSlug(product)) : null,
    items: itemsOf(product, GALLERY_LENGTH, slice),
    dispenser: onRoll && product.freeDispenser,
  };
}

/** The pictures the roll page opens with: its first product's, from the spec's place on; null on other pages. */
export function rollPageItems(catalogue: Catalogue, item: FeaturedItem): readonly GalleryItem[] | null {
  const { rollPage } = catalogue.document.galleryRules;
  const product = catalogue.products.get(item.productIds[0] ?? 0);
  return item.id === rollPage.featuredItemId && product && GALLERY_LENGTH >= rollPage.atLeast
    ? itemsOf(product, GALLERY_LENGTH, rollPage.slice)
    : null;
}
