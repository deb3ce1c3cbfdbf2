import { useCallback, useEffect, useState } from "react";
import { fetchPart } from "#web/ui/feedback/fetch-part.ts";

/**
 * A part of the page that comes with its first use, or unasked where it is expected. Answers the part, null until it is
 * there, and what fetches it. `load` and `isExpected` do not change.
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  isExpected: () => boolean,
): readonly [part: Part | null, fetch: () => Promise<void>] {
  const [part, setPart] = useState<Part | null>(null);
  const fetch = useCallback(() => fetchPart(load).then((loaded) => setPart(() => loaded)), [load]);
  useEffect(() => {
    // Unasked for, nothing needs to be said when it does not come: its use fetches it again.
    if (isExpected()) fetchPart(load).then((loaded) => setPart(() => loaded), console.error);
  }, [load, isExpected]);
  return [part, fetch];
}
