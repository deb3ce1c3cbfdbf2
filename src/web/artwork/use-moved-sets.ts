import { useEffect, useRef, useState } from "react";

/** Which way a set has gone among the others. */
export type Turn = "up" | "down";

interface Moved {
  readonly to: number;
  /** The button that was pressed; null for a drag. */
  readonly turn: Turn | null;
  readonly words: string;
}

/** After a set has moved: its button has the focus, in its new place, and where that is is told. */
export function useMovedSets() {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  useEffect(() => {
    if (moved === null || moved.turn === null) return;
    list.current?.querySelector<HTMLElement>(`[data-set="${moved.to}"] [data-turn="${moved.turn}"]`)?.focus();
  }, [moved]);
  return { list, words: moved?.words ?? "", tell: setMoved };
}
