import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFact, readFacts } from "#topics/order/order-facts.ts";
import { addOrder } from "#topics/order/orders.ts";
import { addAttempt, noteSession } from "#topics/order/payment-attempts.ts";
import { guestOwner } from "#platform/db/owner.ts";
import { guestTable } from "#platform/db/schema/guest.ts";
import { generatedOrder } from "#tests/support/bodies/generated-orders.ts";
import {
  createRefund,
  createSession,
  expireSession,
  paySession,
} from "#tests/support/payment/stripe-books.ts";
import { openStripeDouble, type StripeDouble } from "#tests/support/payment/stripe-double.ts";
import { testServices } from "#tests/support/server/test-services.ts";
import type { Services } from "#topics/services.ts";
import { hearPaymentMessage } from "./settle-payments.ts";

let stripe: StripeDouble;
let opened: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  stripe = await openStripeDouble();
  opened = await testServices(stripe.settings);
});
afterAll(async () => {
  await opened.close();
  await stripe.close();
});

/** An order of $65.00 that nobody has paid. */
async function placed({ db, catalogue }: Services, orderNo: string): Promise<number> {
  const generated = { prices: [6_500], couponShare: 0, points: 0, shippingFee: 0, payments: [] };
  const { id: _id, customerId: _member, guestId: _guest, ...row } = generatedOrder(generated).order.row;
  return db.transaction(async (tx) => {
    const [guest] = await tx.insert(guestTable).values({ tokenHash: orderNo }).returning();
    const catalogueVersionId = catalogue.current().version;
    const order = await addOrder(tx, guestOwner(guest?.id ?? 0), { ...row, orderNo, catalogueVersionId });
    if (order === null) throw new Error("The number is taken.");
    await addFact(tx, order, { happening: { kind: "placed" }, by: "customer", at: 0, once: "" });
    return order.id;
  });
}

interface Begun {
  readonly id: string;
  readonly url: string;
}

/** A page to pay on that was begun for an order, as the provider and the shop know it. */
async function begun({ db }: Services, orderId: number, orderNo: string): Promise<string> {
  const expiresAt = new Date(Date.now() + 7_200_000);
  const { body } = createSession(
    stripe,
    {
      mode: "payment",
      client_reference_id: orderNo,
      payment_intent_data: { metadata: { order: orderNo } },
      line_items: { 0: { quantity: "1", price_data: { currency: "nzd", unit_amount: "6500" } } },
      expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
    },
    "http://stripe",
  );
  const { id: session, url } = body as Begun;
  const attempt = await db.transaction((tx) =>
    addAttempt(tx, { orderId, cents: 6_500, keyVersion: 0, expiresAt }),
  );
  await noteSession(db, attempt.id, { session, url });
  return session;
}

/** All that is told of an order that was paid at the second try, and of which $10.00 was given back: each message once. */
async function messagesOf(services: Services, orderId: number, orderNo: string): Promise<readonly string[]> {
  const old = await begun(services, orderId, orderNo);
  expireSession(stripe, old);
  const expired = stripe.event("checkout.session.expired", stripe.sessions.get(old));
  await services.db.execute(`update payment_attempt set closed_at = now() where session = '${old}'`);
  const session = paySession(stripe, await begun(services, orderId, orderNo));
  const refund = createRefund(stripe, { payment_intent: session.payment_intent, amount: "1000" }).body;
  return [
    expired,
    stripe.event("checkout.session.completed", session),
    stripe.event("refund.created", refund),
    stripe.event("refund.updated", refund),
  ];
}

/** The same services, of which the process is killed before some commits. */
function killedSometimes(services: Services, isKilled: () => boolean): Services {
  const { db } = services;
  const transaction: typeof db.transaction = (work) =>
    db.transaction(async (tx) => {
      const done = await work(tx);
      if (isKilled()) throw new Error("killed before the commit");
      return done;
    });
  return { ...services, db: Object.assign(Object.create(db) as typeof db, { transaction }) };
}

/** Sent again until it was heard, as Stripe does. */
async function send(services: Services, payload: string): Promise<void> {
  for (let tries = 0; tries < 30; tries += 1)
    try {
      expect(await hearPaymentMessage(services, Buffer.from(payload), stripe.signatureOf(payload))).toBe(
        true,
      );
      return;
    } catch (error) {
      if (!(error as Error).message.startsWith("killed")) throw error;
    }
  throw new Error("It was never heard.");
}

// Tried 1,000 times: PROPERTY_RUNS=1000.
const which = fc.nat({ max: 3 });

test(
  "messages that come once, twice, late, in any order and between deaths are one payment and one refund",
  { timeout: 900_000 },
  async () => {
    const { services } = opened;
    let round = 0;
    const someOrder = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });
    const told = fc.record({
      some: fc.array(which, { maxLength: 4 }),
      all: someOrder,
      deaths: fc.infiniteStream(fc.nat(9)),
    });
    await fc.assert(
      fc.asyncProperty(told, async ({ some, all, deaths }) => {
        round += 1;
        const orderNo = `K27-${round}`;
        const orderId = await placed(services, orderNo);
        const messages = await messagesOf(services, orderId, orderNo);
        const dying = killedSometimes(services, () => round % 4 === 0 && Number(deaths.next().value) < 3);
        await Promise.all([...some, ...all].map((at) => send(dying, messages[at] ?? "")));
        const facts = (await readFacts(services.db, [orderId])).get(orderId) ?? [];
        const money = facts.map((fact) => ("cents" in fact ? [fact.kind, fact.cents] : [fact.kind]));
        expect(money).toEqual([["placed"], ["paid", 6_500], ["refunded", 1_000]]);
        const open = await services.db.execute(
          `select 1 from payment_attempt where order_id = ${orderId} and closed_at is null`,
        );
        expect(open.rows).toEqual([]);
      }),
      { numRuns: 40 },
    );
  },
);
