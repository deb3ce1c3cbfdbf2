import { z } from "zod";
import { savedAnswerForm } from "#domain/quote-request/saved-answer.ts";
import { defineStudioCall, ofStaff } from "../studio-call.ts";

const saved = z.object({ id: z.int(), name: z.string(), words: z.string(), version: z.int() });
const params = z.object({
  id: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_000_000_000)
    .meta({ description: "The number of a saved answer." }),
});
const version = z.int().meta({ description: "`version` as it was read." });
const ofChange = [...ofStaff, "not-found", "staff-changed"] as const;
const example = {
  name: "We keep the die",
  words: "Kia ora {first name}, we keep the die for a year. This price is kept until {last day}.",
};

/** Words that are sent again and again; `{first name}`, `{number}` and `{last day}` are filled in where they are used. */
export const savedAnswers = {
  list: defineStudioCall({
    method: "GET",
    path: "saved-answers",
    summary: "Every saved answer, by name",
    needs: "requests.answer",
    replies: { 200: z.object({ saved: z.array(saved) }) },
    refusals: ofStaff,
    example: {},
  }),
  make: defineStudioCall({
    method: "POST",
    path: "saved-answers",
    summary: "Save an answer",
    needs: "requests.answer",
    body: savedAnswerForm,
    replies: { 200: saved },
    refusals: [...ofStaff, "saved-answer-used"],
    example: { body: example },
  }),
  change: defineStudioCall({
    method: "PUT",
    path: "saved-answers/:id",
    summary: "Change a saved answer",
    description: "409 where somebody else has changed it; `error.saved` is how it is.",
    needs: "requests.answer",
    params,
    body: savedAnswerForm.extend({ version }),
    replies: { 200: z.object({}) },
    refusals: [...ofChange, "saved-answer-used"],
    example: { params: { id: 1 }, body: { ...example, version: 1 } },
  }),
  remove: defineStudioCall({
    method: "POST",
    path: "saved-answers/:id/remove",
    summary: "Remove a saved answer",
    description: "What was sent with it stays as it was sent. 409 where somebody else has changed it.",
    needs: "requests.answer",
    params,
    body: z.object({ version }),
    replies: { 200: z.object({}) },
    refusals: ofChange,
    example: { params: { id: 1 }, body: { version: 1 } },
  }),
} as const;
