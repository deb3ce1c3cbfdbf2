import { z } from "zod";
import { staffName, timeCode } from "#domain/studio/staff-forms.ts";
import { entrySchema, passkeyAnswer, passkeyOptions } from "./entrance.ts";
import { defineStudioCall, ofHalf, ofStaff } from "./studio-call.ts";

const entry = { 200: entrySchema };
/** It adds a second factor: for who sets one up, and who is signed in and not idle. */
const ofFactor = [...ofHalf, "staff-confirm-first"] as const;
const passkeyParams = z.object({
  id: z.string().max(1_400).meta({ description: "As its authenticator names it." }),
});

/** What belongs to who is signed in, or has just set a password. */
export const ownAccount = {
  factors: defineStudioCall({
    method: "GET",
    path: "own/factors",
    summary: "One's own second factors",
    needs: "staff",
    replies: {
      200: z.object({
        time_code: z.boolean(),
        passkeys: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            added: z.iso.datetime(),
            used: z.iso.datetime().nullable(),
          }),
        ),
        recovery_codes: z.int().meta({ description: "How many are left." }),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  beginTimeCode: defineStudioCall({
    method: "POST",
    path: "own/time-code",
    summary: "A new time code for an app",
    description: "It counts once a code of it was given; until then the one before does.",
    needs: "password",
    replies: { 200: z.object({ secret: z.string(), address: z.string() }) },
    refusals: ofFactor,
    example: {},
  }),
  addTimeCode: defineStudioCall({
    method: "POST",
    path: "own/time-code/confirm",
    summary: "Keep the new time code, by a first code of it",
    needs: "password",
    body: z.object({ code: timeCode }),
    replies: entry,
    refusals: [...ofFactor, "staff-code-wrong", "too-many-tries"],
    example: { body: { code: "123456" } },
  }),
  beginPasskey: defineStudioCall({
    method: "POST",
    path: "own/passkeys/options",
    summary: "What a browser makes a passkey with, once and within five minutes",
    needs: "password",
    replies: { 200: passkeyOptions },
    refusals: ofFactor,
    example: {},
  }),
  addPasskey: defineStudioCall({
    method: "POST",
    path: "own/passkeys",
    summary: "Keep a passkey that a browser has made",
    needs: "password",
    body: z.object({ name: staffName, answer: passkeyAnswer }),
    replies: entry,
    refusals: [...ofFactor, "staff-passkey-wrong", "too-many-tries"],
    example: { body: { name: "Laptop", answer: { id: "k4m2p7x9q1ab" } } },
  }),
  removePasskey: defineStudioCall({
    method: "DELETE",
    path: "own/passkeys/:id",
    summary: "Forget a passkey",
    needs: "staff",
    params: passkeyParams,
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "not-found", "staff-last-factor"],
    example: { params: { id: "k4m2p7x9q1ab" } },
  }),
  makeRecoveryCodes: defineStudioCall({
    method: "POST",
    path: "own/recovery-codes",
    summary: "Ten new recovery codes, in the place of those before",
    description: "They are shown this once.",
    needs: "staff",
    replies: { 200: z.object({ codes: z.array(z.string()).readonly() }) },
    refusals: ofStaff,
    example: {},
  }),
} as const;
