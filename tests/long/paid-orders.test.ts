import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { outboxMails } from "#platform/mail/outbox.ts";
import { classic } from "../support/bodies/cart-bodies.ts";
import { bea } from "../support/bodies/order-bodies.ts";
import { paySession } from "../support/payment/stripe-books.ts";
import { openStripeDouble } from "../support/payment/stripe-double.ts";
import { tells } from "../support/payment/stripe-messages.ts";
import { killedShop, type KilledShop } from "../support/process/killed-shop.ts";
import { killLimitMs, killMoments } from "../support/process/kill-moments.ts";
import { inDatabase } from "../support/process/shop-database.ts";

/** When the shop is killed, in milliseconds after it is asked: before, while and after it writes. */
const moments = killMoments([0, 3, 8, 20, 60]);

async function dataOf(answer: Response): Promise<Record<string, string>> {
  expect([200, 201]).toContain(answer.status);
  return ((await answer.json()) as { readonly data: Record<string, string> }).data;
}

async function placed(shop: KilledShop): Promise<string> {
  expect((await shop.post("cart/add", { ...classic, quantity: 100 })).status).toBe(201);
  const key = { "idempotency-key": randomUUID() };
  const { order_no: number = "" } = await dataOf(
    await shop.post("order/place", { ...bea, total_price: 65 }, key),
  );
  return number;
}

test(
  "a shop that is killed while an order is paid by card has the payment once, and loses none that it has heard of",
  { timeout: killLimitMs(moments) },
  async ({ onTestFinished }) => {
    const stripe = await openStripeDouble();
    const shop = killedShop({
      ...stripe.settings,
      RATE_LIMIT_FACTOR: "100",
      // A shop has one address; only the port of a test is another at each start, and Stripe is told where to come back to.
      SHOP_ORIGIN: "http://localhost:3000",
    });
    onTestFinished(async () => {
      await shop.close();
      await stripe.close();
    });
    let { origin } = await shop.open();
    const numbers: string[] = [];
    const kinds = (number: string) =>
      inDatabase(
        shop,
        "select kind from order_fact f join shop_order o on o.id = f.order_id where order_no = $1 order by f.id",
        [number],
      );
    for (const ms of moments) {
      const number = await placed(shop);
      numbers.push(number);
      const begun = await shop.postAndKillAfter(ms, `order/${number}/pay`, {});
      ({ origin } = await shop.open());
      const { url = "" } = await dataOf(await shop.post(`order/${number}/pay`, {}));
      if (begun !== null) expect(await dataOf(begun)).toEqual({ url });
      const sessions = [...stripe.sessions.values()].filter((one) => one.client_reference_id === number);
      expect(sessions).toHaveLength(1);
      const paid = paySession(stripe, url.split("/").at(-1) ?? "");
      const tell = tells(stripe, stripe.event("checkout.session.completed", paid));
      const heard = await shop.askAndKillAfter(ms, tell);
      ({ origin } = await shop.open());
      if (heard?.status === 204) expect(await kinds(number)).toEqual([{ kind: "placed" }, { kind: "paid" }]);
      expect((await tell(origin)).status).toBe(204);
      expect(await kinds(number)).toEqual([{ kind: "placed" }, { kind: "paid" }]);
    }
    const told = async () =>
      (await outboxMails(shop.dataDir)).map(({ subject }) => subject).filter((one) => one.includes("paid"));
    await expect
      .poll(async () => (await told()).toSorted(), { timeout: 400_000 })
      .toEqual(numbers.map((number) => `Your order is paid (${number})`).toSorted());
  },
);
