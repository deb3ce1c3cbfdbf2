import { createStore } from "#web/calls/store.ts";

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
