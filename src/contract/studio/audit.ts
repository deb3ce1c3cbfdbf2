import { z } from "zod";
import { auditActions } from "#domain/studio/audit-actions.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const changed = z.record(z.string(), z.unknown()).nullable();

/** What was changed in the studio. No call changes it. */
export const audit = {
  list: defineStudioCall({
    method: "GET",
    path: "audit",
    summary: "What was changed, the newest first, fifty at a time; by whom, of one kind, or of one thing",
    needs: "audit.read",
    query: z.object({
      before: z.coerce
        .number()
        .int()
        .positive()
        .max(2_147_483_647)
        .optional()
        .meta({ description: "Entries older than this one." }),
      who: z.coerce
        .number()
        .int()
        .min(0)
        .max(2_147_483_647)
        .optional()
        .meta({ description: "Who did it, by the id of `people`; 0 for the command line." }),
      action: z.enum(auditActions).optional().meta({ description: "What was done." }),
      about: z.string().trim().max(100).default("").meta({
        description:
          'How what it was done to begins, with or without its kind: "K26-4F", "order k26"; of the staff, a name or an address.',
      }),
    }),
    replies: {
      200: z.object({
        people: z
          .array(z.object({ id: z.int(), name: z.string() }))
          .meta({ description: "Everybody who stands in the log, also who has left." }),
        entries: z.array(
          z.object({
            id: z.int(),
            at: z.iso.datetime(),
            who: z.string().nullable().meta({ description: "null: at the command line." }),
            action: z.enum(auditActions),
            target: z.string(),
            person: z
              .object({ name: z.string(), email: z.string() })
              .nullable()
              .meta({ description: "Whom of the staff it was done to, also who has left." }),
            before: changed,
            after: changed,
          }),
        ),
        has_more: z.boolean(),
      }),
    },
    refusals: ofStaff,
    example: { query: { before: 100, who: 1, action: "staff.invited", about: "ben@" } },
  }),
} as const;
