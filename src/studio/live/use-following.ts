import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useMatches, useRevalidator, useRouteLoaderData } from "react-router";
import { type Entry, readEntry } from "../calls/entry.ts";
import { enterRoom, followed, heardOfLine, noteReading } from "./following.ts";
import { isOfOne, isVisible, type Shows } from "./visible.ts";
import type { ChangeEvent } from "#contract/studio/changes.ts";

/** What the route of a room says of it for this. */
export interface LiveRoom {
  readonly shows: Shows;
  readonly isGuarded: boolean;
}

const nothing: LiveRoom = { shows: {}, isGuarded: false };

/** What is heard on the line to the shop. */
interface LineHeard {
  readonly onChange: (change: ChangeEvent) => void;
  /** Anything may have changed meanwhile; `isFirst`: since the page was opened. */
  readonly onAll: (isFirst: boolean) => void;
  /** The line has been away for a while, or is back. */
  readonly onAway: (isAway: boolean) => void;
  readonly onSignedOut: () => void;
}

const ADDRESS = "/studio/api/changes";
/** A line that is back by then was hardly away: a shop that starts anew takes as long. Milliseconds. */
const PATIENCE_MS = 5_000;
/** A shop that did not let it on is asked again. Milliseconds. */
const AGAIN_MS = 15_000;

/** Whether nobody is signed in here; where that cannot be asked, somebody is. */
async function isSignedOut(): Promise<boolean> {
  return readEntry().then(
    (entry) => entry?.stage !== "open",
    () => false,
  );
}

/** One line, until it is hung up. The browser itself calls again when it was lost, but for one that was refused. */
function callOnce(
  { onChange, onAway }: Pick<LineHeard, "onChange" | "onAway">,
  onAll: () => void,
  onRefused: () => void,
) {
  const source = new EventSource(ADDRESS);
  let away: ReturnType<typeof setTimeout> | undefined;
  source.addEventListener("error", () => {
    away ??= setTimeout(() => onAway(true), PATIENCE_MS);
    if (source.readyState === EventSource.CLOSED) onRefused();
  });
  source.addEventListener("change", ({ data }) => onChange(JSON.parse(String(data)) as ChangeEvent));
  source.addEventListener("all", () => {
    clearTimeout(away);
    away = undefined;
    onAway(false);
    onAll();
  });
  return () => {
    source.close();
    clearTimeout(away);
  };
}

/**
 * Keeps a line to the shop while this window is looked at: none while it is hidden, since a browser has few, and looking at it again
 * reads everything anew. Answers what ends it.
 */
function openLine({ onAll, onSignedOut, ...heard }: LineHeard): () => void {
  let hangUp: (() => void) | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const all = (): void => {
    onAll(isFirst);
    isFirst = false;
  };
  const askAgain = async (): Promise<void> => {
    if (await isSignedOut()) onSignedOut();
    else again = setTimeout(look, AGAIN_MS, true);
  };
  const look = (isNew: boolean): void => {
    clearTimeout(again);
    if (document.hidden || isNew) {
      hangUp?.();
      hangUp = null;
    }
    if (!document.hidden) hangUp ??= callOnce(heard, all, () => void askAgain());
  };
  const turn = (): void => look(false);
  look(true);
  document.addEventListener("visibilitychange", turn);
  return () => {
    document.removeEventListener("visibilitychange", turn);
    clearTimeout(again);
    hangUp?.();
  };
}

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
      isOf: (change) => isVisible(shows, match?.params ?? {}, change),
      readAnew: revalidate,
    });
  }, [match, pathname, revalidate, search, self]);
  useEffect(() => noteReading(state === "loading"), [state]);
  useEffect(() => openLine(heardOfLine), []);
  return useSyncExternalStore(followed.subscribe, followed.now);
}
