import { useEffect, useRef } from "react";
import { keysAfterAnswer } from "#domain/compare/keys-after-answer.ts";
import type { Refused } from "#calls/make-call.ts";
import { type AnswerTo, callShop } from "#web/calls/call-shop.ts";
import { createStore, useStore } from "#web/calls/store.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { currentKeys, refreshMark, saveKeys, useComparedKeys } from "./compared-keys.ts";
import type { ComparedType } from "./compared-type.ts";

/** The products under the keys; everything this browser compares when none is asked. */
function fetchCompared(keys: readonly string[]): Promise<AnswerTo<"GET compare">> {
  return callShop("GET compare", { query: { keys: keys.join(",") } });
}

interface Known {
  readonly state: "loading" | "ready" | "failed";
  readonly types: ReadonlyMap<string, ComparedType>;
}

const known = createStore<Known>({ state: "loading", types: new Map() });

/** Answers to older questions are passed over. */
let questions = 0;

/** Asks for what is compared, priced as of now; `all` also for what this tab has no key of. */
export async function readComparison({ all = false } = {}): Promise<void> {
  questions += 1;
  const question = questions;
  const before = currentKeys();
  const asked = all ? [] : before;
  const answer = await fetchCompared(asked);
  if (question !== questions) return;
  refreshMark();
  if (!answer.ok) {
    known.set({ ...known.get(), state: "failed" });
    return;
  }
  const { types, gone } = answer.data;
  known.set({ state: "ready", types: new Map(types.map((type) => [type.key, type])) });
  const answered = types.map(({ key }) => key);
  saveKeys(keysAfterAnswer({ before, now: currentKeys(), answered, gone: asked.length > 0 ? gone : null }));
}

/** Takes a product out at once; answers the refusal when the shop did not, and puts it back. */
export async function removeType(key: string): Promise<Refused | null> {
  const before = currentKeys();
  // An answer that is still on its way would lay it down again.
  questions += 1;
  saveKeys(before.filter((other) => other !== key));
  const answer = await callShop("DELETE compare/:key", { params: { key } });
  refreshMark();
  if (answer.ok || answer.status === 404) return null;
  saveKeys(before.filter((other) => other === key || currentKeys().includes(other)));
  return answer;
}

interface Comparison {
  readonly state: Known["state"];
  /** In the order they were added; what is still asked for is missing. */
  readonly types: readonly ComparedType[];
  readonly keys: readonly string[];
}

/** What this browser compares. */
export function useComparison(): Comparison {
  const { keys } = useComparedKeys();
  const { state, types } = useStore(known);
  return { state, keys, types: keys.flatMap((key) => types.get(key) ?? []) };
}

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
