import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useMatches, useRevalidator, useRouteLoaderData } from "react-router";
import type { Entry } from "../calls/entry.ts";
import { enterRoom, followed, heardOfLine, noteReading } from "./following.ts";
import { openLine } from "./line.ts";
import { isOfOne, isShown, type Shows } from "./shown.ts";

/** What the route of a room says of it for this. */
export interface LiveRoom {
  readonly shows: Shows;
  readonly isGuarded: boolean;
}

const nothing: LiveRoom = { shows: {}, isGuarded: false };

/** Follows what others change of the room that is open: what is to be said of it. */
export function useFollowing() {
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const self = useRouteLoaderData<Entry>("studio")?.staff.id;
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const { shows, isGuarded } = (match?.handle as LiveRoom | undefined) ?? nothing;
    enterRoom({
      address: pathname + search,
      isGuarded,
      isOfOne: isOfOne(shows),
      self,
      isOf: (change) => isShown(shows, match?.params ?? {}, change),
      readAnew: revalidate,
    });
  }, [match, pathname, revalidate, search, self]);
  useEffect(() => noteReading(state === "loading"), [state]);
  useEffect(() => openLine(heardOfLine), []);
  return useSyncExternalStore(followed.subscribe, followed.now);
}
