import { ok } from "#contract/envelope.ts";
import { reminders } from "#contract/reminders.ts";
import { refuse } from "#domain/refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { Services } from "#topics/services.ts";
import { readReminders, type Reminders, wantReminders } from "./stopped-reminders.ts";

function remindersToWire({ email, areWanted }: Reminders) {
  return { email, wanted: areWanted };
}

/** Who was reminded says whether they want to be again. */
export function registerReminders(app: App, services: Pick<Services, "config" | "db">): void {
  app.route({
    ...routeOf(reminders.read),
    handler: async ({ params: { mail: mailId }, query: { key } }, reply) => {
      const found = await readReminders(services, { mailId, key });
      return found === null ? answerRefusal(reply, refuse("not-found")) : ok(remindersToWire(found));
    },
  });
  app.route({
    ...routeOf(reminders.change),
    handler: async ({ params: { mail: mailId }, query: { key }, body }, reply) => {
      const changed = await wantReminders(services, { mailId, key }, body.wanted);
      return changed === null ? answerRefusal(reply, refuse("not-found")) : ok(remindersToWire(changed));
    },
  });
}
