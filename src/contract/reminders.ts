import { z } from "zod";
import { defineCall } from "./call.ts";

const params = z.object({
  mail: z.uuid().meta({ description: "Of the mail that reminded: it stands in its link." }),
});

const query = z.object({ key: z.string().max(100).meta({ description: "Of the link in that mail." }) });

const remindersSchema = z.object({
  email: z.string().meta({ description: "The address that the mail went to." }),
  wanted: z.boolean().meta({ description: "Whether it gets reminders." }),
});

const mail = "0b6e6c1e-5d3f-4f63-9f5e-6f0a3b1c2d4e";
const key = "hJ2kQ9xW";

/** Mails that nobody has to get: that a quotation ends, how an order turned out. */
export const reminders = {
  read: defineCall({
    method: "GET",
    path: "reminders/:mail",
    summary: "Whether an address gets reminders",
    params,
    query,
    refusals: ["not-found"],
    replies: { 200: remindersSchema },
    example: { params: { mail }, query: { key } },
  }),
  change: defineCall({
    method: "PUT",
    path: "reminders/:mail",
    summary: "Stop reminders to an address, or let them come again",
    description: "What an order needs is mailed all the same.",
    params,
    query,
    body: z.strictObject({ wanted: z.boolean() }),
    refusals: ["not-found"],
    replies: { 200: remindersSchema },
    example: { params: { mail }, query: { key }, body: { wanted: false } },
  }),
};
