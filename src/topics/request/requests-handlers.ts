import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ok } from "#contract/envelope.ts";
import { requests } from "#contract/studio/requests/requests.ts";
import type { Services } from "#topics/services.ts";
import { answerStudioRequest } from "./answer-studio-request.ts";
import {
  type RequestsQuery,
  listStudioRequests,
  readRequestFigures,
  withDeadlines,
} from "./list-requests.ts";
import { readStudioRequest } from "./read-studio-request.ts";
import { writeToCustomer } from "./write-to-customer.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { acceptForms } from "#topics/artwork/read-form.ts";
import { receivedFiles, receiveForm } from "#topics/artwork/receive-form.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";
import { changeQuotationKey } from "#topics/quotation/change-quotation-key.ts";
import { savedAnswers } from "#contract/studio/requests/saved-answers.ts";
import { changeSavedAnswer, listSavedAnswers, makeSavedAnswer, removeSavedAnswer } from "./saved-answers.ts";
import { requestCalculation } from "#contract/studio/requests/request-calculation.ts";
import { type Cents, toDollars } from "#domain/money.ts";
import { type CalculatedRequest, calculateRequest } from "./calculate-request.ts";

function placeIn(after: string | undefined): RequestsQuery["after"] {
  const [askedMicros, id] = (after ?? "").split("_").map(Number);
  return askedMicros === undefined || id === undefined ? null : { askedMicros, id };
}

type Listed = ReturnType<typeof withDeadlines>[number];

function listedToWire({ requestNo, quoteType, firstName, lastName, createdAt, answeredAt, ...row }: Listed) {
  const { title, email, quantity } = row;
  return {
    number: requestNo,
    title,
    quote_type: quoteType,
    customer: `${firstName} ${lastName}`.trim(),
    email,
    quantity,
    asked: createdAt.toISOString(),
    answered: answeredAt?.toISOString() ?? null,
    stage: row.shownStage,
    answer_by: row.answerBy,
  };
}

/** The link to an answer, which has come into other hands. */
export function registerQuotationKey(app: App, services: Services): void {
  app.route({
    ...routeOf(requests.changeQuotationKey),
    handler: async (request, reply) => {
      const { id } = staffOf(request).staff;
      const changed = await changeQuotationKey(services, id, request.params.number);
      return changed.ok ? ok({ url: changed.url }) : answerRefusal(reply, changed);
    },
  });
}

/** The inbox of quote requests, and one with all that was said. */
function registerReading(app: App, services: Services): void {
  app.route({
    ...routeOf(requests.list),
    handler: async ({ query: { state, search, after } }) => {
      const { requests: rows, next } = await listStudioRequests(services, {
        state,
        search,
        after: placeIn(after),
      });
      return ok({
        requests: withDeadlines(services, rows).map(listedToWire),
        next: next && `${next.askedMicros}_${next.id}`,
        answer_days: services.catalogue.current().document.shop.answerDays ?? 1,
      });
    },
  });
  app.route({
    ...routeOf(requests.figures),
    handler: async () => {
      const { medianMinutes, inTime, ...figures } = await readRequestFigures(services);
      return ok({ ...figures, median_minutes: medianMinutes, in_time: inTime });
    },
  });
  app.route({
    ...routeOf(requests.read),
    handler: async ({ params }, reply) => {
      const read = await readStudioRequest(services, params.number);
      return read.ok ? ok(read.request) : answerRefusal(reply, read);
    },
  });
}

/** Writing and answering; their files come as those of a quote request do, in a scope that takes forms with files. */
function registerSaying(app: App, services: Services) {
  return app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>();
    await acceptForms(scope);
    const preValidation = receiveForm(services, "staffUpload");
    scope.route({
      ...routeOf(requests.write),
      preValidation,
      handler: async (request, reply) => {
        const { id } = staffOf(request).staff;
        const sent = { ...request.body, ip: request.ip, files: receivedFiles(request) };
        const written = await writeToCustomer(services, id, request.params.number, sent);
        return written.ok ? ok({ is_old: written.isOld }) : answerRefusal(reply, written);
      },
    });
    scope.route({
      ...routeOf(requests.answer),
      preValidation,
      handler: async (request, reply) => {
        const { id } = staffOf(request).staff;
        const sent = { ...request.body, ip: request.ip, files: receivedFiles(request) };
        const answered = await answerStudioRequest(services, id, request.params.number, sent);
        if (!answered.ok) return answerRefusal(reply, answered);
        return ok({ number: answered.quotationNo, is_old: answered.isOld });
      },
    });
  });
}

/** The quote requests in the studio. */
export async function registerStudioRequests(app: App, services: Services): Promise<void> {
  registerReading(app, services);
  await registerSaying(app, services);
}

/** Words that are sent again and again. */
export function registerSavedAnswers(app: App, services: Services): void {
  app.route({
    ...routeOf(savedAnswers.list),
    handler: async () => ok({ saved: await listSavedAnswers(services) }),
  });
  app.route({
    ...routeOf(savedAnswers.make),
    handler: async (request, reply) => {
      const made = await makeSavedAnswer(services, staffOf(request).staff.id, request.body);
      return made.ok ? ok(made.saved) : answerRefusal(reply, made);
    },
  });
  app.route({
    ...routeOf(savedAnswers.change),
    handler: async (request, reply) => {
      const saved = { ...request.body, id: request.params.id };
      const outcome = await changeSavedAnswer(services, staffOf(request).staff.id, saved);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
  app.route({
    ...routeOf(savedAnswers.remove),
    handler: async (request, reply) => {
      const seen = { id: request.params.id, version: request.body.version };
      const outcome = await removeSavedAnswer(services, staffOf(request).staff.id, seen);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}

function figuresToWire<Row extends { readonly price: Cents | null; readonly cost: Cents | null }>(row: Row) {
  const dollars = (cents: Cents | null) => (cents === null ? null : toDollars(cents));
  return { ...row, price: dollars(row.price), cost: dollars(row.cost) };
}

function calculatedToWire({ fields, isAsAsked, notes, rows, parts, ...rest }: CalculatedRequest) {
  return {
    ...rest,
    fields: fields.map(({ options, ...field }) => ({
      ...field,
      options: options.map(({ isChosen, ...option }) => ({ ...option, is_chosen: isChosen })),
    })),
    is_as_asked: isAsAsked,
    notes: notes,
    rows: rows.map(figuresToWire),
    parts: parts.map(figuresToWire),
  };
}

/** What the staff reckon an answer with. */
export function registerRequestCalculation(app: App, services: Services): void {
  app.route({
    ...routeOf(requestCalculation.calculate),
    handler: async ({ params, body }, reply) => {
      const read = await calculateRequest(services, params.number, body);
      return read.ok ? ok(calculatedToWire(read.calculated)) : answerRefusal(reply, read);
    },
  });
}
