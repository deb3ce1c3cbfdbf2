import { expect, test } from "vitest";
import type { SearchPlace } from "#domain/search/search-place.ts";
import { deleteOutdated } from "#server/housekeeping.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { ownerOf } from "#tests/support/studio/order-room.ts";
import { MOST_OF_DAY } from "./empty-searches.ts";

/** Its own: all searches are counted. */
const shop = ownShop({ SHOP_NOW: "2026-11-26T02:30:00Z", RATE_LIMIT_FACTOR: "1000" });

/** Searches among the goods, from a network of its own, unless it is said from which. */
let networks = 0;
function search(typed: string, ip = `198.51.100.${++networks}`, place: SearchPlace = "goods") {
  shop.services.emptySearches.note({ place, typed, ip });
}

async function noted(): Promise<{ readonly words: readonly string[]; readonly [what: string]: unknown }> {
  await shop.services.emptySearches.flush();
  await shop.services.dayCounts.flush();
  const rows = await shop.sql(
    "select place, words, n from empty_search where day = '2026-11-26' order by 1, 2",
  );
  const counts = await shop.sql("select what, n from day_count where what like '%search'");
  return {
    words: rows.map(({ place, words, n }) => `${String(place)} ${String(words)} ${String(n)}`),
    ...Object.fromEntries(counts.map(({ what, n }) => [what, n])),
  };
}

async function listed(query = "by=week") {
  const answer = await (await ownerOf(shop)).get(`numbers?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

test("what nobody finds is noted once a day for each network, folded, of both searches; what is found is only counted", async () => {
  search("jars");
  for (const typed of ["Pizza", "pizza!", "PĪZZA"]) search(typed, "198.51.100.200");
  search("pizza");
  search("pizza", undefined, "questions");
  search("  ");
  expect(await noted()).toEqual({
    words: ["goods pizza 2", "questions pizza 1"],
    search: 4,
    "empty-search": 3,
  });
});

test("what looks personal is counted and not noted", async () => {
  const before = await noted();
  for (const typed of ["zoe@example.org", "021 555 1234", "12 Zephyr Street"]) search(typed);
  expect(await noted()).toEqual({ ...before, search: 7, "empty-search": 6 });
});

test("a network is counted twenty times a day, and the neighbours in its own /48 with it", async () => {
  const before = await noted();
  for (let n = 0; n < 30; n += 1) search(`zz${n}`, `2001:db8:1:${n}::1`);
  const after = await noted();
  expect(after.words.length - before.words.length).toBe(20);
});

test("a day has its most words: then only those are counted on", async () => {
  await shop.sql(
    `insert into empty_search select '2026-11-26', 'goods', 'word ' || n, 1 from generate_series(1, ${MOST_OF_DAY}) as n`,
  );
  const before = await noted();
  search("vinegar");
  search("pizza");
  const after = await noted();
  expect(after.words).toEqual(before.words.map((row) => row.replace("goods pizza 2", "goods pizza 3")));
});

test("shown are words from three times on, the most first, of the days that are asked for", async () => {
  await shop.sql(`insert into empty_search values ('2026-11-24', 'questions', 'refill', 4), ('2026-11-25', 'goods', 'tins', 2),
    ('2026-10-01', 'goods', 'tins', 1), ('2026-10-01', 'goods', 'candles', 9)`);
  const { empty_searches: week, periods } = await listed("by=week&from=2026-11-23");
  expect(week).toEqual([
    { place: "questions", words: "refill", times: 4, last: "2026-11-24" },
    { place: "goods", words: "pizza", times: 3, last: "2026-11-26" },
  ]);
  expect(periods.at(-1)).toMatchObject({ searches: expect.any(Number), empty_searches: expect.any(Number) });
  const { empty_searches: all } = await listed("by=week&from=2026-09-28");
  expect(all.map(({ words }: { words: string }) => words)).toEqual(["candles", "refill", "pizza", "tins"]);
});

test("what too few searched for is deleted after two weeks, everything after thirteen months", async () => {
  await shop.sql(`truncate empty_search; insert into empty_search values
    (now() - interval '13 days', 'goods', 'new', 1), (now() - interval '20 days', 'goods', 'rare', 2),
    (now() - interval '20 days', 'goods', 'often', 2), (now() - interval '30 days', 'goods', 'often', 1),
    (now() - interval '402 days', 'goods', 'old', 9)`);
  await deleteOutdated(shop.services.db, shop.services.config);
  const rows = await shop.sql("select words from empty_search order by day");
  expect(rows.map(({ words }) => words)).toEqual(["often", "often", "new"]);
});
