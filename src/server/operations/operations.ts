import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.types.ts";
import { failure, ok } from "#contract/envelope.ts";
import type { Services } from "#topics/services.ts";
import { isLoopback } from "#platform/network.ts";
import type { Closing } from "#platform/http/closing.ts";
import { createReadiness } from "./readiness.ts";

function carries(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** What a supervisor and a monitor ask: is it up, can it work, how is it doing. */
export function registerOperations(app: App, services: Services, closing: Closing): void {
  const hidden = { schema: { hide: true } };
  const missing = createReadiness(services);

  app.get("/healthz", hidden, () => ok({}));

  app.get("/readyz", hidden, async (_request, reply) => {
    const away = closing.begun ? ["the shop is closing"] : await missing();
    return away.length === 0
      ? ok({ catalogue: services.catalogue.current().version })
      : reply
          .code(503)
          .header("retry-after", "2")
          .send(failure(503, `Not ready: ${away.join(", ")}.`));
  });

  app.get("/metrics", hidden, async (request, reply) => {
    const { metricsToken } = services.config;
    const { registry } = services.metrics;
    if (!isLoopback(request.ip) && !(metricsToken && carries(request, metricsToken)))
      return reply.code(403).send(failure(403, "Metrics are read on the machine itself or with the token."));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
