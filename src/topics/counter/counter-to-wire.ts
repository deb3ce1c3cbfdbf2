import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { agreedOf } from "#domain/cart/agreed-price.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { withoutCounts } from "#domain/detail.ts";
import { toDollars } from "#domain/money.ts";
import { creditLeft } from "#domain/order/credit.ts";
import { draftName } from "#domain/order/counter-draft.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { cartToWire } from "#topics/cart/cart-to-wire.ts";
import type { PricedLineView } from "#topics/cart/read-cart.ts";
import { quotationUrl } from "#topics/quotation/quotation-keys.ts";
import { readStoredQuotation } from "#topics/quotation/quotations.ts";
import type { Services } from "#topics/services.ts";
import { costOf } from "./agree-price.ts";
import type { ReadDraft } from "./counter-drafts.ts";
import type { ListedDraft } from "./counter-rows.ts";

type Wire = StudioReplyTo<"GET counter/:id">;
type WireItem = Wire["items"][number];
type CartItem = ReturnType<typeof cartToWire>["cart_items"][number];

/** Which of the places of a line have a file of the customer's. */
function filesText({ artwork }: CartItem): string {
  if (artwork.length === 0) return "No artwork yet";
  const known = artwork.filter((slot) => slot.artwork !== null);
  const [first] = known;
  if (artwork.length === 1 && first) return first.artwork?.name ?? "";
  return `Artwork: ${known.length} of ${artwork.length}`;
}

function priceToWire(priced: PricedLineView): Pick<WireItem, "price" | "usual" | "agreed" | "ended" | "why"> {
  const { line, row } = priced;
  const ended = line.agreed && agreedOf(line) === null ? toDollars(line.agreed.cents) : null;
  if (row === null) return { price: null, usual: null, agreed: null, ended, why: priced.why };
  const { agreed } = priced;
  return {
    price: toDollars(row.price),
    usual: toDollars(agreed?.usual ?? row.price),
    agreed: agreed?.reason ?? null,
    ended,
    why: null,
  };
}

async function itemToWire(
  services: Pick<Services, "catalogue" | "db">,
  priced: PricedLineView,
  item: CartItem,
  seesCosts: boolean,
): Promise<WireItem> {
  const isPriced = seesCosts && priced.row !== null;
  const cost = isPriced ? await costOf(services, services.catalogue.current(), priced.line.selection) : null;
  const { title, details, quantity, kinds: sets } = item;
  return {
    id: item.id,
    title,
    details: withoutCounts(details).filter(({ value }) => value !== "None"),
    quantity: quantityText({ quantity, sets }),
    files: filesText(item),
    cost: cost === null ? null : toDollars(cost),
    ...priceToWire(priced),
  };
}

/** An order that is being taken, in wire names; `seesCosts`: for who may see margins. */
export async function draftToWire(
  services: Pick<Services, "catalogue" | "config" | "db">,
  { draft, cart, account }: ReadDraft,
  seesCosts: boolean,
): Promise<Wire> {
  const wire = cartToWire(services, cart);
  const items: WireItem[] = [];
  for (const [at, priced] of cart.lines.entries()) {
    const item = wire.cart_items[at];
    if (item) items.push(await itemToWire(services, priced, item, seesCosts));
  }
  const { chosenShipping, totals } = cart;
  const quoted =
    draft.quotationNo === null ? null : await readStoredQuotation(services.db, draft.quotationNo);
  return {
    id: draft.id,
    version: draft.version,
    way: draft.way,
    name: draftName(draft.contact),
    order_no: draft.orderNo,
    quotation: quoted && { number: quoted.quotationNo, url: quotationUrl(services, quoted) },
    contact: { ...draft.contact },
    is_account: account !== null,
    credit_left: account?.credit ? toDollars(creditLeft(account.credit)) : null,
    items,
    shipping: cart.shipping.map(({ method, cost, delivery }) => ({
      method,
      cost: toDollars(cost),
      delivery,
      words: formatDate(delivery),
    })),
    shipping_method: chosenShipping?.method ?? null,
    delivery: chosenShipping?.delivery ?? null,
    sub_total: toDollars(totals.subTotal),
    shipping_fee: toDollars(totals.shippingFee),
    total: toDollars(totals.total),
    gst: toDollars(totals.gst),
  };
}

export function listedDraftToWire({ id, way, contact, items, begunBy, changedAt }: ListedDraft) {
  return { id, name: draftName(contact), way, items, begun_by: begunBy, changed: changedAt.toISOString() };
}
