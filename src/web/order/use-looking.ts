import { useEffect, useState } from "react";

/** Pauses between two looks, in milliseconds: together two minutes, which is far longer than a payment takes to be told. */
const pauses = [1_000, 1_000, 2_000, 2_000, 4_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 30_000];

/** Reads a page again and again while something is looked for; answers whether it still does. */
export function useLooking(isWanted: boolean, look: () => Promise<void>): boolean {
  const [looks, setLooks] = useState(0);
  const pause = isWanted ? pauses[looks] : undefined;
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => void look().finally(() => setLooks((done) => done + 1)), pause);
    return () => clearTimeout(timer);
  }, [pause, looks, look]);
  return pause !== undefined;
}
