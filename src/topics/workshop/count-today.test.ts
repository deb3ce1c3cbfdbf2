import { expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import type { TodayKind } from "#domain/order/waiting/today-lanes.ts";
import { posterSticker, quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { fillRequests } from "#tests/support/people/filled-requests.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

/** Its own: all that waits in it is counted. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

/** Of each kind some that are late and some that are not; of questions, mails and jobs more than a list shows. */
async function fill() {
  const browser = openBrowser(shop.app);
  const person = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
  const asked = await browser.post(quoteRequestCall, { ...posterSticker, ...person });
  expect(asked.statusCode, asked.body).toBe(201);
  await fillRequests(shop.services.db, 4_000);
  await shop.sql(`insert into question (first_name, email, words, asked_at)
    select 'Tane', 'tane@example.org', 'Question ' || n, now() - n * interval '20 minutes' from generate_series(1, 350) as n`);
  await shop.sql(`insert into review (product_id, title, rate, comment, customer_name, written_on, has_pictures)
    select 5, 'Review ' || n, 4, 'They stick.', 'Ann L.', current_date - n, false from generate_series(0, 20) as n`);
  await shop.sql(`insert into mail (cause, recipient, subject, created_at, refused_at)
    select 'mail ' || n, 'ann@example.org', 'Your proof', now() - n * interval '2 hours', now() - n * interval '2 hours'
    from generate_series(1, 230) as n`);
  await shop.sql(`insert into pgboss.job (name, data, state, created_on, completed_on, output)
    select 'send-mail', jsonb_build_object('mailId', gen_random_uuid()), 'failed', now() - n * interval '1 hour', now() - n * interval '1 hour',
      '{"message": "the mailbox is full"}' from generate_series(1, 260) as n`);
}

test("the rail and Today count all that waits, also what no list shows, and as late what its list says is late", async () => {
  await fill();
  const { browser } = await enterStudio(shop, "owner");
  const read = async (kind: TodayKind) =>
    (await browser.get(`today?kind=${kind}`)).json<{ data: StudioReplyTo<"GET today"> }>().data;
  const { counts } = (await browser.get("counts")).json<{ data: StudioReplyTo<"GET counts"> }>().data;
  const tasks = Object.fromEntries(counts.map((count) => [count.kind, count.tasks]));
  expect(tasks).toEqual({ request: 81, "shop-question": 350, review: 21, mail: 230, job: 260 });
  expect((await read("review")).counts).toEqual(counts);
  for (const kind of ["request", "review"] as const) {
    const late = (await read(kind)).tasks.filter(({ urgency }) => urgency === "late").length;
    expect(late, kind).toBeGreaterThan(0);
    expect(late, kind).toBeLessThan(tasks[kind] ?? 0);
    expect(counts.find((count) => count.kind === kind)).toMatchObject({ late });
  }
});

test("who may not decide reviews is told of none", async () => {
  const { browser } = await enterStudio(shop, "production");
  const { counts } = (await browser.get("counts")).json<{ data: StudioReplyTo<"GET counts"> }>().data;
  const kinds = counts.map(({ kind }) => kind);
  expect(kinds).toContain("request");
  expect(kinds).not.toContain("review");
});
