import type { Cents } from "#domain/money.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { readCheckoutDraft } from "#topics/cart/checkout-drafts.ts";
import type { Caller } from "#topics/person/caller.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import { type Checkout, knownPerson } from "#topics/order/read-checkout.ts";
import { lastDayOf } from "#topics/quotation/read-quotation.ts";
import type { Services } from "#topics/services.ts";
import { type KeptCart, keptCartOf } from "./kept-cart.ts";
import { openQuotation, type QuotationKey } from "./open-quotation.ts";
import type { QuotationFault } from "./place-quotation.ts";

/** What the checkout of a quotation says beside that of a cart. */
export interface OrderedQuotation {
  readonly quotationNo: string;
  readonly validUntil: CalendarDate;
  /** What the quotation takes off by points that whoever asks cannot spend. */
  readonly lostPoints: Cents;
}

export interface QuotationCheckout extends Checkout {
  readonly cart: KeptCart;
  readonly quotation: OrderedQuotation;
}

/** What the checkout of a quotation shows to whoever has its link. */
export async function readQuotationCheckout(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  link: QuotationKey,
): Promise<QuotationCheckout | Refusal<QuotationFault | "password-must-change" | "too-many-tries">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const asked = await openQuotation(services, caller, link);
  if (!asked.ok) return asked;
  const { row, stage } = asked.opened;
  if (stage !== "kept") return refuse(stage === "ordered" ? "quotation-ordered" : "quotation-ended");
  const { owner } = found;
  const cart = await keptCartOf(services, services.db, row, owner);
  return {
    ok: true,
    cart,
    typed: owner === null ? {} : await readCheckoutDraft(services.db, owner),
    ...(await knownPerson(services, caller)),
    hindrance: null,
    quotation: {
      quotationNo: row.quotationNo,
      validUntil: lastDayOf(row),
      lostPoints: row.pointDiscount - cart.totals.pointDiscount,
    },
  };
}
