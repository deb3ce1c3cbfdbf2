/**
 * A serial executor: readings run one after the other; of two at once, the one begun earlier could end later and bring back what was before.
 */
export function runSerially<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let reading: Promise<unknown> = Promise.resolve();
  return () => {
    const next = reading.then(read, read);
    reading = next;
    return next;
  };
}
