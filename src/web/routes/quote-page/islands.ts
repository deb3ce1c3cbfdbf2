import allTemplates from "#web/features/artwork-guide/all-templates.module.css";
import artworkGuide from "#web/features/artwork-guide/artwork-guide.module.css";
import guideControls from "#web/features/artwork-guide/guide-controls.module.css";
import guideFigure from "#web/features/artwork-guide/guide-figure.module.css";
import measurements from "#web/features/artwork-guide/measurements.module.css";
import templateDownloads from "#web/features/artwork-guide/template-downloads.module.css";
import faq from "#web/features/faq/faq.module.css";
import materialPanel from "#web/features/product-info/material-panel.module.css";
import materialPictures from "#web/features/product-info/material-pictures.module.css";
import productInfo from "#web/features/product-info/product-info.module.css";
import stocks from "#web/features/product-info/stocks/stocks.module.css";
import monthCalendar from "#web/features/shipping/month-calendar.module.css";
import shipping from "#web/features/shipping/shipping-section.module.css";
import specialFeatures from "#web/features/special-features/special-features.module.css";
import bullets from "#ui/layout/bullets.module.css";
import tabs from "#ui/layout/tabs.module.css";
import reviewCarousel from "#web/features/reviews/review-carousel.module.css";
import reviewItem from "#web/features/reviews/review-item.module.css";
import reviewPages from "#web/features/reviews/review-pages.module.css";
import reviews from "#web/features/reviews/reviews.module.css";
import stars from "#web/features/reviews/stars.module.css";
import writeReview from "#web/features/reviews/write/write-review.module.css";
import { island } from "#ui/lazy/island.tsx";

async function loadProductInfo() {
  return (await import("#web/features/product-info/product-info-section.tsx")).ProductInfoSection;
}

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
  return (await import("#web/features/faq/faq-section.tsx")).FaqSection;
}

export const FaqIsland = island(loadFaq, import.meta.env.SSR ? await loadFaq() : null, [faq.section]);

async function loadReviews() {
  return (await import("#web/features/reviews/reviews-section.tsx")).ReviewsSection;
}

export const ReviewsIsland = island(loadReviews, import.meta.env.SSR ? await loadReviews() : null, [
  reviewCarousel.carousel,
  reviewItem.review,
  reviewPages.pages,
  reviews.reviews,
  stars.stars,
  writeReview.entry,
]);

async function loadArtworkGuide() {
  return (await import("#web/features/artwork-guide/configured-guide.tsx")).ConfiguredGuide;
}

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
  return (await import("#web/features/shipping/shipping-section.tsx")).ShippingSection;
}

export const ShippingIsland = island(loadShipping, import.meta.env.SSR ? await loadShipping() : null, [
  shipping.section,
  monthCalendar.calendar,
]);

async function loadSpecialFeatures() {
  return (await import("#web/features/special-features/special-features-section.tsx")).SpecialFeaturesSection;
}

export const SpecialFeaturesIsland = island(
  loadSpecialFeatures,
  import.meta.env.SSR ? await loadSpecialFeatures() : null,
  [tabs.tabs, bullets.bullets, specialFeatures.section],
);
