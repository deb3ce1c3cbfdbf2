import { z } from "zod";
import { profileForm } from "#domain/account/forms/person.ts";
import { changeProfile } from "#server/services/account/change-profile.ts";
import { readPoints } from "#server/services/account/read-points.ts";
import { currentCustomer } from "#server/services/auth/current-customer.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { failures, ok, success } from "../envelope.ts";
import { answerRefusal } from "./answer-refusal.ts";
import type { Cookies } from "./cookies.ts";
import { guestSchema as personSchema, personToWire } from "./visitor-wire.ts";

const tags = ["account"];
const profileAnswer = { 200: success(personSchema), ...failures };

const pointsSchema = {
  summary: "Points and where they come from",
  tags,
  response: {
    200: success(
      z.object({
        points: z.int(),
        entries: z.array(z.object({ points: z.int(), reason: z.string(), date: z.iso.datetime() })),
      }),
    ),
    ...failures,
  },
};

/** The customer's names and points. */
export function registerProfile(app: App, services: Services, cookies: Cookies): void {
  const readSchema = { summary: "The customer's profile", tags, response: profileAnswer };
  app.get("/account/profile", { schema: readSchema }, async (request, reply) => {
    const current = await currentCustomer(services, cookies.caller(request));
    return current.ok ? ok(personToWire(current.customer)) : answerRefusal(reply, current);
  });

  const changeSchema = {
    summary: "Change the customer's names",
    tags,
    body: profileForm,
    response: profileAnswer,
  };
  app.put("/account/profile", { schema: changeSchema }, async (request, reply) => {
    const outcome = await changeProfile(services, cookies.caller(request), request.body);
    return outcome.ok ? ok(personToWire(outcome.customer)) : answerRefusal(reply, outcome);
  });

  app.get("/account/points", { schema: pointsSchema }, async (request, reply) => {
    const statement = await readPoints(services, cookies.caller(request));
    if (!statement.ok) return answerRefusal(reply, statement);
    const entries = statement.entries.map(({ points, reason, at }) => ({
      points,
      reason,
      date: at.toISOString(),
    }));
    return ok({ points: statement.balance, entries });
  });
}
