import { expect, test } from "vitest";
import { pricing } from "#contract/pricing.ts";
import { deleteOutdated } from "#server/housekeeping.ts";
import { readConfigurations } from "./configurations-rows.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: all that is priced is noted. */
const shop = ownShop();

const samePage = { "sec-fetch-site": "same-origin" };

async function price(query: object, headers: Readonly<Record<string, string>> = samePage) {
  const url = `/api/get/pricing-data?${new URLSearchParams({ ...pricing.rows.example.query, ...query })}`;
  const answer = await shop.app.inject({ url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function noted() {
  await shop.services.pricedSelections.flush();
  return shop.sql(
    "select selection->'size' as size, selection->'quantity'->>'pieces' as pieces, selection->'artwork' as artwork, n from priced_selection order by last_at, n",
  );
}

test("what a page of the shop has priced is noted once for each, without its pictures; other sites' questions are not", async () => {
  await price({ quantity: "100" });
  await price({ quantity: "250" });
  await price({ quantity: "500" }, {});
  await price({ quantity: "500" }, { "sec-fetch-site": "cross-site" });
  expect(await noted()).toMatchObject([
    { pieces: "100", artwork: null, n: 1 },
    { pieces: "250", artwork: null, n: 1 },
  ]);
  await price({ quantity: "250", kinds: "2" });
  expect(await noted()).toHaveLength(3);
});

test("words to be cut are not noted", async () => {
  const before = await noted();
  const query = new URLSearchParams({
    product_id: "10",
    cutting_id: "7",
    shape_id: "5",
    finishing_id: "1",
    adhesive_id: "1",
    color_id: "2",
    use_creation_tool: "yes",
    text: "Kia ora",
    selected_font: "pacifico",
    lettering: JSON.stringify({ size: { by: "height", mm: 60 } }),
    quantity: "2",
  });
  const answer = await shop.app.inject({ url: `/api/get/pricing-data?${query}`, headers: samePage });
  expect(answer.json()).not.toHaveProperty("not_orderable");
  expect(await noted()).toEqual(before);
});

test("replayed is what was priced most in the last 30 days, of equals the newest; after a break it counts anew", async () => {
  await shop.sql("truncate priced_selection");
  // Other questions than those before: none of them is answered by the cache.
  for (const [quantity, times] of [
    ["125", 1],
    ["150", 3],
    ["175", 2],
    ["200", 2],
  ] as const) {
    await price({ quantity, kinds: "4" });
    await shop.services.pricedSelections.flush();
    await shop.sql(
      `update priced_selection set n = ${times}, last_at = now() - interval '9 days' + ${quantity} * interval '1 second'
        where selection->'quantity'->>'pieces' = '${quantity}'`,
    );
  }
  const replayed = async () =>
    (await readConfigurations(shop.services.db)).selections.map(({ quantity }) => quantity.pieces);
  expect(await replayed()).toEqual([150, 200, 175, 125]);
  await shop.sql(
    "update priced_selection set last_at = now() - interval '31 days' where selection->'quantity'->>'pieces' = '150'",
  );
  expect(await replayed()).toEqual([200, 175, 125]);
  await price({ quantity: "150", kinds: "4" });
  await price({ quantity: "125", kinds: "4" });
  await shop.services.pricedSelections.flush();
  expect(await replayed()).toEqual([125, 200, 175, 150]);
});

test("the newest 5,000 are kept, and none for longer than half a year", async () => {
  await shop.sql("truncate priced_selection");
  await shop.sql(`insert into priced_selection (hash, selection, n, last_at)
    select 'old ' || n, '{}', 1, now() - make_interval(days => 170, secs => n) from generate_series(1, 5100) n`);
  await price({ quantity: "1000" });
  await shop.services.pricedSelections.flush();
  const [after] = await shop.sql(
    "select count(*)::int as n, bool_or(hash = 'old 4999') as nearest, bool_or(hash = 'old 5000') as further from priced_selection",
  );
  expect(after).toEqual({ n: 5000, nearest: true, further: false });

  await shop.sql("update priced_selection set last_at = now() - interval '181 days' where hash like 'old %'");
  await deleteOutdated(shop.services.db, shop.services.config);
  expect(await shop.sql("select count(*)::int as n from priced_selection")).toEqual([{ n: 1 }]);
});

test("what cannot be written is kept and written later", async () => {
  await shop.sql("truncate priced_selection");
  await shop.sql("alter table priced_selection rename to priced_selection_away");
  await price({ quantity: "100", kinds: "3" });
  await shop.services.pricedSelections.flush();
  await shop.sql("alter table priced_selection_away rename to priced_selection");
  expect(await noted()).toMatchObject([{ pieces: "100", n: 1 }]);
});
