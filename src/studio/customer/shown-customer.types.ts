import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

/** A customer as the studio reads them. */
export type ShownCustomer = StudioReplyTo<"GET customers/:ref">;

/** What only who has an account has. */
export type ShownMember = NonNullable<ShownCustomer["member"]>;
