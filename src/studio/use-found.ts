import { useEffect, useState } from "react";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "./calls/call-studio.ts";

export type Found = StudioReplyTo<"GET search">["found"][number];

/** As long as somebody types on, nothing is asked. Milliseconds. */
const PAUSE_MS = 150;

/** What was found, and by which words; `message` where it could not be looked for. */
interface Outcome {
  readonly words: string;
  readonly found: readonly Found[];
  readonly message: string | null;
}

const nothing: Outcome = { words: "", found: [], message: null };

/** What words lead to: asked after a pause, an older question given up. What was found stays until something else is. */
export function useFound(words: string): Outcome & { readonly isLooking: boolean } {
  const [outcome, setOutcome] = useState(nothing);
  useEffect(() => {
    const given = new AbortController();
    const ask = async () => {
      const answer = await callStudio("GET search", { query: { words }, signal: given.signal });
      if (given.signal.aborted) return;
      setOutcome({
        words,
        found: answer.ok ? answer.data.found : [],
        message: answer.ok ? null : answer.message,
      });
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      given.abort();
    };
  }, [words]);
  return { ...(words === "" ? nothing : outcome), isLooking: words !== "" && outcome.words !== words };
}
