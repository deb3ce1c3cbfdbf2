/** Where pictures live: the one place that knows their addresses. All are drawn by the preview renderer. */

/** Pictures of every product's gallery, numbered from 0. */
export const GALLERY_LENGTH = 12;

export const galleryPicture = (productSlug: string, index: number): string =>
  `/pictures/gallery/${productSlug}/${index}.webp`;

/** The tile of a featured item, as home and category lists show it. */
export const tilePicture = (featuredItemSlug: string): string => `/pictures/tiles/${featuredItemSlug}.webp`;

/** The picture a shared link shows (spec: 1100 x 619). */
export const SOCIAL_PICTURE_SIZE = { width: 1100, height: 619 } as const;
export const socialPicture = (slug: string): string => `/pictures/social/${slug}.png`;

/** A looping video and the still that stands for it. */
export const loopingVideo = (productSlug: string) => ({
  thumbnail: `/pictures/videos/${productSlug}.webp`,
  source: `/pictures/videos/${productSlug}.mp4`,
});
