import type { TileShots } from "#domain/preview/tile-shot.ts";
import type { AttachingGuide } from "./attaching.ts";
import type { DemoReview } from "./demo-review.ts";
import type { StandardSizes } from "./artwork-guide.ts";
import type { FaqGroup } from "./faq.ts";
import type { HomeWords } from "./home-words.ts";
import type { InfoModalContent } from "./info-modals.ts";
import type { AllMailWords } from "./mail-words.ts";
import type { InfoGroup } from "./product-info.ts";
import type { SpecialFeatures } from "./special-features.ts";
import type { TrustContent } from "./trust-page.ts";

/**
 * What the shop tells about its goods and its work, as it comes with the program: which sentence stands where, with which picture.
 * What the sentences say is part of the catalogue (`contentIn`, decision 390). Words may name facts of the catalogue in braces, so that they never say another number than the engine does.
 */
export interface ShopContent {
  readonly attachingGuides: readonly AttachingGuide[];
  readonly faq: readonly FaqGroup[];
  readonly home: HomeWords;
  readonly infoModals: InfoModalContent;
  readonly mails: AllMailWords;
  readonly productInfo: readonly InfoGroup[];
  readonly specialFeatures: SpecialFeatures;
  readonly demoReviews: readonly DemoReview[];
  readonly artworkSizes: readonly StandardSizes[];
  readonly tileShots: TileShots;
  readonly trust: TrustContent;
}
