import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { outboxMails } from "#platform/mail/outbox.ts";
import { classic } from "../support/bodies/cart-bodies.ts";
import { bea } from "../support/bodies/order-bodies.ts";
import { killedShop } from "../support/process/killed-shop.ts";
import { killLimitMs, killMoments } from "../support/process/kill-moments.ts";
import { inDatabase } from "../support/process/shop-database.ts";

/** When the shop is killed, in milliseconds after the press: before, while and after it writes. */
const moments = killMoments([0, 2, 5, 8, 12, 20, 35, 60, 120]);

test(
  "a shop that is killed while an order is placed has it once, and tells it once",
  { timeout: killLimitMs(moments) },
  async ({ onTestFinished }) => {
    const shop = killedShop({ RATE_LIMIT_FACTOR: "100" });
    onTestFinished(() => shop.close());
    await shop.open();
    const numbers: string[] = [];
    for (const ms of moments) {
      expect((await shop.post("cart/add", { ...classic, quantity: 100 })).status).toBe(201);
      const place = [
        "order/place",
        { ...bea, total_price: 65 },
        { "idempotency-key": randomUUID() },
      ] as const;
      const heard = await shop.postAndKillAfter(ms, ...place);
      await shop.open();
      const again = await shop.post(...place);
      const answer = (await again.json()) as { readonly data: { readonly order_no: string } };
      expect([again.status, answer]).toMatchObject([201, { data: {} }]);
      if (heard !== null) expect(await heard.json()).toEqual(answer);
      numbers.push(answer.data.order_no);
      expect(await shop.get("cart")).toMatchObject({ data: { count: 0 } });
    }
    expect(await inDatabase(shop, "select order_no from shop_order order by id")).toEqual(
      numbers.map((number) => ({ order_no: number })),
    );
    const facts = await inDatabase(
      shop,
      "select kind, count(*)::int as n from order_fact group by order_id, kind",
    );
    expect(facts).toEqual(numbers.map(() => ({ kind: "placed", n: 1 })));
    const told = async () => (await outboxMails(shop.dataDir)).map(({ subject }) => subject).toSorted();
    await expect
      .poll(told, { timeout: 400_000 })
      .toEqual(
        numbers
          .flatMap((number) => [`Thank you for your order (${number})`, `New order: ${number}`])
          .toSorted(),
      );
  },
);
