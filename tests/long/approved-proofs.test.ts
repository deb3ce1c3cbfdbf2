import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { outboxMails } from "#platform/mail/outbox.ts";
import { classic } from "../support/bodies/cart-bodies.ts";
import { bea } from "../support/bodies/order-bodies.ts";
import { fillPlacesSql, happens, proofMade } from "../support/people/order-facts.ts";
import { killedShop } from "../support/process/killed-shop.ts";
import { killLimitMs, killMoments } from "../support/process/kill-moments.ts";
import { inDatabase } from "../support/process/shop-database.ts";

/** When the shop is killed, in milliseconds after the press: before, while and after it writes. */
const moments = killMoments([0, 3, 8, 15, 30, 80]);

test(
  "a shop that is killed while a proof is approved has the approval once or not at all, and tells it once",
  { timeout: killLimitMs(moments) },
  async ({ onTestFinished }) => {
    const shop = killedShop({ RATE_LIMIT_FACTOR: "100" });
    onTestFinished(() => shop.close());
    await shop.open();
    const numbers: string[] = [];
    for (const ms of moments) {
      expect((await shop.post("cart/add", { ...classic, quantity: 100 })).status).toBe(201);
      const key = { "idempotency-key": randomUUID() };
      const placed = await shop.post("order/place", { ...bea, total_price: 65 }, key);
      const { data } = (await placed.json()) as { readonly data: { readonly order_no: string } };
      const number = data.order_no;
      numbers.push(number);
      await inDatabase(shop, fillPlacesSql(number));
      await happens(shop, number, proofMade(1), { kind: "paid", cents: 6_500, reference: "bank 1" });
      const approval = { version: 1, sha256: "11".padEnd(64, "0") };
      const heard = await shop.postAndKillAfter(ms, `order/${number}/proofs/1/approve`, approval);
      await shop.open();
      const again = await shop.post(`order/${number}/proofs/1/approve`, approval);
      expect(heard === null ? [200, 409] : [409]).toContain(again.status);
      expect(await shop.get(`order/${number}`)).toMatchObject({ data: { stage: "ready" } });
    }
    const facts = await inDatabase(
      shop,
      "select count(*)::int as n from order_fact where kind = 'proof-approved' group by order_id",
    );
    expect(facts).toEqual(numbers.map(() => ({ n: 1 })));
    const told = async () =>
      (await outboxMails(shop.dataDir))
        .map(({ subject }) => subject)
        .filter((subject) => /making|Ready to be made/.test(subject))
        .toSorted();
    await expect
      .poll(told, { timeout: 400_000 })
      .toEqual(
        numbers
          .flatMap((number) => [`We are making your order (${number})`, `Ready to be made: ${number}`])
          .toSorted(),
      );
  },
);
