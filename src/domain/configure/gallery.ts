import { pictureSlug } from "#domain/catalogue/picture-slug.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { GallerySlice, Product } from "#domain/catalogue/product.ts";
import type { FeaturedItem } from "#domain/catalogue/schema.ts";
import type { Selection } from "./selection.ts";
import { GALLERY_LENGTH, galleryPicture, loopingVideo, type Video } from "./gallery-pictures.ts";

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

function itemsOf(product: Product, length: number, slice: GallerySlice): readonly GalleryItem[] {
  return Array.from({ length }, (_, index) => ({
    index,
    filePath: galleryPicture(pictureSlug(product), index),
  })).slice(slice.from, slice.to);
}

/** The slider's pictures for a choice; the product must be in the catalogue. */
export function galleryFor(catalogue: Catalogue, product: Product, choice: GalleryChoice): Gallery {
  const supply = choice.supplyId === null ? undefined : catalogue.supplies.get(choice.supplyId);
  const onRoll = supply?.onRoll ?? false;
  const slice = sliceFor(catalogue, product, choice, onRoll, GALLERY_LENGTH);
  return {
    thumbnail: galleryPicture(pictureSlug(product), 0),
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
