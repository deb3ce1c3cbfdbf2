interface Place {
  readonly from: number;
  readonly to: number;
}

/** Content that is copied from beginning to end, with words put in the place of others. */
export interface Edits {
  /** Puts words before the byte at `at`; false where that is copied already. */
  insert(at: number, words: string): boolean;
  replace(place: Place, words: string): void;
  /** What stands at a place. */
  slice(place: Place): string;
  /** All of it, to the end. */
  finish(): Buffer;
}

export function editsOf(bytes: Buffer): Edits {
  const parts: Buffer[] = [];
  let copied = 0;
  const write = (to: number, words: string) => {
    parts.push(bytes.subarray(copied, to), Buffer.from(` ${words} `, "latin1"));
    copied = to;
  };
  return {
    insert(at, words) {
      if (at < copied) return false;
      write(at, words);
      return true;
    },
    replace({ from, to }, words) {
      write(from, words);
      copied = to;
    },
    slice: ({ from, to }) => bytes.toString("latin1", from, to),
    finish: () => Buffer.concat([...parts, bytes.subarray(copied)]),
  };
}
