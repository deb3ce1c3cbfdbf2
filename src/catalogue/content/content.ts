import type { ShopContent } from "#domain/content/content.ts";
import { artworkSizes } from "./artwork-sizes.ts";
import { attachingGuides } from "./attaching-guides.ts";
import { demoReviews } from "./demo-reviews.ts";
import { faq } from "./faq.ts";
import { home } from "./home.ts";
import { infoModals } from "./info-modals.ts";
import { mails } from "./mails.ts";
import { productInfo } from "./product-info/product-info.ts";
import { specialFeatures } from "./special-features.ts";
import { tileShots } from "./tile-shots.ts";
import { trust } from "./trust/trust.ts";

/** What this shop tells about its goods and its work. */
export const shopContent: ShopContent = {
  attachingGuides,
  faq,
  artworkSizes,
  home,
  infoModals,
  mails,
  productInfo,
  specialFeatures,
  demoReviews,
  tileShots,
  trust,
};
