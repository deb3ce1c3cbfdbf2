import { z } from "zod";
import { staffRoles } from "#domain/studio/permissions.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  joined: z.iso.datetime(),
  seen: z.iso.datetime().nullable().meta({ description: "When they were last signed in." }),
});

/** Who works here. */
export const staff = {
  list: defineStudioCall({
    method: "GET",
    path: "staff",
    summary: "Who works here",
    needs: "staff.manage",
    replies: { 200: z.object({ staff: z.array(staffMember) }) },
    refusals: ofStaff,
    example: {},
  }),
} as const;
