import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { App } from "#server/api/app.types.ts";
import { brandColours as colour } from "#server/brand-colours.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { decideReview, readWaitingReview } from "#server/services/review/decide-review.ts";
import { picturePath } from "#server/services/review/picture-paths.ts";
import type { ReviewKey } from "#server/services/review/review-key.ts";
import type { Services } from "#server/services/services.ts";
import { formType } from "../pages/page-request.ts";

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

const style =
  `body{max-width:40rem;margin:0 auto;padding:32px 16px;background:${colour.paper};color:${colour.ink};` +
  `font:16px/1.5 'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;overflow-wrap:anywhere}` +
  `h1{font-size:24px;line-height:1.25}p{margin:12px 0}.by{color:${colour.inkSoft}}.comment{white-space:pre-line}` +
  `main{padding:8px 24px 24px;border:1px solid ${colour.rule};border-radius:18px;background:${colour.card}}` +
  `img{display:block;max-width:100%;height:auto;margin:12px 0;border-radius:10px}` +
  `.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(14rem,100%),1fr));margin-top:12px}.pictures img{margin:0}` +
  `div{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}` +
  `button{min-height:44px;padding:0 24px;border:2px solid ${colour.ink};border-radius:10px;font:inherit;font-weight:600;cursor:pointer}` +
  `summary{min-height:44px;padding:0 12px;line-height:44px;font-weight:600;cursor:pointer}` +
  `.accept{background:${colour.ink};color:${colour.card}}.decline{background:${colour.card};color:${colour.ink}}`;

/** Only its own style and pictures; only its own forms. */
const policy =
  `default-src 'none'; img-src 'self'; style-src 'sha256-${hash("sha256", style, "base64")}'; form-action 'self'; ` +
  `base-uri 'none'; frame-ancestors 'none'`;

function send(reply: FastifyReply, title: string, content: string): FastifyReply {
  return reply
    .headers({
      "content-security-policy": policy,
      "cache-control": "private, no-store",
      // The key stays on this shop.
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    })
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
    );
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
  { waiting: { review, pictureIds }, day }: Found,
  product: string,
  key: ReviewKey,
): string {
  const by = `${review.rate} of 5 stars from ${review.customerName} for ${product}, ${day}`;
  return (
    `<p class="by">${escapeHtml(by)}</p><p class="comment">${escapeHtml(review.comment)}</p>` +
    `<div class="pictures">${pictureIds.map((id, index) => picture(id, key, `${index + 1} of ${pictureIds.length}`)).join("")}</div>` +
    (review.customerId === null ? "" : `<p class="by">The customer is told by email what you decide.</p>`) +
    `<div>${form(key, "accept", "Accept")}<details><summary>Decline</summary>` +
    `<p>The review and its pictures are deleted.</p>${form(key, "decline", "Decline and delete")}</details></div>`
  );
}

function sendEnded(reply: FastifyReply): FastifyReply {
  reply.code(404);
  return send(
    reply,
    "This link has ended",
    "<p>The review was accepted or declined already, or the link is too old.</p>",
  );
}

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
      if (!found.ok) return sendEnded(reply);
      const { waiting } = found;
      const product = services.catalogue.current().products.get(waiting.review.productId)?.name ?? "";
      return send(reply, waiting.review.title, reviewContent(found, product, key));
    });
    for (const decision of ["accept", "decline"] as const)
      scope.post(`/staff/reviews/:id/${decision}`, { schema }, async (request, reply) => {
        const decided = await decideReview(services, keyIn(request), decision);
        const { title, content } = done[decision];
        return decided.ok ? send(reply, title, content) : sendEnded(reply);
      });
  });
}
