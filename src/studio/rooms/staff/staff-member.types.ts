import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

/** Somebody who works here. */
export type StaffMember = StudioReplyTo<"GET staff">["staff"][number];
