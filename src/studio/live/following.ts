import type { ChangeEvent } from "#contract/studio/changes.ts";
import { hasJustWritten } from "../calls/attended.ts";
import { isTyping } from "./typing.ts";

/** What is said below the room. */
export interface News {
  readonly words: string;
  /** What can be done about it; null where it is shown already. */
  readonly act: "Show it" | "Sign in" | null;
}

/** The room that is open. */
export interface OpenRoom {
  readonly address: string;
  /** To read it may ask for its person again: it is never read without being asked to. */
  readonly isGuarded: boolean;
  /** It is about one thing: of that it is said who has changed it. */
  readonly isOfOne: boolean;
  /** The id of who sits there. */
  readonly self: number | undefined;
  readonly isOf: (change: ChangeEvent) => boolean;
  readonly readAnew: () => Promise<unknown>;
}

interface Following {
  readonly news: News | null;
  /** Nothing is heard just now. */
  readonly isAway: boolean;
}

/** What is told within so long is read at once. */
const TOGETHER_MS = 250;
/** A room is not read more often; and so often it is looked whether somebody still types. */
const LOOK_MS = 1_000;
/** How long it is said of what is shown already. */
const SAID_MS = 15_000;
/** What was heard so shortly before a room was read may not be shown by it. */
const CLOSE_MS = 50;

const missed: News = { words: "The line was away: something here may have changed.", act: "Show it" };
const signedOut: News = { words: "You are not signed in any more.", act: "Sign in" };

let room: OpenRoom | null = null;
let following: Following = { news: null, isAway: false };
/** What was heard of and is not shown yet: its words, none for what is not worth any, and when it was heard. */
let waiting: { readonly news: News | null; readonly at: number } | null = null;
let readAt = -Infinity;
let looking: ReturnType<typeof setTimeout> | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(now: Partial<Following>): void {
  following = { ...following, ...now };
  for (const listener of listeners) listener();
}

function say(news: News | null): void {
  clearTimeout(ending);
  if (following.news?.words !== news?.words || following.news?.act !== news?.act) become({ news });
  if (news?.act === null) ending = setTimeout(() => say(null), SAID_MS);
}

/** Reads the room anew, and says whose change it shows. */
export async function showNews(): Promise<void> {
  const told = waiting?.news ?? null;
  await room?.readAnew();
  const isOfSomebody = told !== null && told !== missed && told !== signedOut;
  if (isOfSomebody && room?.isOfOne) say({ words: told.words, act: null });
}

function look(): void {
  looking = undefined;
  if (waiting === null || room === null) return;
  if (!room.isGuarded && !isTyping()) {
    void showNews();
    return;
  }
  if (waiting.news !== null) say(waiting.news);
  looking = setTimeout(look, LOOK_MS);
}

/** Something is not as it is shown: with what is heard soon after, it is read, or said where somebody types. */
function tell(news: News | null): void {
  if (news === null && room?.isGuarded) return;
  waiting = { news: news ?? waiting?.news ?? null, at: performance.now() };
  const wasRead = performance.now() - readAt < LOOK_MS;
  looking ??= setTimeout(look, wasRead ? LOOK_MS : TOGETHER_MS);
}

/** What is said of a change; nothing where this window has made it. */
function wordsOf({ by }: ChangeEvent): News | null {
  const isOwn = by !== null && by.id === room?.self;
  if (hasJustWritten() && (isOwn || by === null)) return null;
  const name = isOwn ? " by you in another window" : by === null ? "" : ` by ${by.name}`;
  return { words: `Changed${name} just now.`, act: "Show it" };
}

/** What comes by the line. */
export const heardOfLine = {
  onChange: (change: ChangeEvent): void => {
    if (room?.isOf(change)) tell(wordsOf(change));
  },
  onAll: (isFirst: boolean): void => tell(isFirst ? null : missed),
  onAway: (isAway: boolean): void => {
    if (isAway !== following.isAway) become({ isAway });
  },
  onSignedOut: (): void => tell(signedOut),
};

/** The room that is open from now on; of another one nothing waits. */
export function enterRoom(now: OpenRoom): void {
  const isOther = room?.address !== now.address;
  room = now;
  if (!isOther) return;
  waiting = null;
  say(null);
}

/** The room is being read, by whatever; once it was, nothing waits that was heard before. */
export function noteReading(isReading: boolean): void {
  if (isReading) {
    readAt = performance.now();
    return;
  }
  if (waiting === null || waiting.at >= readAt - CLOSE_MS) return;
  waiting = null;
  if (following.news?.act !== null) say(null);
}

/** For `useSyncExternalStore`: what is said of the room. */
export const followed = {
  now: (): Following => following,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
