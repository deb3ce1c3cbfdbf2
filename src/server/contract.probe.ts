// What must not compile here: the contract holds what a call answers and how it refuses. A hold that falls makes a line an error.
import { cart } from "#contract/cart.ts";
import { delivery } from "#contract/delivery.ts";
import { ok } from "#contract/envelope.ts";
import { refuseFields } from "#domain/refusal.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";

void ((app: App) => {
  app.route({
    ...routeOf(delivery.holidays),
    // @ts-expect-error a field that the contract calls otherwise
    handler: () => ok([{ day: "2026-12-25", name: "Christmas Day" }]),
  });
  app.route({
    ...routeOf(delivery.holidays),
    // @ts-expect-error no list at all
    handler: () => ok(3),
  });
  app.route({
    ...routeOf(delivery.holidays),
    // @ts-expect-error a refusal that this call does not name
    handler: (_request, reply) => answerRefusal(reply, refuseFields("unknown", { path: "There is none." })),
  });
  // @ts-expect-error a call that the contract does not have
  void cart.notThere;
});
