import { z } from "zod";
import { permissions, staffRoles } from "#domain/studio/permissions.ts";
import { newStaffPassword, staffName, staffSignInForm, timeCode } from "#domain/studio/staff-forms.ts";
import { staffStages } from "#domain/studio/staff-rules.ts";
import { defineStudioCall, ofHalf } from "./studio-call.ts";

const key = z.string().max(200).meta({ description: "The part of a one-time link behind its #." });

/** Who sits there, and what they may do. */
export const entrySchema = z.object({
  stage: z.enum(staffStages).meta({ description: "How far the sign-in has come; `open` is signed in." }),
  staff: z.object({ id: z.int(), name: z.string(), email: z.string(), role: z.enum(staffRoles) }),
  permissions: z.array(z.enum(permissions)),
  factors: z
    .object({ time_code: z.boolean(), passkeys: z.int(), recovery_codes: z.int() })
    .meta({ description: "What a sign-in can be confirmed with." }),
});

/** As the WebAuthn standard writes them for its calls in a browser. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export const passkeyAnswer = z
  .looseObject({ id: z.string().max(1_400) })
  .meta({ description: "What the browser's WebAuthn call answered, as JSON." });

const entry = { 200: entrySchema };
const exampleKey = "q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c";

/** How somebody gets into the studio: by a one-time link at first, then with a password and a second factor. */
export const entrance = {
  readLink: defineStudioCall({
    method: "POST",
    path: "set-up/read",
    summary: "Whom a one-time link is for",
    needs: "nobody",
    body: z.object({ key }),
    replies: {
      200: z.object({ email: z.string(), name: z.string(), role: z.enum(staffRoles) }),
    },
    refusals: ["staff-link-ended", "too-many-tries"],
    example: { body: { key: exampleKey } },
  }),
  setPassword: defineStudioCall({
    method: "POST",
    path: "set-up/password",
    summary: "Use a one-time link: set name and password",
    description:
      "What was there of the account before, its second factors and its sessions, is gone with it.",
    needs: "nobody",
    body: z.object({ key, name: staffName, password: newStaffPassword }),
    replies: entry,
    refusals: ["staff-link-ended", "too-many-tries"],
    example: { body: { key: exampleKey, name: "Ann Lee", password: "honey-and-thyme" } },
  }),
  signIn: defineStudioCall({
    method: "POST",
    path: "sign-in",
    summary: "Sign in with a password; the second factor comes next",
    needs: "nobody",
    body: staffSignInForm,
    replies: entry,
    refusals: ["staff-sign-in-failed", "too-many-tries"],
    example: { body: { email: "ann@example.org", password: "honey-and-thyme" } },
  }),
  session: defineStudioCall({
    method: "GET",
    path: "session",
    summary: "Who sits there",
    needs: "password",
    replies: entry,
    refusals: ofHalf,
    example: {},
  }),
  giveTimeCode: defineStudioCall({
    method: "POST",
    path: "second-factor/time-code",
    summary: "Confirm a sign-in with a time code",
    description: "Also of who is signed in and was idle.",
    needs: "password",
    body: z.object({ code: timeCode }),
    replies: entry,
    refusals: [...ofHalf, "staff-code-wrong", "too-many-tries"],
    example: { body: { code: "123456" } },
  }),
  askPasskey: defineStudioCall({
    method: "POST",
    path: "second-factor/passkey/options",
    summary: "What a passkey is to sign, once and within five minutes",
    needs: "password",
    replies: { 200: passkeyOptions },
    refusals: ofHalf,
    example: {},
  }),
  givePasskey: defineStudioCall({
    method: "POST",
    path: "second-factor/passkey",
    summary: "Confirm a sign-in with a passkey",
    description: "Also of who is signed in and was idle.",
    needs: "password",
    body: z.object({ answer: passkeyAnswer }),
    replies: entry,
    refusals: [...ofHalf, "staff-passkey-wrong", "too-many-tries"],
    example: { body: { answer: { id: "k4m2p7x9q1ab" } } },
  }),
  giveRecoveryCode: defineStudioCall({
    method: "POST",
    path: "second-factor/recovery-code",
    summary: "Confirm a sign-in with a recovery code, which is used up by it",
    needs: "password",
    body: z.object({ code: z.string().max(40) }),
    replies: entry,
    refusals: [...ofHalf, "staff-code-wrong", "too-many-tries"],
    example: { body: { code: "ABCDE-FGHJK" } },
  }),
  signOut: defineStudioCall({
    method: "POST",
    path: "sign-out",
    summary: "Sign out",
    needs: "password",
    body: z.object({ everywhere: z.boolean().default(false) }),
    replies: { 200: z.object({}) },
    refusals: ofHalf,
    example: { body: { everywhere: false } },
  }),
} as const;
