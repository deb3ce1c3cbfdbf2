import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";

type Listed = StudioReplyTo<"GET staff">;

/** Somebody who works here. */
export type StaffMember = Listed["staff"][number];

/** Somebody who is invited. */
export type Invitation = Listed["invitations"][number];
