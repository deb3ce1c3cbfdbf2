import { useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { type CatalogueChange, changePlace, undone } from "#domain/catalogue/sheets/change.ts";
import { type CellKindName, cellKinds, typedCell } from "#domain/catalogue/sheets/cell-kinds.ts";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "#studio/calls/call-studio.ts";

export type DraftView = StudioReplyTo<"GET catalogue/draft">;
export type SheetView = DraftView["sheets"][number];
export type SheetRowView = SheetView["rows"][number];

/** What was typed into a cell. */
export interface TypedCell {
  readonly sheet: string;
  readonly row: string;
  readonly column: string;
  readonly kind: string;
  /** What it said before. */
  readonly text: string;
  readonly typed: string;
}

interface Said {
  readonly words: string;
  readonly tone: "done" | "error" | "note";
}

type Batch = readonly CatalogueChange[];
type Faults = Readonly<Record<string, string>>;

/** What is said of cells; what was said of a whole row that could not be taken out is over once anything else was. */
function ofCells(faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([place]) => place.split("/").length > 2));
}

function kindOf(name: string): CellKindName {
  return name as CellKindName;
}

/** What was typed, as changes, and what is wrong with the rest. */
function readTyped(cells: readonly TypedCell[]): { readonly changes: Batch; readonly faults: Faults } {
  const changes: CatalogueChange[] = [];
  const faults: Record<string, string> = {};
  for (const { sheet, row, column, kind, text, typed } of cells) {
    const now = typedCell(kindOf(kind), typed);
    const change = { kind: "cell" as const, sheet, row, column, was: text, now: now ?? "" };
    if (now === null) faults[changePlace(change)] = cellKinds[kindOf(kind)].wrong;
    else if (now !== text) changes.push(change);
  }
  return { changes, faults };
}

interface FoundCell {
  readonly place: string;
  readonly found: string | null;
}

/** What is said of a cell that somebody else has changed, with what was typed into it. */
function changedWords({ place, found }: FoundCell, edits: Batch): string {
  const mine = edits.find((edit) => changePlace(edit) === place);
  const typed = mine?.kind === "cell" ? mine.now : "";
  if (found === null) return "Somebody else has taken this out.";
  return `Somebody else has set ${found === "" ? "nothing" : found}; you typed ${typed === "" ? "nothing" : typed}.`;
}

/** What was last said of the draft; it is over once another part is looked at. */
function useSaid() {
  const [said, setSaid] = useState<Said | null>(null);
  const { pathname, search } = useLocation();
  useEffect(() => () => setSaid(null), [pathname, search]);
  return { said, setSaid };
}

/** Sends edits of the draft one after the other; what is refused is said at its cells. */
function useEdits(draft: DraftView) {
  const { revalidate } = useRevalidator();
  const [faults, setFaults] = useState<Faults>({});
  const { said, setSaid } = useSaid();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  /** What this window has set since the draft was read. */
  const set = useRef(new Map<string, string>());
  useEffect(() => set.current.clear(), [draft]);

  const sendNow = async (changes: Batch): Promise<boolean> => {
    const edits = changes.map((change) =>
      change.kind === "cell"
        ? { ...change, was: set.current.get(changePlace(change)) ?? change.was }
        : change,
    );
    const answer = await callStudio("PATCH catalogue/draft", { body: { edits } });
    if (answer.ok)
      for (const one of edits) if (one.kind === "cell") set.current.set(changePlace(one), one.now);
    if (answer.ok) setFaults(ofCells);
    else {
      const cells = (answer.error["cells"] ?? []) as readonly FoundCell[];
      const told = Object.fromEntries(cells.map((cell) => [cell.place, changedWords(cell, edits)]));
      setFaults((before) => ({ ...before, ...answer.fields, ...told }));
      const isSaidAtFields = Object.keys(answer.fields).length > 0;
      const words = isSaidAtFields ? "Not in the draft yet: please look at what is marked." : answer.message;
      setSaid({ words, tone: "error" });
    }
    await revalidate();
    return answer.ok;
  };
  const send = (changes: Batch): Promise<boolean> => {
    const sent = line.current.then(() => sendNow(changes));
    line.current = sent.catch(() => undefined);
    return sent;
  };
  return { faults, setFaults, said, setSaid, send };
}

/** Edits of the draft, and what of them can be undone. */
export function useDraft(draft: DraftView) {
  const { faults, setFaults, said, setSaid, send } = useEdits(draft);
  const [past, setPast] = useState<readonly Batch[]>([]);
  const [future, setFuture] = useState<readonly Batch[]>([]);
  const make = async (changes: Batch, words: string): Promise<boolean> => {
    if (changes.length === 0 || !(await send(changes))) return false;
    setPast((before) => [...before, changes]);
    setFuture([]);
    setSaid({ words, tone: "done" });
    return true;
  };
  /** Whether all that was typed is in the draft now. */
  const type = async (cells: readonly TypedCell[], words: string): Promise<boolean> => {
    const { changes, faults: wrong } = readTyped(cells);
    const places = cells.map((cell) => [cell.sheet, cell.row, cell.column].join("/"));
    setFaults((before) => ({
      ...Object.fromEntries(Object.entries(before).filter(([place]) => !places.includes(place))),
      ...wrong,
    }));
    const isMade = changes.length === 0 || (await make(changes, words));
    return isMade && Object.keys(wrong).length === 0;
  };
  const step = async (from: readonly Batch[], isUndo: boolean): Promise<void> => {
    const last = from.at(-1);
    if (last === undefined) return;
    if (!(await send(isUndo ? undone(last) : last))) return;
    setPast((before) => (isUndo ? before.slice(0, -1) : [...before, last]));
    setFuture((before) => (isUndo ? [...before, last] : before.slice(0, -1)));
    setSaid({ words: isUndo ? "Undone." : "Done again.", tone: "done" });
  };
  return {
    faults,
    said,
    /** Says what was done to the draft by a form of its own. */
    say: (words: string) => setSaid({ words, tone: "done" }),
    type,
    make,
    onUndo: past.length === 0 ? null : () => void step(past, true),
    onRedo: future.length === 0 ? null : () => void step(future, false),
  };
}

export type DraftEditor = ReturnType<typeof useDraft>;
