import { z } from "zod";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { created, ok } from "#contract/envelope.ts";
import { reviews } from "#contract/reviews.ts";
import type { Review } from "#domain/review/review.ts";
import { listReviews } from "./list-reviews.ts";
import type { Services } from "#topics/services.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { readReviewPicture } from "./read-review-picture.ts";
import { FOR_GOOD } from "#platform/http/for-good.ts";
import { answerNotFound } from "#platform/http/failures.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { createReview } from "./create-review.ts";
import { createCookies } from "#topics/person/cookies.ts";
import { acceptForms } from "#topics/artwork/read-form.ts";
import { receivedFiles, receiveForm } from "#topics/artwork/receive-form.ts";

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
        are_examples: page.areExamples,
      });
    },
  });
}

const word = z.string().max(200).catch("");
const link = z.object({ until: word, key: word });
const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(-small)?\.webp$/;

/** `/reviews/pictures/{id}.webp` and `{id}-small.webp`: customers' pictures, encoded by the shop and never as they came. */
export function registerReviewPictures(app: App, services: Services): void {
  app.get<{ Params: { name: string } }>(
    "/reviews/pictures/:name",
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id, small] = NAME.exec(request.params.name) ?? [];
      if (id === undefined) return answerNotFound(request, reply);
      const found = await readReviewPicture(services, {
        id,
        isSmall: small !== undefined,
        ...link.parse(request.query),
      });
      if (!found.ok) return answerRefusal(reply, found);
      return reply
        .headers({
          "cache-control": found.isPublic ? FOR_GOOD : "private, no-store",
          "content-security-policy": "sandbox; default-src 'none'",
        })
        .type("image/webp")
        .send(found.stream);
    },
  );
}

/** Writing a review; its pictures come as those of a quote request do, in a scope that takes forms with files. */
export function registerWriteReview(app: App, services: Services) {
  return app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>();
    await acceptForms(scope);
    const cookies = createCookies(services.config.isHttps);
    scope.route({
      ...routeOf(reviews.write),
      preValidation: receiveForm(services, "reviewUpload"),
      handler: async (request, reply) => {
        const sent = { typed: request.body, files: receivedFiles(request) };
        const outcome = await createReview(
          services,
          cookies.caller(request),
          idempotencyKey(request.headers),
          sent,
        );
        if (!outcome.ok) return answerRefusal(reply, outcome);
        return reply.code(201).send(created(outcome.answer));
      },
    });
  });
}
