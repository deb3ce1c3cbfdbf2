import { useEffect, useState } from "react";
import { useLocation, useRevalidator, useRouteLoaderData } from "react-router";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { callStudio } from "./calls/call-studio.ts";
import type { RailEntry } from "./room.types.ts";
import { useEntry } from "./use-entry.ts";

type Counts = StudioReplyTo<"GET counts">["counts"];

export interface RoomCount {
  readonly tasks: number;
  readonly late: number;
}

/** Of which kinds what waits is counted. */
type Kinds = NonNullable<RailEntry["counts"]>;

function sumOf(counts: Counts, kinds: Kinds): RoomCount {
  const own = kinds === "all" ? counts : counts.filter(({ kind }) => kinds.includes(kind));
  const sum = (of: (count: Counts[number]) => number) => own.reduce((all, count) => all + of(count), 0);
  return { tasks: sum(({ tasks }) => tasks), late: sum(({ late }) => late) };
}

/** How much waits of some kinds, read with each room that is entered and each time what it shows was read anew; Today brings it along. */
export function useCounts(): (kinds: Kinds) => RoomCount {
  const [counts, setCounts] = useState<Counts>([]);
  const { pathname } = useLocation();
  const isReading = useRevalidator().state === "loading";
  const brought = useRouteLoaderData<StudioReplyTo<"GET today">>("today")?.counts ?? null;
  const mayRead = useEntry().permissions.includes("orders.read");
  if (brought !== null && brought !== counts) setCounts(brought);
  useEffect(() => {
    if (brought !== null || isReading || !mayRead) return undefined;
    const given = new AbortController();
    const read = async () => {
      const answer = await callStudio("GET counts", { signal: given.signal });
      if (answer.ok && !given.signal.aborted) setCounts(answer.data.counts);
    };
    void read();
    return () => given.abort();
  }, [brought, isReading, mayRead, pathname]);
  return (kinds) => sumOf(counts, kinds);
}
