import { expect, test } from "vitest";
import { ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: all mails are counted. */
const shop = ownShop();

async function read(): Promise<string> {
  return (await shop.app.inject("/metrics")).body;
}

test("metrics tell what each answer took, by the pattern of its address", async () => {
  await shop.app.inject("/api/quote/get/holidays");
  const text = await read();
  expect(text).toContain("# HELP http_request_duration_seconds ");
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/quote/get/holidays",status="200"} 1',
  );
});

test("metrics tell what caches hold, and how often they had the answer", async () => {
  for (let i = 0; i < 4; i++) await shop.app.inject("/api/quote/get/featured-items?slug=roll");
  const text = await read();
  expect(text).toMatch(/^cache_lookups_total\{cache="calls",result="hit"\} [2-9]/m);
  expect(text).toMatch(/^cache_entries\{cache="calls"\} [1-9]/m);
  expect(text).toMatch(/^cache_bytes\{cache="calls"\} [1-9]/m);
});

test("metrics tell the state of the pool, the heap, the garbage collection and the event loop", async () => {
  const text = await read();
  for (const name of [
    'database_connections{state="total"}',
    'database_connections{state="idle"}',
    'database_connections{state="waiting"}',
    "nodejs_heap_size_used_bytes",
    "# TYPE nodejs_gc_duration_seconds histogram",
    "nodejs_eventloop_lag_p99_seconds",
    "process_resident_memory_bytes",
  ])
    expect(text).toContain(`\n${name}`);
});

test("metrics tell how many mails are owed and how long the oldest has waited, and not those that are done with", async () => {
  await shop.sql(`insert into mail (cause, recipient, subject, created_at, sent_at, refused_at) values
    ('a', 'a@example.org', 'a', now() - interval '10 minutes', null, null),
    ('b', 'b@example.org', 'b', now(), null, null),
    ('c', 'c@example.org', 'c', now() - interval '2 hours', now(), null),
    ('d', 'd@example.org', 'd', now() - interval '3 hours', null, now())`);
  const text = await read();
  expect(text).toContain("\nmails_owed 2\n");
  const [, oldest] = /^mails_owed_oldest_seconds (.+)$/m.exec(text) ?? [];
  expect(Number(oldest)).toBeGreaterThanOrEqual(600);
  expect(Number(oldest)).toBeLessThan(700);
});
