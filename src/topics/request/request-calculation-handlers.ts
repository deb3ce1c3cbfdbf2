import { ok } from "#contract/envelope.ts";
import { requestCalculation } from "#contract/studio/requests/request-calculation.ts";
import { type Cents, toDollars } from "#domain/money.ts";
import type { Services } from "#topics/services.ts";
import { type CalculatedRequest, calculateRequest } from "./calculate-request.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";

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
    notes: [...notes],
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
