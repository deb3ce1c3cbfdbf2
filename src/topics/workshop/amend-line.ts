import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { Amendment } from "#domain/order/amend/amendment.ts";
import { amendedDetails, amendedText } from "#domain/order/amend/amendment-labels.ts";
import { proposeAmendment } from "#domain/order/amend/propose-amendment.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { shopMoment } from "#platform/clock.ts";
import type { OrderLine } from "#topics/order/loaded-order.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import type { Services } from "#topics/services.ts";
import { nextProof, drawnPlaces } from "./next-proof.ts";
import { openStaffOrder } from "./open-staff-order.ts";

/** What was typed, by field. */
export type AmendmentInput = Readonly<Record<string, string>>;

/** Another size or quantity of a line, as it was typed. */
const FIELDS = ["width", "height", "quantity"] as const;

const whole = (typed: string | undefined) => (/^\s*\d{1,6}\s*$/.test(typed ?? "") ? Number(typed) : null);

/** Whether another size or quantity was typed with a proof, or asked for. */
export function isAmending(typed: AmendmentInput): boolean {
  return FIELDS.some((field) => typed[field] !== undefined);
}

/** What was typed, or what is ordered where nothing was. */
function amendingFields(ordered: OrderLine, typed: AmendmentInput) {
  const said = FIELDS.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]]));
  return { ...orderedSize(ordered), ...(Object.fromEntries(said) as AmendmentInput) };
}

/** The size and quantity of a line, as they are typed. */
export function orderedSize({ selection: { size, quantity } }: OrderLine) {
  return {
    width: String(size.widthMm ?? ""),
    height: String(size.heightMm ?? ""),
    quantity: String(quantity.pieces ?? ""),
  };
}

/** Another size or quantity, in words. */
export function amendmentLabel(ordered: OrderLine, amendment: Amendment) {
  return { changes: amendedDetails(ordered, amendment), difference: amendedText(amendment) };
}

/** A line (from 1) in the size and quantity that were typed, at the prices of the day of the order. */
export function amendLine(
  { row, placed, catalogue, lines, state }: ReadOrder,
  line: number,
  typed: AmendmentInput,
):
  | {
      readonly ok: true;
      readonly amendment: Amendment;
      readonly ordered: OrderLine;
      readonly line: OrderLine;
    }
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
  return { ok: true, amendment, ordered, line: { ...ordered, ...amendment.line } };
}

/** Another size or quantity of a line (from 1), worked out before it is proposed. */
export async function workOutAmendment(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  orderNo: string,
  line: number,
  typed: AmendmentInput,
): Promise<
  | { readonly ok: true; readonly worked: StudioReplyTo<"GET orders/:order_no/lines/:line/amendment"> }
  | Refusal<"amendment-below-zero" | "amendment-cut" | "amendment-same" | "not-found" | "refused">
> {
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  const made = amendLine(order, line, typed);
  if (!made.ok) return made;
  const { sha256, toMind, checks } = nextProof(services, order, line, made.line);
  return {
    ok: true,
    worked: {
      ...amendmentLabel(made.ordered, made.amendment),
      sha256,
      to_mind: toMind,
      printed: drawnPlaces(orderNo, checks),
    },
  };
}
