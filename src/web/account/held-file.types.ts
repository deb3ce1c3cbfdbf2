import type { ReplyTo } from "#contract/calls.ts";

/** A file of the buyer's own that the shop keeps, as the contract has it. */
export type HeldFile = ReplyTo<"GET artwork">["artwork"][number];
