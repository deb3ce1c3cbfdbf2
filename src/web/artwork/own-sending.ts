import { loadChunk } from "#ui/lazy/load-chunk.ts";
import type { ArtworkAtShop, ArtworkProgress } from "#web/calls/artwork-progress.ts";
import type { ArtworkSending } from "#web/calls/artwork-sending.ts";
import { createStore, useStore } from "#web/calls/store.ts";

/** The visitor's own picture on its way into the shop's keeping; null while there is none. */
const current = createStore<ArtworkSending | null>(null);

/** Counts what was begun here: of several only the last goes on. */
let turn = 0;

function load() {
  return loadChunk(() => import("#web/calls/send-picture.ts"));
}

const NOTHING_TO_DO = (): void => undefined;

/** A picture that stands still here: its script is on its way, or has not come; another tab sends it; it was refused on an earlier page. */
function standing(progress: ArtworkProgress, ways: Partial<ArtworkSending> = {}): ArtworkSending {
  const none = { pause: NOTHING_TO_DO, resume: NOTHING_TO_DO, cancel: NOTHING_TO_DO };
  return { progress: createStore(progress), ...none, ...ways };
}

/** Tells what comes of a sending, then lets other tabs have the picture: they find what was noted of it. */
function listen(sending: ArtworkSending, { onKept, onRefused }: Sent, release: () => void): void {
  const stop = sending.progress.subscribe(() => {
    const now = sending.progress.get();
    const isOver = now.step === "kept" || now.step === "refused" || now.step === "cancelled";
    if (!isOver) return;
    stop();
    if (current.get() !== sending) return release();
    const noted =
      now.step === "kept" ? onKept(now.artwork) : now.step === "refused" ? onRefused(now.message) : undefined;
    void Promise.resolve(noted).catch(console.error).then(release);
  });
}

/** Ends what is on its way; what the shop keeps already may lie in the cart, and stays. */
function replace(next: ArtworkSending | null): void {
  const before = current.get();
  current.set(next);
  if (before !== null && before.progress.get().step !== "kept") before.cancel();
}

interface Sent {
  readonly file: File;
  /** It was chosen just now: no earlier page has begun to send it. */
  readonly isNew: boolean;
  /** Answers once this browser has noted it. */
  readonly onKept: (artwork: ArtworkAtShop) => Promise<void>;
  readonly onRefused: (message: string) => Promise<void>;
  /** Another tab has had it: whether what came of that is taken up here, and nothing is to be sent. */
  readonly takeUp: () => Promise<boolean>;
}

/** Waits until this tab may send; null when it is not to, for it is taken back, or another tab has brought it to its end. */
async function claim(
  { file, takeUp }: Sent,
  claimPicture: Awaited<ReturnType<typeof load>>["claimPicture"],
  isWanted: () => boolean,
): Promise<(() => void) | null> {
  const end = new AbortController();
  let hasWaited = false;
  const onWait = () => {
    hasWaited = true;
    if (isWanted()) replace(standing({ step: "elsewhere" }, { cancel: () => end.abort() }));
    else end.abort();
  };
  const release = await claimPicture(file, { signal: end.signal, onWait });
  if (release === null) return null;
  if (isWanted() && !(hasWaited && (await takeUp())) && isWanted()) return release;
  release();
  return null;
}

/** Sends a picture to the shop in place of the one before. */
export async function sendOwn(sent: Sent): Promise<void> {
  turn += 1;
  const mine = turn;
  replace(standing({ step: "preparing" }));
  try {
    const { sendPicture, claimPicture } = await load();
    if (mine !== turn) return;
    const release = await claim(sent, claimPicture, () => mine === turn);
    if (release === null) return;
    const sending = sendPicture({ ...sent, place: "own-picture" });
    listen(sending, sent, release);
    replace(sending);
  } catch (error) {
    console.error(error);
    if (mine === turn)
      replace(standing({ step: "paused", percent: 0, message: null }, { resume: () => void sendOwn(sent) }));
  }
}

/** The shop has refused the picture since an earlier page: it would again. */
export function holdRefused(message: string): void {
  turn += 1;
  replace(standing({ step: "refused", message }));
}

/** The shop keeps the picture since an earlier page. */
export async function holdSavedArtwork(artwork: ArtworkAtShop): Promise<void> {
  turn += 1;
  const mine = turn;
  const { savedPictureSending } = await load();
  if (mine === turn) replace(savedPictureSending(artwork));
}

/** Ends its way; `isForgotten` has the shop forget it, too. */
export function endOwn({ isForgotten }: { readonly isForgotten: boolean }): void {
  turn += 1;
  const before = current.get();
  replace(null);
  if (isForgotten && before?.progress.get().step === "kept") before.cancel();
}

/** What the shop keeps of the visitor's own picture by now. */
export function ownAtShop(): ArtworkAtShop | null {
  const progress = current.get()?.progress.get();
  return progress?.step === "kept" ? progress.artwork : null;
}

/** Waits until the shop keeps the visitor's own picture, whichever it is by then. Null when there is none any more, or nobody waits. */
export function whenOwnSaved(signal: AbortSignal): Promise<ArtworkAtShop | null> {
  return new Promise((resolve) => {
    const end = new AbortController();
    function finish(kept: ArtworkAtShop | null): void {
      end.abort();
      resolve(kept);
    }
    function look(): void {
      const progress = current.get()?.progress.get();
      if (signal.aborted || progress === undefined) finish(null);
      else if (progress.step === "kept") finish(progress.artwork);
    }
    let stopHearing = (): void => undefined;
    function follow(): void {
      stopHearing();
      stopHearing = current.get()?.progress.subscribe(look) ?? stopHearing;
      look();
    }
    const stopFollowing = current.subscribe(follow);
    end.signal.addEventListener("abort", () => {
      stopFollowing();
      stopHearing();
    });
    signal.addEventListener("abort", look, { signal: end.signal });
    follow();
  });
}

const NO_PROGRESS = createStore<ArtworkProgress | null>(null);

/** The same for a part of the page, with how far it is. */
export function useOwnSending() {
  const sending = useStore(current);
  const progress = useStore<ArtworkProgress | null>(sending?.progress ?? NO_PROGRESS);
  return { sending, progress };
}

interface MissedPicture {
  readonly isAsking: boolean;
  readonly again: () => void;
}

/** The shop's picture of a file that browsers do not show, which has not come; null while none is missed. */
export const missedPicture = createStore<MissedPicture | null>(null);

/** It is missed from now on, with how to ask for it once more; or no longer. */
export function misses(ask: (() => void) | null): void {
  const again = () => {
    missedPicture.set({ isAsking: true, again });
    ask?.();
  };
  missedPicture.set(ask && { isAsking: false, again });
}
