import { z } from "zod";
import { staffRoles } from "#domain/studio/permissions.ts";
import { staffEmail, staffName } from "#domain/studio/staff-forms.ts";
import { rowId } from "../schemas/request-fields.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const role = z.enum(staffRoles);

const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  joined: z.iso.datetime(),
  seen: z.iso.datetime().nullable().meta({ description: "When they were last signed in." }),
});

const invitation = z.object({ email: z.string(), name: z.string(), role, ends: z.iso.datetime() });

const params = z.object({ id: rowId("Who works here.") });
const was = role.meta({
  description: "The role that was seen; where it is another one by now, nothing is changed.",
});
const done = { 200: z.object({}) };
const ofChange = [...ofStaff, "not-found", "staff-changed", "staff-last-owner"] as const;

/** Who works here. */
export const staff = {
  list: defineStudioCall({
    method: "GET",
    path: "staff",
    summary: "Who works here, and who is invited",
    needs: "staff.manage",
    replies: { 200: z.object({ staff: z.array(staffMember), invitations: z.array(invitation) }) },
    refusals: ofStaff,
    example: {},
  }),
  invite: defineStudioCall({
    method: "POST",
    path: "staff/invitations",
    summary: "Invite somebody by a mail with a one-time link",
    description: "A link sent to that address before opens nothing any more.",
    needs: "staff.manage",
    body: z.object({ email: staffEmail, name: staffName, role }),
    replies: done,
    refusals: [...ofStaff, "staff-here"],
    example: { body: { email: "ben@example.org", name: "Ben Ruru", role: "production" } },
  }),
  withdraw: defineStudioCall({
    method: "POST",
    path: "staff/invitations/withdraw",
    summary: "Take an invitation back",
    needs: "staff.manage",
    body: z.object({ email: staffEmail }),
    replies: done,
    refusals: ofStaff,
    example: { body: { email: "ben@example.org" } },
  }),
  changeRole: defineStudioCall({
    method: "PATCH",
    path: "staff/:id",
    summary: "Give somebody another role",
    description: "Their sign-ins end.",
    needs: "staff.manage",
    params,
    body: z.object({ role, was }),
    replies: done,
    refusals: ofChange,
    example: { params: { id: 2 }, body: { role: "support", was: "production" } },
  }),
  leave: defineStudioCall({
    method: "POST",
    path: "staff/:id/leave",
    summary: "Somebody leaves",
    description: "Their sign-ins and second factors end, and invitations that they sent.",
    needs: "staff.manage",
    params,
    body: z.object({ was }),
    replies: done,
    refusals: ofChange,
    example: { params: { id: 2 }, body: { was: "support" } },
  }),
} as const;
