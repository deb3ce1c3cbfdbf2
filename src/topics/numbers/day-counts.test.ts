import { expect, test } from "vitest";
import { pricing } from "#contract/pricing.ts";
import { sweepFilesQueue } from "#platform/jobs/queues.ts";
import { ownerOf } from "#tests/support/studio/order-room.ts";
import { FIRST_PRICE_HEADER } from "#domain/numbers/counted-things.ts";
import { artPaper, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: all visitors are counted. */
const shop = ownShop({ SHOP_NOW: "2026-11-26T02:30:00Z" });

async function counted(): Promise<Record<string, unknown>> {
  await shop.services.dayCounts.flush();
  const rows = await shop.sql("select day::text, what, n from day_count");
  return Object.fromEntries(rows.map(({ day, what, n }) => [`${String(day)} ${String(what)}`, n]));
}

test("each first step is counted once, on the shop's day, and nobody by name", async () => {
  const browser = openBrowser(shop.app);
  await put(browser, classic);
  await put(browser, artPaper);
  for (const city of ["Whangārei", "Ōtaki"]) {
    const saved = await browser.send("PUT", "checkout", { city_town: city });
    expect(saved.statusCode, saved.body).toBe(200);
  }
  const url = `/api/get/pricing-data?${new URLSearchParams(pricing.rows.example.query)}`;
  // The second answer is kept, the third comes from the cache.
  for (const first of ["1", "1", "1", "0"])
    expect((await shop.app.inject({ url, headers: { [FIRST_PRICE_HEADER]: first } })).statusCode).toBe(200);
  expect(await counted()).toEqual({
    "2026-11-26 cart": 1,
    "2026-11-26 checkout": 1,
    "2026-11-26 configured": 3,
  });
  await put(openBrowser(shop.app), classic);
  expect(await counted()).toMatchObject({ "2026-11-26 cart": 2 });
});

test("what cannot be written is kept and written later", async () => {
  const { dayCounts } = shop.services;
  await shop.sql("alter table day_count rename to day_count_away");
  dayCounts.count("visit");
  await dayCounts.flush();
  await shop.sql("alter table day_count_away rename to day_count");
  dayCounts.count("visit");
  expect(await counted()).toMatchObject({ "2026-11-26 visit": 2 });
});

test("the shop's own work is shown by period, and what waits of it now", async () => {
  const { db, jobs } = shop.services;
  await shop.sql(`insert into day_count values ('2026-11-23', 'mail-sent', 41), ('2026-11-24', 'mail-refused', 2),
    ('2026-11-24', 'job-given-up', 3) on conflict (day, what) do update set n = excluded.n`);
  await shop.sql(
    `insert into mail (cause, recipient, subject, text, html) values ('waits', 'bea@example.nz', 'a', '', '')`,
  );
  const read = async () => (await (await ownerOf(shop)).get("numbers?by=week&from=2026-11-23")).json().data;
  const before = await read();
  // One that somebody is at, and one that is not due yet.
  await shop.sql(
    "insert into pgboss.job (name, data, state, started_on) values ('sweep-files', '{}', 'active', now())",
  );
  await db.transaction((tx) => jobs.add(tx, sweepFilesQueue, {}, 3_600_000));
  const { periods, waiting } = await read();
  expect(periods).toMatchObject([{ mails_sent: 41, mails_refused: 2, jobs_given_up: 3 }]);
  expect(waiting).toEqual({ ...before.waiting, mails: 1, jobs: Number(before.waiting.jobs) + 1 });
});
