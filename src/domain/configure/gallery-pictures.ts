/** Where pictures live: the one place that knows their addresses. All are drawn by the preview renderer. */

/** Pictures of every product's gallery, numbered from 0. */
export const GALLERY_LENGTH = 12;

export function galleryPicture(productSlug: string, index: number): string {
  return `/pictures/gallery/${productSlug}/${index}.webp`;
}

/** A picture that an owner gave a product, by its id. */
export function shopPicture(id: string): string {
  return `/pictures/shop/${id}.webp`;
}

/** The picture at the head of the home page, on clear ground: for phones, and for wide or dense screens. */
export const HERO_PICTURE_SIZE = { width: 600, height: 560, widths: [700, 1100] } as const;
export function heroPicture(width: number): string {
  return `/pictures/hero-${width}.webp`;
}

/** The tile of a featured item, as home and category lists show it. */
export function tilePicture(featuredItemSlug: string): string {
  return `/pictures/tiles/${featuredItemSlug}.webp`;
}

/** A piece of a product's stock, close up: what the choice of a product is made by. */
export const STOCK_PICTURE_SIZE = { width: 192, height: 144 } as const;
export function stockPicture(productSlug: string): string {
  return `/pictures/stocks/${productSlug}.webp`;
}

/** Print features close up, on the product that carries them and on its stock (slugs of both). */
export const FEATURE_PICTURE_SIZE = { width: 288, height: 216 } as const;
export function featurePicture(filePath: string, productSlug: string, materialSlug: string): string {
  return filePath.replace(/([^/]+)$/, `${productSlug}/${materialSlug}/$1`);
}

/** What a special processing, or an option of one, looks like, close up (slugs of both). */
export const SPECIAL_PICTURE_SIZE = { width: 144, height: 144 } as const;
export function specialPicture(processingSlug: string, optionSlug?: string): string {
  const file = optionSlug === undefined ? processingSlug : `${processingSlug}-${optionSlug}`;
  return `/pictures/special-processings/${file}.webp`;
}

/** The picture a shared link shows (spec: 1100 x 619), by the slug of a featured item or product; pages that sell nothing show the home page's. */
export const HOME_PICTURE = "home";
export const SOCIAL_PICTURE_SIZE = { width: 1100, height: 619 } as const;
export function socialPicture(slug: string): string {
  return `/pictures/social/${slug}.png`;
}

/** Pictures of a gallery and stills of videos: 900 x 640, and a small one for the row of thumbnails. */
export const STAGE_PICTURE_SIZE = { width: 900, height: 640 } as const;
export const SMALL_PICTURE_SIZE = { width: 180, height: 128 } as const;

/** The small copy that lies beside a gallery picture or the still of a video. */
export function smallPicture(filePath: string): string {
  return filePath.replace(/\.webp$/, "-small.webp");
}

/** Somewhere that lettering is stuck, without words, by its id and how light it is; and as small as a thumbnail. */
export function placePicture(id: string, tone: "light" | "dark"): string {
  return `/pictures/places/${id}-${tone}.svg`;
}
export function smallPlacePicture(id: string, tone: "light" | "dark"): string {
  return `/pictures/places/${id}-${tone}-small.webp`;
}

/** A video without sound (MP4) and the still that stands for it. */
export interface Video {
  readonly thumbnail: string;
  readonly source: string;
}

function videoNamed(name: string): Video {
  return {
    thumbnail: `/pictures/videos/${name}.webp`,
    source: `/pictures/videos/${name}.mp4`,
  };
}

/** The same video as WebM; every MP4 has one beside it. */
export function webmOf(source: string): string {
  return source.replace(/\.mp4$/, ".webm");
}

export function loopingVideo(productSlug: string): Video {
  return videoNamed(productSlug);
}
export const dispenserVideo: Video = videoNamed("roll-dispenser");
export function installReadyVideo(answer: "yes" | "no"): Video {
  return videoNamed(`install-ready-${answer}`);
}
