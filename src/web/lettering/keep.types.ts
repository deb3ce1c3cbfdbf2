import type { ReplyTo, RequestOf } from "#contract/calls.ts";

/** A design that a member keeps, as the shop lists it. */
export type ListedDesign = ReplyTo<"GET account/designs">["designs"][number];

/** A configured product, as keeping it takes it. */
export type KeptBody = RequestOf<"POST account/designs">["body"]["selection"];
