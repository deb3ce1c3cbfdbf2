import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

/** A review that waits, as the studio reads it. */
export type WaitingStudioReview = StudioReplyTo<"GET reviews">["reviews"][number];
