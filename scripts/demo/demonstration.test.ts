import { expect, test } from "vitest";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { orderStages } from "#domain/order/listing/order-list.ts";
import { priceOf } from "#domain/price/price-table.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { readToday } from "#topics/workshop/read-today.ts";
import { eraseCustomer } from "#topics/customer/personal-data.ts";
import { keepTime } from "#topics/order/keep-time.ts";
import { compareListedOrders } from "#topics/order/list-anew.ts";
import { fillDemonstration } from "./fill-demonstration.ts";
import { goods, selectionOfGoods } from "./goods.ts";
import { isInvented } from "#topics/person/demonstration-mark.ts";
import type { DemonstrationSize } from "./plan-stories.ts";
import { removeDemonstration } from "./remove-demonstration.ts";
import { whyNoDemonstration } from "./why-no-demonstration.ts";

/** Its own: all rows are counted. */
const shop = ownShop();
const some: DemonstrationSize = { customers: 14, orders: 60, requests: 14 };
const few: DemonstrationSize = { customers: 4, orders: 5, requests: 1 };

function fill(size: DemonstrationSize, seed = 7) {
  return fillDemonstration(shop.services, { size, seed, goods: 2, tell: () => undefined });
}

/** How many rows every table has. */
async function rowsOfAll(): Promise<Record<string, number>> {
  const tables = await shop.sql(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname",
  );
  const counts: Record<string, number> = {};
  for (const { relname } of tables) {
    const [row] = await shop.sql(`select count(*)::int as rows from "${String(relname)}"`);
    counts[String(relname)] = Number(row?.rows);
  }
  return counts;
}

/** What is seen of all orders, without the numbers that are drawn. */
function seen() {
  return shop.sql(
    "select contact->>'email' as email, stage, current_total from shop_order order by placed_at, email",
  );
}

const storedFiles = () => shop.services.storage.storedBefore(Date.now() + 60_000);
const numbers = () => shop.sql("select * from paper_number order by kind");
const triggers = () => shop.sql("select tgrelid, tgname, tgenabled from pg_trigger order by tgrelid, tgname");

test("a demonstration fills a shop with every stage and task, writes to nobody, and leaves it as it was", async () => {
  const before = await rowsOfAll();
  const [numbersBefore, triggersBefore] = [await numbers(), await triggers()];
  expect(await fill(some)).toEqual({ ok: true });
  const orders = await seen();
  expect(orders.length).toBeGreaterThanOrEqual(some.orders);
  expect(orders.every(({ email }) => String(email).endsWith("@example.invalid"))).toBe(true);
  const stages = new Set(orders.map(({ stage }) => stage));
  expect(orderStages.filter((stage) => !stages.has(stage))).toEqual([]);
  const { counts } = await readToday(shop.services, null);
  expect(counts.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["print", "request", "review", "send", "shop-question"]),
  );
  const invoices = await shop.sql(
    "select number from tax_paper where kind = 'invoice' order by issued_at, number",
  );
  expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_, at) => at + 1));
  expect(await compareListedOrders(shop.services)).toEqual([]);

  await keepTime(shop.services);
  const after = await rowsOfAll();
  expect([after.mail, after.rate_limit, await shop.outbox()]).toEqual([before.mail, before.rate_limit, []]);
  expect(await fill(few)).toMatchObject({ ok: false, words: expect.stringContaining("here already") });

  await removeDemonstration(shop.services);
  expect(await rowsOfAll()).toEqual(before);
  expect(await numbers()).toEqual(numbersBefore);
  expect(await triggers()).toEqual(triggersBefore);
  expect(await storedFiles()).toEqual([]);
}, 180_000);

test("the same seed tells the same stories, another one others @long", async () => {
  const told: unknown[] = [];
  for (const seed of [3, 3, 4]) {
    expect(await fill(few, seed)).toEqual({ ok: true });
    told.push(await seen());
    await removeDemonstration(shop.services);
  }
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).not.toEqual(told[0]);
}, 120_000);

test("orders that stay when one of its people is erased go with it @long", async () => {
  expect(await fill({ ...some, orders: 30, customers: 30 })).toEqual({ ok: true });
  const [staff] = await shop.sql(
    "insert into staff (email, name, role, password_hash) values ('owner@example.org', 'Mere', 'owner', '-') returning id",
  );
  const ended = await shop.sql(`
    select customer.id, email from customer join shop_order on customer_id = customer.id
    group by customer.id having bool_and(stage = 'delivered' and due = 0) limit 1`);
  const [{ id, email } = {}] = ended;
  await shop.sql(`update question set customer_id = ${String(id)}, email = '${String(email)}'
    where id in (select question_id from published_answer)`);
  const erased = await eraseCustomer(
    shop.services,
    Number(staff?.id),
    { isGuest: false, id: Number(id) },
    String(email),
  );
  expect(erased).toMatchObject({ ok: true, keptOrders: expect.any(Number) });
  expect(await shop.sql("select id from shop_order where contact->>'email' = ''")).not.toEqual([]);
  expect(await shop.sql("select * from published_answer")).toEqual([]);
  await removeDemonstration(shop.services);
  expect(await shop.sql("select id from shop_order")).toEqual([]);
  expect(await shop.sql("select id from question")).toEqual([]);
}, 60_000);

/** Whether who has ordered something is marked, order by order. */
async function marks(): Promise<readonly boolean[]> {
  const ordered = await shop.sql(
    "select id, coalesce(customer_id, 0) as customer_id, guest_id from shop_order order by id",
  );
  const isMarked = ({ id, customer_id: customerId, guest_id: guestId }: (typeof ordered)[number]) => {
    const guestIds = guestId === null ? [] : [Number(guestId)];
    const owner = { customerId: Number(customerId), guestIds, orderIds: [Number(id)] };
    return shop.services.db.transaction((tx) => isInvented(tx, owner));
  };
  return Promise.all(ordered.map(isMarked));
}

test("what is real keeps its place and its numbers, and a shop with it gets no demonstration", async () => {
  expect(await fill(few)).toEqual({ ok: true });
  const browser = openBrowser(shop.app);
  await put(browser, artPaper);
  // The address says nothing: anybody may have one that is nobody's.
  const { number } = await order(browser, { email: "mere@example.invalid" });
  const found = await marks();
  expect(found).toEqual([...found.slice(1).map(() => true), false]);
  await removeDemonstration(shop.services);
  expect(await shop.sql("select order_no from shop_order")).toEqual([{ order_no: number }]);
  const before = await rowsOfAll();
  expect(await fill(few)).toEqual({
    ok: false,
    words: "There are real orders in this shop. It gets no demonstration.",
  });
  expect([await rowsOfAll(), await storedFiles()]).toEqual([before, []]);
});

test("a shop that is open to the public gets none, whatever is in it", async () => {
  const { config, db } = shop.services;
  const stripe = { secretKey: "sk_live_abcd", webhookSecrets: ["whsec_1"], apiBase: null };
  for (const [changed, words] of [
    [{ smtpUrl: "smtp://mail.example" }, "SMTP_URL"],
    [{ stripe }, "STRIPE_SECRET_KEY"],
    [{ isHttps: true }, "SHOP_ORIGIN"],
  ] as const)
    expect(await whyNoDemonstration({ config: { ...config, ...changed } }, db)).toContain(words);
});

test("all that the demonstration sells has a price in each of its quantities", () => {
  const catalogue = compileCatalogue(catalogueDocument, "shipped");
  for (const one of goods)
    for (const pieces of one.quantities) {
      const selection = selectionOfGoods(catalogue, one, pieces);
      const price = selection && priceOf(catalogue, selection, "2026-11-02")?.price;
      expect([one.product, pieces, price ?? 0]).toEqual([one.product, pieces, expect.any(Number)]);
      expect(price ?? 0).toBeGreaterThan(0);
    }
});
