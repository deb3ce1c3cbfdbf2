import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { openLine } from "#tests/support/studio/open-line.ts";
import { setUpInStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";
import type { StaffRole } from "#domain/studio/permissions.ts";

/** Its own: the changes of the whole shop are listed. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });
const ann = somebody();

const enter = (role: StaffRole, name: string) => setUpInStudio(shop, role, { email: `${name}@example.org` });

const leaving: (() => unknown)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

async function follow(browser: StudioBrowser, app = shop.app) {
  const line = await openLine(app, browser);
  if (!line.isOpen) throw new Error(`No line: ${line.says}`);
  leaving.push(line.leave);
  return line;
}

/** The last thing that is told here: what it comes after was heard, or never is. */
async function tellLast(id: string) {
  await shop.sql(`select pg_notify('studio', '{"kind":"order","id":"${id}"}')`);
  return ({ id: heard }: { readonly id: string }) => heard === id;
}

test("what a customer and the staff do to an order is heard on every node, by number and name, and nothing else of it", async () => {
  const owner = await enter("owner", "ann");
  const pat = await enter("production", "pat");
  const other = await shop.otherNode();
  const lines = [await follow(owner.browser), await follow(pat.browser, other)] as const;
  const { number } = await orderedByGuest(shop);
  const placed = await lines[1].until("The order", ({ id }) => id === number);
  expect(placed).toEqual({ kind: "order", id: number, version: expect.any(Number) as number, by: null });

  const { seen } = (await owner.browser.get(`orders/${number}`)).json<{ data: { seen: number } }>().data;
  const said = { form: "message", seen, typed: { words: "Your files, please" } };
  expect((await owner.browser.post(`orders/${number}/work`, said)).statusCode).toBe(200);
  for (const line of lines)
    expect(await line.until("Who it was", ({ id, by }) => id === number && by !== null)).toEqual({
      kind: "order",
      id: number,
      by: { id: owner.id, name: "The owner" },
    });
});

test("what somebody may not read they do not hear of, and what did not happen nobody", async () => {
  const owner = await enter("owner", "bea");
  const kim = await enter("production", "kim");
  const lines = [await follow(owner.browser), await follow(kim.browser)] as const;
  await enter("support", "new");
  await shop.sql(`do $$ begin perform pg_notify('studio', '{"kind":"order","id":"K26-NEVER"}');
    raise exception 'It did not happen.'; exception when others then null; end $$`);
  const isLast = await tellLast("K26-LAST2");
  for (const line of lines) await line.until("The last", isLast);
  expect(new Set(lines[0].heard().map(({ kind }) => kind))).toEqual(new Set(["staff", "order"]));
  expect(lines[1].heard().map(({ id }) => id)).toEqual(["K26-LAST2"]);
});

test("a line ends with the sign-in, whether one leaves or is given another role, and no other does", async () => {
  const owner = await enter("owner", "cat");
  const [tui, hemi] = [await enter("support", "tui"), await enter("production", "hemi")];
  const lines = {
    owner: await follow(owner.browser),
    tui: await follow(tui.browser),
    hemi: await follow(hemi.browser),
  };
  expect((await tui.browser.post("sign-out", {})).statusCode).toBe(200);
  await lines.tui.untilOver();
  const role = { role: "support", was: "production" };
  expect((await owner.browser.send("PATCH", `staff/${hemi.id}`, role)).statusCode).toBe(200);
  await lines.hemi.untilOver();
  await lines.owner.until("The last", await tellLast("K26-LAST3"));
  expect((await openLine(shop.app, tui.browser)).status).toBe(401);
});

test("to listen, and to read anew what has changed, is no sign of life", async () => {
  const { browser, id } = await enter("owner", "dot");
  const idle = async () => {
    const [row] = await shop.sql(
      `select active_at < now() - interval '9 minutes' as is_idle from staff_session where staff_id = ${id}`,
    );
    return row?.["is_idle"];
  };
  await shop.sql(`update staff_session set active_at = now() - interval '10 minutes' where staff_id = ${id}`);
  await follow(browser);
  const read = await browser.send("GET", "today", undefined, { "x-unattended": "1" });
  expect([read.statusCode, await idle()]).toEqual([200, true]);
  await browser.get("today");
  expect(await idle()).toBe(false);
});

test("who keeps another address is heard of as a customer, and who loses one", async () => {
  const { browser } = await enter("owner", "ivy");
  const line = await follow(browser);
  const email = `${randomUUID()}@example.org`;
  const member = await signUp(shop, { ...ann, email });
  const [row] = await shop.sql(`select id from customer where email = '${email}'`);
  const told = () =>
    line.heard().filter(({ kind, id }) => kind === "customer" && id === String(row?.id)).length;
  await expect.poll(told).toBe(1);
  const place = {
    address: "12 Cuba Street",
    city_town: "Wellington",
    province: "Wellington",
    postcode: "6011",
  };
  const kept = await member.post("account/addresses", {
    ...place,
    address_label: "Home",
    phone_number: "04 555 0142",
  });
  expect(kept.statusCode, kept.body).toBe(201);
  await expect.poll(told).toBe(2);
  const { id } = kept.json<{ data: { address: { id: number } } }>().data.address;
  await member.send("DELETE", `account/addresses/${id}`);
  await expect.poll(told).toBe(3);
});

test("one person has twenty lines at most; another try is told when to come again", async () => {
  const { browser } = await enter("support", "eve");
  const lines = await Promise.all(Array.from({ length: 20 }, () => follow(browser)));
  const more = await openLine(shop.app, browser);
  expect(more).toMatchObject({ status: 503, says: expect.stringContaining("busy") as string });
  lines[0]?.leave();
  await expect.poll(async () => (await openLine(shop.app, browser)).status).toBe(200);
});

test("a shop that closes ends its lines, and waits for none", async () => {
  const { browser } = await enter("owner", "fin");
  const node = await shop.otherNode();
  const line = await follow(browser, node);
  const begun = performance.now();
  await node.close();
  expect(performance.now() - begun).toBeLessThan(5_000);
  await line.untilOver();
});
