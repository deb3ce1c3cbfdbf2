import { describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { artPaper, classic } from "#tests/support/bodies/cart-bodies.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import {
  cell,
  edited,
  ownCatalogueShop,
  published,
  smallest,
} from "#tests/support/studio/catalogue-draft.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";
import { readLaboratory } from "./read-laboratory.ts";

const shop = ownCatalogueShop();

type View = StudioReplyTo<"GET laboratory">;

async function priced(body: Readonly<Record<string, unknown>>) {
  const query = new URLSearchParams(
    Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const url = `/api/get/pricing-data?${query}`;
  const answer = await shop.app.inject({ url, headers: { "sec-fetch-site": "same-origin" } });
  expect(answer.statusCode, answer.body).toBe(200);
  await shop.services.pricedSelections.flush();
}

describe("a draft replayed over what customers have configured", () => {
  test("before anybody has, everything that is listed stands for it", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const empty = (await browser.get("laboratory")).json<{ data: View }>().data;
    expect(empty).toMatchObject({ configurations: 0, orders: 0, is_listed: true, found: null });

    await edited(browser, smallest("13.00", "$32"));
    const view = (await browser.get("laboratory")).json<{ data: View }>().data;
    expect(view.is_listed).toBe(true);
    expect(view.configurations).toBeGreaterThan(300);
    expect(view.found?.dearer).toBeGreaterThan(0);
  });

  test("says who pays more and what it brings, and explains each both ways", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await priced(classic);
    await priced(artPaper);
    // 100 of classic paper: far above the smallest order.
    await orderedByGuest(shop);
    await edited(browser, smallest("13.00", "$33"));

    const { found, ...used } = (await browser.get("laboratory")).json<{ data: View }>().data;
    expect(used).toMatchObject({ configurations: 3, priced: 2, orders: 1, lines: 1, is_listed: false });
    expect(found).toMatchObject({
      compared: 3,
      dearer: 1,
      same: 2,
      turnover_before: 5700,
      turnover_after: 5700,
      rises: [{ pieces: 25, before: { price: 2000 }, after: { price: 3300 } }],
      falls: [],
    });
    expect(found?.rises[0]?.label).toContain("Classic paper");
    expect(found?.rises[0]?.address).toContain("classic-paper");
    expect(found?.steps.at(-1)).toEqual({ from: 20, to: null, count: 1 });

    const listed = (await browser.get("laboratory/configurations?list=8")).json().data;
    expect(listed).toEqual({ total: 1, rows: found?.rises });
    expect((await browser.get("laboratory/configurations?list=gone")).json().data.total).toBe(0);

    const hash = found?.rises[0]?.hash ?? "";
    const { before, after } = (await browser.get(`laboratory/configurations/${hash}`)).json().data;
    expect([before.price, after.price]).toEqual([2000, 3300]);
    expect(before.cost).toBe(after.cost);
    const sum = (parts: readonly { price: number }[]) => parts.reduce((all, { price }) => all + price, 0);
    expect([sum(before.parts), sum(after.parts)]).toEqual([2000, 3300]);
    const unknown = await browser.get("laboratory/configurations/0123456789abcdef");
    expect(unknown.statusCode).toBe(404);
  });

  test("a newer draft ends the older's replay: both who asked hear of the newer", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, smallest("13.00", "$34"));
    const older = readLaboratory(shop.services);
    await edited(browser, smallest("34.00", "$35"));
    const newer = await readLaboratory(shop.services);
    const heard = await older;
    expect([newer.found?.rises[0]?.after.price, heard.found?.rises[0]?.after.price]).toContain(3500);
    expect(newer.found?.rises[0]?.after.price).toBe(3500);
  });

  test("says what must be charged for a margin, and the edits that do it", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const ask = (query: string) => browser.get(`laboratory/least?${query}`);
    // 25 and 100 pieces of classic paper were configured and ordered.
    const smallestOrder = (await ask("sheet=products&row=2&margin=800")).json().data;
    expect(smallestOrder).toMatchObject({ count: 2, is_listed: false, current: "13.00" });
    expect(smallestOrder.now).toBeLessThan(800);
    const { value, reached, edits } = smallestOrder.found;
    expect(reached).toBeGreaterThanOrEqual(800);
    expect(edits).toEqual([smallest("13.00", value)]);
    await edited(browser, ...edits);
    const again = (await ask("sheet=products&row=2&margin=800")).json().data;
    expect(again).toMatchObject({ current: value, now: reached, found: { value, edits: [] } });

    const margin = (await ask("sheet=margins&row=digital-sheet.1&product=2&margin=900")).json().data;
    expect(margin).toMatchObject({ count: 2, current: "4.00" });
    expect(margin.found.reached).toBeGreaterThanOrEqual(900);
    // Nobody has configured any: the listed ones stand for it.
    const listed = (await ask("sheet=products&row=7&margin=500")).json().data;
    expect(listed.is_listed).toBe(true);
    expect((await ask("sheet=margins&row=nothing.1&margin=500")).statusCode).toBe(404);
  });

  test("a draft that cannot be sold by is not replayed", async () => {
    const { browser } = await enterStudio(shop, "owner");
    // A larger quantity has a higher margin.
    await edited(browser, cell("margins", "digital-sheet.2", "factor", "3.24", "5"));
    const view = (await browser.get("laboratory")).json<{ data: View }>().data;
    expect(view).toMatchObject({ changes: 1, faults: 1, found: null });
    const least = await browser.get("laboratory/least?sheet=products&row=2&margin=800");
    expect([least.statusCode, least.json().message]).toEqual([
      422,
      "This cannot be put on sale as it is. Please mend what is marked first.",
    ]);
  });

  test("another shop's price stands beside all quantities of the same goods, grey after 90 days", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await priced({ ...classic, quantity: 200 });
    await edited(browser, smallest("13.00", "$37"));
    const { found } = (await browser.get("laboratory")).json<{ data: View }>().data;
    const hash = found?.rises[0]?.hash ?? "";
    const add = (more: object) =>
      browser.post(`laboratory/configurations/${hash}/rivals`, {
        name: "Sticker King",
        pieces: "100",
        price: "49.90",
        seen_on: "2027-03-01",
        place: "sticker-king.example",
        ...more,
      });
    expect((await add({})).statusCode).toBe(200);
    // The same again, with another price: it takes the older one's place.
    expect((await add({ price: "$47.50" })).statusCode).toBe(200);
    expect((await add({ name: "Old Hand", seen_on: "2026-12-09" })).statusCode).toBe(200);
    expect((await add({ seen_on: "2027-03-11" })).json().error.fields).toEqual({
      seen_on: "Please choose a day that has come.",
    });
    expect((await add({ price: "cheap", pieces: "0" })).json().error.fields).toMatchObject({
      price: "Please type dollars, such as 49.90.",
      pieces: "Please type a whole number of pieces.",
    });
    const rivalsOf = async (one: string) =>
      (await browser.get(`laboratory/configurations/${one}`)).json().data.rivals;
    const rivals = await rivalsOf(hash);
    expect(rivals).toMatchObject([
      { name: "Old Hand", is_old: true },
      { name: "Sticker King", pieces: 100, cents: 4750, is_old: false },
    ]);
    const same = (await browser.get("laboratory/configurations?list=4")).json().data.rows;
    const hundred = same.find(
      ({ label, pieces }: { label: string; pieces: number }) =>
        label === found?.rises[0]?.label && pieces === 100,
    );
    expect(await rivalsOf(hundred.hash)).toEqual(rivals);

    expect((await browser.post(`laboratory/rivals/${rivals[0].id}/remove`)).statusCode).toBe(200);
    expect((await browser.post(`laboratory/rivals/${rivals[0].id}/remove`)).statusCode).toBe(404);
    expect(await rivalsOf(hash)).toMatchObject([{ name: "Sticker King" }]);
    expect(await shop.sql("select action from audit_entry where action like 'rival.%' order by id")).toEqual([
      ...Array.from({ length: 3 }, () => ({ action: "rival.noted" })),
      { action: "rival.removed" },
    ]);
  });

  test("other shops' prices are listed and removed without a draft, with a faulty one, and of what nobody configures", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await priced({ ...classic, quantity: 300 });
    await edited(browser, smallest("13.00", "$38"));
    const { found } = (await browser.get("laboratory")).json<{ data: View }>().data;
    const { hash = "", label = "" } = found?.rises[0] ?? {};
    await shop.sql("delete from rival_price");
    for (const name of ["Sticker King", "Label Lady"]) {
      const body = { name, pieces: "100", price: "49.90", seen_on: "2027-03-01", place: "" };
      expect((await browser.post(`laboratory/configurations/${hash}/rivals`, body)).statusCode).toBe(200);
    }
    await shop.sql(
      "insert into rival_price (goods_hash, name, pieces, cents, seen_on, place) values ('0', 'Older', 1, 1, '2027-01-01', '')",
    );
    await shop.sql("delete from catalogue_draft");
    await shop.sql("delete from priced_selection");
    const listed = async () => (await browser.get("laboratory/rivals")).json().data;
    expect(await listed()).toMatchObject({
      rivals: [
        { title: "", name: "Older" },
        { title: label, name: "Label Lady" },
        { title: label, name: "Sticker King", cents: 4990 },
      ],
      more: 0,
    });
    await edited(browser, cell("margins", "digital-sheet.2", "factor", "3.24", "5"));
    for (const { id } of (await listed()).rivals.slice(0, 2))
      expect((await browser.post(`laboratory/rivals/${id}/remove`)).statusCode).toBe(200);
    expect((await listed()).rivals).toMatchObject([{ name: "Sticker King" }]);
  });

  test("is for the owner alone", async () => {
    const { browser } = await enterStudio(shop, "support");
    expect((await browser.get("laboratory")).statusCode).toBe(403);
  });

  test("what is on sale is no draft any more", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, smallest("13.00", "$36"));
    await published(browser);
    expect((await browser.get("laboratory")).json<{ data: View }>().data.found).toBeNull();
  });
});
