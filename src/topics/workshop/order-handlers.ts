import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { ok } from "#contract/envelope.ts";
import { studioOrder } from "#contract/studio/order.ts";
import type { Services } from "#topics/services.ts";
import { orderCorrection } from "#contract/studio/order-correction.ts";
import { changeOrderKey } from "#topics/order/change-order-key.ts";
import { correctOrder } from "./correct-order.ts";
import { readLineForm, workOutCorrection } from "./work-out-correction.ts";
import { workOutAmendment } from "./amend-line.ts";
import { lineThumbnail } from "./line-thumbnail.ts";
import { readStaffOrder } from "./read-staff-order.ts";
import { wholeOrder } from "./whole-order.ts";
import { type Sent, recordOrderWork } from "./record-order-work.ts";
import type { App } from "#platform/http/app.types.ts";
import { type Answering, answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";
import {
  drawOrderedLine,
  drawChangedPlace,
  drawPinnedPlace,
  readStaffCheck,
  readStaffOrderFile,
  readStaffProblemPicture,
  readStaffProof,
} from "./order-files.ts";
import { filePolicy } from "#platform/http/security-headers.ts";
import { answerNoFile, answerSavedFile, ofOrders, privateHeaders } from "#topics/saved-file.ts";

type Telling = Answering<(typeof studioOrder.work.refusals)[number]>;

/** One order of the shop, and what is said of it: each call for another permission. */
export function registerStudioOrder(app: App, services: Services): void {
  const tell = async (request: FastifyRequest, reply: FastifyReply, orderNo: string, sent: Sent) => {
    const teller = { staffId: staffOf(request).staff.id, ip: request.ip };
    const outcome = await recordOrderWork(services, teller, orderNo, sent);
    if (!outcome.ok) return answerRefusal(reply as Telling, outcome);
    return ok({ fact: outcome.fact.id, is_old: outcome.isOld });
  };

  app.route({
    ...routeOf(studioOrder.read),
    handler: async ({ params }, reply) => {
      const read = await readStaffOrder(services, params.order_no);
      return read.ok ? ok(wholeOrder(read.found)) : answerRefusal(reply, read);
    },
  });

  app.route({
    ...routeOf(studioOrder.amend),
    handler: async ({ params: { order_no: orderNo, line }, query }, reply) => {
      const typed = Object.fromEntries(Object.entries(query).filter(([, said]) => said !== undefined));
      const made = await workOutAmendment(services, orderNo, line, typed);
      return made.ok ? ok(made.worked) : answerRefusal(reply, made);
    },
  });

  app.route({
    ...routeOf(studioOrder.work),
    handler: (request, reply) => tell(request, reply, request.params.order_no, request.body),
  });

  app.route({
    ...routeOf(studioOrder.money),
    handler: (request, reply) => tell(request, reply, request.params.order_no, request.body),
  });

  app.route({
    ...routeOf(studioOrder.refund),
    handler: (request, reply) => tell(request, reply, request.params.order_no, request.body),
  });
}

/** The link to an order that has come into other hands. */
export function registerOrderKeyChange(app: App, services: Services): void {
  app.route({
    ...routeOf(orderCorrection.changeKey),
    handler: async (request, reply) => {
      const { id } = staffOf(request).staff;
      const outcome = await changeOrderKey(services, id, request.params.order_no);
      return outcome.ok ? ok({ email: outcome.email }) : answerRefusal(reply, outcome);
    },
  });
}

/** What is put right of an order: where it comes to less, for those who may have that. */
export function registerOrderCorrection(app: App, services: Services): void {
  app.route({
    ...routeOf(orderCorrection.form),
    handler: async ({ params: { order_no: orderNo, line }, body }, reply) => {
      const read = await readLineForm(services, orderNo, line, body);
      return read.ok ? ok(read.form) : answerRefusal(reply, read);
    },
  });

  app.route({
    ...routeOf(orderCorrection.workOut),
    handler: async ({ params, body }, reply) => {
      const made = await workOutCorrection(services, params.order_no, body);
      return made.ok ? ok(made.worked) : answerRefusal(reply, made);
    },
  });

  for (const call of [orderCorrection.correct, orderCorrection.lower])
    app.route({
      ...routeOf(call),
      handler: async (request, reply) => {
        const mayLower = call === orderCorrection.lower;
        const by = { staffId: staffOf(request).staff.id, ip: request.ip, mayLower };
        const made = await correctOrder(services, by, request.params.order_no, request.body);
        return made.ok ? ok({ fact: made.fact, is_old: made.isOld }) : answerRefusal(reply, made);
      },
    });
}

const word = z.string().max(200).catch("");
const number = z.coerce.number().int().min(0).max(2_147_483_647).catch(0);
const named = z.object({ order_no: word });
const asked = z.object({ line: number.optional().default(0), file: word.optional().default("") });
const askedPlace = z.object({ line: number, version: number, place: number });
const askedCheck = z.object({ check: word, which: z.enum(["printed", "shown"]).catch("printed") });
const askedSize = z
  .object({ width: word.optional(), height: word.optional(), quantity: word.optional() })
  .transform((typed) => Object.fromEntries(Object.entries(typed).filter(([, said]) => said !== undefined)));
const askedPicture = z.object({ picture: word });
const askedThumbnail = z.object({ line: number.nullable().default(null) });
const askedSeen = z.object({ seen: number.optional().default(0) });

type OrderOf = (request: FastifyRequest) => string;

function registerThumbnails(app: App, services: Services, orderOf: OrderOf): void {
  // Their addresses name the order's newest fact: what they show changes with a fact alone.
  const pictures = [
    ["/orders/:order_no/thumbnail", "piece"],
    ["/orders/:order_no/lines/:line/thumbnail", "piece"],
    ["/orders/:order_no/lines/:line/sheet", "sheet"],
  ] as const;
  for (const [address, shows] of pictures)
    app.get(address, ofOrders, async (request, reply) => {
      const { line } = askedThumbnail.parse(request.params);
      const meant = { orderNo: orderOf(request), line, shows, ...askedSeen.parse(request.query) };
      const drawn = await lineThumbnail(services, meant);
      if (!drawn.ok) return answerRefusal(reply.headers(privateHeaders), drawn);
      const lasting = { ...privateHeaders, "cache-control": "private, max-age=604800, immutable" };
      return reply.headers(lasting).type("image/webp").send(drawn.webp);
    });
}

function registerPictures(app: App, services: Services, orderOf: OrderOf): void {
  app.get("/orders/:order_no/lines/:line/picture", ofOrders, async (request, reply) => {
    const { line } = asked.parse(request.params);
    void reply.headers(privateHeaders);
    const drawn = await drawOrderedLine(services, orderOf(request), line, askedSize.parse(request.query));
    return drawn.ok ? reply.type("image/png").send(drawn.png) : answerRefusal(reply, drawn);
  });

  app.get("/orders/:order_no/lines/:line/pins/:version/:place", ofOrders, async (request, reply) => {
    void reply.headers(privateHeaders);
    const drawn = await drawPinnedPlace(services, orderOf(request), askedPlace.parse(request.params));
    if (!drawn.ok) return answerRefusal(reply, drawn);
    return reply.type("image/svg+xml").header("content-security-policy", filePolicy).send(drawn.svg);
  });

  app.get("/orders/:order_no/lines/:line/changes/:version/:place", ofOrders, async (request, reply) => {
    void reply.headers(privateHeaders);
    const drawn = await drawChangedPlace(services, orderOf(request), askedPlace.parse(request.params));
    if (!drawn.ok) return answerRefusal(reply, drawn);
    return reply.type("image/svg+xml").header("content-security-policy", filePolicy).send(drawn.svg);
  });

  app.get("/orders/:order_no/checks/:check/:which", ofOrders, async (request, reply) => {
    const { check, which } = askedCheck.parse(request.params);
    void reply.headers(privateHeaders);
    const found = await readStaffCheck(services, orderOf(request), check, which);
    return found.ok ? reply.type("image/webp").send(found.stream) : answerRefusal(reply, found);
  });

  app.get("/orders/:order_no/problems/:picture", ofOrders, async (request, reply) => {
    const { picture: id } = askedPicture.parse(request.params);
    void reply.headers(privateHeaders);
    const found = await readStaffProblemPicture(services, orderOf(request), { id, isSmall: false });
    return found.ok ? reply.type("image/webp").send(found.stream) : answerRefusal(reply, found);
  });
}

/** What an order is printed from, and what it looks like, for who may read orders. */
export function registerOrderFiles(app: App, services: Services): void {
  const orderOf = ({ params }: FastifyRequest) => named.parse(params).order_no;
  registerPictures(app, services, orderOf);
  registerThumbnails(app, services, orderOf);

  app.get("/orders/:order_no/lines/:line/proofs/:version/:place", ofOrders, async (request, reply) => {
    const found = await readStaffProof(services, orderOf(request), askedPlace.parse(request.params));
    if (found.ok) return answerSavedFile(reply, { ...found, mediaType: "application/pdf" });
    return found.code === "unprintable" ? answerNoFile(reply, found.why) : answerRefusal(reply, found);
  });

  app.get("/orders/:order_no/lines/:line/files/:file", ofOrders, async (request, reply) => {
    const found = await readStaffOrderFile(services, orderOf(request), asked.parse(request.params));
    if (found.ok) return answerSavedFile(reply, found);
    return found.code === "unprintable" ? answerNoFile(reply, found.why) : answerRefusal(reply, found);
  });
}
