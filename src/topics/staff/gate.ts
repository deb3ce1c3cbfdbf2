import type { FastifyReply, FastifyRequest } from "fastify";
import { failure } from "#contract/envelope.ts";
import { generalFailures } from "#contract/failures/general-failures.ts";
import { type Admitted, admitStaff } from "./sign-in-staff.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { StaffCookie } from "./staff-cookie.ts";

type AtWork = Admitted["at"];

const admitted = new WeakMap<FastifyRequest, AtWork>();

/** Who asks, in the handler of a call that needs somebody. */
export function staffOf(request: FastifyRequest): AtWork {
  const at = admitted.get(request);
  if (!at) throw new Error("This call lets anybody in.");
  return at;
}

/** A browser says where a request comes from; reading, too, is for the studio's own pages. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

/** A page that reads anew what has changed, or stays on the line to hear of it: nobody need sit there. */
function isUnattended({ headers }: FastifyRequest): boolean {
  return headers["x-unattended"] !== undefined || headers.accept === "text/event-stream";
}

/**
 * Calls of the shop that are made for an order in the studio (decision 300): those below this address are for who may work on orders. They
 * are documented as the shop's.
 */
export const deskPath = "/orders/:order_no/desk";

/** Keeps every call of a scope for whom it says it is for; one that says nothing cannot be registered. */
export function guardStudio(app: App, services: Services, cookie: StaffCookie): void {
  app.addHook("onRoute", (route) => {
    const { url, schema, config } = route;
    if (url.includes(`${deskPath}/`)) {
      route.config = { ...config, needs: "orders.work" };
      route.schema = { ...schema, hide: true };
    } else if (!schema?.hide && config?.needs === undefined)
      throw new Error(`${url} does not say what it needs.`);
  });
  app.addHook("onRequest", async (request, reply: FastifyReply) => {
    if (isFromElsewhere(request))
      return reply.code(403).send(failure(403, generalFailures["cross-site"].message));
    const { needs } = request.routeOptions.config;
    if (needs === undefined || needs === "nobody") return undefined;
    const outcome = await admitStaff(services, cookie.read(request), needs, isUnattended(request));
    if (!outcome.ok) return answerRefusal(reply, outcome);
    admitted.set(request, outcome.at);
    return undefined;
  });
}
