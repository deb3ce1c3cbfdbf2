import { ok } from "#contract/envelope.ts";
import { parcelCalls } from "#contract/studio/parcels.ts";
import { dispatchParcels } from "./dispatch-parcels.ts";
import { type PastedParcel, readPastedParcels } from "./read-pasted-parcels.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";

/** A text of as many characters as are read, in JSON. */
const MOST_BYTES = 512 * 1024;

function pastedToWire({ at, text, order, parcel, carrier, faultWords, doubt }: PastedParcel) {
  return {
    line: at,
    text,
    order_no: order?.orderNo ?? null,
    customer: order?.customer ?? "",
    stage: order?.stage ?? null,
    seen: order?.seen ?? 0,
    carrier,
    number: parcel,
    fault: faultWords,
    doubt,
  };
}

/** Parcels that have left, by what a courier says of them. */
export function registerParcels(app: App, services: Services): void {
  app.route({
    ...routeOf(parcelCalls.read),
    bodyLimit: MOST_BYTES,
    handler: async ({ body }, reply) => {
      const read = await readPastedParcels(services, body.text);
      return read.ok ? ok({ parcels: read.parcels.map(pastedToWire) }) : answerRefusal(reply, read);
    },
  });

  app.route({
    ...routeOf(parcelCalls.dispatch),
    handler: async (request) => {
      const { id } = staffOf(request).staff;
      const orders = request.body.orders.map(({ order_no: orderNo, ...sent }) => ({ orderNo, ...sent }));
      const outcomes = await dispatchParcels(services, id, orders);
      return ok({ orders: outcomes.map(({ orderNo, ...came }) => ({ order_no: orderNo, ...came })) });
    },
  });
}
