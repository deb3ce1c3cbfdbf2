import { useEffect, useState } from "react";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { mayPass, waitAfter } from "../cut-line/kept-line.ts";
import { useOwnSending } from "./own-sending.ts";

/** What the shop has told of kept files, by their ids: it does not change. */
const told = new Map<string, ArtworkFacts>();

/** Tries until the shop answers: without them no cut line is kept. */
async function ask(id: string, failed = 0): Promise<ArtworkFacts | null> {
  const known = told.get(id);
  if (known !== undefined) return known;
  const answer = await callShop("GET artwork/:id", { params: { id } });
  if (answer.ok) told.set(id, answer.data.facts);
  if (answer.ok || !mayPass(answer)) return told.get(id) ?? null;
  await new Promise((resolve) => {
    setTimeout(resolve, waitAfter(failed + 1));
  });
  return ask(id, failed + 1);
}

/** What the shop found in a file that it keeps for this visitor; null until it has read it, and where it does not say. */
export function useFoundFacts(id: string | null): ArtworkFacts | null {
  const { progress } = useOwnSending();
  const kept = progress?.step === "kept" ? progress.artwork : null;
  const own = kept !== null && kept.id === id ? kept.facts : null;
  const [asked, setAsked] = useState<{ readonly id: string; readonly facts: ArtworkFacts | null } | null>(
    null,
  );
  const wanted = own === null ? id : null;
  useEffect(() => {
    if (wanted === null) return undefined;
    let isStale = false;
    void ask(wanted).then((facts) => {
      if (!isStale) setAsked({ id: wanted, facts });
    });
    return () => {
      isStale = true;
    };
  }, [wanted]);
  return own ?? (asked?.id === id ? asked.facts : null);
}
