import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { awaitedKinds, moneyStates, orderSorts, orderStages } from "#domain/order/listing/order-list.ts";
import type { OrderStage } from "#domain/order/order-stage.ts";
import { leavingDays, orderUrgency } from "#domain/order/printing/print-urgency.ts";
import type { OrderUrgency } from "#domain/order/printing/urgencies.ts";
import { countQuery, pageQuery } from "./order-page-rows.ts";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { fillOrders } from "#tests/support/people/filled-orders.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { type OrdersQuery, ORDERS_A_PAGE, listShopOrders, urgencyDay } from "./list-shop-orders.ts";

/** Its own: all orders are listed. */
const shop = ownShop();
/** The long tests fill in more. */
const FILLED = Number(process.env.ROWS ?? 20_000);
interface StandingRow {
  readonly order_no: string;
  readonly stage: OrderStage;
  readonly leaves_on: string | null;
  readonly work_days: number | null;
}
const all: OrdersQuery = {
  stages: [],
  waits: null,
  money: null,
  leavesFrom: null,
  leavesUntil: null,
  urgencies: [],
  search: "",
  sort: "placed",
  isDescending: true,
  cursor: "",
};

beforeAll(async () => {
  const browser = openBrowser(shop.app);
  await put(browser, classic);
  await order(browser, { first_name: "Māia", last_name: "Ōtaki" });
  await fillOrders(shop.services.db, FILLED);
});

async function page(asked: Partial<OrdersQuery> = {}) {
  const listed = await listShopOrders(shop.services, { ...all, ...asked });
  if (!listed.ok) throw new Error(JSON.stringify(listed));
  return listed;
}

test.each(orderSorts)(
  "sorted by %s, every order is on one page, in both directions and on the way back",
  async (sort) => {
    for (const isDescending of [true, false]) {
      const asked = { sort, isDescending, search: "tane moss" };
      const numbers: string[] = [];
      let cursor: string | null = "";
      let last: Awaited<ReturnType<typeof page>> | null = null;
      const forth: string[][] = [];
      while (cursor !== null) {
        last = await page({ ...asked, cursor });
        forth.push(last.rows.map(({ orderNo }) => orderNo));
        numbers.push(...(forth.at(-1) ?? []));
        cursor = last.next;
      }
      const [{ count }] = (await shop.sql(
        "select count(*)::int as count from shop_order where search like '%tane moss%'",
      )) as [{ count: number }];
      expect([numbers.length, new Set(numbers).size]).toEqual([count, count]);
      const back: string[][] = [forth.at(-1) ?? []];
      for (let way = last?.back ?? null; way !== null;) {
        const before = await page({ ...asked, cursor: way });
        back.unshift(before.rows.map(({ orderNo }) => orderNo));
        way = before.back;
      }
      expect(back).toEqual(forth);
    }
  },
);

test("orders of the same millisecond are all there, none twice", async () => {
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null && seen.length < 500;) {
    const { rows, next } = await page({ cursor });
    seen.push(...rows.map(({ orderNo }) => orderNo));
    cursor = next;
  }
  const rows = await shop.sql(
    `select order_no from shop_order order by placed_at desc, id desc limit ${seen.length}`,
  );
  expect(seen).toEqual(rows.map(({ order_no: number }) => number));
});

test("an order is found by its number, name, mail and goods, with and without macrons, and by how it stands", async () => {
  const found = async (asked: Partial<OrdersQuery>) => (await page(asked)).rows.map(({ orderNo }) => orderNo);
  const [real] = await found({ search: "maia otaki" });
  expect(await found({ search: "MĀIA ŌTAKI" })).toEqual([real]);
  expect(await found({ search: `${real} bea@example.org classic` })).toEqual([real]);
  expect(await found({ search: "k25-153165" })).toEqual(["K25-153165"]);
  expect(await found({ search: "k9" })).toEqual([]);
  expect(await found({ search: "100%sure" })).toEqual([]);
  const some = await page({ stages: ["open", "ready"], waits: "approval" });
  expect(new Set(some.rows.flatMap(({ stage, waits }) => [stage, ...waits]))).toEqual(
    new Set(["open", "approval"]),
  );
  const owed = await page({ money: "owed" });
  expect(owed.rows.every(({ due }) => due < 0)).toBe(true);
  expect([Math.min(owed.listed, ORDERS_A_PAGE), (await page()).listed]).toEqual([owed.rows.length, 1_001]);
  expect(await listShopOrders(shop.services, { ...all, search: "ab" })).toMatchObject({
    ok: false,
    code: "refused",
  });
  expect(await listShopOrders(shop.services, { ...all, cursor: "n.1.x" })).toMatchObject({
    ok: false,
    code: "refused",
  });
});

test.each(orderSorts)(
  "sorted by %s, the late and those at risk are listed, and no other order",
  async (sort) => {
    const day = urgencyDay(shop.services);
    const rows = await shop.sql(
      `select order_no, stage, leaves_on::text as leaves_on, work_days from shop_order`,
    );
    const stands = new Map(
      (rows as unknown as StandingRow[]).map(
        ({ order_no: orderNo, stage, leaves_on: leavesOn, work_days: workDays }) => [
          orderNo,
          orderUrgency(day, { stage, leavesOn, workDays }),
        ],
      ),
    );
    for (const some of [["late"], ["risk"], ["today"], ["late", "risk"]] as const) {
      const expected = [...stands].flatMap(([orderNo, urgency]) =>
        some.some((one) => one === urgency) ? [orderNo] : [],
      );
      const found: string[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const listed = await page({ urgencies: some, sort, cursor });
        found.push(...listed.rows.map(({ orderNo }) => orderNo));
        cursor = listed.next;
      }
      expect(expected.length, `${some.join(" ")} has examples`).toBeGreaterThan(0);
      expect(found.toSorted()).toEqual(expected.toSorted());
    }
  },
);

test("no list reads the whole table, however it is narrowed and sorted", async () => {
  const none = {
    ...all,
    leaves: null,
    search: { words: [] as string[], numberStart: null as string | null },
  };
  const narrowed = [
    none,
    ...orderStages.map((stage) => ({ ...none, stages: [stage] })),
    { ...none, stages: ["open", "ready", "in-production"] as const },
    ...awaitedKinds.map((waits) => ({ ...none, waits })),
    ...moneyStates.map((money) => ({ ...none, money })),
    ...[["late"], ["risk"], ["today"], ["late", "risk"]].map((some) => ({
      ...none,
      leaves: leavingDays(urgencyDay(shop.services), some as OrderUrgency[], [0, 1, 2, 3, 4]),
    })),
    { ...none, leavesFrom: "2026-01-01", leavesUntil: "2026-01-07" },
    ...["maia", "sticker", "nobody", "tane moss12", "k25-1531", "com zz", "sticker 50"].map((typed) => ({
      ...none,
      search: { words: typed.split(" "), numberStart: null },
    })),
    { ...none, search: { words: [], numberStart: "K9" } },
    { ...none, stages: ["open"] as const, search: { words: ["moss"], numberStart: null } },
  ];
  const scanned: string[] = [];
  for (const filter of narrowed)
    for (const sort of orderSorts)
      for (const isDescending of [true, false]) {
        const { next } = await page({ sort, isDescending });
        const value = next?.split(".").slice(2).join(".") ?? "";
        for (const cursor of [null, { value, id: 5, isBack: false }]) {
          const query = pageQuery(filter, { sort, isDescending, cursor }, 51);
          for (const asked of [query, countQuery(filter, sort, 1_001)]) {
            const { rows } = await shop.services.db.execute(sql`explain ${asked}`);
            const plan = rows.map((row) => Object.values(row)[0]).join("\n");
            if (plan.includes("Seq Scan on shop_order") || plan.includes("Seq Scan on order_task"))
              scanned.push(`${JSON.stringify({ ...filter, sort, isDescending })}\n${plan}`);
          }
        }
      }
  expect(scanned).toEqual([]);
});
