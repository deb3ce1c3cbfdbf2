import { z } from "zod";
import { auditActions } from "#domain/studio/audit-actions.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const changed = z.record(z.string(), z.unknown()).nullable();

/** What was changed in the studio. No call changes it. */
export const audit = {
  list: defineStudioCall({
    method: "GET",
    path: "audit",
    summary: "What was changed, the newest first, fifty at a time",
    needs: "audit.read",
    query: z.object({
      before: z.coerce
        .number()
        .int()
        .positive()
        .max(2_147_483_647)
        .optional()
        .meta({ description: "Entries older than this one." }),
    }),
    replies: {
      200: z.object({
        entries: z.array(
          z.object({
            id: z.int(),
            at: z.iso.datetime(),
            who: z.string().nullable().meta({ description: "null: at the command line." }),
            action: z.enum(auditActions),
            target: z.string(),
            before: changed,
            after: changed,
          }),
        ),
        has_more: z.boolean(),
      }),
    },
    refusals: ofStaff,
    example: { query: { before: 100 } },
  }),
} as const;
