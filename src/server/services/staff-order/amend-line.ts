import type { OrderLine } from "../order/known-order.ts";
import type { ReadOrder } from "../order/read-order.ts";
import { type Amendment } from "#domain/order/amend/amendment.ts";
import { proposeAmendment } from "#domain/order/amend/propose-amendment.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { shopMoment } from "#server/clock.ts";
import type { TypedFields } from "./staff-order-page.types.ts";

/** Another size or quantity of a line, as it was typed. */
const FIELDS = ["width", "height", "quantity"] as const;

const whole = (typed: string | undefined) => (/^\s*\d{1,6}\s*$/.test(typed ?? "") ? Number(typed) : null);

/** Whether another size or quantity was typed with a proof, or asked for. */
export function isAmending(typed: TypedFields): boolean {
  return FIELDS.some((field) => typed[field] !== undefined);
}

/** What was typed, or what is ordered where nothing was. */
export function amendingFields(
  { selection: { size, quantity } }: OrderLine,
  typed: TypedFields | null,
): Readonly<Record<(typeof FIELDS)[number], string>> {
  const ordered = {
    width: String(size.widthMm ?? ""),
    height: String(size.heightMm ?? ""),
    quantity: String(quantity.pieces ?? ""),
  };
  return typed === null ? ordered : { ...ordered, ...onlyAmending(typed) };
}

function onlyAmending(typed: TypedFields): TypedFields {
  return Object.fromEntries(
    FIELDS.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]])),
  );
}

/** A line (from 1) in the size and quantity that were typed, at the prices of the day of the order. */
export function amendLine(
  { row, placed, catalogue, lines, state }: ReadOrder,
  line: number,
  typed: TypedFields,
):
  | { readonly ok: true; readonly amendment: Amendment; readonly line: OrderLine }
  | Refusal<"amendment-below-zero" | "amendment-cut" | "amendment-same" | "not-found" | "refused"> {
  const ordered = lines[line - 1];
  if (ordered?.written !== undefined || ordered === undefined) return refuse("not-found");
  const { timeZone, cutOff } = catalogue.document.shop;
  const { date: on } = shopMoment(placed.placedAt.getTime(), timeZone, cutOff);
  const { subTotal, couponCode } = row;
  const goods = lines.map(({ selection, price }) => ({ productId: selection.productId, price }));
  const fields = amendingFields(ordered, typed);
  const proposed = proposeAmendment(
    { catalogue, on, subTotal, goods, couponCode, totalPrice: state.money.total },
    ordered,
    { widthMm: whole(fields.width), heightMm: whole(fields.height), pieces: whole(fields.quantity) },
  );
  if (!proposed.ok) return proposed;
  // As it comes back from the database, where a field without a value is not there.
  const amendment = JSON.parse(JSON.stringify(proposed.amendment)) as Amendment;
  return { ok: true, amendment, line: { ...ordered, ...amendment.line } };
}
