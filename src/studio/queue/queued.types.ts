import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

export type ShownQueue = StudioReplyTo<"GET print-queue">;
export type QueuedBatch = ShownQueue["batches"][number];
export type QueuedOne = QueuedBatch["lines"][number];
