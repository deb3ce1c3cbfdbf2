import { deliveryPlace } from "#domain/order/order-places.ts";
import type { Shop } from "#domain/catalogue/schema.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { digest } from "#platform/auth/tokens.ts";
import { readOrdersNumbered } from "#topics/order/orders.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import type { LabelPaper, PrintedParcelLabel } from "./draw-parcel-labels.ts";
import { drawInThread } from "#topics/draw-in-thread.ts";
import { createDrawnDocuments } from "#topics/drawn-documents.ts";
import type { Services } from "#topics/services.ts";
import { printedLogo } from "#topics/settings/logo.ts";

const drawn = createDrawnDocuments();

/** Whose parcels are labelled, how many each order has, and on what the labels are printed. */
export interface LabelsQuery {
  readonly orderNos: readonly string[];
  readonly parcels: number;
  readonly paper: LabelPaper;
}

function senderOf(shop: Shop): PrintedParcelLabel["from"] {
  return {
    name: shop.name,
    lines: [`${shop.streetAddress}, ${shop.city} ${shop.postcode}`, shop.phone],
  };
}

function labelsOf(
  { orderNo, contact }: StoredOrder,
  parcels: number,
  from: PrintedParcelLabel["from"],
): readonly PrintedParcelLabel[] {
  const { phone_number: phone, instructions } = contact;
  return Array.from({ length: parcels }, (_, at) => ({
    orderNo,
    parcel: at + 1,
    parcels,
    to: deliveryPlace(contact),
    phone,
    instructions,
    from,
  }));
}

/** Labels for the parcels of some orders as one PDF, in the order in which they are named. Not found where one of them is not there. */
export async function drawLabels(
  { catalogue, db, shopMoment }: Pick<Services, "catalogue" | "db" | "shopMoment">,
  { orderNos, parcels, paper }: LabelsQuery,
): Promise<{ readonly ok: true; readonly bytes: Buffer } | Refusal<"not-found">> {
  const named = [...new Set(orderNos)];
  const rows = new Map((await readOrdersNumbered(db, named)).map((row) => [row.orderNo, row]));
  if (named.length === 0 || rows.size < named.length) return refuse("not-found");
  const { shop } = catalogue.current().document;
  const from = senderOf(shop);
  const labels = named.flatMap((orderNo) => {
    const row = rows.get(orderNo);
    return row === undefined ? [] : labelsOf(row, parcels, from);
  });
  const { date } = shopMoment();
  const gather = async () => {
    const logo = await printedLogo(db, shop);
    const imprint = { shopName: shop.name, logo, madeAt: new Date(`${date}T00:00:00Z`) };
    return { kind: "parcel-labels", labels, paper, imprint } as const;
  };
  const name = digest(JSON.stringify([labels, paper, date, shop.logo]));
  const bytes = await drawn.get(name, () => drawInThread("studio", gather));
  return { ok: true, bytes };
}
