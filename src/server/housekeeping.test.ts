import { expect, test } from "vitest";
import { posterSticker, quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { artPaper } from "#tests/support/bodies/cart-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { deleteOutdated } from "./housekeeping.ts";

/** Its own: all that is outdated is deleted. */
const shop = ownShop();

const bea = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
async function countOf(table: string) {
  return (await shop.sql(`select count(*)::int as n from ${table}`))[0]?.n;
}

test("a guest unseen for more than a year goes with their cart; letters that were exchanged stay", async () => {
  const sent = [
    await openBrowser(shop.app).post("cart/add", artPaper),
    await openBrowser(shop.app).post(quoteRequestCall, { ...posterSticker, ...bea }),
    await openBrowser(shop.app).post("quote/create/quotation", { quotations: [artPaper] }),
  ];
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  await shop.sql("update guest set seen_at = now() - interval '2 years'");

  await deleteOutdated(shop.services.db, shop.services.config);

  expect(await countOf("guest")).toBe(2);
  expect(await countOf("cart_line")).toBe(0);
  expect(await countOf("quote_request")).toBe(1);
  expect(await countOf("quotation")).toBe(1);
});

test("ten thousand mails that were sent long ago go, though as many customers and registrations could refer to them", async () => {
  await shop.sql(`insert into mail (id, cause, recipient, subject, sent_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'old ' || n, 'a@example.org', 'Old', now() - interval '31 days'
    from generate_series(1, 10000) n`);
  await shop.sql(`insert into customer (email, first_name, last_name, password_hash, temporary_password_mail_id)
    select 'member' || n || '@example.org', 'A', 'B', 'none', case when n % 100 = 0
      then ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid end
    from generate_series(1, 10000) n`);
  await shop.sql(`insert into registration (id, token_hash, email, first_name, last_name, password_hash, code_hash)
    select gen_random_uuid(), 'hash ' || n, 'waiting' || n || '@example.org', 'A', 'B', 'none', 'none'
    from generate_series(1, 10000) n`);

  const deleted = await deleteOutdated(shop.services.db, shop.services.config);

  expect(deleted).toMatchObject({ mail: 10_000, registration: 0 });
  expect(await countOf("customer")).toBe(10_000);
  expect(await countOf("customer where temporary_password_mail_id is not null")).toBe(0);
});

test("an order that was taken and never placed goes after a month, with its cart; one that was placed keeps its customer", async () => {
  const guestId = async (name: string) => {
    const [row] = await shop.sql(`insert into guest (token_hash) values ('${name}') returning id`);
    return Number(row?.id);
  };
  const [staff] = await shop.sql(
    "insert into staff (email, name, role, password_hash) values ('sue@example.org', 'Sue', 'support', '') returning id",
  );
  const drafts = [
    ["left", "40 days", "null"],
    ["fresh", "20 days", "null"],
    ["placed", "40 days", "'K27-AAAAAA'"],
  ] as const;
  for (const [key, age, orderNo] of drafts)
    await shop.sql(`insert into counter_draft (key, staff_id, guest_id, way, contact, order_no, changed_at)
      values ('${key}', ${Number(staff?.id)}, ${await guestId(key)}, 'telephone', '{}', ${orderNo}, now() - interval '${age}')`);
  await deleteOutdated(shop.services.db, shop.services.config);
  expect(await shop.sql("select key from counter_draft")).toEqual([{ key: "fresh" }]);
  expect(
    await shop.sql("select token_hash from guest where token_hash in ('left', 'fresh', 'placed') order by 1"),
  ).toEqual([{ token_hash: "fresh" }, { token_hash: "placed" }]);
});

test("a guest that somebody holds just now does not hold the others up", async () => {
  await shop.sql(
    "insert into guest (token_hash, seen_at) select 'old ' || n, now() - interval '2 years' from generate_series(1, 3) n",
  );
  await shop.services.db.transaction(async (tx) => {
    await tx.execute("select from guest where token_hash = 'old 2' for update");
    expect(await deleteOutdated(shop.services.db, shop.services.config)).toMatchObject({ guest: 2 });
  });
  expect(await deleteOutdated(shop.services.db, shop.services.config)).toMatchObject({ guest: 1 });
});

test("every foreign key that a deletion follows has an index where it refers from", async () => {
  const missing = await shop.sql(`select conrelid::regclass::text as table, conname from pg_constraint c
    where contype = 'f' and confdeltype in ('c', 'n') and connamespace = 'public'::regnamespace
      and not exists (select from pg_index where indrelid = c.conrelid and indkey[0] = c.conkey[1])`);
  expect(missing).toEqual([]);
});

test("a table that cannot be tidied keeps no other from it, and is named", async () => {
  await shop.sql("insert into guest (token_hash, seen_at) values ('old 4', now() - interval '2 years')");
  await shop.services.db.transaction(async (tx) => {
    await tx.execute("lock table session in access exclusive mode");
    await expect(deleteOutdated(shop.services.db, shop.services.config)).rejects.toThrow(
      "Nothing more was deleted from session: error: canceling statement due to lock timeout",
    );
  });
  expect(await countOf("guest where token_hash = 'old 4'")).toBe(0);
});

test("artwork goes a year after it was last chosen, unless something of its owner names it", async () => {
  const browser = openBrowser(shop.app);
  const kept = async (name: string, colour: string) =>
    (await keepFrom(browser, name, await plainPicture(colour))).id;
  const [inCart, asked, quoted, old, fresh] = [
    await kept("in-cart.png", "#803050"),
    await kept("asked.png", "#308050"),
    await kept("quoted.png", "#305080"),
    await kept("old.png", "#808030"),
    await kept("fresh.png", "#803080"),
  ];
  const sent = [
    await browser.post("cart/add", { ...artPaper, artwork: inCart }),
    await browser.post(quoteRequestCall, { ...posterSticker, ...bea, artwork: asked }),
    await browser.post("quote/create/quotation", { quotations: [{ ...artPaper, artwork: quoted }] }),
  ];
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const stranger = openBrowser(shop.app);
  await keepFrom(stranger, "theirs.png", await plainPicture("#504030"));
  expect((await stranger.post("cart/add", { ...artPaper, artwork: old })).statusCode).toBe(422);
  // A cart of somebody else's keeps nothing, whatever it names.
  expect((await stranger.post("cart/add", artPaper)).statusCode).toBe(201);
  await shop.sql(`update cart_line set selection = jsonb_set(selection, '{artwork}', '{"files": ["${old}"]}')
    where guest_id = (select guest_id from artwork where name = 'theirs.png')`);
  await shop.sql(
    `update artwork set used_at = now() - interval '366 days' where id in ('${[inCart, asked, quoted, old].join("', '")}')`,
  );

  expect(await deleteOutdated(shop.services.db, shop.services.config)).toMatchObject({ artwork: 1 });

  const { artwork } = (await browser.get("artwork")).json().data;
  const ids = artwork.map(({ id }: { id: string }) => id);
  expect(new Set(ids)).toEqual(new Set([inCart, asked, quoted, fresh]));
});

test("artwork that was never chosen for anything goes after two weeks, one that was once chosen does not", async () => {
  const browser = openBrowser(shop.app);
  const chosen = await keepFrom(browser, "chosen.png", await plainPicture("#908070"));
  await keepFrom(browser, "tried-on.png", await plainPicture("#709080"));
  const added = await browser.post("cart/add", { ...artPaper, artwork: chosen.id });
  expect(added.statusCode).toBe(201);
  await shop.sql(`delete from cart_line where selection->'artwork'->'files' ? '${chosen.id}'`);
  await shop.sql(`update artwork set kept_at = kept_at - interval '15 days', used_at = used_at - interval '15 days'
    where name in ('chosen.png', 'tried-on.png')`);

  expect(await deleteOutdated(shop.services.db, shop.services.config)).toMatchObject({ artwork: 1 });

  const { artwork } = (await browser.get("artwork")).json().data;
  expect(artwork.map(({ name }: { name: string }) => name)).toEqual(["chosen.png"]);
});

/** Moves all times of a file back, as if it had been there so long. */
async function age(id: string, span: string): Promise<void> {
  await shop.sql(
    `update artwork set kept_at = kept_at - interval '${span}', used_at = used_at - interval '${span}' where id = '${id}'`,
  );
}

test.each([
  ["never chosen, after two weeks", false, "14 days"],
  ["chosen once, after a year", true, "365 days"],
])("a file is kept until it was said to be: %s", async (_when, isChosen, life) => {
  const browser = openBrowser(shop.app);
  const colour = isChosen ? "#102030" : "#302010";
  const { id } = await keepFrom(browser, "dated.png", await plainPicture(colour));
  if (isChosen) {
    expect((await browser.post("cart/add", { ...artPaper, artwork: id })).statusCode).toBe(201);
    await shop.sql(`delete from cart_line where selection->'artwork'->'files' ? '${id}'`);
  }
  const [row] = await shop.sql(`select used_at + interval '${life}' as ends from artwork where id = '${id}'`);
  const told = async () => (await browser.get(`artwork/${id}`)).json().data;
  const { kept_until: until } = await told();
  expect(Date.parse(until)).toBe(new Date(String(row?.ends)).getTime());

  const stands = async () => (await browser.get(`artwork/${id}`)).statusCode;
  await age(id, `${life} -1 hour`);
  await deleteOutdated(shop.services.db, shop.services.config);
  expect(await stands()).toBe(200);
  await age(id, "2 hours");
  // It is not said to have gone before it has.
  expect(Date.parse((await told()).kept_until)).toBeGreaterThan(Date.now() - 60_000);
  await deleteOutdated(shop.services.db, shop.services.config);
  expect(await stands()).toBe(404);
});

test("sign-ins of the staff that have run out go, and links of theirs that nobody can use", async () => {
  await shop.sql(
    "insert into staff (email, name, role, password_hash) values ('mere@example.org', 'Mere', 'owner', 'none')",
  );
  await shop.sql(`insert into staff_session (token_hash, staff_id, stage, created_at)
    select 'session ' || hours, (select max(id) from staff), 'open', now() - hours * interval '1 hour' from unnest(array[1, 11, 13]) hours`);
  await shop.sql(`insert into staff_link (key_hash, email, name, role, ends_at, used_at) values
    ('open', 'a@example.org', '', 'support', now() + interval '1 day', null),
    ('used just now', 'b@example.org', '', 'support', now() + interval '1 day', now()),
    ('used', 'c@example.org', '', 'support', now() + interval '1 day', now() - interval '2 days'),
    ('over', 'd@example.org', '', 'support', now() - interval '1 minute', null)`);

  const deleted = await deleteOutdated(shop.services.db, shop.services.config);

  expect(deleted).toMatchObject({ staff_session: 1, staff_link: 2 });
  expect(await shop.sql("select key_hash from staff_link order by key_hash")).toEqual([
    { key_hash: "open" },
    { key_hash: "used just now" },
  ]);
});
