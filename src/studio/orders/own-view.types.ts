import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

/** A list that somebody has kept under a name. */
export type OwnView = StudioReplyTo<"GET own/order-views">["views"][number];
