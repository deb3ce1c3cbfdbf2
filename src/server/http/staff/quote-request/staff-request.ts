import rateLimit from "@fastify/rate-limit";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { sentenceOf, statusOf } from "#contract/failures/refusals.ts";
import { answerRefusal } from "#server/api/answer-refusal.ts";
import type { App } from "#server/api/app.types.ts";
import { answerRequest } from "#server/services/quote-answer/answer-request.ts";
import { drawRequest, readRequestPage } from "#server/services/quote-answer/read-request-page.ts";
import { type RequestFilesKey, requestFilesPath } from "#server/services/quote-request/request-files-key.ts";
import type { Services } from "#server/services/services.ts";
import { staffLimit } from "../../coarse-limits.ts";
import { formType } from "../../pages/page-request.ts";
import { keyIn, sendEndedLink, staffFileHeaders, staffHeaders } from "../staff-page.ts";
import type { ReturnedAnswer } from "./answer-form.ts";
import { type RequestNotice, sendRequestPage } from "./request-page.ts";

const path = "/staff/quote-request/:requestNo";
const count = z.coerce.number().int().min(0).max(1_000_000).catch(0);
const told = z.object({
  told: z.string().max(40).optional(),
  again: z.literal("yes").optional().catch(undefined),
});

interface Said {
  readonly notice: RequestNotice | null;
  readonly back: ReturnedAnswer | null;
}

async function show(
  services: Services,
  reply: FastifyReply,
  key: RequestFilesKey,
  said: (numbers: readonly string[]) => Said,
): Promise<FastifyReply> {
  const found = await readRequestPage(services, key);
  if (!found.ok) return sendEndedLink(reply);
  const { page } = found;
  return sendRequestPage(reply, page, key, said(page.answers.map(({ number }) => number)));
}

function registerForm(app: App, services: Services): void {
  app.post(path, { schema: { hide: true } }, async (request, reply) => {
    const key = keyIn(request);
    const typed = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
    void reply.headers(staffHeaders);
    const outcome = await answerRequest(services, request.ip, key, {
      typed,
      seen: count.parse(typed["seen"]),
    });
    if (outcome.ok) {
      const shown = `&told=${outcome.quotationNo}${outcome.isOld ? "&again=yes" : ""}`;
      return reply.redirect(requestFilesPath("answer", key) + shown, 303);
    }
    const { code, fields = {} } = outcome;
    if (code === "too-many-tries") return answerRefusal(reply, outcome);
    reply.code(statusOf(code));
    const faults = Object.entries(fields).map(([field, words]) => ({ field, words }));
    const words = sentenceOf(code) ?? "Nothing was sent yet.";
    return show(services, reply, key, () => ({
      notice: { kind: "wrong", words, faults },
      back: { typed, fields },
    }));
  });
}

/** `/staff/quote-request/{number}` with the date and key of the staff's mail: a quote request, whole, and the form that answers it with a price. */
export function registerStaffRequest(app: App, services: Services) {
  return app.register(async (scope) => {
    await scope.register(rateLimit, staffLimit);
    scope.addContentTypeParser(formType, { parseAs: "string", bodyLimit: 65_536 }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );
    scope.get(path, { schema: { hide: true } }, (request, reply) => {
      const { told: number, again } = told.parse(request.query);
      return show(services, reply, keyIn(request), (numbers) => {
        const words = `${again ? "It was answered so before" : "Answered"} with ${number}. The customer was told by email.`;
        const isTold = number !== undefined && numbers.includes(number);
        return { notice: isTold ? { kind: "told", words, faults: [] } : null, back: null };
      });
    });
    scope.get(`${path}/picture`, { schema: { hide: true } }, async (request, reply) => {
      void reply.headers(staffFileHeaders);
      const drawn = await drawRequest(services, keyIn(request));
      return drawn.ok ? reply.type("image/png").send(drawn.png) : answerRefusal(reply, drawn);
    });
    registerForm(scope, services);
  });
}
