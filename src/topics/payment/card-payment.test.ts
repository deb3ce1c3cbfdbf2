import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sharedCardShop } from "#tests/support/payment/card-shop.ts";
import { paySession } from "#tests/support/payment/stripe-books.ts";
import { pay } from "#tests/support/bodies/recorded-facts.ts";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser } from "#tests/support/server/people-shop.ts";
import { orderedByGuest, tracesOf } from "#tests/support/server/guest-order.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";
import { lookForPayments } from "./settle-payments.ts";

const { shop, stripe, hears } = await sharedCardShop({
  SHOP_NOW: "2027-03-10T00:00:00Z",
  RATE_LIMIT_FACTOR: "1000",
});

type Guest = Awaited<ReturnType<typeof orderedByGuest>>;

async function begin({ browser, number }: Guest, body: { readonly whole?: boolean } = {}) {
  const answer = await browser.post(`order/${number}/pay`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  const { url } = answer.json<{ data: { url: string } }>().data;
  return { url, session: url.split("/").at(-1) ?? "" };
}

const completed = (session: string) =>
  stripe.event("checkout.session.completed", stripe.sessions.get(session));

/** Sessions that can still be paid. */
const openSessions = (number: string) =>
  [...stripe.sessions.values()].filter(
    ({ client_reference_id: order, status }) => order === number && status === "open",
  ).length;

const moneyOf = async ({ read }: Guest) => {
  const { paid, due, may_pay_by_card: byCard } = await read();
  return { paid, due, byCard };
};

/** How many mails tell the staff of something about an order: each is written with the fact it tells of. */
async function staffTold({ number }: Guest, subject: string): Promise<number> {
  return (await shop.sql(`select 1 from mail where subject = '${subject}: ${number}'`)).length;
}

test("a card pays an order; coming back says nothing, the provider does", async () => {
  const guest = await orderedByGuest(shop);
  expect(await moneyOf(guest)).toEqual({ paid: 0, due: 65, byCard: true });
  const { session } = await begin(guest);
  const made = stripe.sessions.get(session);
  expect(made).toMatchObject({
    amount_total: 6_500,
    currency: "nzd",
    client_reference_id: guest.number,
    intent_metadata: { order: guest.number },
    ways: ["card", "link", "afterpay_clearpay"],
    shipping: {
      name: "Bea Moss",
      address: { line1: "8 Marae Road", city: "Whangārei", postal_code: "0110", country: "NZ" },
    },
  });
  expect(JSON.stringify(made?.metadata)).not.toMatch(/Bea|Moss|@/);
  const look = () => guest.browser.post(`order/${guest.number}/look-for-payment`, {});
  expect((await look()).json().data.due).toBe(65);
  paySession(stripe, session);
  expect((await look()).json().data.due).toBe(0);
  expect(await hears(completed(session))).toBe(204);
  expect(await moneyOf(guest)).toEqual({ paid: 65, due: 0, byCard: false });
  expect(await tracesOf(shop, guest.number, guest.email)).toEqual({
    facts: ["placed", "paid"],
    mails: ["Thank you for your order", "Your order is paid"],
  });
  const events = (await guest.read()).events.map(({ words }: { words: string }) => words);
  expect(events.at(-1)).toBe("$65.00 was paid by card. All is paid.");
});

test("pressed ten times at once, and again after an answer that was lost, it is one page to pay on", async () => {
  const guest = await orderedByGuest(shop);
  stripe.faults.push({ path: /sessions$/, times: 1, do: "drop" });
  const begun = await Promise.all(Array.from({ length: 10 }, () => begin(guest)));
  expect(new Set(begun.map(({ url }) => url)).size).toBe(1);
  expect((await begin(guest)).url).toBe(begun[0]?.url);
  expect(openSessions(guest.number)).toBe(1);
  const keys = stripe.calls.filter(({ key }) => key?.includes(guest.number)).map(({ key }) => key);
  expect(new Set(keys)).toEqual(new Set([`pay:${guest.number}:1`]));
});

test("where the address was put right after an answer that was lost, it is the next attempt", async () => {
  const guest = await orderedByGuest(shop);
  stripe.faults.push({ path: /sessions$/, times: 3, do: "drop" });
  expect((await guest.browser.post(`order/${guest.number}/pay`, {})).statusCode).toBe(503);
  await shop.sql(`update shop_order set contact = contact || '{"address": "9 Marae Road"}'
    where order_no = '${guest.number}'`);
  const { session } = await begin(guest);
  expect(stripe.sessions.get(session)).toMatchObject({ shipping: { address: { line1: "9 Marae Road" } } });
  expect(stripe.calls.at(-1)?.key).toBe(`pay:${guest.number}:2`);
});

test("a checkout offers the card where all of it can be paid so, and an order says how it is to be paid", async () => {
  const browser = openBrowser(shop.app);
  expect((await browser.get("checkout")).json().data.takes_cards).toBe(false);
  await put(browser, { ...classic, quantity: 100 });
  expect((await browser.get("checkout")).json().data.takes_cards).toBe(true);
  const { number } = await order(browser, { email: `${randomUUID()}@example.org`, pay_by: "card" });
  expect((await orderOf(browser, number)).may_pay_by_card).toBe(true);
});

test("of an order with a deposit that is paid first, or all of it at once; a page for the other sum is ended", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const set = async (percent: string) => {
    const was = (await browser.get("settings/fields")).json().data.values;
    await browser.send("PUT", "settings/fields", { was, now: { ...was, deposit_percent: percent } });
  };
  await set("40");
  const guest = await orderedByGuest(shop);
  await set("100");
  const deposit = await begin(guest);
  expect(stripe.sessions.get(deposit.session)?.amount_total).toBe(2_600);
  const whole = await begin(guest, { whole: true });
  expect(stripe.sessions.get(deposit.session)?.status).toBe("expired");
  expect(stripe.sessions.get(whole.session)?.amount_total).toBe(6_500);
  await lookForPayments(shop.services);
  expect(stripe.sessions.get(whole.session)?.status).toBe("open");
  paySession(stripe, whole.session);
  await lookForPayments(shop.services);
  expect(await moneyOf(guest)).toEqual({ paid: 65, due: 0, byCard: false });
});

test("what has come by bank meanwhile is not asked for again: the old page is ended first", async () => {
  const guest = await orderedByGuest(shop);
  const first = await begin(guest);
  await pay(shop, guest.number, 1_500, "bank 1");
  const second = await begin(guest);
  expect(second.url).not.toBe(first.url);
  expect(stripe.sessions.get(first.session)?.status).toBe("expired");
  expect(stripe.sessions.get(second.session)?.amount_total).toBe(5_000);
  await pay(shop, guest.number, 5_000, "bank 2");
  await until("The end of the page", () => stripe.sessions.get(second.session)?.status === "expired");
  const refused = await guest.browser.post(`order/${guest.number}/pay`, {});
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    "There is nothing to pay for this order.",
  ]);
});

test("who is away is said to be away: nothing is begun, and nothing is lost", async () => {
  const guest = await orderedByGuest(shop);
  stripe.faults.push({ path: /sessions$/, times: 1, do: 429 });
  const answer = await guest.browser.post(`order/${guest.number}/pay`, {});
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    "We cannot take cards at the moment. Please try again in a little while, or pay by bank transfer.",
  ]);
  await begin(guest);
  expect(openSessions(guest.number)).toBe(1);
});

test("that the key is refused stands on the staff's Today and in the settings until a question is answered", async () => {
  const { browser: owner } = await enterStudio(shop, "owner");
  const told = async () => (await owner.get("today")).json().data.cards_refused;
  const guest = await orderedByGuest(shop);
  for (const [fault, why] of [
    [401, "key-refused"],
    [403, "key-too-narrow"],
  ] as const) {
    stripe.faults.push({ path: /sessions$/, times: 1, do: fault });
    expect((await guest.browser.post(`order/${guest.number}/pay`, {})).statusCode).toBe(503);
    expect(await told()).toBe(why);
    expect((await owner.get("settings/fields")).json().data.connected.cards_refused).toBe(why);
  }
  stripe.faults.push({ path: /sessions$/, times: 3, do: 429 });
  await guest.browser.post(`order/${guest.number}/pay`, {});
  expect(await told()).toBe("key-too-narrow");
  stripe.faults.length = 0;
  await begin(guest);
  expect(await told()).toBeNull();
});

test("a message that never came is made up for in the night", async () => {
  const guest = await orderedByGuest(shop);
  const { session } = await begin(guest);
  paySession(stripe, session);
  await lookForPayments(shop.services);
  expect(await moneyOf(guest)).toEqual({ paid: 65, due: 0, byCard: false });
});

test("paid after cancelling: the page is ended, and money that came all the same is told to the staff", async () => {
  const guest = await orderedByGuest(shop);
  const { session } = await begin(guest);
  stripe.faults.push({ path: /expire$/, times: 1, do: 429 });
  await guest.browser.post(`order/${guest.number}/cancel`, { reason: "" });
  paySession(stripe, session);
  expect(await hears(completed(session))).toBe(204);
  expect(await guest.read()).toMatchObject({ stage: "cancelled", due: -65, may_pay_by_card: false });
  expect(await staffTold(guest, "Money to give back")).toBe(1);
  const other = await orderedByGuest(shop);
  const begun = await begin(other);
  await other.browser.post(`order/${other.number}/cancel`, { reason: "" });
  await until("The end of the page", () => stripe.sessions.get(begun.session)?.status === "expired");
});

test("another amount counts as what it is, another currency for nothing; both are told to the staff", async () => {
  const [less, foreign] = [await orderedByGuest(shop), await orderedByGuest(shop)];
  for (const [guest, other] of [
    [less, { amount_total: 6_000 }],
    [foreign, { currency: "usd" }],
  ] as const) {
    const { session } = await begin(guest);
    paySession(stripe, session, other);
    expect(await hears(completed(session))).toBe(204);
    expect(await staffTold(guest, "Payment to look at")).toBe(1);
  }
  expect(await moneyOf(less)).toEqual({ paid: 60, due: 5, byCard: true });
  expect(await moneyOf(foreign)).toEqual({ paid: 0, due: 65, byCard: true });
  expect((await tracesOf(shop, foreign.number, foreign.email)).facts).toEqual([
    "placed",
    "payment-questioned",
  ]);
});

test("messages are Stripe's by their signature over the bytes as they came", async () => {
  const guest = await orderedByGuest(shop);
  const { session } = await begin(guest);
  paySession(stripe, session);
  const payload = completed(session);
  const old = Math.floor(Date.now() / 1000) - 301;
  expect(await hears(payload, stripe.signatureOf(payload, "whsec_other"))).toBe(400);
  expect(await hears(payload, stripe.signatureOf(payload, undefined, old))).toBe(400);
  expect(await hears(`${payload} `, stripe.signatureOf(payload))).toBe(400);
  expect(await hears(payload, "")).toBe(400);
  expect((await shop.app.inject({ method: "POST", url: "/hooks/stripe" })).statusCode).toBe(400);
  expect(await hears(JSON.stringify({ much: "x".repeat(300_000) }))).toBe(413);
  expect((await moneyOf(guest)).paid).toBe(0);
  expect(await hears(payload)).toBe(204);
  expect((await moneyOf(guest)).paid).toBe(65);
});

test("somebody else's order is not paid, and a shop without keys takes no cards", async () => {
  const [guest, stranger] = [await orderedByGuest(shop), await orderedByGuest(shop)];
  for (const call of ["pay", "look-for-payment"])
    expect((await stranger.browser.post(`order/${guest.number}/${call}`, {})).statusCode).toBe(404);
  const { payments } = shop.services;
  Object.assign(shop.services, { payments: null });
  expect((await guest.browser.post(`order/${guest.number}/pay`, {})).statusCode).toBe(503);
  expect((await orderOf(guest.browser, guest.number)).may_pay_by_card).toBe(false);
  Object.assign(shop.services, { payments });
});

test("the staff give back to the card, in parts, no more than came, and once however often they press", async () => {
  const guest = await orderedByGuest(shop);
  const { session } = await begin(guest);
  paySession(stripe, session);
  await hears(completed(session));
  const page = await guest.page();
  expect(page.order.payments).toMatchObject([{ held: "$65.00", ways: ["card", "transfer", "cash"] }]);
  expect((await page.send("refund-card", { amount: "65.01" })).json().message).toBe(
    "No more can be given back than was paid.",
  );
  const pressed = await Promise.all([1, 2, 3].map(() => page.send("refund-card", { amount: "20" })));
  expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await moneyOf(guest)).toMatchObject({ paid: 45, due: 20 });
  // Pressed again on the old page, with another amount: somebody has been here.
  expect((await page.send("refund-card", { amount: "21" })).statusCode).toBe(409);
  expect((await (await guest.page()).send("refund-card", { amount: "45" })).statusCode).toBe(200);
  expect(stripe.refunds.size).toBe(2);
  expect((await guest.page()).order.payments).toEqual([]);
  const traces = await tracesOf(shop, guest.number, guest.email);
  expect(traces.facts).toEqual(["placed", "paid", "refunded", "refunded"]);
  expect(traces.mails.filter((one) => one === "We have given money back")).toHaveLength(2);
});

test("a refund whose answer is lost is made once; one that comes back later is told", async () => {
  const guest = await orderedByGuest(shop);
  const { session } = await begin(guest);
  paySession(stripe, session);
  await hears(completed(session));
  stripe.faults.push({ path: /refunds$/, times: 3, do: "drop" });
  const page = await guest.page();
  const before = stripe.refunds.size;
  expect((await page.send("refund-card", { amount: "10" })).statusCode).toBe(503);
  expect((await page.send("refund-card", { amount: "10" })).statusCode).toBe(200);
  expect(stripe.refunds.size).toBe(before + 1);
  const refund = [...stripe.refunds.values()].at(-1)!;
  refund.status = "failed";
  expect(await hears(stripe.event("refund.failed", refund))).toBe(204);
  expect(await staffTold(guest, "Payment to look at")).toBe(1);
  expect(await moneyOf(guest)).toMatchObject({ paid: 65, due: 0 });
  // Told again, or how it stood before: nothing more comes of it.
  expect(await hears(stripe.event("refund.failed", refund))).toBe(204);
  expect(await hears(stripe.event("refund.updated", refund))).toBe(204);
  expect(await staffTold(guest, "Payment to look at")).toBe(1);
  const { facts } = await tracesOf(shop, guest.number, guest.email);
  expect(facts).toEqual(["placed", "paid", "refunded", "refund-failed"]);
  expect((await guest.page()).words).toContain("did not arrive");
});
