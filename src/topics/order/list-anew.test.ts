import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Happening } from "#domain/order/order-fact.ts";
import { artPaper, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { pay, proofHash } from "#tests/support/bodies/recorded-facts.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { recordFact, recordMoney } from "./record-fact.ts";
import { compareListedOrders, listOlderOrders } from "./list-anew.ts";

/** Its own: all orders are listed anew. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

async function ordered(bodies: readonly object[] = [classic]): Promise<string> {
  const browser = openBrowser(shop.app);
  for (const body of bodies) await put(browser, body);
  const { number } = await order(browser, { email: `${randomUUID()}@example.org`, first_name: "Māia" });
  return number;
}

async function listed(number: string) {
  const [row] = await shop.sql(`select stage, waits, current_total, due, on_account, leaves_on::text, search,
      newest_fact = (select max(id) from order_fact where order_id = shop_order.id) as is_newest,
      (select coalesce(array_agg(kind || ' ' || deadline order by kind), '{}') from order_task
        where order_id = shop_order.id) as tasks
    from shop_order where order_no = '${number}'`);
  return row;
}

const line = fc.integer({ min: 1, max: 2 });
const version = fc.integer({ min: 1, max: 2 });
const cents = fc.integer({ min: 1, max: 9_000 });
const reference = fc.integer({ min: 1, max: 5 }).map(String);
const kind = fc.constantFrom("message", "production-started", "delivered", "lapsed", "revived", "cancelled");
const happenings: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constant("paid" as const), cents, reference }),
  fc.record({ kind: fc.constant("refunded" as const), cents, reference }),
  fc
    .record({ kind: fc.constantFrom("proof-made", "proof-approved", "change-asked"), line, version })
    .map((proof) => ({ ...proof, sha256: proofHash(proof.line, proof.version), note: "", words: "no" })),
  kind.map((each) => ({ kind: each, words: "Hi", reason: "no" })),
  fc.constant({ kind: "dispatched", carrier: "NZ Post", tracking: "" } as const),
);

/** Tells an order something; what cannot be is refused, which is no fault. */
async function tell(number: string, happening: Happening, by: "shop" | "customer"): Promise<void> {
  if (happening.kind === "paid" || happening.kind === "refunded")
    await recordMoney(shop.services, number, { happening, by });
  else await recordFact(shop.services, number, { happening, by });
}

test("what lists say of an order is what its facts come to, whatever happens to it", async () => {
  const run = fc.asyncProperty(
    fc.array(fc.record({ happening: happenings, by: fc.constantFrom("shop", "customer") }), {
      maxLength: 14,
    }),
    async (said) => {
      const number = await ordered([classic, artPaper]);
      for (const { happening, by } of said) await tell(number, happening, by);
      expect(await listed(number)).toMatchObject({ is_newest: true });
    },
  );
  await fc.assert(run, { numRuns: 12 });
  expect(await compareListedOrders(shop.services)).toEqual([]);
});

test("an order is listed from its first moment on with what it waits for, and how it goes on", async () => {
  const number = await ordered([{ ...classic, quantity: 100 }]);
  const placed = { stage: "open", waits: ["payment", "proof"], due: 6_500, current_total: 6_500, tasks: [] };
  expect(await listed(number)).toMatchObject({ ...placed, leaves_on: null, on_account: 0 });
  expect((await listed(number))?.search).toContain(`${number.toLowerCase()} maia moss`);
  const sha256 = proofHash(1);
  const proof = { line: 1, version: 1, sha256 };
  await tell(number, { kind: "proof-made", ...proof, note: "" }, "shop");
  expect(await listed(number)).toMatchObject({ waits: ["payment", "approval"] });
  await tell(number, { kind: "proof-approved", ...proof }, "customer");
  expect(await listed(number)).toMatchObject({
    waits: ["payment"],
    tasks: [expect.stringMatching(/^payment /)],
  });
  await pay(shop, number, 6_500, "all");
  const ready = await listed(number);
  expect(ready).toMatchObject({ stage: "ready", due: 0, tasks: [`print ${String(ready?.leaves_on)}`] });
});

test("what an earlier program has left out is noted at the next start; what is wrong is told and mended", async () => {
  const [first, second] = [await ordered(), await ordered()];
  const [before, same] = [await listed(first), await listed(second)];
  await shop.sql(`update shop_order set listed_by = 0, search = '', due = 0 where order_no = '${first}'`);
  await Promise.all([listOlderOrders(shop.services), listOlderOrders(shop.services)]);
  expect(await listed(first)).toEqual(before);
  await shop.sql(`update shop_order set stage = 'delivered', due = -5 where order_no = '${first}';
    insert into order_task select id, 'print', now(), now() from shop_order where order_no = '${second}'`);
  expect((await compareListedOrders(shop.services)).toSorted()).toEqual([first, second].toSorted());
  expect([await listed(first), await listed(second)]).toEqual([before, same]);
  expect(await compareListedOrders(shop.services)).toEqual([]);
});
