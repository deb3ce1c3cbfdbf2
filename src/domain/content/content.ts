import type { TileShots } from "#domain/preview/tile-shot.ts";
import type { AttachingGuide } from "./attaching.ts";
import type { DemoReview } from "./demo-review.ts";
import type { StandardSizes } from "./artwork-guide.ts";
import type { FaqGroup } from "./faq.ts";
import type { InfoModalContent } from "./info-modals.ts";
import type { InfoGroup } from "./product-info.ts";
import type { SpecialFeatures } from "./special-features.ts";
import type { TrustContent } from "./trust-page.ts";

/**
 * What the shop tells about its goods and its work. No price hangs on it: it is not part of the versioned catalogue, and comes
 * with the program. Words may name facts of the catalogue in braces, so that they never say another number than the engine does.
 */
export interface ShopContent {
  readonly attachingGuides: readonly AttachingGuide[];
  readonly faq: readonly FaqGroup[];
  readonly infoModals: InfoModalContent;
  readonly productInfo: readonly InfoGroup[];
  readonly specialFeatures: SpecialFeatures;
  readonly demoReviews: readonly DemoReview[];
  readonly artworkSizes: readonly StandardSizes[];
  readonly tileShots: TileShots;
  readonly trust: TrustContent;
}
