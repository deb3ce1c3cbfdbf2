import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { App } from "#server/api/app.types.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { decideReview, readWaitingReview } from "#server/services/review/decide-review.ts";
import { picturePath } from "#server/services/review/picture-paths.ts";
import type { ReviewKey } from "#server/services/review/review-key.ts";
import type { Services } from "#server/services/services.ts";
import { formType } from "../pages/page-request.ts";
import { sendEndedLink, sendStaffPage } from "./staff-page.ts";

/** A review that waits, as it is read by its key. */
type Found = Extract<Awaited<ReturnType<typeof readWaitingReview>>, { readonly ok: true }>;

const word = z.string().max(200).catch("");
const asked = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647).catch(0),
  until: word,
  key: word,
});

function keyIn({ params, query }: FastifyRequest): ReviewKey {
  return asked.parse({ ...(query as object), ...(params as object) });
}

function form(key: ReviewKey, decision: "accept" | "decline", words: string): string {
  const query = new URLSearchParams({ until: key.until, key: key.key });
  const action = escapeHtml(`/staff/reviews/${key.id}/${decision}?${query}`);
  return `<form method="post" action="${action}"><button class="${decision}">${words}</button></form>`;
}

function picture(id: string, key: ReviewKey, place: string): string {
  const address = `${picturePath(id)}?${new URLSearchParams({ until: key.until, key: key.key })}`;
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(place)}">`;
}

function reviewContent(
  { waiting: { review, isVerified, pictureIds }, day }: Found,
  product: string,
  key: ReviewKey,
): string {
  const by = `${review.rate} of 5 stars from ${review.customerName} for ${product}, ${day}`;
  const bought = isVerified ? "A verified purchase" : "No order of it has been sent to this customer";
  return (
    `<p class="by">${escapeHtml(by)}. ${bought}.</p><p class="comment">${escapeHtml(review.comment)}</p>` +
    `<div class="pictures">${pictureIds.map((id, index) => picture(id, key, `${index + 1} of ${pictureIds.length}`)).join("")}</div>` +
    (review.customerId === null ? "" : `<p class="by">The customer is told by email what you decide.</p>`) +
    `<div class="answers">${form(key, "accept", "Accept")}<details><summary>Decline</summary>` +
    `<p>The review and its pictures are deleted.</p>${form(key, "decline", "Decline and delete")}</details></div>`
  );
}

const ended = "The review was accepted or declined already, or the link is too old.";

const done = {
  accept: { title: "Accepted", content: "<p>The review is on its page now.</p>" },
  decline: { title: "Declined", content: "<p>The review and its pictures were deleted.</p>" },
} as const;

/** `/staff/reviews/{id}` with the date and key of the staff's mail: a review to be read, accepted or declined. Looking changes nothing. */
export function registerStaffReviews(app: App, services: Services) {
  const schema = { hide: true };
  return app.register(async (scope) => {
    scope.addContentTypeParser(formType, { parseAs: "buffer", bodyLimit: 1_024 }, (_request, _body, parsed) =>
      parsed(null, null),
    );
    scope.get("/staff/reviews/:id", { schema }, async (request, reply) => {
      const key = keyIn(request);
      const found = await readWaitingReview(services, key);
      if (!found.ok) return sendEndedLink(reply, ended);
      const { waiting } = found;
      const product = services.catalogue.current().products.get(waiting.review.productId)?.name ?? "";
      return sendStaffPage(reply, waiting.review.title, reviewContent(found, product, key));
    });
    for (const decision of ["accept", "decline"] as const)
      scope.post(`/staff/reviews/:id/${decision}`, { schema }, async (request, reply) => {
        const decided = await decideReview(services, keyIn(request), decision);
        const { title, content } = done[decision];
        return decided.ok ? sendStaffPage(reply, title, content) : sendEndedLink(reply, ended);
      });
  });
}
