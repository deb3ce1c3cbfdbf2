import type { RequestOf } from "#contract/calls.ts";
import { fullName, splitName } from "#domain/account/full-name.ts";
import { checkoutForm } from "#domain/order/checkout-form.ts";
import type { FieldMessages } from "#domain/refusal.ts";
import type { Refused } from "#calls/make-call.ts";
import type { ChangedSums, QuotationLink, SumsOnPage, WireCheckout } from "./checkout.types.ts";

type PlaceBody = RequestOf<"POST order/place">["body"];

/** Fields of the form that are kept while they are typed. */
const kept: readonly string[] = Object.keys(checkoutForm.shape);

/** Longer than any field takes; what is longer is wrong already. */
const LONGEST = 200;

/** What stands in the fields of a form. */
export function inputIn(entries: Iterable<readonly [string, unknown]>): Readonly<Record<string, string>> {
  const texts = [...entries].filter(
    (entry): entry is readonly [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}

/** The field in which first and last name are typed as one. */
export const NAME_FIELD = "full_name";

/** With the two names that were typed as one. */
export function withNames<Typed extends Readonly<Record<string, unknown>>>(typed: Typed): Typed {
  const name = typed[NAME_FIELD];
  return typeof name === "string" ? { ...typed, ...splitName(name) } : typed;
}

/** What is wrong with either name is said where both are typed. */
export function atNameField({ first_name: first, last_name: last, ...fields }: FieldMessages): FieldMessages {
  const message = first ?? last;
  return message === undefined ? fields : { ...fields, [NAME_FIELD]: message };
}

/** Both names, as the one field shows them. */
export function wholeName(startText: Readonly<Record<string, string>>): string {
  return fullName(startText.first_name ?? "", startText.last_name ?? "");
}

/** Of what was typed, what the shop keeps for the next look at the page. */
export function draftOf(typed: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(withNames(typed)).filter(([name]) => kept.includes(name));
  return Object.fromEntries(entries.map(([name, text]) => [name, text.slice(0, LONGEST)]));
}

/** The sums that a page shows. */
export function seenSums({ cart }: Pick<WireCheckout, "cart">): SumsOnPage {
  const chosen = cart.shipping.find(({ method }) => method === cart.shipping_method);
  return { total_price: cart.total_price, delivery_date: chosen?.shipping_date.delivery ?? null };
}

/** How a call names the quotation that is ordered; null where it is the cart. */
export function quotationFields(link: QuotationLink | null) {
  return link && { quotation_no: link.number, quotation_key: link.key };
}

/** What is sent to order the cart, or a quotation: as it was typed, with the sums that were seen. */
export function placeBody(
  typed: Readonly<Record<string, string>>,
  shown: SumsOnPage,
  link: QuotationLink | null,
): PlaceBody {
  const { total_price, delivery_date } = shown;
  const body = { ...draftOf(typed), ...quotationFields(link), terms: typed.terms, total_price };
  return (delivery_date === null ? body : { ...body, delivery_date }) as PlaceBody;
}

/** What has changed since the page was shown; null for any other refusal. */
export function changedIn({ error }: Pick<Refused, "error">): ChangedSums | null {
  const { shown, now } = error as Partial<ChangedSums>;
  return shown === undefined || now === undefined ? null : { shown, now };
}
