import { z } from "zod";
import type { FastifyReply } from "fastify";
import { ok } from "#contract/envelope.ts";
import { printQueue } from "#contract/studio/print-queue.ts";
import type { StockUsed } from "#domain/order/printing/stock-used.ts";
import { notePrinted, readPrintQueue, type QueueLineView } from "./print-queue.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";
import { parcelCalls } from "#contract/studio/parcels.ts";
import { dispatchParcels, type PastedParcel, readPastedParcels } from "./parcels.ts";
import { refuseFields } from "#domain/refusal.ts";
import { MOST_LABELLED, MOST_PARCELS } from "#domain/studio/most-labels.ts";
import { drawLabels } from "./draw-labels.ts";
import { drawSlips } from "./draw-slips.ts";
import { answerSavedFile, ofOrders, privateHeaders } from "#topics/saved-file.ts";
import { MOST_TICKETS } from "#domain/studio/most-tickets.ts";
import { drawJobTickets } from "./draw-job-tickets.ts";

function usedToWire({ pieces, sheets, areaMm2 }: StockUsed) {
  return { pieces, sheets, area: Math.round(areaMm2 / 1_000) / 1_000 };
}

function lineToWire(shown: QueueLineView) {
  const { orderNo, seen, line, orderLines, title, customer, quantity } = shown;
  const { leavesOn, urgency, mayStart, files } = shown;
  const base = `/studio/api/orders/${orderNo}/lines/${line}/files`;
  return {
    ...usedToWire(shown),
    order_no: orderNo,
    seen,
    line,
    order_lines: orderLines,
    title,
    customer,
    quantity,
    leaves_on: leavesOn,
    urgency,
    may_start: mayStart,
    files: files.map(({ file, words }) => ({ path: `${base}/${file}`, words })),
  };
}

/** What is to be printed, and what was. */
export function registerPrintQueue(app: App, services: Services): void {
  app.route({
    ...routeOf(printQueue.read),
    handler: async () => {
      const { date, batches, isMore } = await readPrintQueue(services);
      return ok({
        date,
        is_more: isMore,
        batches: batches.map(({ material, finishing, way, leavesOn, urgency, lines, ...used }) => ({
          ...usedToWire(used),
          material,
          finishing,
          way,
          leaves_on: leavesOn,
          urgency,
          lines: lines.map(lineToWire),
        })),
      });
    },
  });

  app.route({
    ...routeOf(printQueue.print),
    handler: async (request, reply) => {
      const { order_no: orderNo, line } = request.params;
      const { printed } = request.body;
      const noted = await notePrinted(services, staffOf(request).staff.id, { orderNo, line }, printed);
      return noted.ok ? ok({ printed }) : answerRefusal(reply, noted);
    },
  });
}

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

/** Numbers of orders, with commas, of as many as are drawn at once. */
const numbersOf = (most: number) =>
  z
    .string()
    .max(40 * most)
    .catch("")
    .transform((text) => text.split(",").filter((orderNo) => orderNo !== ""));

const tooMany = (most: number) => refuseFields("refused", { orders: `At most ${most} at once.` });

/** A document as a file of its own. */
function answerPdf(reply: FastifyReply, name: string, bytes: Buffer) {
  return answerSavedFile(reply, { name, mediaType: "application/pdf", bytes: bytes.length, stream: bytes });
}

/** Whose a document is, for its name: one order's number, or of how many. */
function whose(orderNos: readonly string[]): string {
  return orderNos.length === 1 ? (orderNos[0] ?? "") : `of ${orderNos.length} orders`;
}

const asked = z.object({
  orders: numbersOf(MOST_LABELLED),
  parcels: z.coerce.number().int().min(1).max(MOST_PARCELS).catch(1),
  paper: z.enum(["label", "a4"]).catch("label"),
});

/** Labels that go on parcels: of one order as many as it has parcels, of several orders one each. */
export function registerParcelLabels(app: App, services: Services): void {
  app.get("/orders/labels", ofOrders, async (request, reply) => {
    const { orders: orderNos, parcels, paper } = asked.parse(request.query);
    void reply.headers(privateHeaders);
    if (orderNos.length > MOST_LABELLED) return answerRefusal(reply, tooMany(MOST_LABELLED));
    const made = await drawLabels(services, {
      orderNos,
      parcels: orderNos.length === 1 ? parcels : 1,
      paper,
    });
    return made.ok
      ? answerPdf(reply, `Parcel labels ${whose(orderNos)}.pdf`, made.bytes)
      : answerRefusal(reply, made);
  });
}

const askedSlips = z.object({ orders: numbersOf(MOST_LABELLED) });

/** Slips that lie in parcels: what is in them. */
export function registerPackingSlips(app: App, services: Services): void {
  app.get("/orders/slips", ofOrders, async (request, reply) => {
    const { orders: orderNos } = askedSlips.parse(request.query);
    void reply.headers(privateHeaders);
    if (orderNos.length > MOST_LABELLED) return answerRefusal(reply, tooMany(MOST_LABELLED));
    const made = await drawSlips(services, orderNos);
    if (!made.ok) return answerRefusal(reply, made);
    const name = orderNos.length === 1 ? "Packing slip" : "Packing slips";
    return answerPdf(reply, `${name} ${whose(orderNos)}.pdf`, made.bytes);
  });
}

const one = z.object({ order_no: z.string().max(20).catch("") });
const some = z.object({ orders: numbersOf(MOST_TICKETS) });

/** Tickets that go through the workshop with the goods. */
export function registerJobTickets(app: App, services: Services): void {
  const answer = async (reply: FastifyReply, orderNos: readonly string[], name: string) => {
    void reply.headers(privateHeaders);
    const made = await drawJobTickets(services, orderNos);
    return made.ok ? answerPdf(reply, name, made.bytes) : answerRefusal(reply, made);
  };

  app.get("/orders/:order_no/ticket", ofOrders, (request, reply) => {
    const { order_no: orderNo } = one.parse(request.params);
    return answer(reply, [orderNo], `Job ticket ${orderNo}.pdf`);
  });

  app.get("/orders/tickets", ofOrders, (request, reply) => {
    const { orders: orderNos } = some.parse(request.query);
    if (orderNos.length > MOST_TICKETS) return answerRefusal(reply, tooMany(MOST_TICKETS));
    return answer(
      reply,
      orderNos,
      orderNos.length === 1 ? `Job ticket ${orderNos[0] ?? ""}.pdf` : `${orderNos.length} job tickets.pdf`,
    );
  });
}
