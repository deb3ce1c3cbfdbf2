import { quoteData } from "#domain/compare/quote-data.ts";
import { callShop, newWriteKey } from "#web/calls/call-shop.ts";
import { pageIds } from "#web/calls/page-ids.ts";
import { refreshNewGuest } from "#web/calls/visitor-store.ts";
import { currentKeys, keepKeys } from "#web/features/compare/store/compared-keys.ts";
import type { ConfiguredProduct } from "#web/features/ordering/configured-product.types.ts";
import type { Outcome } from "#web/features/ordering/ordering-state.ts";

/** Lays what is configured beside what was configured before. Pressed again it stays there: the strip takes it out. */
export async function addToComparison({ catalogue, selection }: ConfiguredProduct): Promise<Outcome> {
  const { pathname, search } = location;
  const body = {
    ...quoteData(catalogue, selection),
    ...pageIds(catalogue, pathname),
    origin_path: pathname + search,
  };
  const answer = await callShop("POST compare", { body, key: newWriteKey() });
  if (!answer.ok) return { kind: "refused", words: [answer.message] };
  const { key, already } = answer.data;
  keepKeys([...new Set([...currentKeys(), key])]);
  refreshNewGuest();
  return { kind: "compared", already };
}
