/**
 * Takes a saved file for this tab alone, as long as it is open; null when another tab is sending it. Answers how to let go. A browser
 * without locks, or a page that was not loaded safely, has it at once.
 */
export function claimFile(key: string): Promise<(() => void) | null> {
  const locks = "locks" in navigator ? navigator.locks : undefined;
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const held = locks.request(`upload ${key}`, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
    held.catch(() => resolve(() => undefined));
  });
}
