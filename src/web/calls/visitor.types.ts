import type { ReplyTo } from "#contract/calls.ts";

/** Who this browser is: a registered user, a guest, or neither. */
export type Visitor = ReplyTo<"GET auth/session">;
/** A remembered guest; one who only put something in the cart has not said a name yet. */
export type Guest = NonNullable<Visitor["guest"]>;
export type User = NonNullable<Visitor["user"]>;
