import type { App } from "./app.types.ts";
import { failure } from "#contract/envelope.ts";
import { generalFailures } from "#contract/failures/general-failures.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Registers calls, and says 405 with `Allow` where one of them is asked for by another method. */
export async function withOtherMethodsRefused(app: App, registerCalls: () => Promise<void>): Promise<void> {
  const known = new Map<string, Set<string>>();
  let isRegistering = true;
  app.addHook("onRoute", ({ routePath, method }) => {
    if (!isRegistering) return;
    known.set(routePath, new Set([...(known.get(routePath) ?? []), ...[method].flat()]));
  });
  await registerCalls();
  isRegistering = false;

  for (const [url, allowed] of known)
    app.route({
      method: methods.filter((method) => !allowed.has(method)),
      url,
      schema: { hide: true },
      handler: (_request, reply) =>
        reply
          .code(405)
          .header("allow", [...allowed].join(", "))
          .send(failure(405, generalFailures["other-method"].message)),
    });
}
