import { agreedLines, agreedOf } from "#domain/cart/agreed-price.ts";
import type { Cart } from "#domain/cart/cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type ArtworkChoice, filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { priceOf } from "#domain/price/price-table.ts";
import type { ExplainedRow } from "#domain/price/pricing-row.ts";
import { storedSelection } from "#domain/submission/stored-selection.ts";
import type { Transaction } from "#platform/db/database.ts";
import { readArtworks } from "#topics/artwork/artworks.ts";
import type { StoredLine } from "#topics/cart/cart-lines.ts";
import type { OrderItem } from "#platform/db/schema/order.ts";
import type { NewOrder } from "./orders.ts";

/** SHA-256 of files by their ids. */
type Contents = ReadonlyMap<string, string>;

/** The contents of the files that something is printed from. */
export function filesOf(selection: Pick<Selection, "artwork">, contents: Contents): OrderItem["files"] {
  const ids = [...new Set(filesIn(selection.artwork))].toSorted();
  return Object.fromEntries(ids.map((id) => [id, contents.get(id) ?? ""]));
}

/** What is printed of a line with other artwork from now on: files that it was printed from before keep the contents they had. */
export async function printedArtwork(
  tx: Transaction,
  { files }: Pick<OrderItem, "files">,
  selection: Selection & { readonly artwork: ArtworkChoice },
) {
  const known = await readArtworks(tx, filesIn(selection.artwork));
  const contents = new Map([...known].map(([id, { sha256 }]) => [id, files[id] ?? sha256]));
  return {
    artwork: selection.artwork,
    files: filesOf(selection, contents),
    selectionHash: selectionHash(selection),
  };
}

/** What a line costs and what that is made of: as the catalogue has it, or as it was agreed. */
function pricedAs(line: StoredLine, row: ExplainedRow): Pick<OrderItem, "agreed" | "price" | "priceLines"> {
  const agreed = agreedOf(line);
  if (agreed === null) return { price: row.price, priceLines: row.lines };
  const note = { reason: agreed.reason, usual: row.price };
  return { price: agreed.cents, priceLines: agreedLines(agreed), agreed: note };
}

/** A line of the cart as it is ordered: everything about it that a later catalogue could change is written down. */
function orderItem(catalogue: Catalogue, line: StoredLine, contents: Contents, on: CalendarDate): OrderItem {
  const { submission, originPath } = line;
  const read = storedSelection(catalogue, line.selection);
  const selection = read.ok ? read.selection : line.selection;
  const row = priceOf(catalogue, selection, on);
  if (row === null) throw new Error("A line that has no price is not ordered.");
  return {
    product: productOf(catalogue, selection).name,
    title: titleOf(catalogue, selection),
    details: detailsOf(catalogue, selection),
    quantity: row.quantity,
    sets: selection.sets.count ?? 1,
    ...pricedAs(line, row),
    selection,
    selectionHash: selectionHash(selection),
    originPath,
    submission,
    files: filesOf(selection, contents),
  };
}

/** What an order of a cart says, without its number, its owner and whom it goes to. Every line of the cart has its price. */
export function orderContent(
  catalogue: Catalogue,
  { cart, stored }: { readonly cart: Cart; readonly stored: readonly StoredLine[] },
  contents: Contents,
  on: CalendarDate,
): Omit<NewOrder, "orderNo" | "contact" | "placedAt"> {
  const { subTotal, shippingFee, couponDiscount, pointDiscount, total } = cart.totals;
  const { method, toDispatch, toDelivery } = cart.chosenShipping ?? {};
  if (method === undefined || toDispatch === undefined || toDelivery === undefined)
    throw new Error("What cannot be shipped is not ordered.");
  return {
    items: stored.map((line) => orderItem(catalogue, line, contents, on)),
    shipping: { method, toDispatch, toDelivery },
    subTotal,
    shippingFee,
    couponDiscount,
    couponCode: couponDiscount > 0 ? (cart.coupon?.code ?? null) : null,
    pointDiscount,
    totalPrice: total,
    catalogueVersionId: catalogue.version,
  };
}
