import type { App } from "#platform/http/app.types.ts";
import { hearPaymentMessage } from "./hear-message.ts";
import type { Services } from "#topics/services.ts";

/** Far more than a message of a provider has. */
const bodyLimit = 256 * 1024;

/**
 * `POST /hooks/stripe`: what Stripe tells, known by its signature over the bytes as they came. 204 when it is worked off; 400 for what
 * is not Stripe's; anything else says that it is to be sent again.
 */
export async function registerPaymentMessages(app: App, services: Services): Promise<void> {
  if (services.payments === null) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post("/hooks/stripe", { schema: { hide: true } }, async ({ headers, body }, reply) => {
      const signature = headers["stripe-signature"];
      const isSigned = typeof signature === "string" && body instanceof Buffer;
      const isHeard = isSigned && (await hearPaymentMessage(services, body, signature));
      return reply.code(isHeard ? 204 : 400).send();
    });
  });
}
