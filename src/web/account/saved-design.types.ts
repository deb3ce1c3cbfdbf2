import type { ReplyTo } from "#contract/calls.ts";

/** A kept design, as the contract has it. */
export type SavedDesign = ReplyTo<"GET account/designs">["designs"][number];
