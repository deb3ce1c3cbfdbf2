import type { CutAnswer, CutTask } from "#domain/cut-line/cutter.ts";

/** What the page asks of the worker: lines round the picture that it was given last. */
export type CutRequest =
  { readonly kind: "picture"; readonly file: Blob } | { readonly kind: "line"; readonly task: CutTask };

/** One for each line that was asked for, in turn; null where the picture could not be read. */
export type CutReply = CutAnswer | null;
