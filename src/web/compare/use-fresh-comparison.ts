import { useEffect, useRef } from "react";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { readComparison, useComparison } from "./comparison.ts";

/** Asks again when somebody has signed in or out: what belongs to an account is shown to nobody else. */
function useVisitorChange(): void {
  const visitor = useVisitor();
  const user = visitor?.user?.id ?? null;
  const known = visitor !== null;
  const last = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (!known) return;
    if (last.current !== undefined && last.current !== user) void readComparison();
    last.current = user;
  }, [known, user]);
}

/** What is compared, asked for when a place that shows it opens and when another tab or the form has added a key. */
export function useFreshComparison({ all = false } = {}): ReturnType<typeof useComparison> {
  const comparison = useComparison();
  const { keys, types, state } = comparison;
  const missing = state === "ready" && types.length < keys.length;
  useEffect(() => void readComparison({ all }), [all]);
  useEffect(() => {
    if (missing) void readComparison();
  }, [missing, keys]);
  useVisitorChange();
  return comparison;
}
