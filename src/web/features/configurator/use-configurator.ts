import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { choose } from "../../../domain/configure/choose.ts";
import type { Change, Selection } from "../../../domain/configure/selection.ts";
import type { Cents } from "../../../domain/money.ts";
import { priceDifferences } from "../../../domain/price/price-differences.ts";
import { searchFor, selectionIn } from "./address.ts";
import { catalogueSlice } from "./catalogue-slice.ts";
import { configurationOf } from "./configuration.ts";
import type { Configuration } from "./configuration.ts";
import type { QuotePage } from "./quote-page.types.ts";
import { useAfterPaint } from "./use-after-paint.ts";
import { usePageSearch } from "./use-page-search.ts";
import { useTypingFlag } from "./typing/use-typing-flag.ts";

export interface Configurator extends Configuration {
  /** What each choice not yet made adds to the price, by "field:id"; a frame behind the selection. */
  readonly differences: ReadonlyMap<string, Cents>;
  /** A change, or what to change given the selection of this very moment (two typed numbers may settle at once). */
  readonly change: (change: Change | ((now: Selection) => Change)) => void;
  /** True for a second after a key was pressed in a number field. */
  readonly typing: boolean;
  readonly markTyping: () => void;
}

const NONE: ReadonlyMap<string, Cents> = new Map();

/** What each choice would do to the price. A hundred prices: they follow a frame after the one price that was asked for. */
const useDifferences = ({ catalogue, selection, row }: Configuration, { scope, moment }: QuotePage) => {
  const seen = useAfterPaint(row === null ? null : selection);
  const differences = useMemo(
    () => (seen === null ? NONE : priceDifferences(catalogue, scope, seen, moment.date)),
    [catalogue, scope, seen, moment],
  );
  return seen?.productId === selection.productId && row !== null ? differences : NONE;
};

/** The form's machine: the address is the selection, a change writes the address. */
export const useConfigurator = (page: QuotePage): Configurator => {
  const [search, go] = usePageSearch();
  const { typing, markTyping } = useTypingFlag();
  const catalogue = catalogueSlice(page);
  const { scope, start, moment } = page;
  const configuration = useMemo(() => {
    const selection = selectionIn(catalogue, scope, new URLSearchParams(search), start);
    return configurationOf(catalogue, scope, selection, moment);
  }, [catalogue, scope, search, start, moment]);
  const latest = useRef({ selection: configuration.selection, search });
  useLayoutEffect(() => {
    latest.current = { selection: configuration.selection, search };
  });
  const change = useCallback<Configurator["change"]>(
    (wanted) => {
      const { selection: now, search: before } = latest.current;
      const made = typeof wanted === "function" ? wanted(now) : wanted;
      const next = choose(catalogue, scope, now, made);
      if (next === now) return;
      latest.current = { selection: next, search: before };
      const changed = searchFor(catalogue, scope, next, start, new URLSearchParams(before));
      go({ search: changed, push: made.field === "product" });
    },
    [catalogue, scope, start, go],
  );
  const differences = useDifferences(configuration, page);
  return useMemo(
    () => ({ ...configuration, differences, change, typing, markTyping }),
    [configuration, differences, change, typing, markTyping],
  );
};
