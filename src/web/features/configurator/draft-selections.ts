import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { createStore, type Store } from "#web/calls/store.ts";

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
