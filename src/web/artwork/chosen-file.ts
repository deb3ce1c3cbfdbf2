import { useEffect, useState } from "react";
import { createStore, type Store, useStore } from "#web/calls/store.ts";

/** What a file was read as, or the sentence that says why it was not. */
export type ReadFile<Read> =
  | { readonly ok: true; readonly read: Read }
  | { readonly ok: false; readonly sentence: string };

/** What is held of a file of the visitor's own. */
export interface Chosen<Read> {
  readonly read: Read | null;
  /** Why the last one was not taken; the one before it stays. */
  readonly refusal: string | null;
  readonly isReading: boolean;
}

export interface ChosenFile<Read> {
  readonly store: Store<Chosen<Read>>;
  /** Answers what was read; null where it was refused, or something else was chosen or removed meanwhile. */
  readonly take: (file: File) => Promise<Read | null>;
  readonly remove: () => void;
  /** Leaves what is held, and says why another was not taken. */
  readonly refuse: (sentence: string) => void;
  /** Something is about to be read, and is on its way from now on; until it is read or refused, or `settle`. */
  readonly expect: () => void;
  /** What was waited for goes on elsewhere: nothing is being read here. */
  readonly settle: () => void;
  /** What was said of a file that was not taken is about none that is seen any more. */
  readonly forgetRefusal: () => void;
}

const NOTHING = { read: null, refusal: null, isReading: false } as const;

/**
 * One file of the visitor's own, read in the browser alone. Of what is chosen, dropped or removed only the last counts, however
 * long a file takes to read; whatever was read and is not held any longer is let go.
 */
export function createChosenFile<Read>(
  readFile: (file: File) => Promise<ReadFile<Read>>,
  letGo: (read: Read) => void,
): ChosenFile<Read> {
  const store = createStore<Chosen<Read>>(NOTHING);
  let latest = 0;
  function hold(next: Chosen<Read>): void {
    const { read } = store.get();
    store.set(next);
    if (read !== null && read !== next.read) letGo(read);
  }
  async function take(file: File): Promise<Read | null> {
    latest += 1;
    const mine = latest;
    store.set({ ...store.get(), refusal: null, isReading: true });
    const answer = await readFile(file);
    if (mine !== latest) {
      if (answer.ok) letGo(answer.read);
      return null;
    }
    if (answer.ok) hold({ ...NOTHING, read: answer.read });
    else refuse(answer.sentence);
    return answer.ok ? answer.read : null;
  }
  function refuse(sentence: string): void {
    store.set({ ...store.get(), refusal: sentence, isReading: false });
  }
  const expect = (): void => store.set({ ...store.get(), refusal: null, isReading: true });
  const settle = (): void => store.set({ ...store.get(), isReading: false });
  function forgetRefusal(): void {
    if (store.get().refusal !== null) store.set({ ...store.get(), refusal: null });
  }
  function remove(): void {
    latest += 1;
    hold(NOTHING);
  }
  return { store, take, remove, refuse, expect, settle, forgetRefusal };
}

/** One file of the visitor's own, for as long as this part of the page is there. `readFile` and `letGo` do not change. */
export function useChosenFile<Read>(
  readFile: (file: File) => Promise<ReadFile<Read>>,
  letGo: (read: Read) => void,
) {
  const [{ store, take, remove }] = useState(() => createChosenFile(readFile, letGo));
  // What is still being read when the page is left is let go, too.
  useEffect(() => remove, [remove]);
  return { ...useStore(store), take, remove };
}
