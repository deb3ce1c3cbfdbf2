interface Claim {
  /** Nobody waits any more. */
  readonly signal: AbortSignal;
  /** Another tab has it: now it is waited for. */
  readonly onWait: () => void;
}

function nameOf({ name, size, lastModified }: File): string {
  return `own picture ${size} ${lastModified} ${name}`;
}

/** Asks for a lock, and holds it until it is let go; null when it is another's, or nobody waits for it any more. */
function held(locks: LockManager, name: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    locks
      .request(name, options, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(null));
  });
}

/**
 * Takes the sending of the visitor's picture for this tab alone: of several tabs that show it one sends it, and the others wait for what
 * comes of that. Answers how to let go; null when nobody waits any more. A browser without locks has it at once.
 */
export async function claimPicture(file: File, { signal, onWait }: Claim): Promise<(() => void) | null> {
  const locks = "locks" in navigator ? navigator.locks : undefined;
  if (locks === undefined) return () => undefined;
  const atOnce = await held(locks, nameOf(file), { ifAvailable: true });
  if (atOnce !== null || signal.aborted) return atOnce;
  onWait();
  return held(locks, nameOf(file), { signal });
}
