import { useCallback, useEffect, useRef, useState } from "react";
import { TYPING_FLAG_MS } from "../../../../domain/configure/limits.ts";

/** True from a key press until a second of quiet (banner.md 4: submit and compare wait for it). */
export const useTypingFlag = () => {
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const markTyping = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(true);
    timer.current = setTimeout(() => setTyping(false), TYPING_FLAG_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { typing, markTyping };
};
