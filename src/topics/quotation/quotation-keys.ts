import { keyed, sameText } from "#platform/auth/tokens.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "config">;

/** The key to a quotation: whoever has its link sees it and can order it, without an account. It never ends (decision 205). */
function keyOf({ config }: Needs, quotationNo: string): string {
  return keyed(config.secretKey, "quotation", quotationNo);
}

/** Whether a key is that of a quotation. */
export function opensQuotation(needs: Needs, quotationNo: string, key: string): boolean {
  return sameText(key, keyOf(needs, quotationNo));
}

/** A quotation's page, with its key. */
export function quotationPath(needs: Needs, quotationNo: string): string {
  return `/q/${quotationNo}/${keyOf(needs, quotationNo)}`;
}

/** The same as a whole address, for paper and mails. */
export function quotationUrl(needs: Needs, quotationNo: string): string {
  return needs.config.shopOrigin + quotationPath(needs, quotationNo);
}
