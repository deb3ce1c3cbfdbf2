import { ok } from "#contract/envelope.ts";
import { studioReviews } from "#contract/studio/reviews.ts";
import type { Services } from "#topics/services.ts";
import { decideReview, listReviewsToDecide, type PathOfOrder, type ReviewToDecide } from "./decide-review.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";

function reviewToWire({ review, orderNo, product, isVerified, pictures }: ReviewToDecide) {
  const { id, rate: stars, title, comment, customerName: name, customerId, writtenOn } = review;
  return {
    id,
    product,
    stars,
    title,
    comment,
    name,
    customer: customerId === null ? null : String(customerId),
    order_no: orderNo,
    written_on: writtenOn,
    is_verified: isVerified,
    pictures: pictures.map((picture) => ({ ...picture })),
  };
}

/** Reviews that wait for the shop. */
export function registerStudioReviews(app: App, services: Services, pathOfOrder: PathOfOrder): void {
  app.route({
    ...routeOf(studioReviews.list),
    handler: async ({ query: { only = null } }) => {
      const { reviews, waiting } = await listReviewsToDecide(services, only);
      return ok({ reviews: reviews.map(reviewToWire), waiting });
    },
  });

  app.route({
    ...routeOf(studioReviews.decide),
    handler: async (request, reply) => {
      const { decision } = request.body;
      const { staff } = staffOf(request);
      const decided = await decideReview(services, staff.id, request.params.id, { decision, pathOfOrder });
      return decided.ok ? ok({}) : answerRefusal(reply, decided);
    },
  });
}
