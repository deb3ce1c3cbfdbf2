import { beforeAll, describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { periodOf, type PeriodStep, periodSteps } from "#domain/numbers/periods.ts";
import { shopTime } from "#platform/clock.ts";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import {
  drawn,
  type NotedOrder,
  noteOrders,
  ordersAbout,
  plain,
} from "#tests/support/studio/noted-orders.ts";
import { LISTING_RULE } from "#topics/order/note-for-lists.ts";
import { ownerOf } from "#tests/support/studio/order-room.ts";

/** Its own: everything is counted. Thursday, 15:30 in the shop. */
const shop = ownShop({ SHOP_NOW: "2026-11-26T02:30:00Z", RATE_LIMIT_FACTOR: "1000" });
const zone = "Pacific/Auckland";

async function read(query: object): Promise<StudioReplyTo<"GET numbers">> {
  const answer = await (await ownerOf(shop)).get(`numbers?${new URLSearchParams({ ...query })}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function behind(query: object): Promise<StudioReplyTo<"GET numbers/orders">> {
  const answer = await (await ownerOf(shop)).get(`numbers/orders?${new URLSearchParams({ ...query })}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

beforeAll(async () => {
  const browser = openBrowser(shop.app);
  await put(browser, { ...classic, quantity: 100 });
  await order(browser);
  // Nothing of it counts anywhere below.
  await shop.sql(
    "update shop_order set placed_at = '2020-01-01'; update order_line set placed_at = '2020-01-01'",
  );
});

describe("figures worked out by hand", () => {
  beforeAll(async () => {
    await noteOrders(shop, [
      // Monday 23 November 2026, the first minute of the week in the shop, and the last one before it.
      { ...plain, at: "2026-11-22T11:00:00Z", paid: "2026-11-22T11:30:00Z" },
      { ...plain, at: "2026-11-22T10:59:59Z", total: 10_800, cost: 4_000 },
      // Thursday, an hour ago: a second order of its address, on account, whose cost is not known.
      {
        ...plain,
        at: "2026-11-26T01:30:00Z",
        total: 2_300,
        due: 2_300,
        cost: null,
        nth: 2,
        paid: "2026-11-26T01:30:00Z",
      },
      // Given up, of this week.
      { ...plain, at: "2026-11-24T01:00:00Z", stage: "cancelled" },
      // Of last week: Thursday an hour before now, and an hour after.
      { ...plain, at: "2026-11-19T01:30:00Z", total: 4_600, cost: 1_000 },
      { ...plain, at: "2026-11-19T03:30:00Z", total: 9_200, cost: 2_000 },
      // Sent this week: on its day, 23:59 in the shop, after two days and twelve hours; and a day late after one.
      {
        ...plain,
        at: "2026-10-05T00:00:00Z",
        paid: "2026-11-21T22:59:00Z",
        sent: "2026-11-24T10:59:00Z",
        leaves: "2026-11-24",
      },
      {
        ...plain,
        at: "2026-10-05T01:00:00Z",
        paid: "2026-11-23T11:00:00Z",
        sent: "2026-11-24T11:00:00Z",
        leaves: "2026-11-24",
      },
    ]);
    await shop.sql(`insert into order_fact (order_id, kind, details, recorded_by, recorded_at)
      select id, kind, details::jsonb, 'shop', at::timestamptz from (select min(id) as id from shop_order) as one,
      (values ('refunded', '{"cents": 1500, "reference": "a"}', '2026-11-24T00:00:00Z'),
        ('refunded', '{"cents": 700, "reference": "b", "way": "points"}', '2026-11-24T00:00:01Z'),
        ('refund-failed', '{"cents": 400, "reference": "c"}', '2026-11-24T00:00:02Z')) as f(kind, details, at)`);
  });

  test("of the week so far, of the week before by the same moment, and of all of it", async () => {
    const { now, before, before_whole: whole, before_that: that, today } = await read({ by: "week" });
    expect(that).toMatchObject({ orders: 0, turnover: 0 });
    expect(today).toBe("2026-11-26");
    expect(now).toMatchObject({
      // $65.00 and $23.00: 848 c and 300 c of GST.
      orders: 2,
      turnover: 88,
      gst: 11.48,
      average: 44,
      // $57.00 of goods at $14.23; the other's cost is not known.
      margin: 42.77,
      margin_permille: 750,
      without_cost: 1,
      new_customers: 1,
      returning: 1,
      paid_orders: 1,
      given_up: 1,
      // Its own, and that of the order that was sent late.
      paid_in: 130,
      given_back: 11,
      sent: 2,
      late: 1,
      days_to_send: 1.75,
    });
    expect(before).toMatchObject({ orders: 1, turnover: 46, margin: 28 });
    expect(whole).toMatchObject({ orders: 3, turnover: 246, margin: 28 + 64 + 60 });
  });

  test("lead to the orders behind them", async () => {
    const week = { from: "2026-11-23", until: "2026-11-29" };
    const placed = await behind({ of: "placed", ...week });
    expect(placed).toMatchObject({ listed: 2, amount: 88, next: null });
    expect(placed.orders.map(({ amount, margin, at }) => [amount, margin, at])).toEqual([
      [23, null, "2026-11-26T01:30:00Z"],
      [65, 42.77, "2026-11-22T11:00:00Z"],
    ]);
    expect(await behind({ of: "late", ...week })).toMatchObject({ listed: 1 });
    expect(await behind({ of: "given-up", ...week })).toMatchObject({ listed: 1 });
    expect(await behind({ of: "without-cost", ...week })).toMatchObject({ listed: 1, amount: 23 });
    const paid = await behind({ of: "money", ...week });
    expect(paid).toMatchObject({ listed: 2, amount: 130 });
    expect(paid.orders.map(({ amount, margin }) => [amount, margin])).toEqual([
      [65, null],
      [65, null],
    ]);
    expect(await behind({ of: "given-back", ...week })).toMatchObject({ listed: 2, amount: 11 });
    const ofProduct = { product: "Classic Paper", ...week };
    const lines = await behind({ of: "placed", ...ofProduct });
    expect(lines).toMatchObject({ listed: 2, amount: 72 });
    expect(lines.orders.map(({ amount, margin }) => [amount, margin])).toEqual([
      [15, null],
      [57, 42.77],
    ]);
    expect(await behind({ of: "placed", product: "Kraft", ...week })).toMatchObject({
      listed: 0,
      orders: [],
    });
  });

  test("name the products, stocks and sizes that brought in most, with the orders of each", async () => {
    const { products, stocks, sizes } = await read({ by: "week", from: "2026-11-23", until: "2026-11-23" });
    const sold = { lines: 2, pieces: 200, sales: 72, margin: 42.77, margin_permille: 750 };
    const [product, stock, size] = ["Classic Paper", "Classic Paper, Gloss", "50 x 50 mm"];
    expect([products, stocks, sizes]).toEqual([
      [{ product, ...sold }],
      [{ stock, ...sold }],
      [{ size, ...sold }],
    ]);
    const week = { of: "placed", from: "2026-11-23", until: "2026-11-29" };
    const listed = async (named: object) => (await behind({ ...week, ...named })).listed;
    expect([await listed({ stock }), await listed({ size })]).toEqual([2, 2]);
    expect(await listed({ size, product: "Kraft" })).toBe(0);
    const over = async (named: object) =>
      (
        await (
          await ownerOf(shop)
        ).get(
          `numbers/sold?${new URLSearchParams({ by: "week", from: "2026-11-16", until: "2026-11-23", ...named })}`,
        )
      ).json().data;
    const none = { lines: 0, pieces: 0, sales: 0, margin: 0, margin_permille: null };
    const [before, now] = (await over({ of: "stock", name: stock })).periods;
    expect(now).toEqual({ begins: "2026-11-23", ends: "2026-11-29", ...sold });
    expect(before.lines).toBe(3);
    expect((await over({ of: "size", name: "Kraft" })).periods[1]).toMatchObject(none);
  });
});

test("steps of visitors are those of whole days; of a part of a day none are shown", async () => {
  await shop.sql(`insert into day_count values ('2026-11-22', 'visit', 5), ('2026-11-23', 'visit', 7), ('2026-11-26', 'visit', 2),
    ('2026-11-26', 'cart', 1) on conflict (day, what) do update set n = excluded.n`);
  const { now, before_whole: whole, periods } = await read({ by: "week", from: "2026-11-16" });
  expect(periods).toMatchObject([
    { visits: 5, carts: 0 },
    { visits: 9, carts: 1, configured: 0, checkouts: 0 },
  ]);
  for (const figures of [now, whole]) expect(figures).not.toHaveProperty("visits");
});

test("orders that were not noted yet are neither first ones nor later ones, and the reply says that there are some", async () => {
  const day = { from: "2023-05-04", until: "2023-05-04" };
  await noteOrders(shop, [
    { ...plain, at: "2023-05-04T00:00:00Z", nth: 0 },
    { ...plain, at: "2023-05-04T01:00:00Z", nth: 2 },
  ]);
  expect((await read({ by: "day", ...day })).is_counting).toBe(false);
  await shop.sql(
    `update shop_order set listed_by = ${LISTING_RULE - 1} where nth = 0 and placed_at = '2023-05-04T00:00:00Z'`,
  );
  const { is_counting: isCounting, periods } = await read({ by: "day", ...day });
  expect([isCounting, periods[0]?.new_customers, periods[0]?.returning]).toEqual([true, 0, 1]);
  expect(await behind({ of: "returning", ...day })).toMatchObject({ listed: 1 });
  await shop.sql(`update shop_order set listed_by = ${LISTING_RULE}`);
});

test("requests count when they came, with their answers and orders since", async () => {
  await shop.sql(`insert into quote_request (request_no, guest_id, quote_type, first_name, last_name, email, details, comment,
      origin_path, tracking, catalogue_version_id, created_at, first_answered_at)
    select 'R' || n, guest_id, 'Special Size', 'Bea', 'Moss', 'bea@example.org', '[]', '', '/', '{}', catalogue_version_id,
      '2025-03-04T00:00:00Z', case when n < 3 then timestamptz '2025-03-04T00:00:00Z' + n * interval '3 hours' end
    from (select * from shop_order order by id limit 1) as one, generate_series(1, 3) as n`);
  const { periods } = await read({ by: "day", from: "2025-03-04", until: "2025-03-05" });
  expect(periods).toMatchObject([
    { begins: "2025-03-04", requests: 3, answered: 2, hours_to_answer: 4.5, ordered_requests: 0 },
    { requests: 0, hours_to_answer: null, orders: 0, average: null, margin_permille: null },
  ]);
});

/** Turnover, orders and new ones by the first day of their period, without any database. */
function counted(orders: readonly NotedOrder[], step: PeriodStep) {
  const periods = new Map<string, { orders: number; turnover: number; gst: number; new_customers: number }>();
  for (const { at, total, nth, stage } of orders) {
    if (stage === "cancelled" || stage === "lapsed") continue;
    const { begins } = periodOf(step, shopTime(Date.parse(at), zone).date);
    const sums = periods.get(begins) ?? { orders: 0, turnover: 0, gst: 0, new_customers: 0 };
    periods.set(begins, {
      orders: sums.orders + 1,
      turnover: sums.turnover + total,
      gst: sums.gst + Math.round((total * 3) / 23),
      new_customers: sums.new_customers + (nth === 1 ? 1 : 0),
    });
  }
  return periods;
}

test("figures of hundreds of orders are what a plain loop adds up, across both changes of the clock", async () => {
  const next = drawn(7);
  // At 2:00 the clock goes an hour forward, at 3:00 one back.
  const [spring, autumn] = ["2024-09-28T14:00:00Z", "2024-04-06T14:00:00Z"];
  const orders = [...ordersAbout(spring, 250, next), ...ordersAbout(autumn, 250, next)];
  await noteOrders(shop, orders);
  for (const by of periodSteps)
    for (const [from, until] of [
      ["2024-09-01", "2024-10-31"],
      ["2024-03-20", "2024-04-30"],
    ]) {
      const { periods } = await read({ by, from, until });
      const expected = counted(orders, by);
      const added = periods.map(({ begins, ends }) => ({
        begins,
        ends,
        ...(expected.get(begins) ?? { orders: 0, turnover: 0, gst: 0, new_customers: 0 }),
      }));
      expect(
        periods.map(({ begins, ends, orders: count, turnover, gst, new_customers }) => {
          const cents = { turnover: Math.round(turnover * 100), gst: Math.round(gst * 100) };
          return { begins, ends, orders: count, ...cents, new_customers };
        }),
      ).toEqual(added);
    }
});

test("all orders behind a bar are on some page, once, and come to the bar", async () => {
  const asked = { of: "placed", from: "2024-09-01", until: "2024-10-31" };
  const found: number[] = [];
  let sum = 0;
  let page = await behind(asked);
  const { listed, amount } = page;
  for (;;) {
    found.push(...page.orders.map(({ seen }) => seen));
    sum += page.orders.reduce((total, each) => total + Math.round(each.amount * 100), 0);
    if (page.next === null) break;
    page = await behind({ ...asked, cursor: page.next });
    // They are counted once.
    expect([page.listed, page.amount]).toEqual([null, null]);
  }
  expect([found.length, new Set(found).size, sum]).toEqual([listed, listed, Math.round((amount ?? 0) * 100)]);
  expect(listed).toBeGreaterThan(100);
});
