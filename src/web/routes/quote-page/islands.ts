import allTemplates from "#web/artwork-guide/all-templates.module.css";
import artworkGuide from "#web/artwork-guide/artwork-guide.module.css";
import guideControls from "#web/artwork-guide/guide-controls.module.css";
import guideFigure from "#web/artwork-guide/guide-figure.module.css";
import measurements from "#web/artwork-guide/measurements.module.css";
import templateDownloads from "#web/artwork-guide/template-downloads.module.css";
import faq from "#web/faq/faq.module.css";
import materialPanel from "#web/product-info/material-panel.module.css";
import materialPictures from "#web/product-info/material-pictures.module.css";
import productInfo from "#web/product-info/product-info.module.css";
import stocks from "#web/product-info/stocks.module.css";
import monthCalendar from "#web/shipping/month-calendar.module.css";
import shipping from "#web/shipping/shipping-section.module.css";
import specialFeatures from "#web/special-features/special-features.module.css";
import bullets from "#ui/layout/bullets.module.css";
import tabs from "#ui/layout/tabs.module.css";
import reviewCarousel from "#web/reviews/review-carousel.module.css";
import reviewItem from "#web/reviews/review-item.module.css";
import reviewPages from "#web/reviews/review-pages.module.css";
import reviews from "#web/reviews/reviews.module.css";
import stars from "#web/reviews/stars.module.css";
import writeReview from "#web/reviews/write-review.module.css";
import { island } from "#ui/lazy/island.tsx";

async function loadProductInfo() {
  return (await import("#web/product-info/product-info-section.tsx")).ProductInfoSection;
}

/** Saves 100 ms of the main thread on a phone (decision 293), as the figures below. */
export const ProductInfoIsland = island(
  loadProductInfo,
  import.meta.env.SSR ? await loadProductInfo() : null,
  [
    tabs.tabs,
    bullets.bullets,
    productInfo.section,
    materialPanel.panel,
    materialPictures.pictures,
    stocks.comparison,
  ],
);

async function loadFaq() {
  return (await import("#web/faq/faq-section.tsx")).FaqSection;
}

/** 196 ms. */
export const FaqIsland = island(loadFaq, import.meta.env.SSR ? await loadFaq() : null, [faq.section]);

async function loadReviews() {
  return (await import("#web/reviews/reviews-section.tsx")).ReviewsSection;
}

/** 377 ms. */
export const ReviewsIsland = island(loadReviews, import.meta.env.SSR ? await loadReviews() : null, [
  reviewCarousel.carousel,
  reviewItem.review,
  reviewPages.pages,
  reviews.reviews,
  stars.stars,
  writeReview.entry,
]);

async function loadArtworkGuide() {
  return (await import("#web/artwork-guide/configured-guide.tsx")).ConfiguredGuide;
}

/** 171 ms. */
export const ArtworkGuideIsland = island(
  loadArtworkGuide,
  import.meta.env.SSR ? await loadArtworkGuide() : null,
  [
    tabs.tabs,
    allTemplates.table,
    artworkGuide.guide,
    guideControls.controls,
    guideFigure.figure,
    measurements.row,
    templateDownloads.downloads,
  ],
);

async function loadShipping() {
  return (await import("#web/shipping/shipping-section.tsx")).ShippingSection;
}

/** 144 ms. */
export const ShippingIsland = island(loadShipping, import.meta.env.SSR ? await loadShipping() : null, [
  shipping.section,
  monthCalendar.calendar,
]);

async function loadSpecialFeatures() {
  return (await import("#web/special-features/special-features-section.tsx")).SpecialFeaturesSection;
}

/** 138 ms, on a page of cards. */
export const SpecialFeaturesIsland = island(
  loadSpecialFeatures,
  import.meta.env.SSR ? await loadSpecialFeatures() : null,
  [tabs.tabs, bullets.bullets, specialFeatures.section],
);
