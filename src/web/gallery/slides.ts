import type { ReactNode } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { type Gallery, type GalleryItem, galleryWordsOf, rollPageItems } from "#domain/configure/gallery.ts";
import { dispenserVideo, installReadyVideo, type Video } from "#domain/configure/gallery-pictures.ts";
import type { Selection } from "#domain/configure/selection.ts";

/** What stands at a place of the slider. */
export type SlideContent =
  | { readonly kind: "preview" }
  | StageContent
  | { readonly kind: "video"; readonly video: Video; readonly caption: Caption }
  | { readonly kind: "dispenser"; readonly video: Video; readonly fromQuantity: number }
  | { readonly kind: "picture"; readonly filePath: string; readonly caption: string };

/** What a page shows of the product with a picture of its own making. */
interface StageContent {
  readonly kind: "stage";
  readonly picture: ReactNode;
  readonly small: ReactNode;
  /** What stands on the thumbnail. */
  readonly mark: string;
  /** The slider begins here, until somebody moves it. */
  readonly opens: boolean;
}

export interface Caption {
  readonly title: string;
  readonly text: string;
}

/**
 * A place of the slider. Its number is the spec's: -1 is the main thumbnail, -0.5 the roll dispenser, 0 and up are
 * gallery pictures. The live preview and a product's own video share -1: both are the product itself.
 */
export type Slide = SlideContent & {
  readonly key: string;
  readonly index: number;
  /** What is seen there, in words. */
  readonly words: string;
};

/** What yes and no mean, in the words of content-and-lettering.md 2.5. */
const INSTALL_READY = {
  yes: {
    title: "Install ready: Yes",
    words: "The decal goes from its film straight to the surface, a video",
    text: "Existing material around the design is removed and the decal is pre-applied to auxiliary film.",
  },
  no: {
    title: "Install ready: No",
    words: "The excess is weeded out before the decal goes on, a video",
    text: "Supplied with auxiliary film and the customer weeds out excess.",
  },
} as const;

/** The moving part of the main thumbnail: a looping video, or what install ready means. */
function companionOf(product: Product, selection: Selection, gallery: Gallery): readonly Slide[] {
  if (gallery.video) {
    const caption = { title: product.name, text: product.summary };
    const words = `${product.name} going from the tape to a surface, a video`;
    return [{ kind: "video", key: "video", index: -1, words, video: gallery.video, caption }];
  }
  if (selection.installReady === null) return [];
  const { words, ...caption } = INSTALL_READY[selection.installReady];
  const video = installReadyVideo(selection.installReady);
  return [{ kind: "video", key: "video", index: -1, words, video, caption }];
}

function dispenserOf({ document }: Catalogue, gallery: Gallery): readonly Slide[] {
  return gallery.dispenser
    ? [
        {
          kind: "dispenser",
          key: "dispenser",
          index: -0.5,
          words: "A roll of stickers in its dispenser, a video",
          video: dispenserVideo,
          fromQuantity: document.galleryRules.dispenserFromQuantity,
        },
      ]
    : [];
}

/** The pictures of a choice; the roll page has pictures of its own for its first product, with which it opens. */
function itemsOn(
  catalogue: Catalogue,
  itemSlug: string,
  product: Product,
  gallery: Gallery,
): readonly GalleryItem[] {
  const page = catalogue.featuredItemBySlug.get(itemSlug);
  if (page === undefined || page.productIds[0] !== product.id) return gallery.items;
  return rollPageItems(catalogue, page) ?? gallery.items;
}

interface Shown {
  readonly catalogue: Catalogue;
  /** Slug of the featured item whose page this is. */
  readonly itemSlug: string;
  readonly selection: Selection;
  readonly gallery: Gallery;
  /** There is a live preview to begin with. */
  readonly preview: boolean;
  /** What is shown before it. */
  readonly stage: readonly Slide[];
}

const previewSlide: Slide = { kind: "preview", key: "preview", index: -1, words: "Yours, to scale" };

function picturesOf(product: Product, items: readonly GalleryItem[]): readonly Slide[] {
  const { words, captions } = galleryWordsOf(product);
  return items.map(({ filePath, index: place }, index) => ({
    kind: "picture",
    key: filePath,
    index,
    words: words[place] ?? `${product.name}: printed example ${index + 1} of ${items.length}`,
    filePath,
    caption: captions[place] ?? "",
  }));
}

/** The slider's places in order, for a choice of options. */
export function slidesOf({
  catalogue,
  itemSlug,
  selection,
  gallery,
  preview,
  stage,
}: Shown): readonly Slide[] {
  const product = catalogue.products.get(selection.productId);
  if (product === undefined) throw new Error(`product ${selection.productId} is not in the page's catalogue`);
  return [
    ...stage,
    ...(preview ? [previewSlide] : []),
    ...companionOf(product, selection, gallery),
    ...dispenserOf(catalogue, gallery),
    ...picturesOf(product, itemsOn(catalogue, itemSlug, product, gallery)),
  ];
}

/** Where the slider begins: at the main thumbnail, without one at the first gallery picture. */
export function startOf(slides: readonly Slide[]): number {
  const main = slides.findIndex((slide) => slide.index === -1 && (slide.kind !== "stage" || slide.opens));
  const picture = slides.findIndex((slide) => slide.index === 0);
  return Math.max(0, main === -1 ? picture : main);
}
