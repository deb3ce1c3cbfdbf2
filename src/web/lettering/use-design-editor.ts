import { useState } from "react";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Change } from "#domain/configure/selection.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import { designKey } from "#domain/lettering/designs/design-fields.ts";
import {
  canRedo,
  canUndo,
  type History,
  historyOf,
  recordChange,
  redo,
  shownDocument,
  undo,
} from "#domain/edit-history.ts";
import type { DesignEditor } from "./design-editor.types.ts";

/** What was written so far, with what came from elsewhere, as by the browser's back button. */
function useDesigns(design: LetteringDesign) {
  const [history, setHistory] = useState(() => historyOf(design));
  if (designKey(shownDocument(history)) === designKey(design)) return [history, setHistory] as const;
  const known = recordChange(history, design);
  setHistory(known);
  return [known, setHistory] as const;
}

/** Changes a selection's words, and takes changes back. */
export function useDesignEditor(
  catalogue: Catalogue,
  design: LetteringDesign,
  change: (change: Change) => void,
): DesignEditor {
  const [history, setHistory] = useDesigns(design);
  function show(next: History<LetteringDesign>) {
    setHistory(next);
    change({ field: "lettering", design: shownDocument(next) });
  }
  return {
    catalogue,
    design,
    edit: (part, step) => show(recordChange(history, { ...design, ...part }, step)),
    onUndo: canUndo(history) ? () => show(undo(history)) : null,
    onRedo: canRedo(history) ? () => show(redo(history)) : null,
  };
}
