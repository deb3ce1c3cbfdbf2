import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

type Listed = StudioReplyTo<"GET questions">;

/** A question, as the studio reads it. */
export type ShownStudioQuestion = Listed["questions"][number];

/** Products below which an answer can be published. */
export type PublishedAt = Listed["products"];

/** Told what was done, to be said above the list. */
export interface TellsDone {
  readonly onDone: (words: string) => unknown;
}
