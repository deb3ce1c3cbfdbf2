import type { FastifyReply, FastifyRequest } from "fastify";
import rateLimit from "@fastify/rate-limit";
import { z } from "zod";
import { statusOf } from "#contract/failures/refusals.ts";
import { answerRefusal } from "#server/api/answer-refusal.ts";
import type { App } from "#server/api/app.types.ts";
import { type CreditPage, readCreditPage, setCredit } from "#server/services/credit/set-credit.ts";
import { type StaffCreditKey, staffCreditPath } from "#server/services/credit/staff-credit-key.ts";
import type { Services } from "#server/services/services.ts";
import { staffLimit } from "../coarse-limits.ts";
import { formType } from "../pages/page-request.ts";
import { html, type Html } from "./order/html.ts";
import { orderStyle } from "./order/order-style.ts";
import { type StaffField, staffField } from "./order/staff-field.ts";
import { sendEndedLink, sendStaffDocument, staffHeaders } from "./staff-page.ts";

const word = z.string().max(200).catch("");
const customerId = z.coerce.number().int().positive().max(2_147_483_647).catch(0);
const asked = z.object({ customerId, until: word, key: word });
const told = z.object({ told: z.literal("yes").optional().catch(undefined) });
const path = "/staff/credit/:customerId";

interface Back {
  readonly typed: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

function keyIn({ params, query }: FastifyRequest): StaffCreditKey {
  return asked.parse({ ...(query as object), ...(params as object) });
}

function formOf({ limit, days }: CreditPage, key: StaffCreditKey, back: Back | null): Html {
  const fields: readonly StaffField[] = [
    {
      name: "limit",
      label: "Limit in dollars",
      value: limit,
      hint: "At once, over all orders. 0: nothing on account.",
      inputmode: "decimal",
    },
    {
      name: "days",
      label: "Days to pay",
      value: days,
      hint: "From the order. Orders of before keep theirs.",
      inputmode: "numeric",
    },
  ];
  return html`<form method="post" action="${staffCreditPath(key)}">
    <div class="fields">${fields.map((field) => staffField(field.name, field, back))}</div>
    <button class="main">Note it</button>
  </form>`;
}

function factsOf({ email, owed, left }: CreditPage): Html {
  const facts = [
    ["Email", email],
    ["Owed on account", owed],
    ["Left", left],
  ] as const;
  return html`<dl class="facts">
    ${facts.map(
      ([label, words]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${words}</dd>
        </div>`,
    )}
  </dl>`;
}

async function show(
  services: Services,
  reply: FastifyReply,
  key: StaffCreditKey,
  { isSet, back }: { readonly isSet: boolean; readonly back: Back | null },
): Promise<FastifyReply> {
  const found = await readCreditPage(services, key);
  if (!found.ok) return sendEndedLink(reply);
  const title = `On account: ${found.page.name}`;
  const body = html`<header class="bar">
      <p><span class="mark">Kisscut</span><span class="quiet">Staff</span></p>
    </header>
    <main>
      <div class="head">
        <h1>${title}</h1>
        ${isSet && html`<div class="told" role="status"><p>Noted.</p></div>`}${
          back !== null && html`<div class="wrong" role="alert"><p>Nothing was noted yet.</p></div>`
        }${factsOf(found.page)}
      </div>
      <section class="card" aria-labelledby="credit">
        <h2 id="credit">What may be owed</h2>
        ${formOf(found.page, key, back)}
      </section>
    </main>`;
  return sendStaffDocument(reply, { title, style: orderStyle, body: body.html });
}

/** `/staff/credit/{customer}` with the date and key of a link on an order's page: what a member may owe. */
export function registerStaffCredit(app: App, services: Services) {
  return app.register(async (scope) => {
    await scope.register(rateLimit, staffLimit);
    scope.addContentTypeParser(formType, { parseAs: "string", bodyLimit: 4_096 }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );
    scope.get(path, { schema: { hide: true } }, (request, reply) =>
      show(services, reply, keyIn(request), {
        isSet: told.parse(request.query).told === "yes",
        back: null,
      }),
    );
    scope.post(path, { schema: { hide: true } }, async (request, reply) => {
      const key = keyIn(request);
      const typed = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
      void reply.headers(staffHeaders);
      const outcome = await setCredit(services, request.ip, key, typed);
      if (outcome.ok) return reply.redirect(`${staffCreditPath(key)}&told=yes`, 303);
      if (outcome.code === "too-many-tries") return answerRefusal(reply, outcome);
      reply.code(statusOf(outcome.code));
      return show(services, reply, key, { isSet: false, back: { typed, fields: outcome.fields ?? {} } });
    });
  });
}
