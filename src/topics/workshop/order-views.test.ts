import { expect, test } from "vitest";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: all orders are counted. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

interface View {
  readonly id: number;
  readonly name: string;
  readonly query: string;
}

async function viewsOf(browser: StudioBrowser): Promise<readonly View[]> {
  return (await browser.get("own/order-views")).json<{ data: { views: readonly View[] } }>().data.views;
}

function keep(browser: StudioBrowser, name: string, query = "stage=ready") {
  return browser.post("own/order-views", { name, query: Object.fromEntries(new URLSearchParams(query)) });
}

test("a view is kept under a name, found by its person alone, and removed once", async () => {
  const { browser } = await enterStudio(shop, "support");
  const { browser: colleague } = await enterStudio(shop, "production");
  const query = "way=rising&urgency=late,risk&cursor=n.1.2026-01-01&sort=leaves&stage=&colour=red";
  expect((await keep(browser, "  For the courier ", query)).statusCode).toBe(200);
  const [view, ...others] = await viewsOf(browser);
  expect(others).toEqual([]);
  expect(view).toMatchObject({
    name: "For the courier",
    query: "sort=leaves&urgency=late%2Crisk&way=rising",
  });
  expect((await browser.get(`orders?${view!.query}`)).statusCode).toBe(200);
  expect(await viewsOf(colleague)).toEqual([]);
  expect((await keep(colleague, "For the courier")).statusCode).toBe(200);
  expect((await colleague.send("DELETE", `own/order-views/${view!.id}`)).statusCode).toBe(404);
  expect((await browser.send("DELETE", `own/order-views/${view!.id}`)).statusCode).toBe(200);
  expect((await browser.send("DELETE", `own/order-views/${view!.id}`)).statusCode).toBe(404);
  expect(await viewsOf(browser)).toEqual([]);
});

test("no two have one name, however it is written and in however many tabs, and none that of every day's", async () => {
  const { browser } = await enterStudio(shop, "support");
  const both = await Promise.all([keep(browser, "Rush jobs"), keep(browser, "rush JOBS", "money=owed")]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  for (const name of ["Rush jobs", "to PRINT"]) {
    const refused = await keep(browser, name);
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([409, ["name"]]);
  }
  expect(await viewsOf(browser)).toHaveLength(1);
});

test("a person has twenty at most, of names of forty characters and of filters that the list knows", async () => {
  const { browser } = await enterStudio(shop, "owner");
  for (const [name, query] of [
    ["", "stage=ready"],
    ["x".repeat(41), "stage=ready"],
    ["Nothing narrowed", "cursor=n.1.2026-01-01"],
    ["Nonsense", "stage=lost"],
  ] as const)
    expect([name, (await keep(browser, name, query)).statusCode]).toEqual([name, 422]);
  for (let at = 1; at < 20; at += 1)
    expect((await keep(browser, `${at} ${"x".repeat(37)}`.slice(0, 40))).statusCode).toBe(200);
  const last = await Promise.all([keep(browser, "One more"), keep(browser, "And one more")]);
  expect(last.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await viewsOf(browser)).toHaveLength(20);
});
