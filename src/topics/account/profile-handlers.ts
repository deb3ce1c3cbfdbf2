import { account } from "#contract/account.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { changeProfile, readPoints } from "./profile.ts";
import { currentCustomer } from "#topics/person/caller.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { created, ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { personToWire } from "./sign-in-handlers.ts";
import type { ReplyTo } from "#contract/calls.ts";
import { messageOf } from "#domain/messages.ts";
import { addAddress, editAddress, listAddresses, placeOf, removeAddress } from "./address-book.ts";
import { guest } from "#contract/guest.ts";
import { changeOwnGuest, checkEmail, rememberGuest } from "./guest-details.ts";

/** The customer's names and points. */
export function registerProfile(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(account.profile),
    handler: async (request, reply) => {
      const current = await currentCustomer(services, cookies.caller(request));
      return current.ok ? ok(personToWire(current.customer)) : answerRefusal(reply, current);
    },
  });

  app.route({
    ...routeOf(account.changeProfile),
    handler: async (request, reply) => {
      const outcome = await changeProfile(services, cookies.caller(request), request.body);
      return outcome.ok ? ok(personToWire(outcome.customer)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(account.points),
    handler: async (request, reply) => {
      const statement = await readPoints(services, cookies.caller(request));
      if (!statement.ok) return answerRefusal(reply, statement);
      const entries = statement.entries.map(({ points, reason, at }) => ({
        points,
        reason,
        date: at.toISOString(),
      }));
      return ok({ points: statement.balance, entries });
    },
  });
}

type AddressRow = Extract<Awaited<ReturnType<typeof listAddresses>>, { ok: true }>["addresses"][number];

/** An entry of the address book in wire names. */
export function addressToWire(row: AddressRow): ReplyTo<"GET account/addresses">[number] {
  return {
    id: row.id,
    address_label: row.label,
    ...placeOf(row),
  };
}

/** The customer's address book. */
export function registerAddresses(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(account.addresses),
    handler: async (request, reply) => {
      const outcome = await listAddresses(services, cookies.caller(request));
      return outcome.ok ? ok(outcome.addresses.map(addressToWire)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(account.addAddress),
    handler: async (request, reply) => {
      const outcome = await addAddress(services, cookies.caller(request), request.body);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const answer = { message: messageOf("address-added"), address: addressToWire(outcome.address) };
      return reply.code(201).send(created(answer));
    },
  });

  app.route({
    ...routeOf(account.editAddress),
    handler: async (request, reply) => {
      const caller = cookies.caller(request);
      const outcome = await editAddress(services, caller, request.params.id, request.body);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      return ok({ message: messageOf("address-edited"), address: addressToWire(outcome.address) });
    },
  });

  app.route({
    ...routeOf(account.removeAddress),
    handler: async (request, reply) => {
      const outcome = await removeAddress(services, cookies.caller(request), request.params.id);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}

/** The remembered guest, and the check of an address while it is typed. */
export function registerGuests(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(guest.remember),
    handler: async (request, reply) => {
      const caller = cookies.caller(request);
      const outcome = await rememberGuest(services, caller, request.body);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const guest = personToWire(outcome.guest);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      if (outcome.guestToken === null) return ok(guest);
      return reply.code(201).send(created(guest));
    },
  });

  app.route({
    ...routeOf(guest.change),
    handler: async (request, reply) => {
      const caller = cookies.caller(request);
      const outcome = await changeOwnGuest(services, caller, request.params.id, request.body);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, null);
      return ok(personToWire(outcome.guest));
    },
  });

  app.route({
    ...routeOf(guest.emailExists),
    handler: async (request, reply) => {
      const outcome = await checkEmail(services, cookies.caller(request), request.query.email);
      return outcome.ok ? ok({ exists: outcome.exists }) : answerRefusal(reply, outcome);
    },
  });
}
