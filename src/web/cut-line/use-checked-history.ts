import { useState } from "react";
import { canRedo, canUndo, historyOf, redo, shownDocument, undo } from "#domain/edit-history.ts";
import { checkedEdits, type CheckedHistory } from "./checked-history.ts";

/** Edits a document whose changes count once `check` has no fault to tell. What it is given first stays. */
export function useCheckedHistory<Document>(
  first: Document,
  check: (document: Document) => Promise<string | null>,
) {
  const [seen, setSeen] = useState<CheckedHistory<Document>>(() => ({
    history: historyOf(first),
    trial: null,
    why: null,
  }));
  const [edits] = useState(() => checkedEdits(first, check, setSeen));
  const { history, trial, why } = seen;
  return {
    ...edits,
    document: trial ?? shownDocument(history),
    why,
    /** What is shown is refused: it goes when the hand lets go of it. */
    isRefused: trial !== null && why !== null,
    onUndo: canUndo(history) ? () => edits.go(undo) : null,
    onRedo: canRedo(history) ? () => edits.go(redo) : null,
  };
}
