import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { shopMoment } from "#platform/clock.ts";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { done, makeProof, pay, proofHash } from "#tests/support/bodies/recorded-facts.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { keepTime } from "./keep-time.ts";

/** Wednesday 10 March 2027, 13:00 in Auckland. Its own: its clock moves. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });

/** The hourly job, as it runs on a day at noon. */
function keepTimeOn(date: string): Promise<void> {
  const now = Date.parse(`${date}T00:00:00Z`);
  const moment = () => shopMoment(now, "Pacific/Auckland", "18:00");
  return keepTime({ ...shop.services, clock: { now: () => now }, shopMoment: moment });
}

/** $57.00 and $8.00 of shipping, of which $26.00 is to be paid before it is made. */
async function ordered() {
  const browser = openBrowser(shop.app);
  await put(browser, { ...classic, quantity: 100 });
  const email = `${randomUUID()}@example.org`;
  const { number } = await order(browser, { email });
  await done(shop, number, { kind: "deposit-agreed", cents: 2_600 });
  const approve = async () => {
    await makeProof(shop, number);
    await browser.post(`order/${number}/proofs/1/approve`, { version: 1, sha256: proofHash(1) });
  };
  return {
    number,
    approve,
    read: () => orderOf(browser, number),
    mail: (is: string) => shop.mailTo(email, is),
  };
}

test("mails ask for the deposit, what is left of it, and the rest, each with where it is paid", async () => {
  const { number, approve, mail } = await ordered();
  await pay(shop, number, 1_000, "a part");
  const part = await mail("Part of your payment has arrived");
  expect(part.text).toContain(
    "$16.00 of the deposit is still to be paid before we make it. The rest of $39.00 is paid before it leaves us.",
  );
  expect(part.text).toContain("To pay: $16.00");
  await approve();
  await pay(shop, number, 1_600, "the deposit");
  const ready = await mail("We are making your order");
  expect(ready.text).toContain("The rest of $39.00 is paid before it leaves us.");
  expect(ready.text).toMatch(new RegExp(`To pay: \\$39\\.00\nAccount: [^\n]+\n[^\n]+\nReference: ${number}`));
  await pay(shop, number, 3_900, "the rest");
  const paid = await mail("Your order is paid");
  expect(paid.text).toContain("Thank you: your order is paid. $39.00 has arrived.");
  expect(paid.text).not.toContain("To pay");
});

test("a payment of the deposit says that the rest is paid before it leaves", async () => {
  const { number, mail } = await ordered();
  await pay(shop, number, 2_600, "the deposit");
  const { text } = await mail("Part of your payment has arrived");
  expect(text).toContain("$39.00 is still to be paid before it leaves us.");
});

test("the rest is asked for twice while the order is made, and it never lapses", async () => {
  const { number, approve, read, mail } = await ordered();
  await approve();
  await pay(shop, number, 2_600, "the deposit");
  await done(shop, number, { kind: "production-started" });
  expect(await read()).toMatchObject({ waits_for: ["payment"], open_until: null });
  const sent = async () => {
    const [row] = await shop.sql(
      `select count(*)::int as many from mail where cause like 'order:${number}:%:reminder:%'`,
    );
    return row?.many;
  };
  await keepTimeOn("2027-03-11");
  expect(await sent()).toBe(0);
  for (const day of ["2027-03-12", "2027-03-15", "2027-03-19", "2027-06-01"]) await keepTimeOn(day);
  expect(await sent()).toBe(2);
  const { text } = await mail("The rest of your order is to be paid");
  expect(text).toContain("Please pay $39.00 by bank transfer. It leaves us once that is here.");
  expect((await read()).stage).toBe("in-production");
});
