import { useRef } from "react";
import { newIdempotencyKey } from "#web/calls/call-shop.ts";

/** One key for the same words: a second press, or one after a lost answer, repeats them; other words are another write. */
export function useIdempotencyKey(): (words: string) => string {
  const last = useRef({ words: "", key: "" });
  return (words) => {
    if (words !== last.current.words) last.current = { words, key: newIdempotencyKey() };
    return last.current.key;
  };
}
