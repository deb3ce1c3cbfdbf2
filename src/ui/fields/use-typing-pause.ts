import { useCallback, useEffect, useRef, useState } from "react";

/** Whether something is being typed: from each marked key until a pause of `delayMs`, or until it is ended. */
export function useTypingPause(delayMs: number) {
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(false);
  }, []);
  const mark = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(true);
    timer.current = setTimeout(() => setTyping(false), delayMs);
  }, [delayMs]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { typing, mark, end };
}
