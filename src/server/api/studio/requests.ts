import { ok } from "#contract/envelope.ts";
import { requests } from "#contract/studio/requests.ts";
import type { Services } from "#server/services/services.ts";
import { answerStudioRequest } from "#server/services/studio-requests/answer-studio-request.ts";
import {
  type AskedRequests,
  listStudioRequests,
  withDeadlines,
} from "#server/services/studio-requests/list-requests.ts";
import {
  readStudioRequest,
  type StudioRequest,
} from "#server/services/studio-requests/read-studio-request.ts";
import { writeToCustomer } from "#server/services/studio-requests/write-to-customer.ts";
import { answerRefusal } from "../answer-refusal.ts";
import { toldEntryToWire } from "../quote-request/followed-request-to-wire.ts";
import type { App } from "../app.types.ts";
import { routeOf } from "../route-of.ts";
import { staffOf } from "./gate.ts";

function placeIn(after: string | undefined): AskedRequests["after"] {
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

function requestToWire(request: StudioRequest) {
  const { requestNo, quoteType, isMember, askedAt, enginePrice, answers } = request;
  const { title, customer, email, details, picture, files, sets, typed, stage, thread, seen } = request;
  return {
    number: requestNo,
    title,
    quote_type: quoteType,
    customer,
    email,
    is_member: isMember,
    asked: askedAt.toISOString(),
    details: [...details],
    picture,
    files: [...files],
    sets,
    engine_price: enginePrice,
    typed: { ...typed },
    answers: answers.map(({ number, total, validUntil, state, isOrdered, url }) => ({
      number,
      total,
      valid_until: validUntil,
      state,
      is_ordered: isOrdered,
      url,
    })),
    stage,
    thread: thread.map((told, at) => ({ ...toldEntryToWire(told), mail: request.mails[at] ?? null })),
    seen,
  };
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
    ...routeOf(requests.read),
    handler: async ({ params }, reply) => {
      const read = await readStudioRequest(services, params.number);
      return read.ok ? ok(requestToWire(read.request)) : answerRefusal(reply, read);
    },
  });
}

/** The quote requests in the studio. */
export function registerStudioRequests(app: App, services: Services): void {
  registerReading(app, services);
  app.route({
    ...routeOf(requests.write),
    handler: async (request, reply) => {
      const { id } = staffOf(request).staff;
      const written = await writeToCustomer(services, id, request.params.number, request.body);
      return written.ok ? ok({ is_old: written.isOld }) : answerRefusal(reply, written);
    },
  });
  app.route({
    ...routeOf(requests.answer),
    handler: async (request, reply) => {
      const { typed, seen } = request.body;
      const answered = await answerStudioRequest(services, staffOf(request).staff.id, request.params.number, {
        typed,
        seen,
      });
      if (!answered.ok) return answerRefusal(reply, answered);
      return ok({ number: answered.quotationNo, is_old: answered.isOld });
    },
  });
}
