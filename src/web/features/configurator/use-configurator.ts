import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { choose } from "../../../domain/configure/choose.ts";
import type { Change, Selection } from "../../../domain/configure/selection.ts";
import { searchFor, selectionIn } from "./address.ts";
import { catalogueSlice } from "./catalogue-slice.ts";
import { configurationOf } from "./configuration.ts";
import type { Configuration } from "./configuration.ts";
import type { QuotePage } from "./quote-page.types.ts";
import { useTypingFlag } from "./typing/use-typing-flag.ts";

export interface Configurator extends Configuration {
  /** A change, or what to change given the selection of this very moment (two typed numbers may settle at once). */
  readonly change: (change: Change | ((now: Selection) => Change)) => void;
  /** True for a second after a key was pressed in a number field. */
  readonly typing: boolean;
  readonly markTyping: () => void;
}

/** The query the page stands for: of the address it is going to while it is on its way, so that no frame shows an old one. */
const useSearch = (): string => {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === here.pathname ? next.search : here.search;
};

/**
 * The form's machine: the address is the selection, a change writes the address.
 * The navigation is flushed so that the new price is painted in the frame of the click.
 */
export const useConfigurator = (page: QuotePage): Configurator => {
  const search = useSearch();
  const navigate = useNavigate();
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
      void navigate(
        { search: searchFor(catalogue, scope, next, start, new URLSearchParams(before)) },
        { replace: made.field !== "product", preventScrollReset: true, flushSync: true },
      );
    },
    [catalogue, scope, start, navigate],
  );
  return useMemo(
    () => ({ ...configuration, change, typing, markTyping }),
    [configuration, change, typing, markTyping],
  );
};
