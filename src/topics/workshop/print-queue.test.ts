import { expect, test } from "vitest";
import { artPaper, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { type Browser, openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { withArtwork } from "#tests/support/server/ordered-artwork.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: all that is to be printed is listed. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });

interface Line {
  readonly order_no: string;
  readonly line: number;
  readonly may_start: boolean;
  readonly urgency: string | null;
}
interface TodayTask {
  readonly order: { readonly order_no: string } | null;
}
interface Batch {
  readonly material: string;
  readonly finishing: string;
  readonly sheets: number;
  readonly pieces: number;
  readonly lines: readonly Line[];
}

/** An order that is approved and paid. */
async function readyOrder(studio: StudioBrowser, ...bodies: readonly object[]): Promise<string> {
  const browser: Browser = openBrowser(shop.app);
  for (const body of bodies) await put(browser, body);
  const { number } = await order(browser);
  await withArtwork(shop, number);
  const tell = async (call: string, form: string, typed: object) => {
    const { seen } = (await studio.get(`orders/${number}`)).json().data;
    const answer = await studio.post(`orders/${number}/${call}`, { form, seen, typed });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const read = (await studio.get(`orders/${number}`)).json().data;
  for (const { line, to_make: make } of read.items)
    await tell("work", "proof", { line: String(line), version: String(make.version), sha256: make.sha256 });
  const { items } = await orderOf(browser, number);
  for (const [at, { proof }] of items.entries())
    await browser.post(`order/${number}/proofs/${at + 1}/approve`, {
      version: proof.version,
      sha256: proof.sha256,
    });
  await tell("money", "pay", { amount: read.due, reference: `bank ${number}` });
  return number;
}

async function start(studio: StudioBrowser, number: string): Promise<void> {
  const { seen } = (await studio.get(`orders/${number}`)).json().data;
  expect((await studio.post(`orders/${number}/work`, { form: "start", seen })).statusCode).toBe(200);
}

async function batchesOf(studio: StudioBrowser): Promise<readonly Batch[]> {
  const answer = await studio.get("print-queue");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.batches;
}

const numbersIn = (batch: Batch | undefined) => batch?.lines.map(({ order_no: number }) => number);

test("lines of one material and finishing lie together until each is printed, and can be taken back", async () => {
  const { browser: owner, id } = await enterStudio(shop, "owner");
  const one = await readyOrder(owner, classic, artPaper);
  const other = await readyOrder(owner, { ...classic, quantity: 100 });
  const { browser: production } = await enterStudio(shop, "production");
  const both = await batchesOf(production);
  const paper = both.find(({ material }) => material.startsWith("Classic Paper"));
  expect(paper).toMatchObject({ finishing: "Uncoated", pieces: 125, sheets: 4 });
  expect(numbersIn(paper)).toEqual([one, other]);
  expect(both.flatMap(({ lines }) => lines.map(({ may_start: mayStart }) => mayStart))).toEqual([
    true,
    true,
    true,
  ]);

  const path = (number: string, line: number) => `orders/${number}/lines/${line}/printed`;
  expect((await owner.post(path(one, 1), { printed: true })).statusCode).toBe(409);
  await start(owner, one);
  expect((await owner.post(path(one, 1), { printed: true })).statusCode).toBe(200);
  expect((await owner.post(path(one, 1), { printed: true })).statusCode).toBe(200);
  const after = await batchesOf(production);
  expect(after.map(numbersIn)).toEqual(expect.arrayContaining([[one], [other]]));
  expect((await owner.post(path(one, 1), { printed: false })).statusCode).toBe(200);
  expect((await batchesOf(production)).flatMap(({ lines }) => lines)).toHaveLength(3);
  for (const line of [3, 99])
    expect((await owner.post(path(one, line), { printed: true })).statusCode).toBe(404);
  const audit = await shop.sql(
    `select staff_id, after from audit_entry where action = 'line.printed' order by id`,
  );
  expect(audit).toEqual([
    { staff_id: id, after: { line: 1, printed: true } },
    { staff_id: id, after: { line: 1, printed: false } },
  ]);
});

test("an order that has left is in no batch", async () => {
  const { browser: owner } = await enterStudio(shop, "owner");
  const number = await readyOrder(owner, classic);
  await start(owner, number);
  const { seen } = (await owner.get(`orders/${number}`)).json().data;
  await owner.post(`orders/${number}/work`, { form: "dispatch", seen, typed: { carrier: "NZ Post" } });
  expect((await batchesOf(owner)).flatMap(numbersIn)).not.toContain(number);
});

test("an order says how it stands by its day, and lines that are printed put it at no risk", async () => {
  const { browser: owner } = await enterStudio(shop, "owner");
  const number = await readyOrder(owner, classic);
  const isToLeave = (day: string) =>
    shop.sql(`with moved as (update shop_order set leaves_on = '${day}' where order_no = '${number}' returning id)
      update order_task set deadline = '${day}' from moved where order_id = moved.id`);
  const said = async (): Promise<string[]> => (await owner.get(`orders/${number}`)).json().data.awaited;
  /** By the list, by Today, and how many are at risk there; in which narrowed lists it is found. */
  const stands = async () => {
    const { orders } = (await owner.get(`orders?search=${number}`)).json().data;
    const { tasks, at_risk: atRisk } = (await owner.get("today")).json().data;
    const task = tasks.find((one: TodayTask) => one.order?.order_no === number);
    const found: string[] = [];
    for (const some of ["late", "risk", "today", "late,risk"]) {
      const listed = (await owner.get(`orders?urgency=${some}&search=${number}`)).json().data.orders;
      if (listed.length > 0) found.push(some);
    }
    return [orders[0].urgency, task.urgency, atRisk, found];
  };
  const next = "Everything is approved and paid: it can be made.";

  await isToLeave("2027-04-30");
  expect(await said()).toEqual([next]);
  expect((await stands())[0]).toBeNull();
  await isToLeave("2027-03-11");
  expect(await said()).toEqual(["It is at risk: begun now, it would leave after Thu 11 March.", next]);
  expect(await stands()).toEqual(["risk", "risk", 1, ["risk", "late,risk"]]);
  await start(owner, number);
  await owner.post(`orders/${number}/lines/1/printed`, { printed: true });
  expect(await said()).toEqual(["It is being made, and then goes out."]);
  await isToLeave("2027-03-11");
  expect(await stands()).toEqual([null, null, 0, []]);
  await owner.post(`orders/${number}/lines/1/printed`, { printed: false });
  await isToLeave("2027-03-11");
  expect((await stands())[0]).toBe("risk");
  await owner.post(`orders/${number}/lines/1/printed`, { printed: true });
  await isToLeave("2027-03-09");
  expect(await said()).toEqual([
    "It is late: it was to leave on Tue 9 March.",
    "It is being made, and then goes out.",
  ]);
  expect(await stands()).toEqual(["late", "late", 0, ["late", "late,risk"]]);
  expect((await owner.get("orders?urgency=soon")).statusCode).toBe(400);
});
