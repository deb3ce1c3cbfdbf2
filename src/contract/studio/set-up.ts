import { z } from "zod";
import { setUpParts, WHOLE_LIST } from "#domain/studio/set-up.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

/** What is left of a new shop's set-up. */
export const setUpSchema = z.object({
  rows: z.array(
    z.object({
      part: z.enum(setUpParts),
      state: z
        .enum(["open", "done", "confirmed"])
        .meta({ description: "Confirmed: it is as it came, and an owner has said that it is right." }),
      may_confirm: z.boolean(),
    }),
  ),
  may_put_away: z.boolean().meta({ description: "The shop has a GST number and an account of its own." }),
  waiting_papers: z.int().meta({ description: "Invoices and credit notes that wait for both." }),
});

/** A new shop's first day. */
export const setUp = {
  confirm: defineStudioCall({
    method: "PUT",
    path: "set-up/:part",
    summary: "Say that a part of the shop’s set-up is right as it is, or not any more",
    description: "“list” puts all of it away. What has to be entered is not confirmed: 422.",
    needs: "settings.change",
    params: z.object({
      part: z
        .enum([...setUpParts, WHOLE_LIST])
        .meta({ description: "A part of the set-up, or the whole list." }),
    }),
    body: z.object({ is_confirmed: z.boolean() }),
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "set-up-not-confirmed"],
    example: { params: { part: "days" }, body: { is_confirmed: true } },
  }),
  removeDemonstrations: defineStudioCall({
    method: "DELETE",
    path: "set-up/reviews",
    summary: "Take the demonstration reviews off the shop’s pages",
    description: "For good, those of a newer program too. Again, it does nothing.",
    needs: "settings.change",
    replies: { 200: z.object({}) },
    refusals: ofStaff,
    example: {},
  }),
} as const;
