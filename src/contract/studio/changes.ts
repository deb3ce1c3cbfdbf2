import { z } from "zod";
import { changeKinds } from "#domain/studio/changes.ts";
import { defineStudioCall, ofHalf } from "./studio-call.ts";

/** The data of an event "change": that something has changed, never what. */
const change = z.object({
  kind: z.enum(changeKinds),
  id: z.string().meta({ description: "As addresses of the studio name it; empty where there is only one." }),
  version: z.int().optional().meta({ description: "An order's newest fact." }),
  by: z
    .object({ id: z.int(), name: z.string() })
    .nullable()
    .meta({ description: "Who of the staff did it; null where it was nobody of them, or is told apart." }),
});
export type ChangeEvent = z.output<typeof change>;

/** What changes, told while it does. */
export const changes = {
  follow: defineStudioCall({
    method: "GET",
    path: "changes",
    summary: "What changes, as it changes: server-sent events until the sign-in ends",
    description:
      'An event "change" says what has changed, `{"kind": "order", "id": "K26-4F7Q2M", "version": 7, "by": null}`, to whoever may read it. An event "all", the first one too, says that anything may have.',
    needs: "staff",
    media: "text/event-stream",
    replies: { 200: z.string().meta({ description: "Events, one after the other." }) },
    refusals: ofHalf,
    example: {},
  }),
} as const;
