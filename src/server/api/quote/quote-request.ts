import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { returnPath } from "../../../domain/account/return-path.ts";
import type { Refusal as Coded } from "../../../domain/account/refusal.ts";
import { trackingOf } from "../../../domain/quote/request/tracking.ts";
import type { Caller } from "../../services/auth/caller.ts";
import type { Written } from "../../services/ordering/once.ts";
import {
  createQuoteRequest,
  type CreatedQuoteRequest,
} from "../../services/quote-request/create-quote-request.ts";
import type { ReceivedFile } from "../../services/files/receive-file.ts";
import { readSpecialProcessing } from "../../services/quote-request/read-special-processing.ts";
import { readAskedProduct } from "../../services/quote-request/read-asked-product.ts";
import type { Refusal } from "../../services/refusal.ts";
import type { Services } from "../../services/services.ts";
import { answerRefusal } from "../account/answer-refusal.ts";
import { createCookies } from "../account/cookies.ts";
import type { App } from "../app.types.ts";
import { created, failures, success } from "../envelope.ts";
import { idempotencyHeaders, idempotencyKey } from "../idempotency-key.ts";
import { refuse } from "../refuse.ts";
import { askedProductBody, type AskedProductBody } from "./quote-request-body.ts";
import { specialProcessingBody, type SpecialProcessingBody } from "./special-processing-body.ts";
import { acceptForms, receivedFiles, receiveForm } from "./special-processing-upload.ts";

type Outcome = Written<CreatedQuoteRequest> | Refusal | Coded;

const schema = {
  summary: "Ask for a quote",
  description:
    "The person is the session's customer, else the one the body names, who becomes this browser's guest. 422 with `is_email_registered` when a guest's address has an account, with `is_email_disposable` and `data.message` when it is a throw-away one. Sizes above the maximum and quantities outside the tiers can be asked for; what is too small cannot.",
  tags: ["quote"],
  consumes: ["application/json", "multipart/form-data"],
  headers: idempotencyHeaders,
  body: z.discriminatedUnion("quote_type", [specialProcessingBody, askedProductBody]),
  response: { 201: success(z.object({ request_no: z.string() })), ...failures },
};

/** A product as configured on a quote page. */
const askForProduct = async (
  services: Services,
  caller: Caller,
  key: string | null,
  body: AskedProductBody,
): Promise<Outcome> => {
  const product = readAskedProduct(services, body);
  if (!product.ok) return product;
  const { ok: _, summary, ...asked } = product;
  return createQuoteRequest(services, caller, key, {
    ...asked,
    quoteType: "Special Size",
    person: body,
    comment: body.comment ?? summary,
    originPath: returnPath(body.origin_path),
    tracking: trackingOf((name) => body[name]),
    files: [],
  });
};

/** The Special Processing form, with its files. */
const askForSpecial = async (
  services: Services,
  caller: Caller,
  key: string | null,
  { body, files }: { readonly body: SpecialProcessingBody; readonly files: readonly ReceivedFile[] },
): Promise<Outcome> => {
  const special = readSpecialProcessing(services, body);
  if (!special.ok) return special;
  const { ok: _, ...asked } = special;
  return createQuoteRequest(services, caller, key, {
    ...asked,
    quoteType: body.quote_type,
    person: body,
    // A form's text arrives with the line ends of the wire.
    comment: (body.comment ?? "").replaceAll("\r\n", "\n"),
    originPath: returnPath(body.origin_path),
    tracking: trackingOf((name) => body[name]),
    files,
  });
};

const answer = (reply: FastifyReply, outcome: Outcome, keepGuest: (newToken: string | null) => void) => {
  if (!outcome.ok) return "code" in outcome ? answerRefusal(reply, outcome) : refuse(reply, outcome);
  keepGuest(outcome.guestToken);
  reply.code(201);
  return created({ request_no: outcome.answer.requestNo });
};

/** Asking for a quote: each kind of body has its own function, who asks and what is stored is one use case. */
const registerIn = (scope: App, services: Services): void => {
  const cookies = createCookies(services.config.isHttps);
  const preValidation = receiveForm(services);
  scope.post("/quote/create/quote-request", { schema, preValidation }, async (request, reply) => {
    const { body } = request;
    const caller = cookies.caller(request);
    const key = idempotencyKey(request.headers);
    const outcome =
      body.quote_type === "Special Processing"
        ? await askForSpecial(services, caller, key, { body, files: receivedFiles(request) })
        : await askForProduct(services, caller, key, body);
    return answer(reply, outcome, (token) => cookies.keepGuest(reply, caller, token));
  });
};

/** The one call that takes forms with files has a scope of its own, so that all others go on refusing them. */
export const registerQuoteRequest = (app: App, services: Services) =>
  app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>();
    await acceptForms(scope);
    registerIn(scope, services);
  });
