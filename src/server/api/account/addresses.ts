import { z } from "zod";
import { addressForm } from "#domain/account/forms/address.ts";
import { say } from "#domain/account/messages.ts";
import { listAddresses, removeAddress, type CustomerAddress } from "#server/services/account/address-book.ts";
import { addAddress, editAddress } from "#server/services/account/keep-address.ts";
import { placeOf } from "#server/services/account/place.ts";
import type { Services } from "#server/services/services.ts";
import { place } from "../answer-fields.ts";
import type { App } from "../app.types.ts";
import { created, failures, ok, success } from "../envelope.ts";
import { rowId } from "../query-fields.ts";
import { answerRefusal } from "./answer-refusal.ts";
import type { Cookies } from "./cookies.ts";

const tags = ["account"];

const addressSchema = z.object({
  id: z.int(),
  address_label: z.string(),
  ...place,
});

const keptSchema = success(z.object({ message: z.string(), address: addressSchema }));
const params = z.object({ id: rowId("Entry of the address book.") });

function toWire(row: CustomerAddress): z.output<typeof addressSchema> {
  return {
    id: row.id,
    address_label: row.label,
    ...placeOf(row),
  };
}

const schemas = {
  list: {
    summary: "The address book",
    tags,
    response: { 200: success(z.array(addressSchema)), ...failures },
  },
  add: {
    summary: "Add an address",
    description: "409 when the book has that place already.",
    tags,
    body: addressForm,
    response: { 201: keptSchema, ...failures },
  },
  edit: {
    summary: "Edit an address",
    tags,
    params,
    body: addressForm,
    response: { 200: keptSchema, ...failures },
  },
  remove: {
    summary: "Remove an address",
    tags,
    params,
    response: { 200: success(z.object({})), ...failures },
  },
};

/** The customer's address book. */
export function registerAddresses(app: App, services: Services, cookies: Cookies): void {
  app.get("/account/addresses", { schema: schemas.list }, async (request, reply) => {
    const outcome = await listAddresses(services, cookies.caller(request));
    return outcome.ok ? ok(outcome.addresses.map(toWire)) : answerRefusal(reply, outcome);
  });

  app.post("/account/addresses", { schema: schemas.add }, async (request, reply) => {
    const outcome = await addAddress(services, cookies.caller(request), request.body);
    if (!outcome.ok) return answerRefusal(reply, outcome);
    const answer = { message: say("address-added"), address: toWire(outcome.address) };
    return reply.code(201).send(created(answer));
  });

  app.put("/account/addresses/:id", { schema: schemas.edit }, async (request, reply) => {
    const caller = cookies.caller(request);
    const outcome = await editAddress(services, caller, request.params.id, request.body);
    if (!outcome.ok) return answerRefusal(reply, outcome);
    return ok({ message: say("address-edited"), address: toWire(outcome.address) });
  });

  app.delete("/account/addresses/:id", { schema: schemas.remove }, async (request, reply) => {
    const outcome = await removeAddress(services, cookies.caller(request), request.params.id);
    return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
  });
}
