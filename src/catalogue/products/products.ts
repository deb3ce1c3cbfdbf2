import { cardProducts } from "./cards.ts";
import { decalProducts } from "./decals.ts";
import { captionsOf } from "./gallery-captions.ts";
import { galleryLabels } from "./gallery-labels.ts";
import { paperProducts } from "./paper.ts";
import { specialityProducts } from "./speciality.ts";
import type { ProductInput } from "./sticker.ts";
import { vinylProducts } from "./vinyl.ts";

/** Everything the shop makes, by id. */
export const products: ProductInput[] = [
  ...paperProducts,
  ...vinylProducts,
  ...specialityProducts,
  ...decalProducts,
  ...cardProducts,
]
  .map((product) => ({
    ...product,
    galleryWords: [...(galleryLabels[product.slug] ?? [])],
    galleryCaptions: [...captionsOf(product.slug)],
  }))
  .toSorted((a, b) => a.id - b.id);
