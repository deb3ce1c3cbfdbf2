import { useCallback, useEffect, useState } from "react";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "#studio/calls/call-studio.ts";

export type SavedAnswer = StudioReplyTo<"GET saved-answers">["saved"][number];

/** The saved answers, for who may answer; null until they have come. `reload` reads them again. */
export function useSavedAnswers(mayAnswer: boolean) {
  const [saved, setSaved] = useState<readonly SavedAnswer[] | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!mayAnswer) return undefined;
    const mine = new AbortController();
    void callStudio("GET saved-answers", { signal: mine.signal }).then((answer) => {
      if (answer.ok && !mine.signal.aborted) setSaved(answer.data.saved);
    });
    return () => mine.abort();
  }, [mayAnswer, turn]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  return { saved, reload };
}
