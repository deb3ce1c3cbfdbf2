import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallName } from "#contract/calls.ts";
import { failure } from "#contract/envelope.ts";
import { type GeneralCode, generalFailures } from "#contract/failures/general-failures.ts";
import { backPath, counterPath } from "#domain/order/counter-draft.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerNotFound } from "#platform/http/failures.ts";
import { noteActing } from "#topics/person/acting-cookie.ts";
import { createCookies } from "#topics/person/cookies.ts";
import type { Services } from "#topics/services.ts";
import { actingFor, enterShop, leaveShop } from "./acting.ts";

/** What is done in the shop for a customer: something is configured. The rest is done in the studio, or is the customer's own. */
const configuring: readonly CallName[] = [
  "POST cart/add",
  "PATCH cart/items/:id",
  "DELETE cart/items/:id",
  "POST artwork",
  "DELETE artwork/:id",
  "POST cut-lines",
  "POST compare",
  "DELETE compare/:key",
  "POST quote/create/conversion",
];

const allowed: ReadonlySet<string> = new Set(configuring);

/** Files are uploaded by a protocol of their own. */
const uploads = "/api/upload";

function mayBeDone({ method, routeOptions }: FastifyRequest): boolean {
  const { url = "" } = routeOptions;
  if (method === "GET" || method === "HEAD" || method === "OPTIONS" || url.startsWith(uploads)) return true;
  return allowed.has(`${method} ${url.replace(/^\/api\//, "")}`);
}

function refuseWith(reply: FastifyReply, code: Extract<GeneralCode, "acting-configures" | "acting-ended">) {
  const { status, message } = generalFailures[code];
  return reply.code(status).send(failure(status, message));
}

/**
 * Lets the calls of a scope act for a customer where a browser of the staff has the cookie for it (decision 310): all that is asked is
 * asked as the guest in whose cart the order lies, and nothing but what configures something is carried out. Once it has ended, nothing
 * is written any more until the browser is its own again.
 */
export function actForCustomers(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.addHook("onRequest", async (request, reply) => {
    const token = cookies.counter(request);
    if (token === null) return undefined;
    const acting = await actingFor(services, token);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (acting === null) {
      cookies.clear(reply, "counter");
      return isRead ? undefined : refuseWith(reply, "acting-ended");
    }
    noteActing(request, acting);
    return mayBeDone(request) ? undefined : refuseWith(reply, "acting-configures");
  });
}

/** The way from the studio into the shop for a customer's order, and back. */
export function registerCounterDoors(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  const { studioOrigin, shopOrigin } = services.config;
  const studio = `${studioOrigin === shopOrigin ? "" : studioOrigin}/studio/new-order`;
  const hidden = { schema: { hide: true } };
  const noStore = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

  app.get(backPath, hidden, async (request, reply) => {
    const token = cookies.counter(request);
    const draftId = token === null ? null : await leaveShop(services, token);
    cookies.clear(reply, "counter");
    // The files of one customer are nothing for the order of the next.
    cookies.clear(reply, "uploader");
    return reply.headers(noStore).redirect(draftId === null ? studio : `${studio}/${draftId}`, 303);
  });

  app.get<{ Params: { readonly ticket: string } }>(
    `${counterPath}:ticket`,
    hidden,
    async (request, reply) => {
      const entered = await enterShop(services, request.params.ticket);
      if (entered === null) return answerNotFound(request, reply);
      cookies.set(reply, "counter", entered.token);
      cookies.clear(reply, "uploader");
      return reply.headers(noStore).redirect(entered.path, 303);
    },
  );
}
