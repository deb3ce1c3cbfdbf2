import { ok } from "#contract/envelope.ts";
import { reviews } from "#contract/reviews.ts";
import type { Review } from "#domain/review/review.ts";
import { listReviews } from "./list-reviews.ts";
import type { Services } from "#topics/services.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";

function reviewToWire({ isDemonstration, isVerified, pictures, ...review }: Review) {
  return {
    ...review,
    demonstration: isDemonstration,
    verified: isVerified,
    thumbnail: pictures[0]?.thumbnail ?? null,
    featured_image: pictures[0]?.image ?? null,
    images: pictures.map(({ image }) => image),
    thumbnails: pictures.map(({ thumbnail }) => thumbnail),
  };
}

/** Reading what customers say. */
export function registerReviews(app: App, services: Services): void {
  app.route({
    ...routeOf(reviews.list),
    handler: async (request, reply) => {
      const found = await listReviews(services, request.query);
      if (!found.ok) return answerRefusal(reply, found);
      const { page } = found;
      return ok({
        reviews: page.reviews.map(reviewToWire),
        current_page: page.currentPage,
        last_page: page.lastPage,
        rating_value: page.ratingValue,
        total: page.total,
      });
    },
  });
}
