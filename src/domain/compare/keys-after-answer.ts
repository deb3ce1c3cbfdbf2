interface AnswerForKeys {
  /** What the tab kept when it asked. */
  readonly before: readonly string[];
  /** What it keeps now: something may have been added or removed meanwhile. */
  readonly now: readonly string[];
  readonly answered: readonly string[];
  /** Asked keys that are no longer there; null when everything was asked for. */
  readonly gone: readonly string[] | null;
}

/**
 * The keys a tab keeps once the shop has answered: of what it asked for what is there, in its own order, or everything in
 * the shop's order; and what was added while the answer was on its way.
 */
export function keysAfterAnswer({ before, now, answered, gone }: AnswerForKeys): readonly string[] {
  if (gone !== null) return now.filter((key) => !gone.includes(key));
  const added = now.filter((key) => !before.includes(key) && !answered.includes(key));
  return [...answered, ...added];
}
