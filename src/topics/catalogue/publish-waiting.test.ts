import { describe, expect, test } from "vitest";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import {
  cell,
  draftOf,
  edited,
  ownCatalogueShop,
  priceAt,
  published,
  smallest,
} from "#tests/support/studio/catalogue-draft.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";
import { publishAtItsHour } from "./publish-waiting.ts";

/** Its clock begins on Wednesday, 10 March 2027, at 13:00 in Auckland. */
const shop = ownCatalogueShop();

const monday = { date: "2027-03-15", time: "06:00" };
const mondayAt = "2027-03-14T17:00:00.000Z";

async function wait(browser: StudioBrowser, more: object = {}) {
  const { version } = await draftOf(browser);
  return browser.post("catalogue/waiting", { version, ...monday, ...more });
}

async function waits(browser: StudioBrowser, more: object = {}): Promise<number> {
  const answer = await wait(browser, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.waiting;
}

const waitingOf = async (browser: StudioBrowser) =>
  (await browser.get("catalogue/waiting")).json().data.waiting;
const publicationsAs = (note: string) =>
  shop.sql(`select id, staff_id from catalogue_publication where note = '${note}'`);
const tasksOf = async (browser: StudioBrowser) =>
  (await browser.get("today?kind=publication")).json().data.tasks;

const giveaway: CatalogueChange = {
  kind: "add",
  sheet: "promotions",
  row: "",
  cells: { name: "Giveaway", products: "1", off: "80", starts: "2027-04-01", ends: "2027-04-02" },
};

/** What a square metre of a product costs the shop, as its sheet says it. */
async function costOf(browser: StudioBrowser, product: string): Promise<string> {
  const { sheets } = await draftOf(browser, "goods");
  const sheet = sheets.find(({ name }: { readonly name: string }) => name === "products");
  return sheet.rows.find(({ key }: { readonly key: string }) => key === product).cells.area;
}

describe("what waits for its hour", () => {
  test("is out of the draft, is told with its hour and who, and is on sale by its job, on every node", async () => {
    const { browser, id: staffId } = await enterStudio(shop, "owner");
    const other = await shop.otherNode();
    await edited(browser, smallest("13.00", "32.00"));
    const waiting = await waits(browser, { note: "By its job." });
    expect((await draftOf(browser)).lines).toEqual([]);
    expect(await waitingOf(browser)).toMatchObject([
      {
        id: waiting,
        at: mondayAt,
        who: "The owner",
        note: "By its job.",
        fault: null,
        lines: [{ label: "Classic Paper, smallest order", was: "$13.00", now: "$32.00" }],
      },
    ]);
    expect(await priceAt(shop.app)).toBe(20);
    const [job] = await shop.sql(
      `select start_after > now() + interval '4 days' as later from pgboss.job
        where name = 'publish-waiting' and data->>'waitingId' = '${waiting}'`,
    );
    expect(job).toEqual({ later: true });

    await shop.sql(
      `update pgboss.job set start_after = now() where name = 'publish-waiting' and data->>'waitingId' = '${waiting}'`,
    );
    await until("The price of the hour", async () => (await priceAt(other)) === 32);
    await until("It on this node", async () => (await priceAt(shop.app)) === 32);
    expect(await waitingOf(browser)).toEqual([]);
    expect(await publicationsAs("By its job.")).toMatchObject([{ staff_id: staffId }]);
    const entries = await shop.sql(
      `select action, target, after from audit_entry where staff_id = ${staffId} and action <> 'catalogue.drafted' order by id`,
    );
    expect(entries).toEqual([
      {
        action: "catalogue.scheduled",
        target: `catalogue waiting ${waiting}`,
        after: {
          "Classic Paper, smallest order": "$32.00",
          "on sale from": "2027-03-15 06:00",
          note: "By its job.",
        },
      },
      {
        action: "catalogue.published",
        target: expect.stringMatching(/^catalogue \d+$/),
        after: { "Classic Paper, smallest order": "$32.00", note: "By its job." },
      },
    ]);
  });

  test("is put on sale once, however often its hour is heard of", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, smallest("13.00", "32.00"));
    const id = await waits(browser, { note: "Heard of twice." });
    await Promise.allSettled([1, 2, 3].map(() => publishAtItsHour(shop.services, id)));
    await publishAtItsHour(shop.services, id);
    expect(await publicationsAs("Heard of twice.")).toHaveLength(1);
    expect([await priceAt(shop.app), await tasksOf(browser)]).toEqual([32, []]);
  });

  test("is as it was seen: pressed twice it waits once, and another version does not wait", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const { version } = await edited(browser, smallest("13.00", "14.00"));
    await edited(browser, smallest("14.00", "15.00"));
    expect((await browser.post("catalogue/waiting", { version, ...monday })).statusCode).toBe(409);
    const seen = (await draftOf(browser)).version;
    const twice = [
      await browser.post("catalogue/waiting", { version: seen, ...monday }),
      await browser.post("catalogue/waiting", { version: seen, ...monday }),
    ];
    expect(twice.map((answer) => answer.json().data)).toEqual(
      [1, 2].map(() => ({ waiting: expect.any(Number) })),
    );
    expect(await waitingOf(browser)).toHaveLength(1);
  });

  test("leaves a next draft, which is published before it; both count", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, smallest("13.00", "32.00"));
    const id = await waits(browser);
    const next = await edited(browser, cell("shop", "shop", "free", "100.00", "150.00"));
    expect(next.lines).toHaveLength(1);
    await published(browser);
    await publishAtItsHour(shop.services, id);
    expect(await priceAt(shop.app)).toBe(32);
    expect(shop.services.catalogue.current().document.shop.freeShippingFrom).toBe(15_000);
  });

  test("can be taken off into the draft, dropped, and published now", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, smallest("13.00", "32.00"));
    const first = await waits(browser);
    const back = await browser.post("catalogue/waiting/take-off", { waiting: first, drop: false });
    expect(back.statusCode, back.body).toBe(200);
    expect((await draftOf(browser)).lines).toMatchObject([{ now: "$32.00" }]);
    const gone = await browser.post("catalogue/waiting/take-off", { waiting: first, drop: false });
    expect(gone.statusCode).toBe(409);

    const second = await waits(browser);
    await edited(browser, smallest("13.00", "14.00"));
    const clash = await browser.post("catalogue/waiting/take-off", { waiting: second, drop: false });
    expect([clash.statusCode, clash.json().message]).toEqual([
      409,
      "The draft changes the same by now. Please publish or drop the draft first.",
    ]);
    const [{ version }] = await waitingOf(browser);
    const now = await browser.post("catalogue/waiting/publish", { waiting: second, version });
    expect([now.statusCode, await priceAt(shop.app)]).toEqual([200, 32]);

    await shop.sql("delete from catalogue_draft");
    await edited(browser, smallest("32.00", "33.00"));
    const third = await waits(browser);
    await browser.post("catalogue/waiting/take-off", { waiting: third, drop: true });
    expect([await waitingOf(browser), (await draftOf(browser)).lines]).toEqual([[], []]);
  });

  test("is on sale at its hour with the prices that a reason was given for", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, giveaway);
    const id = await waits(browser, { note: "Given away.", reason: "It brings people in." });
    await publishAtItsHour(shop.services, id);
    expect(await publicationsAs("Given away.")).toHaveLength(1);
  });

  test("has its numbers: a copy made meanwhile takes the next one", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const copy = (name: string): CatalogueChange => ({
      kind: "add",
      sheet: "new-products",
      row: "",
      cells: { from: "5", name, slug: "", summary: "For jams." },
    });
    await edited(browser, copy("Hemp Paper"));
    await waits(browser);
    await edited(browser, copy("Hemp Paper"));
    const rows = await shop.sql(
      `select change->>'row' as row, change->'cells'->>'slug' as slug from (
        select changes from catalogue_waiting union all select changes from catalogue_draft) lists,
        jsonb_array_elements(lists.changes) change where change->>'kind' = 'add' order by 1`,
    );
    expect(new Set(rows.map(({ row }) => row)).size).toBe(2);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(2);
  });
});

describe("an hour that cannot publish changes nothing, tells every owner once, and stands on Today", () => {
  async function passed(browser: StudioBrowser, email: string, id: number) {
    await publishAtItsHour(shop.services, id);
    await publishAtItsHour(shop.services, id);
    const mail = await shop.mailTo(
      email,
      "Not on sale: what was to be published on Mon 15 March 2027, 06:00",
    );
    const mails = await shop.sql(
      `select count(*)::int from mail where cause like 'waiting:${id}:%' and recipient = '${email}'`,
    );
    expect(mails).toEqual([{ count: 1 }]);
    expect(
      await shop.sql(
        `select action, after->>'why' as why from audit_entry
          where target = 'catalogue waiting ${id}' and action <> 'catalogue.scheduled'`,
      ),
    ).toEqual([{ action: "catalogue.not-published", why: expect.any(String) }]);
    const [task] = await tasksOf(browser);
    return { text: mail.text, words: task.words as string };
  }

  test("where it was changed on sale meanwhile", async () => {
    const email = "conflict-owner@example.org";
    const { browser } = await enterStudio(shop, "owner", { email });
    await edited(browser, smallest("13.00", "32.00"));
    const id = await waits(browser, { note: "Paper costs more." });
    await edited(browser, smallest("13.00", "14.00"));
    await published(browser);
    const before = await priceAt(shop.app);
    const { text, words } = await passed(browser, email, id);
    expect(await priceAt(shop.app)).toBe(before);
    expect(text).toContain("Something of it was changed on sale meanwhile.");
    expect(text).toContain("/studio/catalogue/changes");
    expect(words).toBe("“Paper costs more.”: Something of it was changed on sale meanwhile.");
    expect(await waitingOf(browser)).toMatchObject([
      { fault: "Something of it was changed on sale meanwhile.", lines: [{ is_conflict: true }] },
    ]);
    const production = await enterStudio(shop, "production");
    expect(await tasksOf(production.browser)).toEqual([]);
  });

  test("where prices would break rules that no reason was given for", async () => {
    const email = "prices-owner@example.org";
    const { browser } = await enterStudio(shop, "owner", { email });
    await edited(browser, giveaway);
    expect((await wait(browser)).json().message).toContain("Some prices would be");
    const id = await waits(browser, { reason: "It brings people in." });
    // The same prices are below cost, as many of them, and further: a square metre costs more by now.
    await edited(browser, cell("products", "1", "area", await costOf(browser, "1"), "9.00"));
    await published(browser);
    const { words } = await passed(browser, email, id);
    expect(words).toContain("Some prices would be what a good price list does not ask");
    const [{ version }] = await waitingOf(browser);
    const press = (reason: string) =>
      browser.post("catalogue/waiting/publish", { waiting: id, version, reason });
    const refused = await press("");
    expect(refused.json()).toMatchObject({ code: 422, error: { broken: [{ rule: "below-cost" }] } });
    expect((await press("It still does.")).statusCode).toBe(200);
  });

  test("where whoever let it wait may not publish any more", async () => {
    const email = "staying-owner@example.org";
    const { browser } = await enterStudio(shop, "owner", { email });
    const author = await enterStudio(shop, "owner");
    await edited(author.browser, smallest("13.00", "32.00"));
    const id = await waits(author.browser);
    await shop.sql(`update staff set role = 'support' where id = ${author.id}`);
    const { words } = await passed(browser, email, id);
    expect(words).toBe("1 change: Whoever let it wait may not publish any more.");
    expect(await priceAt(shop.app)).toBe(20);
  });

  test("and one that nobody has begun with stands there, too", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, smallest("13.00", "32.00"));
    const id = await waits(browser);
    await shop.sql(`update catalogue_waiting set at = '2027-03-09T20:00:00Z' where id = ${id}`);
    const [task] = await tasksOf(browser);
    expect(task.words).toBe("1 change: Nobody has begun with it yet.");
  });
});

test.each([
  ["an hour that has passed", { date: "2027-03-10", time: "06:00" }, "time", "This is past."],
  ["an hour that does not exist", { date: "2027-09-26", time: "02:30" }, "time", "The clocks go forward"],
  ["an hour that comes twice", { date: "2027-04-04", time: "02:30" }, "time", "The clocks go back"],
  ["a day that is none", { date: "2027-02-30", time: "06:00" }, "date", "Please choose a day and a time"],
  ["no time", { date: "2027-03-15", time: "" }, "time", "Please choose a day and a time"],
  ["a day too far off", { date: "2029-03-15", time: "06:00" }, "date", "Please choose a day within a year."],
])("%s is refused at its field", async (_name, hour, field, words) => {
  const { browser } = await enterStudio(shop, "owner");
  await edited(browser, smallest("13.00", "14.00"));
  const answer = await wait(browser, hour);
  expect([answer.statusCode, answer.json().error.fields[field]]).toEqual([
    422,
    expect.stringContaining(words),
  ]);
  expect(await waitingOf(browser)).toEqual([]);
});
