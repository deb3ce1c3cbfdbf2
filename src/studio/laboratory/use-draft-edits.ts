import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type CatalogueChange, changePlace, undone } from "#domain/catalogue/sheets/change.ts";
import { callStudio } from "#studio/calls/call-studio.ts";

type Batch = readonly CatalogueChange[];

interface Said {
  readonly words: string;
  readonly tone: "done" | "error";
}

/**
 * Sends edits of the draft one after the other. `version`: of the draft that is shown; what was set since it was read is what the next
 * edit has seen.
 */
function useSentEdits(version: string, onRefused: (words: string) => void) {
  const { revalidate } = useRevalidator();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const set = useRef({ version, cells: new Map<string, string>() });

  const sendNow = async (batch: Batch): Promise<boolean> => {
    if (set.current.version !== version) set.current = { version, cells: new Map() };
    const { cells } = set.current;
    const edits = batch.map((edit) =>
      edit.kind === "cell" ? { ...edit, was: cells.get(changePlace(edit)) ?? edit.was } : edit,
    );
    const answer = await callStudio("PATCH catalogue/draft", { body: { edits } });
    if (answer.ok) for (const edit of edits) if (edit.kind === "cell") cells.set(changePlace(edit), edit.now);
    if (!answer.ok) {
      const [field] = Object.values(answer.fields);
      onRefused(field ?? answer.message);
    }
    await revalidate();
    return answer.ok;
  };
  const send = (batch: Batch): Promise<boolean> => {
    const sent = line.current.then(() => sendNow(batch));
    line.current = sent.catch(() => undefined);
    return sent;
  };
  return send;
}

/** Edits of the draft from this room, each of which can be taken back. */
export function useDraftEdits(version: string) {
  const [said, setSaid] = useState<Said | null>(null);
  const [past, setPast] = useState<readonly Batch[]>([]);
  const [future, setFuture] = useState<readonly Batch[]>([]);
  const send = useSentEdits(version, (words) => setSaid({ words, tone: "error" }));
  /** Whether they are in the draft now. */
  const make = async (batch: Batch, words: string): Promise<boolean> => {
    if (batch.length === 0 || !(await send(batch))) return false;
    setPast((before) => [...before, batch]);
    setFuture([]);
    setSaid({ words, tone: "done" });
    return true;
  };
  const step = async (from: readonly Batch[], isUndo: boolean): Promise<void> => {
    const last = from.at(-1);
    if (last === undefined || !(await send(isUndo ? undone(last) : last))) return;
    setPast((before) => (isUndo ? before.slice(0, -1) : [...before, last]));
    setFuture((before) => (isUndo ? [...before, last] : before.slice(0, -1)));
    setSaid({ words: isUndo ? "Undone." : "Done again.", tone: "done" });
  };
  return {
    said,
    make,
    onUndo: past.length === 0 ? null : () => void step(past, true),
    onRedo: future.length === 0 ? null : () => void step(future, false),
  };
}

export type DraftEdits = ReturnType<typeof useDraftEdits>;
