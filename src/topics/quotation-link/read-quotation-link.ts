import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import type { Cents } from "#domain/money.ts";
import type { QuotationStage } from "#domain/quotation/validity.ts";
import type { Refusal } from "#domain/refusal.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";
import { findArtworks } from "#topics/artwork/artworks.ts";
import { readRequestOf } from "#topics/request/quote-requests.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import { shopMoment } from "#platform/clock.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import { orderPath } from "#topics/order/order-keys.ts";
import { isKeyChanged, quotationPath } from "#topics/quotation/quotation-keys.ts";
import {
  type IssuedQuotation,
  isWritten,
  quotationOf,
  type QuotedLine,
} from "#topics/quotation/read-quotation.ts";
import type { Services } from "#topics/services.ts";
import { type FollowedRequest, followRequest } from "#topics/request/open-request.ts";
import { savedCartOf } from "./saved-cart.ts";
import { isTheirs, openQuotation, type QuotationKey } from "./open-quotation.ts";

/** A quotation as it was issued, and what can be done with it now. */
export interface LinkedQuotation {
  readonly quotation: IssuedQuotation;
  /** That of when it was issued. */
  readonly catalogue: Catalogue;
  readonly stage: QuotationStage;
  /** It was issued for whoever asks. */
  readonly isOwn: boolean;
  /** What was ordered, when, and its page where it is theirs; null while it was not ordered. */
  readonly order: { readonly placedOn: CalendarDate; readonly path: string | null } | null;
  /** What ordering it now comes to; null where it cannot be. */
  readonly offer: { readonly total: Cents; readonly delivery: CalendarDate | null } | null;
  /** What the same goods cost today; null where not all of them can be priced. */
  readonly goodsToday: Cents | null;
  /** Its artwork goes along into the cart of whoever asks. */
  readonly bringsArtwork: boolean;
  /** A person answered by it: no cart takes it. */
  readonly isWritten: boolean;
  /** The request that it answers; null where it answers none. */
  readonly request: FollowedRequest | null;
  /** The page of the answer that has taken its place; null where none has. */
  readonly newerPath: string | null;
}

function goodsToday(
  { catalogue, shopMoment }: Pick<Services, "catalogue" | "shopMoment">,
  lines: readonly QuotedLine[],
): Cents | null {
  const { date } = shopMoment();
  const prices = lines.map(({ selection }) => {
    const again = pricedAgain(catalogue.current(), selection, date);
    return again.ok ? again.row.price : null;
  });
  return prices.reduce<Cents | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    0,
  );
}

function orderOf(
  { catalogue, config }: Pick<Services, "catalogue" | "config">,
  row: StoredOrder,
  isOwn: boolean,
): NonNullable<LinkedQuotation["order"]> {
  const { timeZone, cutOff } = catalogue.current().document.shop;
  const { date } = shopMoment(row.placedAt.getTime(), timeZone, cutOff);
  return { placedOn: date, path: isOwn ? orderPath({ config }, row) : null };
}

/** The quotation of a link. The page of its order is named to whoever ordered it, and to nobody else. */
export async function readQuotationLink(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  link: QuotationKey,
): Promise<
  | { readonly ok: true; readonly linked: LinkedQuotation }
  | Refusal<"not-found" | "password-must-change" | "too-many-tries">
> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const asked = await openQuotation(services, caller, link);
  if (!asked.ok) return asked;
  const { owner } = found;
  const { row, stage, order, newer } = asked.opened;
  const quotation = quotationOf(row);
  const kept = await savedCartOf(services, services.db, row, owner);
  const ids = quotation.lines.flatMap(({ selection }) => filesIn(selection.artwork));
  const own = await findArtworks(services.db, owner, ids);
  const request = await readRequestOf(services.db, row.id);
  const linked = {
    quotation,
    catalogue: kept.catalogue,
    stage,
    isOwn: isTheirs(row, owner),
    order: order && orderOf(services, order, isTheirs(order, owner)),
    offer:
      stage === "kept" ? { total: kept.totals.total, delivery: kept.chosenShipping?.delivery ?? null } : null,
    goodsToday: isWritten(quotation) ? null : goodsToday(services, quotation.lines),
    bringsArtwork: ids.every((id) => own.has(id)),
    isWritten: isWritten(quotation),
    request: request && (await followRequest(services, services.db, request)),
    newerPath:
      newer && (!isKeyChanged(newer) || isTheirs(newer, owner)) ? quotationPath(services, newer) : null,
  };
  return { ok: true, linked };
}
