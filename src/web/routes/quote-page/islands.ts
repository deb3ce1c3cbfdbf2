import bullets from "#ui/layout/bullets.module.css";
import tabs from "#ui/layout/tabs.module.css";
import { island } from "#ui/lazy/island.tsx";
import allTemplates from "#web/artwork-guide/all-templates.module.css";
import artworkGuide from "#web/artwork-guide/artwork-guide.module.css";
import faq from "#web/faq/faq.module.css";
import materialPanel from "#web/product-info/material-panel.module.css";
import stocks from "#web/product-info/stocks.module.css";
import reviewItem from "#web/reviews/review-item.module.css";
import reviews from "#web/reviews/reviews.module.css";
import writeReview from "#web/reviews/write-review.module.css";
import monthCalendar from "#web/shipping/month-calendar.module.css";
import shipping from "#web/shipping/shipping-section.module.css";
import specialFeatures from "#web/special-features/special-features.module.css";

async function loadProductInfo() {
  return (await import("#web/product-info/product-info-section.tsx")).ProductInfoSection;
}

export const ProductInfoIsland = island(
  loadProductInfo,
  import.meta.env.SSR ? await loadProductInfo() : null,
  [
    tabs.tabs,
    bullets.bullets,
    materialPanel.section,
    materialPanel.panel,
    materialPanel.pictures,
    stocks.comparison,
  ],
);

async function loadFaq() {
  return (await import("#web/faq/faq-section.tsx")).FaqSection;
}

export const FaqIsland = island(loadFaq, import.meta.env.SSR ? await loadFaq() : null, [faq.section]);

async function loadReviews() {
  return (await import("#web/reviews/reviews-section.tsx")).ReviewsSection;
}

export const ReviewsIsland = island(loadReviews, import.meta.env.SSR ? await loadReviews() : null, [
  reviews.carousel,
  reviewItem.review,
  reviews.pages,
  reviews.reviews,
  reviewItem.stars,
  writeReview.entry,
]);

async function loadArtworkGuide() {
  return (await import("#web/artwork-guide/configured-guide.tsx")).ConfiguredGuide;
}

export const ArtworkGuideIsland = island(
  loadArtworkGuide,
  import.meta.env.SSR ? await loadArtworkGuide() : null,
  [
    tabs.tabs,
    allTemplates.table,
    artworkGuide.guide,
    artworkGuide.controls,
    artworkGuide.figure,
    artworkGuide.row,
    allTemplates.downloads,
  ],
);

async function loadShipping() {
  return (await import("#web/shipping/shipping-section.tsx")).ShippingSection;
}

export const ShippingIsland = island(loadShipping, import.meta.env.SSR ? await loadShipping() : null, [
  shipping.section,
  monthCalendar.calendar,
]);

async function loadSpecialFeatures() {
  return (await import("#web/special-features/special-features-section.tsx")).SpecialFeaturesSection;
}

export const SpecialFeaturesIsland = island(
  loadSpecialFeatures,
  import.meta.env.SSR ? await loadSpecialFeatures() : null,
  [tabs.tabs, bullets.bullets, specialFeatures.section],
);
