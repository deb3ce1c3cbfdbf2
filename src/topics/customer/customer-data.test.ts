import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { artPaper, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { uploadsIn } from "#tests/support/bodies/special-upload.ts";
import { ann, signUp } from "#tests/support/people/people.ts";
import { pageInInks } from "#tests/support/print-files/page-in-inks.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { askForFoil } from "#tests/support/server/answered-request.ts";
import { sendOrdered } from "#tests/support/server/guest-order.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { openOrderRoom } from "#tests/support/studio/order-room.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";
import { beginOrder, caller, enterShopFor, writeDown } from "#tests/support/studio/taken-order.ts";

/** Its own: all tables are looked through. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

let people = 0;

/** An address and a phone number that nobody else has. */
function ownPlace() {
  people += 1;
  return {
    address: `${people} Featherston Street`,
    city_town: "Wellington",
    province: "Wellington",
    postcode: "6011",
    phone_number: `021 477 090${people}`,
  };
}

/** Somebody with one of everything: what they ordered is delivered and paid. */
async function wholePerson() {
  const tag = randomUUID().slice(0, 8);
  const person = { ...ann, first_name: "Hinemoa", last_name: `Erased${tag}`, email: `${tag}@example.org` };
  const place = ownPlace();
  const guest = openBrowser(shop.app);
  await put(guest, { ...classic, quantity: 100 });
  await order(guest, {
    ...place,
    email: person.email,
    last_name: person.last_name,
    instructions: `Call ${person.email}`,
  });
  const [asGuest] = await shop.sql(
    `select order_no from shop_order where contact->>'email' = '${person.email}'`,
  );
  const question = { first_name: person.last_name, email: person.email, question: `To ${person.email}?` };
  for (const words of [question.question, `Call ${place.phone_number}?`])
    await guest.post("quote/create/question", { ...question, question: words });
  await shop.sql(
    `update question set answer = 'To ${person.email}', decided_at = now() where email = '${person.email}'`,
  );
  await shop.sql(`insert into published_answer (question_id, question, answer)
    select min(id), 'To whom?', 'To us ${tag}.' from question where email = '${person.email}'`);
  const requestNo = await askForFoil(shop, person.email);
  await shop.sql(`insert into request_fact (quote_request_id, kind, details, said_by, answers)
    select id, 'message', '{"words": "Write to ${person.email}"}', 'customer', 0 from quote_request where request_no = '${requestNo}'`);
  const browser = await signUp(shop, person);
  await browser.post("account/addresses", { ...place, address_label: person.last_name });
  await keepFrom(browser, `${person.last_name} logo.png`, await plainPicture("#803050"));
  await keepFrom(browser, `${person.last_name} label.png`, await plainPicture("#308050"));
  await put(browser, { ...classic, quantity: 100 });
  const { number } = await order(browser, {
    ...place,
    last_name: person.last_name,
    instructions: person.email,
  });
  await put(browser, artPaper);
  await shop.sql(`insert into review (product_id, customer_id, title, rate, comment, customer_name, written_on, has_pictures, accepted_at)
    select 5, id, 'Fine', 5, 'Write to ${person.email}', '${person.last_name}', now(), false, now() from customer where email = '${person.email}'`);
  const staff = (await enterStudio(shop, "support")).browser;
  const taken = await beginOrder(staff);
  await put(await enterShopFor(shop, staff, taken), classic);
  await writeDown(staff, taken, { ...caller(person.email), last_name: person.last_name });
  const [row] = await shop.sql(`select id from customer where email = '${person.email}'`);
  const finish = async () => {
    for (const [one, orderNo] of [
      [browser, String(asGuest?.order_no)],
      [browser, number],
    ] as const) {
      await sendOrdered(shop, one, orderNo);
      expect((await (await openOrderRoom(shop, orderNo)).send("deliver")).statusCode).toBe(200);
      const review = { title: "Fine", rate: 5, comment: `Write to ${person.email}, ${person.last_name}` };
      expect((await one.post(`order/${orderNo}/lines/1/review`, review)).statusCode).toBe(200);
    }
  };
  return {
    ...person,
    place,
    browser,
    id: Number(row?.id),
    number,
    asGuest: String(asGuest?.order_no),
    finish,
  };
}

/** Columns of all tables, whichever there are, in which some words stand: "shop_order.contact". */
async function placesOf(words: string): Promise<readonly string[]> {
  const columns = await shop.sql(`
    select table_schema as schema, table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const rows = await shop.sql(
      `select 1 from "${String(schema)}"."${String(table)}" where "${String(column)}"::text ilike '%${words}%' limit 1`,
    );
    if (rows.length > 0) found.push(`${String(table)}.${String(column)}`);
  }
  return found.toSorted();
}

describe("what is kept about somebody", () => {
  test("is taken along whole, without passwords and keys, and the log says who did it", async () => {
    const { browser, id: staffId } = await enterStudio(shop, "owner");
    const { id, email, number, asGuest } = await wholePerson();
    const given = await browser.post(`customers/${id}/export`, {});
    expect(given.statusCode, given.body).toBe(200);
    const { tables } = given.json<{ data: StudioReplyTo<"POST customers/:ref/export"> }>().data;
    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining([
        "artwork",
        "cart_line",
        "counter_draft",
        "customer",
        "customer_address",
        "guest",
        "order_fact",
        "points_ledger",
      ]),
    );
    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining(["mail", "question", "quote_request", "review", "session", "shop_order"]),
    );
    expect(tables["shop_order"]!.map((row) => String(row["order_no"])).toSorted()).toEqual(
      [number, asGuest].toSorted(),
    );
    expect(tables["customer"]).toEqual([expect.objectContaining({ email })]);
    expect(given.body).not.toMatch(/password_hash|token_hash|argon2/);
    const audit = await shop.sql(
      `select staff_id, action, before, after from audit_entry where target = 'customer ${id}'`,
    );
    expect(audit).toEqual([{ staff_id: staffId, action: "customer.exported", before: null, after: null }]);
  });

  test("is for the owner alone", async () => {
    for (const role of ["support", "production"] as const) {
      const { browser } = await enterStudio(shop, role);
      for (const what of ["export", "erase"])
        expect((await browser.post(`customers/1/${what}`, { email: "" })).statusCode).toBe(403);
    }
  });
});

describe("erasing somebody", () => {
  test("is refused with another address, and while an order is under way, which it names", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const { id, email, number, asGuest } = await wholePerson();
    const wrong = await browser.post(`customers/${id}/erase`, { email: "other@example.org" });
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([422, ["email"]]);
    const early = await browser.post(`customers/${id}/erase`, { email });
    expect(early.statusCode).toBe(409);
    for (const one of [number, asGuest])
      expect(early.json().error.fields.email).toContain(`${one} is not delivered yet`);
    expect((await browser.post("customers/999999/erase", { email })).statusCode).toBe(404);
    expect((await placesOf(email)).length).toBeGreaterThan(4);
  });

  test("leaves the orders with whom they were billed to, and nothing else anywhere", async () => {
    const { browser, id: staffId } = await enterStudio(shop, "owner");
    const person = await wholePerson();
    const { id, email, last_name: lastName, number, asGuest } = person;
    const foil = await pageInInks(["Gold Foil"], "q /I0 cs 1 scn 9 9 50 40 re f Q");
    const { id: plated } = await keepFrom(person.browser, `${lastName} foil.pdf`, foil);
    const [{ plates_sha256: plates }] = (await shop.sql(
      `select plates_sha256 from artwork where id = '${plated}'`,
    )) as [{ plates_sha256: string }];
    expect(uploadsIn(shop.services.config.dataDir).kept).toContain(plates);
    await person.finish();
    await shop.sql(`update shop_order set due = 100 where order_no = '${number}'`);
    const unpaid = await browser.post(`customers/${id}/erase`, { email });
    expect(unpaid.json().error.fields.email).toContain(`of ${number} $1.00 is to be paid`);
    await shop.sql(`update shop_order set due = 0 where order_no = '${number}'`);
    // A mail that is on its way at that moment arrives.
    const owed = `select 1 from mail where recipient = '${email}' and sent_at is null`;
    await until("the mails have left", async () => (await shop.sql(owed)).length === 0 || undefined);
    const before = await placesOf(lastName);
    expect(before).toEqual(expect.arrayContaining(["artwork.name", "customer.last_name", "guest.last_name"]));
    const erased = await browser.post(`customers/${id}/erase`, { email: ` ${email.toUpperCase()} ` });
    expect(erased.json(), erased.body).toMatchObject({ data: { kept_orders: 2 } });
    expect(uploadsIn(shop.services.config.dataDir).kept).not.toContain(plates);
    expect(await placesOf(email)).toEqual([]);
    expect(await placesOf(person.place.phone_number)).toEqual([]);
    const kept = ["shop_order.contact", "shop_order.search"];
    expect(await placesOf(lastName)).toEqual(kept);
    expect(await placesOf(person.place.address)).toEqual(["shop_order.contact"]);
    expect((await shop.outbox()).filter((mail) => JSON.stringify(mail).includes(email))).toEqual([]);
    expect((await person.browser.get("auth/session")).body).not.toContain(email);
    for (const one of [number, asGuest]) {
      const page = await browser.get(`orders/${one}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(lastName);
      const [paper] = page.json<{ data: StudioReplyTo<"GET orders/:order_no"> }>().data.papers;
      expect((await shop.app.inject(paper!.path)).headers["content-type"]).toBe("application/pdf");
    }
    expect((await browser.get(`customers/${id}`)).statusCode).toBe(404);
    const audit = await shop.sql(
      `select staff_id, action, before, after from audit_entry where target = 'customer ${id}'`,
    );
    expect(audit).toEqual([
      { staff_id: staffId, action: "customer.erased", before: null, after: { keptOrders: 2 } },
    ]);
    expect((await browser.post(`customers/${id}/erase`, { email })).statusCode).toBe(404);
    // All that a shop keeps of somebody is made first, from a proof to a parcel.
  }, 120_000);

  test("takes nothing of who ordered in the same browser with another address", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const [one, other] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
    const guest = openBrowser(shop.app);
    for (const email of [other, one]) {
      await put(guest, { ...classic, quantity: 100 });
      const { number } = await order(guest, { email });
      await shop.sql(
        `update shop_order set stage = 'lapsed', due = 0, waits = '{}' where order_no = '${number}'`,
      );
    }
    await shop.sql("delete from order_task");
    const [row] = await shop.sql(`select id from guest where email = '${one}'`);
    const erased = await browser.post(`customers/g${Number(row?.id)}/erase`, { email: one });
    expect(erased.json()).toMatchObject({ data: { kept_orders: 1 } });
    expect(await placesOf(one)).toEqual([]);
    expect(await placesOf(other)).toEqual(expect.arrayContaining(["shop_order.contact"]));
  });
});
