import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { remindOfQuotations } from "./remind-of-quotations.ts";
import { artPaper, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { accept, issue, type QuotationLink } from "#tests/support/bodies/quotation-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** A quotation of 11 February ends on 13 March, in three days. Its own: all quotations are reminded of. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });

function issuedOn(day: string, ...links: readonly QuotationLink[]) {
  const numbers = links.map(({ number }) => `'${number}'`).join();
  return shop.sql(
    `update quotation set issue_date = '${day}', created_at = '2027-02-11' where quotation_no in (${numbers})`,
  );
}

function mailsTo(email: string) {
  return shop.sql(`select cause from mail where recipient = '${email}' and cause like 'quotations-end:%'`);
}

/** A guest the shop knows by an address. */
async function guest() {
  const browser = openBrowser(shop.app);
  const email = `${randomUUID()}@example.org`;
  await put(browser, artPaper);
  await order(browser, { email });
  return { browser, email };
}

test("three days before, a guest and a member are told once, with the link", async () => {
  const { browser, email } = await guest();
  const person = somebody();
  const member = await signUp(shop, person, "192.0.2.91");
  const [one, other] = [await issue(browser, classic), await issue(browser, { ...classic, quantity: 100 })];
  const theirs = await issue(member, classic);
  await issuedOn("2027-02-12", one, other, theirs);
  await remindOfQuotations(shop.services);
  expect(await mailsTo(email)).toEqual([]);
  await issuedOn("2027-02-11", one, other, theirs);
  for (let time = 0; time < 3; time += 1) await remindOfQuotations(shop.services);
  expect(await mailsTo(email)).toHaveLength(1);
  const both = await shop.mailTo(email, "Your quotations end on Sat 13 March");
  for (const { number, key } of [one, other]) expect(both.text).toContain(`/q/${number}/${key}`);
  const mail = await shop.mailTo(person.email, "Your quotation ends on Sat 13 March");
  expect(mail.text).toContain("$28.00");
});

test("nobody is told of what was ordered by its link or otherwise, has ended, or whose address is not known", async () => {
  const ordered = await guest();
  const accepted = await issue(ordered.browser, classic);
  await issuedOn("2027-02-11", accepted);
  expect((await accept(openBrowser(shop.app), accepted, 28, { email: ordered.email })).statusCode).toBe(201);
  const same = await guest();
  const again = await issue(same.browser, classic);
  await issuedOn("2027-02-11", again);
  await put(same.browser, classic);
  await order(same.browser, { email: same.email });
  const late = await guest();
  await issuedOn("2027-02-07", await issue(late.browser, classic));
  await issuedOn("2027-02-11", await issue(openBrowser(shop.app), classic));
  const before = await shop.sql("select count(*)::int as n from mail where cause like 'quotations-end:%'");
  await remindOfQuotations(shop.services);
  expect(await shop.sql("select count(*)::int as n from mail where cause like 'quotations-end:%'")).toEqual(
    before,
  );
});

test("whoever wants no reminders stops them by the link in one, and gets none until they let them come again; what an order needs still comes", async () => {
  const { browser, email } = await guest();
  await issuedOn("2027-02-11", await issue(browser, classic));
  await remindOfQuotations(shop.services);
  const { text } = await shop.mailTo(email, "Your quotation ends on Sat 13 March");
  const address = /Stop reminders: (\S+)/.exec(text)?.[1] ?? "";
  const [, path = ""] = /\/(reminders\/[0-9a-f-]{36}\?key=[\w-]+)$/.exec(address) ?? [];
  const stranger = openBrowser(shop.app, "192.0.2.99");
  // Whoever only looks, such as a mail scanner, changes nothing.
  expect((await stranger.get(path)).json().data).toEqual({ email, wanted: true });
  expect((await stranger.get(path)).json().data).toEqual({ email, wanted: true });
  const change = async (wanted: boolean) => (await stranger.send("PUT", path, { wanted })).json().data;
  expect(await change(false)).toEqual({ email, wanted: false });
  expect(await change(false)).toEqual({ email, wanted: false });
  await shop.sql(`delete from mail where recipient = '${email}' and cause like 'quotations-end:%'`);
  await remindOfQuotations(shop.services);
  expect(await mailsTo(email)).toEqual([]);
  await put(browser, artPaper);
  await order(browser, { email });
  expect(await shop.sql(`select 1 from mail where recipient = '${email}'`)).not.toEqual([]);
  // The mail's own id is known to whoever was sent an answer to it.
  for (const other of [path.replace(/key=.*/, "key=none"), path.replace(/[0-9a-f-]{36}/, randomUUID())])
    expect((await stranger.send("PUT", other, { wanted: false })).statusCode).toBe(404);
});
