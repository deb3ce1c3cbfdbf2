import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

export type Task = StudioReplyTo<"GET today">["tasks"][number];
