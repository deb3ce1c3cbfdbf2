import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

/** A quote request as the studio reads it. */
export type RequestView = StudioReplyTo<"GET requests/:number">;
