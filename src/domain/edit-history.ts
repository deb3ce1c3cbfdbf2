/** Documents one after the other, and which of them is shown; undo and redo only move. */
export interface History<Document> {
  readonly documents: readonly Document[];
  readonly at: number;
  /** What the last change was part of: typing goes back in one step. */
  readonly step: string | null;
}

/** How many changes can be undone. */
const MOST = 100;

export function historyOf<Document>(document: Document): History<Document> {
  return { documents: [document], at: 0, step: null };
}

/**
 * Adds a document; what was undone is gone. Changes with the same name one after the other (typing, dragging) are one step; null is a
 * step of its own.
 */
export function recordChange<Document>(
  { documents, at, step: last }: History<Document>,
  document: Document,
  step: string | null = null,
): History<Document> {
  if (document === documents[at]) return { documents, at, step: last };
  const continues = step !== null && step === last;
  const before = documents.slice(0, continues ? at : at + 1).slice(-MOST);
  return { documents: [...before, document], at: before.length, step };
}

/**
 * What a change of a text is part of: letters typed one by one are one step, letters taken away one by one another, so that neither
 * swallows the other. Whatever else (pasted, cut, cleared, corrected) is a step of its own.
 */
export function typingStep(before: string, after: string): string | undefined {
  if (after.length === before.length + 1) return "typed";
  return after.length === before.length - 1 ? "deleted" : undefined;
}

export function canUndo({ at }: History<unknown>): boolean {
  return at > 0;
}

export function canRedo({ documents, at }: History<unknown>): boolean {
  return at < documents.length - 1;
}

export function undo<Document>(history: History<Document>): History<Document> {
  return canUndo(history) ? { ...history, at: history.at - 1, step: null } : history;
}

export function redo<Document>(history: History<Document>): History<Document> {
  return canRedo(history) ? { ...history, at: history.at + 1, step: null } : history;
}

/** The document that is shown. */
export function currentDocument<Document>({ documents, at }: History<Document>): Document {
  const shown = documents[at];
  if (shown === undefined) throw new Error("A history holds the document that is shown.");
  return shown;
}
