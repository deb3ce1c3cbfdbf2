import { useEffect } from "react";

/** Calls back with a value `delayMs` after it is there; `callback` stays the same function from render to render. */
export function useAfterDelay<Value>(
  delayMs: number,
  value: Value | null,
  callback: (value: Value) => void,
): void {
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => callback(value), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, value, callback]);
}
