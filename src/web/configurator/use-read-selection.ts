import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import {
  type NavigateFunction,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router";
import { type Catalogue, indexCatalogue } from "#domain/catalogue/catalogue.ts";
import type { PricedDocument } from "#domain/catalogue/rates/sold-catalogue.types.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import { withDesignMeasures } from "#domain/lettering/designs/design-measures.ts";
import { afterPaint } from "#ui/lazy/after-paint.ts";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { loadedLettering, loadFaces } from "#web/calls/loaded-lettering.ts";
import { createStore, type Store, useStore } from "#web/calls/store.ts";
import { selectionIn } from "./address.ts";
import type { QuotePage } from "./quote-page.types.ts";

/** A selection that a part of the page shows before the page has come to it. */
interface SelectionDraft {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** The query that stands for it: written when the page follows, not in the frame of the key. */
  readonly search: () => string;
}

export interface Drafts {
  /** What is ahead of the page; null while nothing is. */
  readonly newest: Store<SelectionDraft | null>;
  /** Shows a draft at once; it is followed once that is painted, unless a newer one has taken its place. */
  show(draft: SelectionDraft, follow: () => void): void;
  /** Takes the place of what is ahead, where something is: the page comes to this one by itself. */
  overtake(draft: SelectionDraft | null): void;
  /** The page shows a query: the draft of it is ahead no more. */
  arrive(search: string): void;
}

export function createDrafts(painted: () => Promise<void>): Drafts {
  const newest = createStore<SelectionDraft | null>(null);
  function overtake(draft: SelectionDraft | null) {
    if (newest.get()) newest.set(draft);
  }
  return {
    newest,
    overtake,
    show: (draft, follow) => {
      newest.set(draft);
      void painted().then(() => {
        if (newest.get() === draft) follow();
      });
    },
    arrive: (search) => {
      if (newest.get()?.search() === search) overtake(null);
    },
  };
}

/** A query on its way into the address. */
export interface Going {
  readonly search: string;
  /** A step of its own in the history: 'Back' undoes it. */
  readonly push: boolean;
}

/**
 * What was chosen counts until the address says the same, or until somebody goes back or forward; an address that a change
 * before it still writes does not end it.
 */
export function stillChosen(
  chosen: string | null,
  arrived: { readonly search: string; readonly by: `${NavigationType}` },
): string | null {
  return chosen === arrived.search || arrived.by === "POP" ? null : chosen;
}

interface AddressWriter {
  readonly write: (wanted: Going, navigate: (going: Going) => void) => void;
  /** The query that is on its way; null where none is. */
  readonly ahead: () => string | null;
  /** What is on its way is not written any more. */
  readonly giveUp: () => void;
}

/** Writes the newest query into the address once its frame is painted; what came in between is part of the same step. */
export function createAddressWriter(painted: () => Promise<void>): AddressWriter {
  let newest: Going | null = null;
  return {
    write: (wanted, navigate) => {
      const going = { search: wanted.search, push: wanted.push || (newest?.push ?? false) };
      newest = going;
      void painted().then(() => {
        if (newest !== going) return;
        newest = null;
        navigate(going);
      });
    },
    ahead: () => newest && newest.search,
    giveUp: () => {
      newest = null;
    },
  };
}

/** What was chosen, while it is not yet in the address. */
function useChosen() {
  const { key, search } = useLocation();
  const by = useNavigationType();
  const [chosen, choose] = useState<Going | null>(null);
  const [seen, see] = useState(key);
  if (seen !== key) {
    see(key);
    if (stillChosen(chosen?.search ?? null, { search, by }) === null) choose(null);
  }
  return [chosen?.search ?? search, choose] as const;
}

/** Writes the query; the part of the page that the address names stays, unseen by the router, which would scroll to it. */
async function goTo(navigate: NavigateFunction, search: string, push: boolean): Promise<void> {
  const { hash } = location;
  await navigate({ search }, { replace: !push, preventScrollReset: true });
  if (hash !== "" && location.hash === "") history.replaceState(history.state, "", hash);
}

/**
 * The page's query, and how to change it: what hangs on it is painted first, the address follows in the next frame.
 * The router takes a third of a click's time, which nobody has to wait for (docs/decisions/036).
 */
function usePageSearch(): Pick<ReadSelection, "search" | "newestSearch" | "go"> {
  const [search, choose] = useChosen();
  const navigate = useNavigate();
  const [address] = useState(() => createAddressWriter(afterPaint));
  useLayoutEffect(() => {
    // Who goes back wants what is there, not what was on its way.
    addEventListener("popstate", address.giveUp);
    return () => {
      removeEventListener("popstate", address.giveUp);
      address.giveUp();
    };
  }, [address]);
  const go = useCallback(
    (wanted: Going) => {
      choose(wanted);
      address.write(wanted, ({ search: query, push }) => {
        void goTo(navigate, query, push);
      });
    },
    [navigate, choose, address],
  );
  // Read where it stands: the router tells of an address later than it writes it.
  const newestSearch = useCallback(() => address.ahead() ?? location.search, [address]);
  return { search, newestSearch, go };
}

/** Drafts of a page that shows a query; `go` changes it. */
function useDrafts(search: string, go: (going: Going) => void): Drafts {
  const [drafts] = useState(() => createDrafts(afterPaint));
  // Whenever what reads the address is drawn: it may come back to the query that it was on the way from.
  useEffect(() => drafts.arrive(search));
  useLayoutEffect(() => {
    // What is pressed counts for what is seen.
    function catchUp() {
      const ahead = drafts.newest.get();
      if (ahead) flushSync(() => go({ search: ahead.search(), push: false }));
    }
    const giveUp = () => drafts.overtake(null);
    addEventListener("click", catchUp, true);
    addEventListener("popstate", giveUp);
    return () => {
      removeEventListener("click", catchUp, true);
      removeEventListener("popstate", giveUp);
      giveUp();
    };
  }, [drafts, go]);
  return drafts;
}

/** What the address asks for, and the ways to ask for something else. */
export interface ReadSelection {
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  /** The query that asks for it. */
  readonly search: string;
  /** The same at this very moment, which may be on its way into the address. */
  readonly newestSearch: () => string;
  readonly drafts: Drafts;
  readonly go: (going: Going) => void;
}

/** More than the shop has pages; the server drops those of catalogues that are no longer sold from. */
const MOST_KEPT = 40;
const compiled = new Map<string, Catalogue>();

/** The catalogue of a page: read and indexed once, also when the page's data are loaded again. */
export function catalogueSlice({ document, version }: Pick<QuotePage, "document" | "version">): Catalogue {
  const known = compiled.get(document);
  if (known?.version === version) return known;
  const catalogue = indexCatalogue(JSON.parse(document) as PricedDocument, version);
  if (compiled.size >= MOST_KEPT) compiled.clear();
  compiled.set(document, catalogue);
  return catalogue;
}

/** The catalogue of a page; of one with a creation tool with what is known of letters: another object when more is. */
function useLetteredCatalogue(page: QuotePage): Catalogue {
  const sold = catalogueSlice(page);
  const known = page.lettering;
  const loaded = useStore(loadedLettering);
  return useMemo(() => {
    if (sold.document.faces.length === 0) return sold;
    return { ...sold, ...(known === null ? loaded : withDesignMeasures(loaded, known)) };
  }, [sold, known, loaded]);
}

/** Fetches the face for want of which a design cannot be measured. */
export function useMissingFaces(catalogue: Catalogue, design: LetteringDesign | null): void {
  useEffect(() => {
    const measured = design && catalogue.measureLettering(design);
    if (measured?.ok !== false || measured.code !== "face-missing") return;
    const { face, file } = measured;
    const withOutlines = file === "outlines";
    loadChunk(() => loadFaces(catalogue.document.faces, [face], { withOutlines })).catch(console.error);
  }, [catalogue, design]);
}

/** The address is the selection: reads it, or takes what was typed on the way to it. */
export function useReadSelection(page: QuotePage): ReadSelection {
  const { search, newestSearch, go } = usePageSearch();
  const drafts = useDrafts(search, go);
  const catalogue = useLetteredCatalogue(page);
  const { scope, start } = page;
  const selection = useMemo(() => {
    const ahead = drafts.newest.get();
    return ahead?.catalogue === catalogue && ahead.search() === search
      ? ahead.selection
      : selectionIn(catalogue, scope, new URLSearchParams(search), start);
  }, [catalogue, scope, search, start, drafts]);
  return { catalogue, selection, search, newestSearch, drafts, go };
}
