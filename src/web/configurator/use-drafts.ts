import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { createStore, type Store } from "#web/calls/store.ts";
import type { Going } from "./use-page-search.ts";
import { afterPaint } from "#ui/lazy/after-paint.ts";

/** A selection that a part of the page shows before the page has come to it. */
export interface SelectionDraft {
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

/** Drafts of a page that shows a query; `go` changes it. */
export function useDrafts(search: string, go: (going: Going) => void): Drafts {
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
