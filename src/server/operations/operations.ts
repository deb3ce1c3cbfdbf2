import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.types.ts";
import { failure, ok } from "#contract/envelope.ts";
import type { Dependency, Services } from "#topics/services.ts";
import { isLoopback } from "#platform/network.ts";
import type { Closing } from "#platform/http/closing.ts";
import { within } from "#platform/promises.ts";

function carries(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** A check that has not ended by then counts as failed: who asks is told in time. */
const checkLimitMs = 2_000;

/** With less room the database cannot be relied upon to write; its log alone grows by files of 16 MB. */
const leastFreeBytes = 64 * 1024 * 1024;

function diskOf({ freeBytes }: Pick<Services, "freeBytes">): Dependency {
  return {
    name: "disk",
    check: async () => {
      if ((await freeBytes()) < leastFreeBytes) throw new Error("The disk is full.");
    },
  };
}

/** Checks a dependency, once at a time: while it hangs, those who ask do not take up a connection each. */
function checkOnce({ name, check }: Dependency): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  return () => {
    underWay ??= check().finally(() => {
      underWay = null;
    });
    return within(checkLimitMs, `The check of the ${name}`, underWay);
  };
}

/** Whether files can be stored: without that the shop sells all the same, so that no supervisor takes it away. */
function createFilesCheck({ storage }: Pick<Services, "storage">): () => Promise<boolean> {
  const check = checkOnce({ name: "storage", check: storage.check });
  return () =>
    check().then(
      () => true,
      () => false,
    );
}

/** Answers the names of what the shop needs and cannot use now. */
export function createReadiness(
  services: Pick<Services, "dependencies" | "freeBytes">,
): () => Promise<readonly string[]> {
  const dependencies = [...services.dependencies, diskOf(services)];
  const checks = dependencies.map(checkOnce);
  return async () => {
    const results = await Promise.allSettled(checks.map((check) => check()));
    return dependencies.filter((_, at) => results[at]?.status === "rejected").map(({ name }) => name);
  };
}

/** What a supervisor and a monitor ask: is it up, can it work, how is it doing. */
export function registerOperations(app: App, services: Services, closing: Closing): void {
  const hidden = { schema: { hide: true } };
  const missing = createReadiness(services);
  const hasFiles = createFilesCheck(services);

  app.get("/healthz", hidden, () => ok({}));

  app.get("/readyz", hidden, async (_request, reply) => {
    const [away, isStoring] = closing.begun
      ? [["the shop is closing"], true]
      : await Promise.all([missing(), hasFiles()]);
    const without = isStoring ? {} : { without: ["storage"] };
    return away.length === 0
      ? ok({ catalogue: services.catalogue.current().version, ...without })
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
