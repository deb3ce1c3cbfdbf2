import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import fastify from "fastify";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { awaitedKinds, moneyStates, orderSorts, orderStages } from "#domain/order/listing/order-list.ts";
import { urgencies } from "#domain/order/printing/urgencies.ts";
import { type Database, databaseOn, openPool } from "#platform/db/database.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded/embedded-postgres.ts";
import { requestStates } from "#topics/request/listed-requests.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { openJobs } from "#platform/jobs/jobs.ts";
import { type OrdersQuery, listShopOrders } from "#topics/workshop/list-shop-orders.ts";
import { readToday } from "#topics/workshop/read-today.ts";
import type { Services } from "#topics/services.ts";
import { listStudioRequests } from "#topics/request/list-requests.ts";
import { fillOrders } from "#tests/support/people/filled-orders.ts";
import { fillJobs } from "#tests/support/people/filled-jobs.ts";
import { fillMails, fillRequests } from "#tests/support/people/filled-requests.ts";
import type { Figure } from "../support/measure.types.ts";
import { timeOf } from "../support/timed.ts";

const ROWS = 100_000;
const MAILS = 50_000;
/** What a busy shop's week leaves, as its jobs are kept so long when they are done. */
const JOBS = 20_000;
/** What a page may take, in milliseconds. */
const timed = { rounds: 30, limit: { atMost: 50 } };

const contact = {
  email: "maia@example.org",
  first_name: "Māia",
  last_name: "Ōtaki",
  company: "",
  po_number: "",
};

/** One order and one request, of which all others are copies. */
async function addFirst(db: Database): Promise<void> {
  await db.execute(sql`insert into catalogue_version (id, document) values ('a', '{}')`);
  await db.execute(sql`insert into guest (token_hash) values ('a')`);
  const items = [{ title: "Classic paper stickers, 50 x 50 mm", product: "Classic paper" }];
  await db.execute(sql`
    insert into shop_order (order_no, guest_id, contact, items, shipping, sub_total, shipping_fee, coupon_discount, point_discount,
      total_price, catalogue_version_id)
    select 'K26-AAAAAA', id, ${JSON.stringify(contact)}::jsonb, ${JSON.stringify(items)}::jsonb, '{}', 2000, 0, 0, 0, 2000, 'a' from guest`);
  await db.execute(sql`
    insert into quote_request (request_no, guest_id, quote_type, first_name, last_name, email, title, details, comment, origin_path,
      tracking, catalogue_version_id)
    select 'R26AAAAAAAAAAA', id, 'Special Size', 'Bea', 'Moss', 'bea@example.org', 'Art paper stickers, 740 x 300 mm', '[]', '', '/',
      '{}', 'a' from guest`);
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

/** Where a list goes on after so many of its orders. */
async function deepCursor(services: Services, asked: OrdersQuery, pages: number): Promise<string> {
  let cursor = "";
  for (let page = 0; page < pages; page += 1) {
    const listed = await listShopOrders(services, { ...asked, cursor });
    if (!listed.ok || listed.next === null) break;
    cursor = listed.next;
  }
  return cursor;
}

async function ordersOf(services: Services): Promise<readonly Figure[]> {
  const narrowed: readonly (readonly [string, Partial<OrdersQuery>])[] = [
    ...orderSorts.flatMap((sort) => [
      [`sorted by ${sort}`, { sort }] as const,
      [`sorted by ${sort}, rising`, { sort, isDescending: false }] as const,
    ]),
    ...orderStages.map((stage) => [stage, { stages: [stage] }] as const),
    ["three stages", { stages: ["open", "ready", "in-production"] }],
    ...awaitedKinds.map((waits) => [`waits for ${waits}`, { waits }] as const),
    ...moneyStates.map((money) => [`money ${money}`, { money }] as const),
    ...urgencies.map((urgency) => [`by their day ${urgency}`, { urgencies: [urgency] }] as const),
    ...orderSorts.map(
      (sort) => [`late or at risk, by ${sort}`, { urgencies: ["late", "risk"], sort }] as const,
    ),
    ["leaving within a week", { leavesFrom: "2026-01-01", leavesUntil: "2026-01-07", sort: "leaves" }],
    ["found by number", { search: "k25-926518" }],
    ["found by the start of numbers", { search: "k25-0" }],
    ["found by name", { search: "wiremu parata12" }],
    ["found by a common name", { search: "maia" }],
    ["found by mail", { search: "tane33333@example" }],
    ["found by product", { search: "classic paper" }],
    ["found by name in a stage", { search: "moss", stages: ["open"] }],
    ["found by a common and a short word", { search: "com zz" }],
    ["found by goods and a size", { search: "sticker 50" }],
    ["nothing is found", { search: "zanzibar" }],
  ];
  const figures: Figure[] = [];
  for (const [name, some] of narrowed)
    figures.push(await timeOf(`orders: ${name}`, timed, () => listShopOrders(services, { ...all, ...some })));
  const deep = { ...all, cursor: await deepCursor(services, all, 300) };
  figures.push(await timeOf("orders: page 301", timed, () => listShopOrders(services, deep)));
  return figures;
}

async function requestsOf(db: Database): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const deep = { askedMicros: (Date.now() - 200 * 86_400_000) * 1_000, id: ROWS };
  for (const state of requestStates)
    for (const [name, search, after] of [
      ["first page", "", null],
      ["far behind", "", deep],
      ["found by number", "r250000077777", null],
      ["found by name", "wiremu parata12", null],
      ["found by two letters that none has", "zq", null],
      ["nothing is found", "zanzibar", null],
    ] as const)
      figures.push(
        await timeOf(`requests, ${state}: ${name}`, timed, () =>
          listStudioRequests({ db }, { state, search, after }),
        ),
      );
  return figures;
}

function servicesOn(db: Database): Services {
  const catalogue = compileCatalogue(catalogueDocument, "a");
  const date = new Date().toISOString().slice(0, 10);
  return {
    db,
    catalogue: { current: () => catalogue },
    shopMoment: () => ({ date, afterCutOff: false }),
  } as unknown as Services;
}

async function todayOf(services: Services): Promise<readonly Figure[]> {
  return [
    await timeOf("Today", timed, () => readToday(services, null)),
    await timeOf("Today, what is to be printed", timed, () => readToday(services, "print")),
  ];
}

/** Pages of the studio's lists over 100,000 orders and 100,000 requests, on a database of its own, as the embedded one is set. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "kisscut-lists-"));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  await migrateDatabase(postgres.url);
  const jobs = await openJobs(postgres.url, fastify().log);
  const pool = openPool(postgres.url);
  const db = databaseOn(pool);
  try {
    await addFirst(db);
    await fillOrders(db, ROWS);
    await fillRequests(db, ROWS);
    await fillMails(db, MAILS);
    await fillJobs(db, JOBS);
    const nothing = await timeOf("what a question costs that asks for nothing", timed, () =>
      db.execute(sql`select 1`),
    );
    const services = servicesOn(db);
    return [nothing, ...(await ordersOf(services)), ...(await requestsOf(db)), ...(await todayOf(services))];
  } finally {
    await jobs.stop();
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
