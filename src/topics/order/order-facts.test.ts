import { expect, test } from "vitest";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: all facts are read. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

/** What the database says to a statement; null when it does it. */
async function fault(statement: string): Promise<string | null> {
  try {
    await shop.sql(statement);
    return null;
  } catch (error) {
    const { cause = error } = error as { cause?: unknown };
    return String((cause as { code?: unknown }).code);
  }
}

test("facts of orders are neither changed nor deleted, by whatever statement, nor with their order", async () => {
  const browser = openBrowser(shop.app);
  await put(browser, artPaper);
  const { number } = await order(browser);
  const before = await shop.sql("select * from order_fact");
  expect(before).toHaveLength(1);
  const insert = `insert into order_fact (order_id, kind, details, recorded_by, once, recorded_at)
    select order_id, kind, details, recorded_by, once, recorded_at from order_fact`;
  for (const statement of [
    "update order_fact set kind = 'paid'",
    "delete from order_fact",
    "truncate order_fact cascade",
    "truncate shop_order cascade",
    `${insert} on conflict (order_id, kind, once) do update set kind = 'paid'`,
    "set local session_replication_role = replica; delete from order_fact",
  ])
    expect([statement, await fault(statement)]).toEqual([statement, "42501"]);
  expect(await fault("delete from shop_order")).toBe("23503");
  expect(await fault("delete from guest")).toBe("23503");
  expect(await fault(insert)).toBe("23505");
  expect(await shop.sql("select * from order_fact")).toEqual(before);
  expect((await orderOf(browser, number)).stage).toBe("open");
});

test("an order's sums add up, or it is not stored", async () => {
  expect(await fault("update shop_order set total_price = total_price + 1")).toBe("23514");
});
