/** Told whether it is still the same person. */
type Heard = (isConfirmed: boolean) => void;

let heard: Heard[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Asks who was idle to confirm that it is them; several calls at once ask once. */
export function askToConfirm(): Promise<boolean> {
  return new Promise((resolve) => {
    heard = [...heard, resolve];
    tell();
  });
}

/** Answers all that asked. */
export function answerConfirming(isConfirmed: boolean): void {
  const waiting = heard;
  heard = [];
  for (const hear of waiting) hear(isConfirmed);
  tell();
}

/** For `useSyncExternalStore`: whether somebody is being asked. */
export const confirming = {
  isAsking: (): boolean => heard.length > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
