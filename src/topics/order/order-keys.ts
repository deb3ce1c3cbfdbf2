import { linkKey, sameText } from "#platform/auth/tokens.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "config">;

/** What an order's key is made of. */
export type KeyedOrder = Pick<StoredOrder, "keyVersion" | "orderNo">;

/** The key to an order: whoever has its link sees it, without an account, until it is changed or ends (decision 355). */
function keyOf({ config }: Needs, { orderNo, keyVersion }: KeyedOrder): string {
  return linkKey(config.secretKey, "order", orderNo, keyVersion);
}

/** Whether a key is that of an order. */
export function opensOrder(needs: Needs, order: KeyedOrder, key: string): boolean {
  return sameText(key, keyOf(needs, order));
}

/** A place of a proof as PDF, with the order's key. */
export function proofFilePath(
  needs: Needs,
  order: KeyedOrder,
  { line, version, place }: { readonly line: number; readonly version: number; readonly place: number },
): string {
  const query = new URLSearchParams({ key: keyOf(needs, order) });
  return `/pdf/proof/${order.orderNo}/${line}/${version}/${place}?${query}`;
}

/** A paper of an order as PDF, by its number or its kind. */
export function taxPaperPath(needs: Needs, order: KeyedOrder, paper: string): string {
  return `/pdf/order/${order.orderNo}/${paper}?${new URLSearchParams({ key: keyOf(needs, order) })}`;
}

/** An order's page, with its key. */
export function orderPath(needs: Needs, order: KeyedOrder): string {
  return `/order/${order.orderNo}?${new URLSearchParams({ key: keyOf(needs, order) })}`;
}

/** A picture of a problem of an order, whole or small, with the order's key. */
export function problemPicturePath(
  needs: Needs,
  order: KeyedOrder,
  picture: string,
  isSmall: boolean,
): string {
  const query = new URLSearchParams({ key: keyOf(needs, order), ...(isSmall ? { size: "small" } : {}) });
  return `/order-problems/${order.orderNo}/${picture}?${query}`;
}
