import { keyed, sameText } from "#server/auth/tokens.ts";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "config">;

/** The key to an order: whoever has its link sees it, without an account. It never ends. */
function keyOf({ config }: Needs, orderNo: string): string {
  return keyed(config.secretKey, "order", orderNo);
}

/** Whether a key is that of an order. */
export function opensOrder(needs: Needs, orderNo: string, key: string): boolean {
  return sameText(key, keyOf(needs, orderNo));
}

/** An order's page, with its key. */
export function orderPath(needs: Needs, orderNo: string): string {
  return `/order/${orderNo}?${new URLSearchParams({ key: keyOf(needs, orderNo) })}`;
}
