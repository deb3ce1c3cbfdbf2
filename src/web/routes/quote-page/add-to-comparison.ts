import { quoteData } from "#domain/compare/quote-data.ts";
import { callShop, newIdempotencyKey } from "#web/calls/call-shop.ts";
import { pageIds } from "#domain/seo/page-at.ts";
import { refreshNewGuest } from "#web/calls/visitor-store.ts";
import { currentKeys, saveKeys } from "#web/compare/compared-keys.ts";
import type { ConfiguredProduct } from "#web/ordering/cart-product.ts";
import { endOfPress } from "#web/ordering/end-of-press.ts";
import type { Outcome } from "#web/ordering/ordering-state.ts";

/** Lays what is configured on a page beside what was configured before. Pressed again it stays there: the strip takes it out. */
export async function addToComparison(
  { catalogue, selection }: ConfiguredProduct,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): Promise<Outcome> {
  const body = {
    ...quoteData(catalogue, selection),
    ...pageIds(catalogue, pathname),
    origin_path: pathname + search,
  };
  const answer = await callShop("POST compare", { body, key: newIdempotencyKey() });
  if (!answer.ok) return { kind: "refused", messages: [answer.message] };
  const { key, already } = answer.data;
  await endOfPress();
  saveKeys([...new Set([...currentKeys(), key])]);
  refreshNewGuest();
  return { kind: "compared", already };
}
