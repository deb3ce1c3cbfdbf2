import { type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orderTaskKinds } from "#domain/order/waiting/order-tasks.ts";
import { orderKindsIn, todayLanes } from "#domain/order/waiting/today-lanes.ts";
import { readListedRequests, type RequestState, requestStates } from "#topics/request/listed-requests.ts";
import { refusedMailsQuery, todayQuery, unansweredQuery } from "./list-rows.ts";
import { failedJobsQuery } from "#platform/jobs/failed-jobs.ts";
import { posterSticker, quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { fillJobs } from "#tests/support/people/filled-jobs.ts";
import { fillMails, fillRequests } from "#tests/support/people/filled-requests.ts";
import { fillOrders } from "#tests/support/people/filled-orders.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: all that is to be done is listed. */
const shop = ownShop();
/** From so many on a plan shows what it would be; the long tests fill in more. */
const FILLED = Number(process.env.ROWS ?? 4_000);

/** Tables that grow with the shop; what waits for somebody is short. */
const grown = ["shop_order", "order_fact", "quote_request", "quotation", "mail"];

beforeAll(async () => {
  const browser = openBrowser(shop.app);
  await put(browser, classic);
  await order(browser, { first_name: "Māia", last_name: "Ōtaki" });
  const { db } = shop.services;
  await fillOrders(db, FILLED);
  const person = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
  const asked = await browser.post(quoteRequestCall, { ...posterSticker, ...person });
  if (asked.statusCode !== 201) throw new Error(asked.body);
  await fillRequests(db, FILLED);
  await fillMails(db, FILLED);
  await fillJobs(db, FILLED);
});

/** Of some statements those that read a whole table that grows, with the way they do. */
async function readingAll(statements: readonly (readonly [string, SQL])[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, statement] of statements) {
    const { rows } = await shop.services.db.execute(sql`explain ${statement}`);
    const plan = rows.map((row) => Object.values(row)[0]).join("\n");
    if (grown.some((table) => new RegExp(`Seq Scan on ${table}\\b`).test(plan)))
      found.push(`${name}\n${plan}`);
  }
  return found;
}

test("nothing that Today asks reads a whole table that grows", async () => {
  const { date } = shop.services.shopMoment();
  const lanes = todayLanes.map((lane) => orderKindsIn(lane, orderTaskKinds));
  const kinds = [...lanes, ...orderTaskKinds.map((kind) => [kind])].map(
    (some) => [`tasks: ${some.join(", ")}`, todayQuery(date, some, 200)] as const,
  );
  const others = [
    ["requests", unansweredQuery(200)],
    ["mails", refusedMailsQuery(200)],
    ["jobs", failedJobsQuery(200)],
  ] as const;
  expect(await readingAll([...kinds, ...others])).toEqual([]);
});

test("no page of the requests reads all of them, however they are narrowed and found", async () => {
  const words: readonly (readonly string[])[] = [
    [],
    ["maia"],
    ["zq"],
    ["tane", "moss12"],
    ["nobody"],
    ["r250000000777"],
  ];
  const places = [null, { askedMicros: Date.parse("2026-09-01T00:00:00Z") * 1_000, id: 7 }];
  const asked = requestStates.flatMap((state: RequestState) =>
    words.flatMap((each) =>
      places.map((after) => {
        const statement = readListedRequests(shop.services.db, {
          state,
          words: each,
          after,
          most: 51,
        }).getSQL();
        return [`${state} ${each.join(" ")} ${after === null ? "" : "deep"}`, statement] as const;
      }),
    ),
  );
  expect(await readingAll(asked)).toEqual([]);
});
