import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { studioTopics } from "#contract/studio/studio-calls.ts";
import { classic } from "#tests/support/bodies/cart-bodies.ts";
import {
  draftOf,
  edited,
  ownCatalogueShop,
  published,
  smallest,
} from "#tests/support/studio/catalogue-draft.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its clock begins on Wednesday, 10 March 2027. */
const shop = ownCatalogueShop();

type Answered = ReturnType<StudioBrowser["get"]>;
type Fields = Readonly<Record<string, unknown>> | null;

/** An entry as it stands in the log: what was and what is; null where there is nothing on that side. */
type Entry = readonly [action: string, before: Fields, after: Fields];

interface Walked {
  /** What has to be there; it may leave entries of its own. */
  readonly first?: (browser: StudioBrowser) => Promise<unknown>;
  readonly make: (browser: StudioBrowser, found: unknown) => Answered;
  readonly entries: readonly Entry[];
}

const text = expect.any(String) as unknown;
const price = { "Classic Paper, smallest order": "$13.00" };
const dearer = { "Classic Paper, smallest order": "$32.00" };
const hour = { date: "2027-03-15", time: "06:00" };
const photo = async () => {
  const plain = sharp({ create: { width: 900, height: 640, channels: 3, background: "#9aa37e" } });
  return (await plain.png().toBuffer()).toString("base64");
};

const draft = (browser: StudioBrowser) => edited(browser, smallest("13.00", "32.00"));
const draftedVersion = async (browser: StudioBrowser) => (await draft(browser)).version;

async function waits(browser: StudioBrowser): Promise<number> {
  const version = await draftedVersion(browser);
  const answer = await browser.post("catalogue/waiting", { version, ...hour });
  return answer.json().data.waiting;
}

async function configured(browser: StudioBrowser): Promise<string> {
  const query = Object.entries(classic).map(([name, value]): [string, string] => [name, String(value)]);
  const url = `/api/get/pricing-data?${new URLSearchParams(query)}`;
  await shop.app.inject({ url, headers: { "sec-fetch-site": "same-origin" } });
  await shop.services.pricedSelections.flush();
  await draft(browser);
  return (await browser.get("laboratory")).json().data.found.rises[0].hash;
}

const rival = (browser: StudioBrowser, hash: unknown, dollars: string) =>
  browser.post(`laboratory/configurations/${String(hash)}/rivals`, {
    name: "Sticker King",
    pieces: "100",
    price: dollars,
    seen_on: "2027-03-01",
    place: "",
  });

/** Each call that changes something of the shop itself, made once. */
const walked: Readonly<Record<string, Walked>> = {
  "PATCH catalogue/draft": {
    make: (browser) => browser.send("PATCH", "catalogue/draft", { edits: [smallest("13.00", "32.00")] }),
    entries: [["catalogue.drafted", price, dearer]],
  },
  "POST catalogue/draft/discard": {
    first: draft,
    make: (browser, found) =>
      browser.post("catalogue/draft/discard", { revision: (found as { revision: number }).revision }),
    entries: [["catalogue.draft-dropped", dearer, price]],
  },
  "POST catalogue/publish": {
    first: draftedVersion,
    make: (browser, version) => browser.post("catalogue/publish", { version, note: "Paper." }),
    entries: [["catalogue.published", price, { ...dearer, note: "Paper." }]],
  },
  "POST catalogue/take-back": {
    first: async (browser) => {
      await draft(browser);
      return published(browser);
    },
    make: (browser, publication) => browser.post("catalogue/take-back", { publication }),
    entries: [["catalogue.taken-back", dearer, price]],
  },
  "POST catalogue/waiting": {
    first: draftedVersion,
    make: (browser, version) => browser.post("catalogue/waiting", { version, ...hour }),
    entries: [["catalogue.scheduled", price, { ...dearer, "on sale from": "2027-03-15 06:00" }]],
  },
  "POST catalogue/waiting/publish": {
    first: waits,
    make: async (browser, waiting) => {
      const listed = (await browser.get("catalogue/waiting")).json().data.waiting;
      return browser.post("catalogue/waiting/publish", { waiting, version: listed[0].version });
    },
    entries: [["catalogue.published", price, dearer]],
  },
  "POST catalogue/waiting/take-off": {
    first: waits,
    make: (browser, waiting) => browser.post("catalogue/waiting/take-off", { waiting, drop: false }),
    entries: [["catalogue.taken-off", { "on sale from": "Mon 15 March 2027, 06:00" }, { into: "the draft" }]],
  },
  "POST catalogue/import": {
    make: (browser) =>
      browser.post("catalogue/import", { file: Buffer.from("Key (products),What\n").toString("base64") }),
    // It only says what a file would change.
    entries: [],
  },
  "POST catalogue/pictures": {
    make: async (browser) => browser.post("catalogue/pictures", { picture: await photo() }),
    entries: [["catalogue.picture-added", null, { picture: text }]],
  },
  "POST laboratory/configurations/:hash/rivals": {
    first: async (browser) => {
      const hash = await configured(browser);
      await rival(browser, hash, "49.90");
      return hash;
    },
    make: (browser, hash) => rival(browser, hash, "47.50"),
    entries: [
      [
        "rival.noted",
        { price: "$49.90 for 100, seen 2027-03-01" },
        { price: "$47.50 for 100, seen 2027-03-01" },
      ],
    ],
  },
  "POST laboratory/rivals/:id/remove": {
    first: async (browser) => (await rival(browser, await configured(browser), "45")).json().data.id,
    make: (browser, id) => browser.post(`laboratory/rivals/${String(id)}/remove`),
    entries: [["rival.removed", { price: "$45.00 for 100, seen 2027-03-01" }, null]],
  },
  "PUT settings/identity": {
    first: async (browser) => (await browser.get("settings/identity")).json().data,
    make: (browser, was) =>
      browser.send("PUT", "settings/identity", { ...(was as object), city: "Hamilton", was }),
    entries: [["shop.changed", { city: "Auckland" }, { city: "Hamilton" }]],
  },
  "PUT settings/fields": {
    first: async (browser) => (await browser.get("settings/fields")).json().data.values,
    // The colours of the brand are fields, too.
    make: (browser, was) =>
      browser.send("PUT", "settings/fields", {
        was,
        now: { ...(was as object), accent_colour: "#005f73", artwork_days: "300" },
      }),
    entries: [
      [
        "settings.changed",
        { "What leads": "#d6006c", "Artwork, days after it was last chosen": "365" },
        { "What leads": "#005f73", "Artwork, days after it was last chosen": "300" },
      ],
    ],
  },
  "PUT settings/logo": {
    make: async (browser) => browser.send("PUT", "settings/logo", { picture: await photo(), was: null }),
    entries: [["shop.changed", { logo: null }, { logo: text }]],
  },
  "PUT set-up/:part": {
    make: (browser) => browser.send("PUT", "set-up/days", { is_confirmed: true }),
    entries: [["set-up.confirmed", { "as it is": "to be looked at" }, { "as it is": "right" }]],
  },
  "DELETE set-up/reviews": {
    make: (browser) => browser.send("DELETE", "set-up/reviews"),
    entries: [["demonstrations.removed", { reviews: expect.any(Number) as unknown }, null]],
  },
};

/** The log is only added to: what has come since then. */
const lastEntry = async () =>
  Number((await shop.sql("select coalesce(max(id), 0) as id from audit_entry"))[0]?.["id"]);
const entriesAfter = (last: number) =>
  shop.sql(`select staff_id, action, before, after from audit_entry where id > ${last} order by id`);

const topics = [
  "studio: catalogue",
  "studio: price laboratory",
  "studio: settings",
  "studio: set-up",
] as const;

describe("what an owner changes of the shop stands in the audit log as it was and as it is", () => {
  test("every call that changes something is walked", () => {
    const calls = topics
      .flatMap((topic) => Object.values(studioTopics[topic]))
      .filter(({ method }) => method !== "GET")
      .map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(walked).toSorted()).toEqual(calls.toSorted());
  });

  test.each(Object.entries(walked))("%s", async (_call, { first, make, entries }) => {
    const { browser, id } = await enterStudio(shop, "owner");
    const found = await first?.(browser);
    const last = await lastEntry();
    const answer = await make(browser, found);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await entriesAfter(last)).toEqual(
      entries.map(([action, before, after]) => ({ staff_id: id, action, before, after })),
    );
  });

  test("words of the shop are a part of the draft", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const { sheets } = await draftOf(browser, "words");
    const [sheet] = sheets.filter(({ rows }: { rows: object[] }) => rows.length > 0);
    const [{ key, cells, label }] = sheet.rows;
    const column = Object.keys(cells).find((name) => cells[name].length > 20) ?? "";
    const change = { kind: "cell" as const, sheet: sheet.name, row: key, column };
    const last = await lastEntry();
    await edited(browser, { ...change, was: cells[column], now: "Kia ora." });
    const [{ before, after }] = (await entriesAfter(last)) as unknown as [{ before: object; after: object }];
    expect(Object.keys(before)[0]).toContain(label);
    expect([Object.values(before), Object.values(after)]).toEqual([
      [cells[column].replaceAll("\n", " / ")],
      ["Kia ora."],
    ]);
  });
});
