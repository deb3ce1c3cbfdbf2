import { useEffect } from "react";

/** Goes on with something `delayMs` after it is there; `goOn` stays the same function from drawing to drawing. */
export function useAfter<Value>(delayMs: number, value: Value | null, goOn: (value: Value) => void): void {
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => goOn(value), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, value, goOn]);
}
