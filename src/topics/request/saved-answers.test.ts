import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { askForFoil } from "#tests/support/server/answered-request.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

/** Its own: all requests are counted. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

interface Saved {
  readonly id: number;
  readonly name: string;
  readonly words: string;
  readonly version: number;
}

test("an answer is saved, changed by who saw it as it is, and removed; each is written down", async () => {
  const { browser, id: staffId } = await enterStudio(shop, "support");
  const { browser: colleague } = await enterStudio(shop, "owner");
  const { browser: production } = await enterStudio(shop, "production");
  const name = `Die ${randomUUID()}`;
  const made = await browser.post("saved-answers", { name: ` ${name} `, words: "Kia ora {first name}" });
  const { id, version } = made.json<{ data: Saved }>().data;
  expect([made.statusCode, version]).toEqual([200, 1]);
  const twice = await browser.post("saved-answers", { name, words: "Other" });
  expect([twice.statusCode, Object.keys(twice.json().error.fields)]).toEqual([409, ["name"]]);
  expect((await browser.post("saved-answers", { name: "", words: "" })).statusCode).toBe(422);
  const put = (words: string, seen: number) =>
    colleague.send("PUT", `saved-answers/${id}`, { name, words, version: seen });
  const both = await Promise.all([put("One", 1), put("Two", 1)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = both.find(({ statusCode }) => statusCode === 409)?.json();
  expect(late.error.saved).toMatchObject({ id, name, version: 2 });
  const listed = async () =>
    (await browser.get("saved-answers"))
      .json<{ data: { saved: readonly Saved[] } }>()
      .data.saved.filter((one) => one.id === id);
  expect(await listed()).toMatchObject([{ name, version: 2 }]);
  expect((await production.get("saved-answers")).statusCode).toBe(403);
  expect((await browser.post(`saved-answers/${id}/remove`, { version: 1 })).statusCode).toBe(409);
  expect((await browser.post(`saved-answers/${id}/remove`, { version: 2 })).statusCode).toBe(200);
  expect((await browser.post(`saved-answers/${id}/remove`, { version: 2 })).statusCode).toBe(404);
  expect(await listed()).toEqual([]);
  const audit = await shop.sql(
    `select staff_id = ${staffId} as mine, action from audit_entry where target = 'saved answer ${id}' order by id`,
  );
  expect(audit).toEqual([
    { mine: true, action: "saved-answer.made" },
    { mine: false, action: "saved-answer.changed" },
    { mine: true, action: "saved-answer.removed" },
  ]);
});

test("figures tell how the requests of the last 30 days were answered", async () => {
  const { browser } = await enterStudio(shop, "production");
  const figures = async () => (await browser.get("request-figures")).json<{ data: object }>().data;
  await askForFoil(shop, `${randomUUID()}@example.org`);
  // Asked on a Monday at ten in Auckland, answered at noon or weeks later; one waits since then, and one is old.
  const copied = (
    await shop.sql(
      "select column_name from information_schema.columns where table_name = 'quote_request' and is_identity = 'NO'",
    )
  )
    .map(({ column_name: column }) => String(column))
    .filter((column) => !["request_no", "created_at", "first_answered_at", "stage"].includes(column));
  const monday = "date_trunc('week', now() at time zone 'Pacific/Auckland' - interval '21 days')";
  const at = (hours: number) => `(${monday} + interval '${hours} hours') at time zone 'Pacific/Auckland'`;
  const rows = [
    ["a", at(10), at(12), "accepted"],
    ["b", at(10), at(20 * 24), "answered"],
    ["c", at(10), "null", "requested"],
    ["d", "now() - interval '40 days'", "now() - interval '39 days'", "accepted"],
  ];
  for (const [name, asked, answered, stage] of rows)
    await shop.sql(`insert into quote_request (request_no, created_at, first_answered_at, stage, ${copied.join(", ")})
      select request_no || '-${name}', ${asked}, ${answered}, '${stage}', ${copied.join(", ")} from quote_request order by id limit 1`);
  expect(await figures()).toMatchObject({ asked: 4, answered: 2, in_time: 333, accepted: 500 });
});
