import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { ok } from "#contract/envelope.ts";
import { studioArtwork } from "#contract/studio/order-artwork.ts";
import { isOrderNumber } from "#domain/order/order-number.ts";
import { refuse } from "#domain/refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { registerCutLines } from "#topics/artwork/cut-lines-handlers.ts";
import { registerUpload } from "#topics/artwork/upload-handlers.ts";
import { readStoredOrder } from "#topics/order/orders.ts";
import { type Cookies, createCookies } from "#topics/person/cookies.ts";
import { registerArtwork } from "#topics/printing/artwork-handlers.ts";
import type { Services } from "#topics/services.ts";
import { deskPath, staffOf } from "#topics/staff/gate.ts";
import { deskCaller, deskUploader, openOnDesk } from "./artwork-desk.ts";
import { putArtwork } from "./put-artwork.ts";
import { putRequestFile } from "./put-request-file.ts";

const named = z.object({ order_no: z.string().max(20).catch("") });

/** Whose desk a request is for: what a call says of its own parameters leaves no other. */
const orders = new WeakMap<FastifyRequest, string>();

/** What a browser of the staff is at the desk of an order: no cookie of its own counts, and none is given. */
function deskCookies({ config }: Services): Cookies {
  const orderOf = (request: FastifyRequest) => {
    const orderNo = orders.get(request);
    if (orderNo === undefined) throw new Error("This is asked at no desk.");
    return orderNo;
  };
  return {
    ...createCookies(config.isHttps),
    caller: (request) => deskCaller(config, orderOf(request), request.ip),
    uploader: (request) => deskUploader(config, orderOf(request)),
    set: () => undefined,
    clear: () => undefined,
    keepGuest: () => undefined,
  };
}

/** The shop's own calls for files and cut lines, once more below the address of an order's desk. */
async function registerDesk(app: App, services: Services): Promise<void> {
  const cookies = deskCookies(services);
  await app.register(
    async (scope: App) => {
      scope.addHook("onRequest", async (request, reply) => {
        const { order_no: orderNo } = named.parse(request.params);
        const row = isOrderNumber(orderNo) ? await readStoredOrder(services.db, orderNo) : null;
        if (row === null) return answerRefusal(reply, refuse("not-found"));
        orders.set(request, orderNo);
        return undefined;
      });
      registerArtwork(scope, services, cookies);
      registerCutLines(scope, services, cookies);
      await registerUpload(scope, services, cookies);
    },
    { prefix: deskPath },
  );
}

/** The desk of an order: what lies there, and what lays a line there and puts it back (decision 300). */
export async function registerArtworkDesk(app: App, services: Services): Promise<void> {
  await registerDesk(app, services);

  app.route({
    ...routeOf(studioArtwork.open),
    handler: async (request, reply) => {
      const { order_no: orderNo, line } = request.params;
      const opened = await openOnDesk(services, request.ip, orderNo, line);
      return opened.ok ? ok({ ...opened, selection: { ...opened.selection } }) : answerRefusal(reply, opened);
    },
  });

  app.route({
    ...routeOf(studioArtwork.put),
    handler: async (request, reply) => {
      const { order_no: orderNo, line } = request.params;
      const by = { staffId: staffOf(request).staff.id, ip: request.ip };
      const made = await putArtwork(services, by, orderNo, { ...request.body, line });
      return made.ok ? ok({ fact: made.fact, is_old: made.isOld }) : answerRefusal(reply, made);
    },
  });

  app.route({
    ...routeOf(studioArtwork.putRequestFile),
    handler: async (request, reply) => {
      const { order_no: orderNo, line } = request.params;
      const { request_file: requestFile, ...body } = request.body;
      const by = { staffId: staffOf(request).staff.id, ip: request.ip };
      const made = await putRequestFile(services, by, orderNo, { ...body, line, requestFile });
      return made.ok ? ok({ fact: made.fact, is_old: made.isOld }) : answerRefusal(reply, made);
    },
  });
}
