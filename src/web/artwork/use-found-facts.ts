import { useEffect, useState } from "react";
import type { ReplyTo } from "#contract/calls.ts";
import { askUntilAnswered } from "#web/calls/ask-until-answered.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { useOwnSending } from "./own-sending.ts";

/** What the shop found in a file, and the address of where its plates are. */
type FoundFacts = Pick<ReplyTo<"GET artwork/:id">, "facts" | "plates">;

/** What the shop has told of kept files, by their ids: it does not change. */
const told = new Map<string, FoundFacts>();

/** Questions that are on their way: pages ask for one file in several places. */
const asking = new Map<string, Promise<void>>();

/** Tries until the shop answers: without them no cut line is kept. */
async function read(id: string): Promise<void> {
  const answer = await askUntilAnswered(() => callShop("GET artwork/:id", { params: { id } }));
  if (answer.ok) told.set(id, answer.data);
  asking.delete(id);
}

async function ask(id: string): Promise<FoundFacts | null> {
  if (!told.has(id)) {
    const begun = asking.get(id) ?? read(id);
    asking.set(id, begun);
    await begun;
  }
  return told.get(id) ?? null;
}

/** What the shop found in a file that it keeps for this visitor; null until it has read it, and where it does not say. */
export function useFoundFacts(id: string | null): FoundFacts | null {
  const { progress } = useOwnSending();
  const kept = progress?.step === "kept" ? progress.artwork : null;
  const own = kept !== null && kept.id === id ? kept : null;
  const [asked, setAsked] = useState<{ readonly id: string; readonly found: FoundFacts | null } | null>(null);
  const wanted = own === null ? id : null;
  useEffect(() => {
    if (wanted === null) return undefined;
    let isStale = false;
    void ask(wanted).then((found) => {
      if (!isStale) setAsked({ id: wanted, found });
    });
    return () => {
      isStale = true;
    };
  }, [wanted]);
  return own ?? (asked?.id === id ? asked.found : null);
}
