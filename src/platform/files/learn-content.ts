import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import { HEAD_BYTES } from "#domain/artwork/file-rules.ts";

/** What is learned of a file while it passes. */
export interface LearnedContent {
  readonly bytes: number;
  readonly sha256: string;
  /** The file's beginning: what it is recognised by. */
  readonly head: Uint8Array;
  /** Somewhere in it stands what would run, were it a drawing. */
  readonly isActive: boolean;
}

/**
 * What runs or loads when a drawing is opened in a browser: elements, handlers, addresses that are scripts. Entities, which could make any of
 * them, stand in the head (see ./recognise-content.ts).
 */
const active =
  /<(?:[a-z]+:)?(?:script|foreignobject|iframe|object|embed|handler)\b|[\s"'/]on[a-z]{3,}\s*=|javascript\s*:|data\s*:\s*text\/html/i;
/** Longer than anything that is looked for. */
const OVERLAP = 64;

const BYTE_ORDER_MARK = 0xef;
const LESS_THAN = 0x3c;
const SPACE = 0x20;

/** White space, a mark of UTF-8 or an angle bracket: how a drawing may begin. */
function beginsLikeText([first = 0]: Uint8Array): boolean {
  return first === LESS_THAN || first === BYTE_ORDER_MARK || first <= SPACE;
}

/** Passes bytes on, and learns from them on the way; nothing is parsed or unpacked. */
export function learnContent() {
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  let last = "";
  let isActive = false;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      bytes += chunk.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      // Only a drawing is text from its beginning on: other files are spared the search.
      if (!isActive && beginsLikeText(head)) {
        const text = last + chunk.toString("latin1");
        isActive = active.test(text);
        last = text.slice(-OVERLAP);
      }
      next(null, chunk);
    },
  });
  return {
    stream,
    learned: (): LearnedContent => ({
      bytes,
      sha256: hash.digest("hex"),
      head: new Uint8Array(head),
      isActive,
    }),
  };
}
