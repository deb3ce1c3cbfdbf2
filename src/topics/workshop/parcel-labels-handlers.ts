import { z } from "zod";
import { refuseFields } from "#domain/refusal.ts";
import { MOST_LABELLED, MOST_PARCELS } from "#domain/studio/most-labels.ts";
import { drawLabels } from "./draw-labels.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { answerSavedFile, ofOrders, privateHeaders } from "#topics/saved-file.ts";

const asked = z.object({
  orders: z
    .string()
    .max(40 * MOST_LABELLED)
    .catch(""),
  parcels: z.coerce.number().int().min(1).max(MOST_PARCELS).catch(1),
  paper: z.enum(["label", "a4"]).catch("label"),
});

/** Labels that go on parcels: of one order as many as it has parcels, of several orders one each. */
export function registerParcelLabels(app: App, services: Services): void {
  app.get("/orders/labels", ofOrders, async (request, reply) => {
    const { orders, parcels, paper } = asked.parse(request.query);
    const orderNos = orders.split(",").filter((orderNo) => orderNo !== "");
    void reply.headers(privateHeaders);
    if (orderNos.length > MOST_LABELLED)
      return answerRefusal(reply, refuseFields("refused", { orders: `At most ${MOST_LABELLED} at once.` }));
    const made = await drawLabels(services, {
      orderNos,
      parcels: orderNos.length === 1 ? parcels : 1,
      paper,
    });
    if (!made.ok) return answerRefusal(reply, made);
    const { bytes } = made;
    const of = orderNos.length === 1 ? (orderNos[0] ?? "") : `of ${orderNos.length} orders`;
    return answerSavedFile(reply, {
      name: `Parcel labels ${of}.pdf`,
      mediaType: "application/pdf",
      bytes: bytes.length,
      stream: bytes,
    });
  });
}
