import { z } from "zod";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const mail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  written: z.iso.datetime(),
  is_readable: z.boolean().meta({ description: "False for one that lets whoever reads it in." }),
});

const failedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  tries: z.int(),
  reason: z.string(),
  failed: z.iso.datetime(),
  order_no: z.string().nullable(),
  subject: z.string().nullable().meta({ description: "Of the mail it is about." }),
});

const ofMail = z.object({ id: z.uuid().meta({ description: "A mail that has not arrived." }) });
const ofJob = z.object({ id: z.uuid().meta({ description: "A job that failed its last try." }) });
const anId = "0c2f7c3e-9c1c-4a5e-8d57-0d8f4a3f4a10";
const ofSettling = {
  needs: "state.work",
  params: ofJob,
  replies: { 200: z.object({}) },
  refusals: [...ofStaff, "not-found"],
  example: { params: { id: anId } },
} as const;

/** How payments, mails and the shop's own work fare. */
export const state = {
  read: defineStudioCall({
    method: "GET",
    path: "state",
    summary: "Mails that have not arrived, and jobs that failed",
    description: "At most fifty of each.",
    needs: "state.work",
    replies: {
      200: z.object({
        mails_by: z.enum(["smtp", "outbox"]),
        waiting: z.int(),
        oldest_seconds: z.number(),
        sent_today: z.int(),
        refused_mails: z.array(mail.extend({ refused: z.iso.datetime(), reason: z.string() })),
        waiting_mails: z.array(mail.extend({ tries: z.int(), reason: z.string().nullable() })),
        failed_jobs: z.array(failedJob),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  payments: defineStudioCall({
    method: "GET",
    path: "state/payments",
    summary: "Which ways to pay are open, and whether who takes cards answers",
    needs: "state.work",
    replies: {
      200: z.object({
        cards: z.enum(["off", "answers", "away", "key-refused", "key-too-narrow", "request-refused"]),
        reason: z.string().nullable(),
        heard: z.iso.datetime().nullable().meta({ description: "When the provider last told of something." }),
        has_account: z.boolean(),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  files: defineStudioCall({
    method: "GET",
    path: "state/files",
    summary: "Where customers' files lie, and whether they can be stored",
    needs: "state.work",
    replies: {
      200: z.object({
        stored_in: z.enum(["folder", "bucket"]),
        fault: z.string().nullable().meta({ description: "Why none can be stored now." }),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  mailServer: defineStudioCall({
    method: "GET",
    path: "state/mail-server",
    summary: "Whether the mail server takes mails",
    needs: "state.work",
    replies: {
      200: z.object({
        fault: z.string().nullable().meta({ description: "Why it takes none now; null where it does." }),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  readMail: defineStudioCall({
    method: "GET",
    path: "state/mails/:id",
    summary: "What a mail says that has not arrived",
    needs: "state.work",
    params: ofMail,
    replies: {
      200: mail.extend({ reply_to: z.string().nullable(), text: z.string(), reason: z.string().nullable() }),
    },
    refusals: [...ofStaff, "not-found"],
    example: { params: { id: anId } },
  }),
  retryMails: defineStudioCall({
    method: "POST",
    path: "state/mails/retry",
    summary: "Send all mails again that were refused",
    description: "Five hundred at once, and none that lets whoever reads it in.",
    needs: "state.work",
    replies: { 200: z.object({ mails: z.int() }) },
    refusals: ofStaff,
    example: {},
  }),
  retryMail: defineStudioCall({
    method: "POST",
    path: "state/mails/:id/retry",
    summary: "Send a mail again that was refused",
    needs: "state.work",
    params: ofMail,
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "not-found"],
    example: { params: { id: anId } },
  }),
  clearMail: defineStudioCall({
    method: "POST",
    path: "state/mails/:id/clear",
    summary: "Clear a refused mail away: nobody sends it again",
    needs: "state.work",
    params: ofMail,
    replies: { 200: z.object({}) },
    refusals: [...ofStaff, "not-found"],
    example: { params: { id: anId } },
  }),
  retryJob: defineStudioCall({
    method: "POST",
    path: "state/jobs/:id/retry",
    summary: "Let a failed job be tried once more",
    ...ofSettling,
  }),
  dropJob: defineStudioCall({
    method: "POST",
    path: "state/jobs/:id/drop",
    summary: "Drop a failed job",
    ...ofSettling,
  }),
} as const;
