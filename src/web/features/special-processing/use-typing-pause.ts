import { useCallback, useEffect, useState } from "react";

/** Whether something is being typed: from each key until a pause of `delayMs`, or until it `ends`. */
export const useTypingPause = (delayMs: number) => {
  /** Counts keys, so that each one begins the pause anew; 0 at rest. */
  const [keys, setKeys] = useState(0);
  useEffect(() => {
    if (keys === 0) return undefined;
    const timer = setTimeout(() => setKeys(0), delayMs);
    return () => clearTimeout(timer);
  }, [keys, delayMs]);
  return {
    typing: keys > 0,
    mark: useCallback(() => setKeys((count) => count + 1), []),
    end: useCallback(() => setKeys(0), []),
  };
};
