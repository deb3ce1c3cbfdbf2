import type { FastifyRequest } from "fastify";
import { ok } from "#contract/envelope.ts";
import { counter } from "#contract/studio/counter.ts";
import { toCents } from "#domain/money.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { mayStaff } from "#domain/studio/permissions.ts";
import { readCustomerRef } from "#domain/studio/customer-list.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { cartToWire } from "#topics/cart/cart-to-wire.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { quotationUrl } from "#topics/quotation/quotation-keys.ts";
import type { Services } from "#topics/services.ts";
import { staffOf } from "#topics/staff/gate.ts";
import { openForDraft } from "./acting.ts";
import { agreePrice, dropAgreedPrice } from "./agree-price.ts";
import {
  beginDraft,
  discardCounterDraft,
  listDrafts,
  type ReadDraft,
  readCounterDraft,
  removeDraftLine,
  saveDraft,
} from "./counter-drafts.ts";
import { draftToWire, listedDraftToWire } from "./counter-to-wire.ts";
import { placeDraft } from "./place-draft.ts";
import { quoteDraft } from "./quote-draft.ts";

type Who = ReturnType<typeof staffOf>;

/** Does what somebody of the staff asks, once their network has tries left. */
async function asStaff<Outcome>(
  services: Pick<Services, "config" | "db">,
  request: FastifyRequest,
  run: (who: Who) => Promise<Outcome>,
) {
  const over = await consumeRateLimit(services, "staffOrder", { ip: request.ip });
  return over ?? run(staffOf(request));
}

/** Where a line of a draft is changed, or another begins, in the shop. */
function shopPath(services: Services, { cart }: ReadDraft, line: number | undefined): string {
  const { cart_items: items } = cartToWire(services, cart);
  return items.find(({ id }) => id === line)?.path ?? "/";
}

/** Where the shop is for a browser in the studio: its own address, where that is another one. */
function shopUrl({ config }: Pick<Services, "config">, path: string): string {
  return config.shopOrigin === config.studioOrigin ? path : config.shopOrigin + path;
}

/** Orders that are being taken: listed, begun and read. */
function registerDrafts(app: App, services: Services): void {
  app.route({
    ...routeOf(counter.list),
    handler: async () => ok({ drafts: (await listDrafts(services)).map(listedDraftToWire) }),
  });

  app.route({
    ...routeOf(counter.begin),
    handler: async (request, reply) => {
      const { ref, ...begun } = request.body;
      const asked = { ...begun, ref: ref === undefined ? null : readCustomerRef(ref) };
      const outcome = await asStaff(services, request, ({ staff }) => beginDraft(services, staff.id, asked));
      return outcome.ok ? ok({ id: outcome.id }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(counter.read),
    handler: async (request, reply) => {
      const read = await readCounterDraft(services, request.params.id);
      if (!read.ok) return answerRefusal(reply, read);
      const { staff } = staffOf(request);
      return ok(await draftToWire(services, read, mayStaff(staff.role, "margins.see")));
    },
  });
}

function registerChanges(app: App, services: Services): void {
  app.route({
    ...routeOf(counter.save),
    handler: async (request, reply) => {
      const { contact: typed, shipping_method: shippingMethod, ...rest } = request.body;
      const saved = await asStaff(services, request, ({ staff }) =>
        saveDraft(services, staff.id, request.params.id, { ...rest, typed, shippingMethod }),
      );
      return saved.ok ? ok({ version: saved.version }) : answerRefusal(reply, saved);
    },
  });

  app.route({
    ...routeOf(counter.discard),
    handler: async (request, reply) => {
      const { id } = request.params;
      const outcome = await asStaff(services, request, ({ staff }) =>
        discardCounterDraft(services, staff.id, id),
      );
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}

/** What is ordered: configured in the shop, or taken out again. */
function registerLines(app: App, services: Services): void {
  app.route({
    ...routeOf(counter.open),
    handler: async (request, reply) => {
      const { id } = request.params;
      const opened = await asStaff(services, request, async ({ session }) => {
        const read = await readCounterDraft(services, id);
        if (!read.ok) return read;
        return openForDraft(services, session.tokenHash, id, shopPath(services, read, request.body.line));
      });
      return opened.ok ? ok({ url: shopUrl(services, opened.path) }) : answerRefusal(reply, opened);
    },
  });

  app.route({
    ...routeOf(counter.removeLine),
    handler: async (request, reply) => {
      const { id, line } = request.params;
      const outcome = await asStaff(services, request, ({ staff }) =>
        removeDraftLine(services, staff.id, id, line),
      );
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}

function registerPrices(app: App, services: Services): void {
  app.route({
    ...routeOf(counter.agree),
    handler: async (request, reply) => {
      const { id, line: lineId } = request.params;
      const { usual, below_cost: isBelowCost, ...typed } = request.body;
      const input = { ...typed, usual: toCents(usual), isBelowCost };
      const agreed = await asStaff(services, request, ({ staff }) =>
        agreePrice(services, staff.id, { id, lineId }, input),
      );
      return agreed.ok ? ok({}) : answerRefusal(reply, agreed);
    },
  });

  app.route({
    ...routeOf(counter.drop),
    handler: async (request, reply) => {
      const { id, line: lineId } = request.params;
      const outcome = await asStaff(services, request, ({ staff }) =>
        dropAgreedPrice(services, staff.id, { id, lineId }),
      );
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}

/** Orders that the staff take for customers, by telephone and at the counter. */
export function registerCounter(app: App, services: Services): void {
  registerDrafts(app, services);
  registerChanges(app, services);
  registerLines(app, services);
  registerPrices(app, services);

  app.route({
    ...routeOf(counter.place),
    handler: async (request, reply) => {
      const { terms, total, ...seen } = request.body;
      const shown = { ...seen, total: toCents(total) };
      const placed = await asStaff(services, request, async ({ staff }) =>
        terms
          ? placeDraft(services, staff.id, request.params.id, shown)
          : refuseStaff("terms-not-agreed", "terms"),
      );
      return placed.ok ? ok({ order_no: placed.orderNo }) : answerRefusal(reply, placed);
    },
  });

  app.route({
    ...routeOf(counter.quote),
    handler: async (request, reply) => {
      const { total, ...seen } = request.body;
      const shown = { ...seen, total: toCents(total) };
      const quoted = await asStaff(services, request, ({ staff }) =>
        quoteDraft(services, staff.id, request.params.id, shown),
      );
      if (!quoted.ok) return answerRefusal(reply, quoted);
      const { quotationNo } = quoted;
      return ok({ quotation_no: quotationNo, url: quotationUrl(services, { quotationNo, keyVersion: 0 }) });
    },
  });
}
