import { keyed, sameText } from "#platform/auth/tokens.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "config">;

/** The key to an order: whoever has its link sees it, without an account. It never ends. */
function keyOf({ config }: Needs, orderNo: string): string {
  return keyed(config.secretKey, "order", orderNo);
}

/** Whether a key is that of an order. */
export function opensOrder(needs: Needs, orderNo: string, key: string): boolean {
  return sameText(key, keyOf(needs, orderNo));
}

/** A place of a proof as PDF, with the order's key. */
export function proofFilePath(
  needs: Needs,
  orderNo: string,
  { line, version, place }: { readonly line: number; readonly version: number; readonly place: number },
): string {
  const query = new URLSearchParams({ key: keyOf(needs, orderNo) });
  return `/pdf/proof/${orderNo}/${line}/${version}/${place}?${query}`;
}

/** A paper of an order as PDF, by its number or its kind. */
export function taxPaperPath(needs: Needs, orderNo: string, paper: string): string {
  return `/pdf/order/${orderNo}/${paper}?${new URLSearchParams({ key: keyOf(needs, orderNo) })}`;
}

/** An order's page, with its key. */
export function orderPath(needs: Needs, orderNo: string): string {
  return `/order/${orderNo}?${new URLSearchParams({ key: keyOf(needs, orderNo) })}`;
}

/** A picture of a problem of an order, whole or small, with the order's key. */
export function problemPicturePath(needs: Needs, orderNo: string, picture: string, isSmall: boolean): string {
  const query = new URLSearchParams({ key: keyOf(needs, orderNo), ...(isSmall ? { size: "small" } : {}) });
  return `/order-problems/${orderNo}/${picture}?${query}`;
}
