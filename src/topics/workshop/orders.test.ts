import { expect, test } from "vitest";
import { pay } from "#tests/support/bodies/recorded-facts.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: the orders of the whole shop are listed. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

async function orderIn(browser: StudioBrowser, number: string) {
  const answer = await browser.get(`orders/${number}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function kindsToday(browser: StudioBrowser, number: string): Promise<string[]> {
  const { tasks } = (await browser.get("today")).json().data;
  const own = tasks.filter((task: { order: { order_no: string } | null }) => task.order?.order_no === number);
  return own.map(({ kind }: { kind: string }) => kind);
}

test("an order goes its whole way through the studio, and each step is in the audit log", async () => {
  const { browser, id } = await enterStudio(shop, "owner");
  const { number, approve, browser: customer } = await orderedByGuest(shop);
  const tell = async (call: string, form: string, typed: object = {}) => {
    const { seen } = await orderIn(browser, number);
    const answer = await browser.post(`orders/${number}/${call}`, { form, seen, typed });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const { items } = await orderIn(browser, number);
  const { version, sha256 } = items[0].to_make;
  await tell("work", "proof", { line: "1", version: String(version), sha256, note: "Here you are" });
  await approve();
  expect(await kindsToday(browser, number)).toEqual(["payment"]);
  await tell("money", "pay", { amount: "65.00", reference: "bank 1" });
  expect(await kindsToday(browser, number)).toEqual(["print"]);
  const listed = (await browser.get("orders?stage=ready&search=k26")).json().data;
  expect(listed.orders).toMatchObject([{ order_no: number, due: 0, total: 65, tasks: ["print"] }]);
  await tell("work", "start");
  await tell("work", "dispatch", { carrier: "NZ Post", tracking: "AB123" });
  await tell("work", "deliver");
  expect(await kindsToday(browser, number)).toEqual([]);
  await tell("refund", "refund", { amount: "5.00", reference: "bank 2" });
  expect(await orderIn(browser, number)).toMatchObject({ stage: "Delivered", is_over: true });
  const audit = await shop.sql(`select staff_id, action, after ->> 'kind' as kind from audit_entry
    where target = 'order ${number}' order by id`);
  const kinds = ["proof-made", "paid", "production-started", "dispatched", "delivered", "refunded"];
  const { events } = await orderIn(browser, number);
  const named = events.flatMap(({ by, words }: { by: string; words: string }) =>
    by === "The owner" ? [words] : [],
  );
  expect(named).toHaveLength(kinds.length);
  expect((await customer.get(`order/${number}`)).body).not.toContain("The owner");
  expect(audit).toEqual(kinds.map((kind) => ({ staff_id: id, action: "order.told", kind })));
});

test("what the shop's own program has recorded names nobody, beside what was said in the studio", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const { number } = await orderedByGuest(shop);
  await pay(shop, number, 2_000, "bank 1");
  for (const words of ["They came", "Your files, please"]) {
    const { seen } = await orderIn(browser, number);
    const told = await browser.post(`orders/${number}/work`, { form: "message", seen, typed: { words } });
    expect(told.statusCode, told.body).toBe(200);
  }
  const { events } = await orderIn(browser, number);
  const messages = events.slice(-3).map(({ by }: { by: string }) => by);
  expect(messages).toEqual(["Staff", "The owner", "The owner"]);
});

test("what somebody else did meanwhile is seen first; a second press is one fact and one entry", async () => {
  const { browser: one } = await enterStudio(shop, "production");
  const { browser: other } = await enterStudio(shop, "support");
  const { number } = await orderedByGuest(shop);
  const { seen } = await orderIn(one, number);
  const body = { form: "message", seen, typed: { words: "Your files, please" } };
  expect((await one.post(`orders/${number}/work`, body)).statusCode).toBe(200);
  const late = await other.post(`orders/${number}/work`, { ...body, typed: { words: "Hello" } });
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining("happened")]);
  expect((await orderIn(other, number)).events.at(-1).words).toContain("Your files, please");
  expect((await one.post(`orders/${number}/work`, body)).json().data.is_old).toBe(false);
  const entries = await shop.sql(`select 1 from audit_entry where target = 'order ${number}'`);
  expect(entries).toHaveLength(1);
});

test("support notes money and gives none back; production does neither; an order that is not there is not", async () => {
  const { number } = await orderedByGuest(shop);
  const said = { seen: 1, typed: { amount: "1.00", reference: "x" } };
  const { browser: support } = await enterStudio(shop, "support");
  const { browser: production } = await enterStudio(shop, "production");
  for (const [browser, call, form, status] of [
    [support, "refund", "refund", 403],
    [support, "refund", "refund-card", 403],
    [production, "refund", "refund", 403],
    [production, "money", "pay", 403],
    [production, "work", "refund", 422],
    [support, "money", "refund", 422],
  ] as const) {
    const answer = await browser.post(`orders/${number}/${call}`, { form, ...said });
    expect([call, form, answer.statusCode]).toEqual([call, form, status]);
  }
  expect((await production.get("orders/K26-222222")).statusCode).toBe(404);
  expect((await production.get(`orders/${number}/lines/1/picture`)).headers["content-type"]).toBe(
    "image/png",
  );
  const nobody = await shop.app.inject({ url: `/studio/api/orders/${number}/lines/1/picture` });
  expect(nobody.statusCode).toBe(401);
});
