import "#web/features/faq/faq.module.css";
import "#web/features/shipping/month-calendar.module.css";
import "#web/features/shipping/shipping-section.module.css";
import "#web/features/reviews/review-carousel.module.css";
import "#web/features/reviews/review-item.module.css";
import "#web/features/reviews/review-pages.module.css";
import "#web/features/reviews/reviews.module.css";
import "#web/features/reviews/stars.module.css";
import { island } from "#web/ui/lazy/island.tsx";

async function loadFaq() {
  return (await import("#web/features/faq/faq-section.tsx")).FaqSection;
}

async function loadReviews() {
  return (await import("#web/features/reviews/reviews-section.tsx")).ReviewsSection;
}

export const FaqIsland = island(loadFaq, import.meta.env.SSR ? await loadFaq() : null);

async function loadShipping() {
  return (await import("#web/features/shipping/shipping-section.tsx")).ShippingSection;
}

export const ShippingIsland = island(loadShipping, import.meta.env.SSR ? await loadShipping() : null);
export const ReviewsIsland = island(loadReviews, import.meta.env.SSR ? await loadReviews() : null);
