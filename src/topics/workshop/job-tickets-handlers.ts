import type { FastifyReply } from "fastify";
import { z } from "zod";
import { MOST_TICKETS } from "#domain/studio/most-tickets.ts";
import { refuseFields } from "#domain/refusal.ts";
import { drawJobTickets } from "./draw-job-tickets.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { ofOrders, privateHeaders, answerSavedFile } from "#topics/saved-file.ts";

const one = z.object({ order_no: z.string().max(20).catch("") });
const some = z.object({
  orders: z
    .string()
    .max(40 * MOST_TICKETS)
    .catch(""),
});

/** Tickets that go through the workshop with the goods. */
export function registerJobTickets(app: App, services: Services): void {
  const answer = async (reply: FastifyReply, orderNos: readonly string[], name: string) => {
    void reply.headers(privateHeaders);
    const made = await drawJobTickets(services, orderNos);
    if (!made.ok) return answerRefusal(reply, made);
    const { bytes } = made;
    return answerSavedFile(reply, { name, mediaType: "application/pdf", bytes: bytes.length, stream: bytes });
  };

  app.get("/orders/:order_no/ticket", ofOrders, (request, reply) => {
    const { order_no: orderNo } = one.parse(request.params);
    return answer(reply, [orderNo], `Job ticket ${orderNo}.pdf`);
  });

  app.get("/orders/tickets", ofOrders, (request, reply) => {
    const orderNos = some
      .parse(request.query)
      .orders.split(",")
      .filter((orderNo) => orderNo !== "");
    if (orderNos.length > MOST_TICKETS)
      return answerRefusal(reply, refuseFields("refused", { orders: `At most ${MOST_TICKETS} at once.` }));
    return answer(
      reply,
      orderNos,
      orderNos.length === 1 ? `Job ticket ${orderNos[0] ?? ""}.pdf` : `${orderNos.length} job tickets.pdf`,
    );
  });
}
