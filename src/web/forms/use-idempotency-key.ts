import { useRef } from "react";
import { newWriteKey } from "#web/calls/call-shop.ts";

/** One key for the same words: a second press, or one after a lost answer, repeats them; other words are another write. */
export function useWriteKey(): (words: string) => string {
  const last = useRef({ words: "", key: "" });
  return (words) => {
    if (words !== last.current.words) last.current = { words, key: newWriteKey() };
    return last.current.key;
  };
}
