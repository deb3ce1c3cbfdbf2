import { z } from "zod";
import { studioMessageOf } from "#domain/studio-messages.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const note = z.string().trim().max(500, studioMessageOf("catalogue-reason-long")).default("");
const version = z.string().max(64).meta({ description: "What it was seen to become." });
const id = z.int().positive().max(2_147_483_647);
const faulty = ["catalogue-faulty", "catalogue-conflict", "catalogue-prices-broken"] as const;
const hourRefusals = [
  "publish-hour-invalid",
  "publish-hour-past",
  "publish-hour-far",
  "publish-hour-none",
  "publish-hour-twice",
] as const;
const seen = "0123456789abcdef0123456789abcdef";

/** What waits to be put on sale at an hour. */
export const catalogueWaiting = {
  waiting: defineStudioCall({
    method: "GET",
    path: "catalogue/waiting",
    summary: "What waits to be put on sale at its hour, the earliest 20",
    needs: "catalogue.change",
    replies: {
      200: z.object({
        today: z.string().meta({ description: "The shop’s day." }),
        minutes: z.int().meta({ description: "Since its midnight, by the clock on the wall." }),
        time_zone: z.string().meta({ description: "The shop’s, in which hours are typed." }),
        waiting: z.array(
          z.object({
            id: z.int(),
            at: z.iso.datetime(),
            who: z.string(),
            note: z.string(),
            reason: z.string().nullable(),
            version: z.string().meta({ description: "What it would be on sale as, if it were now." }),
            fault: z.string().nullable().meta({
              description: "Why its hour passed without it; null where it has not.",
            }),
            lines: z.array(
              z.object({
                part: z.string().nullable(),
                label: z.string(),
                was: z.string(),
                now: z.string(),
                is_conflict: z.boolean().meta({ description: "It was changed on sale meanwhile." }),
              }),
            ),
          }),
        ),
        more: z.int().meta({ description: "What waits behind these: it is only counted." }),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  wait: defineStudioCall({
    method: "POST",
    path: "catalogue/waiting",
    summary: "Let the draft wait to be put on sale at an hour of the shop’s clock",
    description:
      "It is taken out of the draft as it was seen: with another `version` nothing is done. Changes made afterwards belong to the next draft. An hour that does not exist or comes twice is refused at its field. What cannot be put on sale at its hour changes nothing, and every owner is told.",
    needs: "catalogue.publish",
    body: z.object({
      version,
      date: z.string().max(20).meta({ description: "The shop’s day." }),
      time: z.string().max(10).meta({ description: "By the clock on the wall: 06:00." }),
      note: note.meta({ description: "For whoever looks at it later." }),
      reason: note.meta({ description: "Why, where it breaks rules of good prices." }),
    }),
    replies: { 200: z.object({ waiting: z.int() }) },
    refusals: [...ofStaff, ...faulty, ...hourRefusals, "staff-changed", "catalogue-unchanged"],
    example: { body: { version: seen, date: "2027-07-01", time: "06:00", note: "Paper costs more." } },
  }),
  publishWaiting: defineStudioCall({
    method: "POST",
    path: "catalogue/waiting/publish",
    summary: "Put on sale at once what waits",
    description: "Of prices that need a reason, `error.broken` says which, as `GET catalogue/prices` does.",
    needs: "catalogue.publish",
    body: z.object({ waiting: id, version, reason: note }),
    replies: { 200: z.object({ publication: z.int() }) },
    refusals: [
      ...ofStaff,
      "catalogue-waiting-faulty",
      "catalogue-conflict",
      "catalogue-prices-broken",
      "staff-changed",
      "catalogue-waiting-gone",
    ],
    example: { body: { waiting: 1, version: seen } },
  }),
  takeOff: defineStudioCall({
    method: "POST",
    path: "catalogue/waiting/take-off",
    summary: "Take off what waits: back into the draft, or for good",
    description: "Where the draft has changed the same meanwhile, nothing is done.",
    needs: "catalogue.publish",
    body: z.object({
      waiting: id,
      drop: z.boolean().meta({ description: "For good; else it is in the draft again." }),
    }),
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "catalogue-waiting-gone", "catalogue-waiting-clash"],
    example: { body: { waiting: 1, drop: false } },
  }),
} as const;
