import { useCallback, useEffect, useState } from "react";
import type { ArtworkChoice } from "#domain/configure/artwork/artwork-choice.ts";
import { withSetName } from "#domain/configure/artwork/arrange-artwork.ts";
import { createStore, useStore } from "#web/calls/store.ts";
import type { ChangeSelection } from "#web/scene/change-selection.types.ts";

type Names = ReadonlyMap<number, string>;

/** A choice whose sets without a name have these. */
function withNames(choice: ArtworkChoice | null, names: Names): ArtworkChoice | null {
  return [...names].reduce((now, [set, name]) => {
    const isNamed = (now?.setNames[set - 1] ?? "") !== "";
    return name === "" || isNamed ? now : withSetName(now, set, name);
  }, choice);
}

/** Calls sets that have no name after what was placed in them, once there are several: one alone needs none. */
export function useSetNames(sets: number, change: ChangeSelection): (names: Names) => void {
  const [waiting] = useState(() => createStore<Names>(new Map()));
  const names = useStore(waiting);
  const call = useCallback((more: Names) => waiting.set(new Map([...waiting.get(), ...more])), [waiting]);
  useEffect(() => {
    if (sets === 1 || names.size === 0) return;
    waiting.set(new Map());
    const there = new Map([...names].filter(([set]) => set <= sets));
    change(({ artwork }) => ({ field: "artwork", choice: withNames(artwork, there) }));
  }, [sets, names, waiting, change]);
  return call;
}
