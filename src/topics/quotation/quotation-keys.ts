import { linkKey, sameText } from "#platform/auth/tokens.ts";
import type { StoredQuotation } from "#platform/db/schema/quotation.ts";
import type { Services } from "#topics/services.ts";

type Needs = Pick<Services, "config">;

/** What a quotation's key is made of. */
export type KeyedQuotation = Pick<StoredQuotation, "keyVersion" | "quotationNo">;

/** The key to a quotation: whoever has its link sees it and can order it, without an account, until it is changed or ends (decisions 205, 355). */
function keyOf({ config }: Needs, { quotationNo, keyVersion }: KeyedQuotation): string {
  return linkKey(config.secretKey, "quotation", quotationNo, keyVersion);
}

/** Whether a key is that of a quotation. */
export function opensQuotation(needs: Needs, quotation: KeyedQuotation, key: string): boolean {
  return sameText(key, keyOf(needs, quotation));
}

/** Whether the key that its mails have opens nothing any more. */
export function isKeyChanged({ keyVersion }: KeyedQuotation): boolean {
  return keyVersion > 0;
}

/** A quotation as it was issued, as its key is made of. */
export function keyedQuotation({
  number,
  keyVersion,
}: {
  readonly number: string;
  readonly keyVersion: number;
}) {
  return { quotationNo: number, keyVersion };
}

/** A quotation's page, with its key. */
export function quotationPath(needs: Needs, quotation: KeyedQuotation): string {
  return `/q/${quotation.quotationNo}/${keyOf(needs, quotation)}`;
}

/** The same as a whole address, for paper and mails. */
export function quotationUrl(needs: Needs, quotation: KeyedQuotation): string {
  return needs.config.shopOrigin + quotationPath(needs, quotation);
}
