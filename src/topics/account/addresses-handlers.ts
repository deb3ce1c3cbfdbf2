import { account } from "#contract/account.ts";
import { routeOf } from "#platform/http/route-of.ts";
import type { ReplyTo } from "#contract/calls.ts";
import { messageOf } from "#domain/messages.ts";
import { listAddresses, removeAddress } from "./address-book.ts";
import { addAddress, editAddress } from "./save-address.ts";
import { placeOf } from "./place.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { created, ok } from "#contract/envelope.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { Cookies } from "#topics/person/cookies.ts";

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
