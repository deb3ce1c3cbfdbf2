import { z } from "zod";
import { guestForm } from "#domain/account/forms/person.ts";
import { email } from "#domain/account/email.ts";
import { checkEmail } from "#server/services/guest/check-email.ts";
import { rememberGuest } from "#server/services/guest/remember-guest.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { created, failures, ok, success } from "../envelope.ts";
import { rowId } from "../query-fields.ts";
import { answerRefusal } from "./answer-refusal.ts";
import type { Cookies } from "./cookies.ts";
import { guestSchema, personToWire } from "./visitor-wire.ts";

const tags = ["account"];
const guestAnswer = success(guestSchema);

const rememberSchema = {
  summary: "Remember this browser's guest",
  description:
    "422 with `is_email_registered` when the address has an account. A browser has one guest: the second time it is changed.",
  tags,
  body: guestForm,
  response: { 200: guestAnswer, 201: guestAnswer, ...failures },
};

const changeSchema = {
  summary: "Change this browser's guest",
  tags,
  params: z.object({ id: rowId("Guest, as `auth/session` names it.") }),
  body: guestForm,
  response: { 200: guestAnswer, ...failures },
};

const existSchema = {
  summary: "Whether an address has an account",
  description:
    "For forms that were begun: the browser has called `auth/session` before (403 otherwise). 20 a minute, 60 an hour.",
  tags,
  querystring: z.object({
    email: z
      .pipe(email, z.string())
      .meta({ description: "Address that was typed.", examples: ["ann@example.org"] }),
  }),
  response: { 200: success(z.object({ exists: z.boolean() })), ...failures },
};

/** The remembered guest, and the check of an address while it is typed. */
export function registerGuests(app: App, services: Services, cookies: Cookies): void {
  app.post("/guest", { schema: rememberSchema }, async (request, reply) => {
    const caller = cookies.caller(request);
    const outcome = await rememberGuest(services, caller, request.body);
    if (!outcome.ok) return answerRefusal(reply, outcome);
    const guest = personToWire(outcome.guest);
    cookies.keepGuest(reply, caller, outcome.guestToken);
    if (outcome.guestToken === null) return ok(guest);
    return reply.code(201).send(created(guest));
  });

  app.put("/guest/:id", { schema: changeSchema }, async (request, reply) => {
    const caller = cookies.caller(request);
    const outcome = await rememberGuest(services, caller, request.body, request.params.id);
    if (!outcome.ok) return answerRefusal(reply, outcome);
    cookies.keepGuest(reply, caller, null);
    return ok(personToWire(outcome.guest));
  });

  app.get("/inquiry/form/email-exist", { schema: existSchema }, async (request, reply) => {
    const outcome = await checkEmail(services, cookies.caller(request), request.query.email);
    return outcome.ok ? ok({ exists: outcome.exists }) : answerRefusal(reply, outcome);
  });
}
