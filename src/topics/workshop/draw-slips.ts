import { formatDocumentDate } from "#domain/quotation/validity.ts";
import type { Shop } from "#domain/catalogue/schema.ts";
import { withoutCounts, withoutNothing } from "#domain/detail.ts";
import { besideEachOther } from "#domain/letters/beside-each-other.ts";
import { deliveryPlace } from "#domain/order/order-places.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { shopMoment } from "#platform/clock.ts";
import { digest } from "#platform/auth/tokens.ts";
import { drawInThread } from "#topics/draw-in-thread.ts";
import { createDrawnDocuments } from "#topics/drawn-documents.ts";
import { loadedOrder, type LoadedOrder, type OrderLine } from "#topics/order/loaded-order.ts";
import { readFacts } from "#topics/order/order-facts.ts";
import { readOrdersNumbered } from "#topics/order/orders.ts";
import type { Services } from "#topics/services.ts";
import { printedLogo } from "#topics/settings/logo.ts";
import type { PrintedPackingSlip } from "./printed-packing-slip.ts";

const drawn = createDrawnDocuments();

function lineOf(line: OrderLine): PrintedPackingSlip["lines"][number] {
  const names = (line.selection.artwork?.setNames ?? []).filter((name) => name !== "");
  return {
    title: line.title,
    quantity: quantityText(line),
    details: withoutNothing(withoutCounts(line.details)),
    names: names.length === 0 ? "" : `Sets: ${besideEachOther(names)}`,
  };
}

function slipOf({ row, lines }: LoadedOrder, { timeZone, cutOff }: Shop): PrintedPackingSlip {
  const { contact, shipping } = row;
  const { date } = shopMoment(row.placedAt.getTime(), timeZone, cutOff);
  const facts = [
    { label: "Ordered", value: formatDocumentDate(date) },
    { label: "Sent by", value: shipping.method },
    { label: "PO number", value: contact.po_number },
  ];
  return {
    orderNo: row.orderNo,
    to: deliveryPlace(contact),
    facts: facts.filter(({ value }) => value !== ""),
    lines: lines.filter(({ isRemoved, written }) => !isRemoved && written !== "charge").map(lineOf),
  };
}

/** What goes into the parcels of some orders as one PDF, in the order in which they are named. Not found where one of them is not there. */
export async function drawSlips(
  { catalogue, db, shopMoment: now }: Pick<Services, "catalogue" | "db" | "shopMoment">,
  orderNos: readonly string[],
): Promise<{ readonly ok: true; readonly bytes: Buffer } | Refusal<"not-found">> {
  const named = [...new Set(orderNos)];
  const rows = await readOrdersNumbered(db, named);
  if (named.length === 0 || rows.length < named.length) return refuse("not-found");
  const facts = await readFacts(
    db,
    rows.map(({ id }) => id),
  );
  const { shop } = catalogue.current().document;
  const slips = named.flatMap((orderNo) => {
    const row = rows.find((one) => one.orderNo === orderNo);
    return row === undefined ? [] : [slipOf(loadedOrder(row, facts.get(row.id) ?? []), shop)];
  });
  const { date } = now();
  const { name: shopName, email, phone } = shop;
  const gather = async () => {
    const logo = await printedLogo(db, shop);
    const imprint = { shopName, contact: [email, phone], logo, madeAt: new Date(`${date}T00:00:00Z`) };
    return { kind: "packing-slips", slips, imprint } as const;
  };
  const name = digest(JSON.stringify([slips, date, shopName, email, phone, shop.logo]));
  const bytes = await drawn.get(name, () => drawInThread("studio", gather));
  return { ok: true, bytes };
}
