import { z } from "zod";
import { detailLabels } from "#domain/detail.ts";
import { findOwnQuoteRequest } from "#server/services/quote-request/find-own-quote-request.ts";
import {
  listQuoteRequests,
  type ListedQuoteRequest,
} from "#server/services/quote-request/list-quote-requests.ts";
import { noteConversion } from "#server/services/quote-request/note-conversion.ts";
import type { Services } from "#server/services/services.ts";
import { answerRefusal } from "../account/answer-refusal.ts";
import { createCookies } from "../account/cookies.ts";
import { details, title } from "../answer-fields.ts";
import type { App } from "../app.types.ts";
import { created, failures, ok, success } from "../envelope.ts";

const tags = ["quote"];

const requestNo = z
  .string()
  .max(40)
  .meta({ description: "The number of a quote request.", examples: ["R2610231A2B3C4D5E"] });

const requestSchema = z.object({
  request_no: z.string(),
  quote_type: z.string(),
  state: z.literal("Requested"),
  date: z.iso.datetime(),
  product: z.string(),
  title,
  details,
  comment: z.string(),
  files: z.array(z.string()).meta({ description: "Names of the attached files." }),
});

function productIn({ details: told, quoteType }: ListedQuoteRequest): string {
  return told.find(({ label }) => label === detailLabels.product)?.value ?? quoteType;
}

function toWire(request: ListedQuoteRequest) {
  return {
    request_no: request.requestNo,
    quote_type: request.quoteType,
    state: "Requested" as const,
    date: request.createdAt.toISOString(),
    product: productIn(request),
    title: request.title || productIn(request),
    details: [...request.details],
    comment: request.comment,
    files: [...request.fileNames],
  };
}

const listSchema = {
  summary: "Quote requests of this browser's account or guest",
  description: "The newest 100, the newest first.",
  tags,
  response: { 200: success(z.array(requestSchema)), ...failures },
};

const oneSchema = {
  summary: "One of the own quote requests",
  tags,
  params: z.object({ request_no: requestNo }),
  response: { 200: success(requestSchema), ...failures },
};

const conversionSchema = {
  summary: "Note that an own quote request was seen to arrive",
  description: "201 the first time, 200 after; the shop's own count of quote requests by campaign.",
  tags,
  body: z.object({ request_no: requestNo }),
  response: { 200: success(z.object({})), 201: success(z.object({})), ...failures },
};

/** Reading what was asked for. */
export function registerQuoteRequestList(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.get("/quote/get/quote-requests", { schema: listSchema }, async (request, reply) => {
    const outcome = await listQuoteRequests(services, cookies.caller(request));
    return outcome.ok ? ok(outcome.requests.map(toWire)) : answerRefusal(reply, outcome);
  });

  app.get("/quote/get/quote-request/:request_no", { schema: oneSchema }, async (request, reply) => {
    const { request_no: number } = request.params;
    const outcome = await findOwnQuoteRequest(services, cookies.caller(request), number);
    return outcome.ok ? ok(toWire(outcome.request)) : answerRefusal(reply, outcome);
  });

  app.post("/quote/create/conversion", { schema: conversionSchema }, async (request, reply) => {
    const outcome = await noteConversion(services, cookies.caller(request), request.body.request_no);
    if (!outcome.ok) return answerRefusal(reply, outcome);
    reply.code(outcome.first ? 201 : 200);
    return outcome.first ? created({}) : ok({});
  });
}
