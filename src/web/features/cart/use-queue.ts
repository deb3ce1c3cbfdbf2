import { useCallback, useRef } from "react";

/** Does works one after the other, so that what the last one answers is the newest. */
export function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.current.then(work, work);
    last.current = next.catch(() => undefined);
    return next;
  }, []);
}
