import { useCallback, useEffect, useState } from "react";
import { loadChunk } from "./load-chunk.ts";

function never(): boolean {
  return false;
}

/**
 * A part of the page that comes with its first use, or unasked where it is expected. Answers the chunk, null until it is
 * there, and what fetches it, which rejects when it does not come. `load` and `isExpected` do not change.
 */
export function useChunk<Chunk>(
  load: () => Promise<Chunk>,
  isExpected: () => boolean = never,
): readonly [chunk: Chunk | null, fetch: () => Promise<void>] {
  const [chunk, setChunk] = useState<Chunk | null>(null);
  const fetch = useCallback(() => loadChunk(load).then((loaded) => setChunk(() => loaded)), [load]);
  useEffect(() => {
    // Unasked for, nothing needs to be said when it does not come: its use fetches it again.
    if (isExpected()) fetch().catch(console.error);
  }, [fetch, isExpected]);
  return [chunk, fetch];
}
