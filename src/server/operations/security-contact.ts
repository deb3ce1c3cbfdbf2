import { DAY_MS } from "#domain/calendar-date.ts";
import type { App } from "#platform/http/app.types.ts";
import type { Services } from "#topics/services.ts";

/** RFC 9116 advises less than a year. */
const validDays = 180;

/** `/.well-known/security.txt` (RFC 9116): where somebody who found a weakness may write. */
export function registerSecurityContact(app: App, { config, clock }: Services): void {
  const path = "/.well-known/security.txt";
  app.get(path, { schema: { hide: true } }, (_request, reply) => {
    const today = Math.floor(clock.now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${new Date(today + validDays * DAY_MS).toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${config.shopOrigin}${path}`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}
