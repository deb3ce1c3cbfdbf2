import type { FastifyReply } from "fastify";
import { refusalAnswer } from "#contract/failures/refusals.ts";
import { toDollars } from "#domain/money.ts";
import type { Refusal, RefusalCode } from "#domain/refusal.ts";
import type { CellsChanged } from "#topics/catalogue/change-draft.ts";
import type { PricesBroken } from "#topics/catalogue/publish-draft.ts";
import type { CouponChanged } from "#topics/cart/coupons.ts";
import type { OrderChanged, SeenSums } from "#topics/order/place-order.ts";
import type { PriceChanged } from "#topics/pricing/ordered-product.ts";
import type { IdentityChanged } from "#topics/settings/shop-identity.ts";
import type { SettingsChanged } from "#topics/settings/change-settings.ts";
import type { SavedAnswerChanged } from "#topics/request/saved-answers.ts";
import { pricingRowsToWire } from "#topics/pricing/pricing-to-wire.ts";

/** The reply of a call that names these refusals; of what is no call of the contract: any. */
export type Answering<Code extends RefusalCode> = FastifyReply & {
  readonly routeOptions: { readonly config: { readonly refusals?: readonly Code[] } };
};

function sumsToWire({ total, delivery }: SeenSums) {
  return { total_price: toDollars(total), delivery_date: delivery };
}

/** Something has changed since it was shown. */
type Moved =
  | PriceChanged
  | OrderChanged
  | IdentityChanged
  | SettingsChanged
  | CellsChanged
  | PricesBroken
  | CouponChanged
  | SavedAnswerChanged;

/** What the envelope of a refusal says beside its message. */
function besideMessage(refusal: Refusal<RefusalCode> | Moved) {
  if ("broken" in refusal) return { broken: refusal.broken };
  if ("cells" in refusal) return { cells: refusal.cells };
  if ("coupon" in refusal) return { coupon: refusal.coupon };
  if ("saved" in refusal) return { saved: refusal.saved };
  if ("identity" in refusal) return { identity: refusal.identity };
  if ("values" in refusal) return { values: refusal.values };
  if ("priced" in refusal) return { pricing_row: pricingRowsToWire(refusal.priced)[0] };
  return "shown" in refusal ? { shown: sumsToWire(refusal.shown), now: sumsToWire(refusal.now) } : null;
}

/** Answers a refusal in its envelope; one because something has changed brings what holds now. */
export function answerRefusal<Code extends RefusalCode>(
  reply: Answering<Code>,
  refusal: Refusal<NoInfer<Code>> | (Moved & Refusal<NoInfer<Code>>),
): FastifyReply {
  if (refusal.retryAfterS !== undefined) reply.header("retry-after", String(refusal.retryAfterS));
  const answer = refusalAnswer(refusal);
  reply.code(answer.code);
  const beside = besideMessage(refusal);
  return reply.send(beside ? { ...answer, error: { ...answer.error, ...beside } } : answer);
}
