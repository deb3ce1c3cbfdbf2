import { useCallback, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { quoteData } from "#domain/compare/quote-data.ts";
import { callShop, newWriteKey } from "#web/calls/call-shop.ts";
import { pageIds } from "#web/calls/page-ids.ts";
import { refreshNewGuest } from "#web/calls/visitor-store.ts";
import { currentKeys, keepKeys } from "#web/features/compare/store/compared-keys.ts";
import { CompareNews } from "#web/features/compare/compare-feedback.tsx";
import type { Configurator } from "#web/features/configurator/use-configurator.ts";

interface CompareOrder {
  readonly ask: () => Promise<void>;
  readonly underWay: boolean;
  readonly news: ReactNode;
}

interface Outcome {
  /** Of the selection that was pressed for; what is said does not outlast it. */
  readonly hash: string;
  readonly ok: boolean;
  readonly words: string;
}

async function send({ catalogue, selection }: Configurator, hash: string): Promise<Outcome> {
  const { pathname, search } = window.location;
  const product = {
    ...quoteData(catalogue, selection),
    ...pageIds(catalogue, pathname),
    origin_path: pathname + search,
  };
  const answer = await callShop("POST compare", { body: product, key: newWriteKey() });
  if (!answer.ok) return { hash, ok: false, words: answer.message };
  const { key, already } = answer.data;
  keepKeys([...new Set([...currentKeys(), key])]);
  refreshNewGuest();
  return { hash, ok: true, words: already ? "This is already in your comparison." : "Added to compare." };
}

/** Lays what is configured beside what was configured before. Pressed again it stays there: the strip takes it out. */
export function useCompareOrder(configurator: Configurator): CompareOrder {
  const hash = selectionHash(configurator.selection);
  const [underWay, setUnderWay] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const busy = useRef(false);
  const ask = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setUnderWay(true);
    setOutcome(null);
    setOutcome(await send(configurator, hash));
    busy.current = false;
    setUnderWay(false);
  }, [configurator, hash]);
  const said = outcome?.hash === hash ? outcome : null;
  const news = useMemo(() => said && <CompareNews {...said} />, [said]);
  return { ask, underWay, news };
}
