import { ok } from "#contract/envelope.ts";
import { requests } from "#contract/studio/requests.ts";
import type { Services } from "#server/services/services.ts";
import { answerStudioRequest } from "#server/services/studio-requests/answer-studio-request.ts";
import { type AskedRequests, listStudioRequests } from "#server/services/studio-requests/list-requests.ts";
import {
  readStudioRequest,
  type StudioRequest,
} from "#server/services/studio-requests/read-studio-request.ts";
import { answerRefusal } from "../answer-refusal.ts";
import type { App } from "../app.types.ts";
import { routeOf } from "../route-of.ts";
import { staffOf } from "./gate.ts";

function placeIn(after: string | undefined): AskedRequests["after"] {
  const [askedMicros, id] = (after ?? "").split("_").map(Number);
  return askedMicros === undefined || id === undefined ? null : { askedMicros, id };
}

type Listed = Awaited<ReturnType<typeof listStudioRequests>>["requests"][number];

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
  };
}

function requestToWire(request: StudioRequest) {
  const { requestNo, quoteType, isMember, askedAt, enginePrice, answers } = request;
  const { title, customer, email, details, picture, files, sets, typed } = request;
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
  };
}

/** The inbox of quote requests. */
export function registerStudioRequests(app: App, services: Services): void {
  app.route({
    ...routeOf(requests.list),
    handler: async ({ query: { state, search, after } }) => {
      const { requests: rows, next } = await listStudioRequests(services, {
        state,
        search,
        after: placeIn(after),
      });
      return ok({
        requests: rows.map(listedToWire),
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
