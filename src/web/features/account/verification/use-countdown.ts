import { useEffect, useState } from "react";

/** Whole seconds left, down to 0, and a way to start again. */
export function useCountdown(durationMs: number): readonly [secondsLeft: number, restart: () => void] {
  const seconds = durationMs / 1000;
  const [left, setLeft] = useState(seconds);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return [left, () => setLeft(seconds)];
}
