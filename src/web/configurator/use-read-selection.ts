import { useMemo } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { selectionIn } from "./address.ts";
import type { QuotePage } from "./quote-page.types.ts";
import { type Drafts, useDrafts } from "./use-drafts.ts";
import { useLetteredCatalogue } from "./use-lettering.ts";
import { type Going, usePageSearch } from "./use-page-search.ts";

/** What the address asks for, and the ways to ask for something else. */
export interface ReadSelection {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** The query that asks for it. */
  readonly search: string;
  readonly drafts: Drafts;
  readonly go: (going: Going) => void;
}

/** The address is the selection: reads it, or takes what was typed on the way to it. */
export function useReadSelection(page: QuotePage): ReadSelection {
  const [search, go] = usePageSearch();
  const drafts = useDrafts(search, go);
  const catalogue = useLetteredCatalogue(page);
  const { scope, start } = page;
  const selection = useMemo(() => {
    const ahead = drafts.newest.get();
    return ahead?.catalogue === catalogue && ahead.search() === search
      ? ahead.selection
      : selectionIn(catalogue, scope, new URLSearchParams(search), start);
  }, [catalogue, scope, search, start, drafts]);
  return { catalogue, selection, search, drafts, go };
}
