import { describe, expect, test } from "vitest";
import { classic } from "#tests/support/bodies/cart-bodies.ts";
import { type Browser, openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { readPdf } from "#tests/support/server/read-pdf.ts";

/** Its own: its answers are counted. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T12:00:00Z", SHOP_ORIGIN: "http://shop.test" });

async function quoted(browser: Browser) {
  const body = { quotations: [{ ...classic, origin_path: "/stickers/paper" }] };
  return (await browser.post("quote/create/quotation", body)).json().data;
}

function fetchPdf(browser: Browser, mode: string, query: string, ip = "192.0.2.70") {
  return shop.app.inject({
    url: `/pdf/quotation/${mode}${query}`,
    remoteAddress: ip,
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
  });
}

describe("the document", () => {
  test("says what was quoted and to whom, links to the product, and nobody keeps a copy on the way", async () => {
    const browser = openBrowser(shop.app, "192.0.2.71");
    const { id, quotation_no: number } = await quoted(browser);
    await browser.send("PUT", `quote/update/quotation/${id}`, { name: "Aroha Tāne", city_town: "Ōtaki" });
    const answer = await fetchPdf(browser, "preview", `?quotation_no=${number}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="Quotation-${number}.pdf"`,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    const { text, structure, pages } = readPdf(answer.rawPayload);
    expect(pages).toBe(1);
    for (const words of [
      number,
      "Aroha Tāne",
      "Ōtaki",
      "Classic paper stickers",
      "25 pcs",
      "$8.00",
      "$28.00",
      "$3.65",
    ])
      expect(text).toContain(words);
    expect(structure).toContain("/URI (http://shop.test/stickers/paper");
  });

  test("is downloaded under its number", async () => {
    const browser = openBrowser(shop.app, "192.0.2.72");
    const { quotation_no: number } = await quoted(browser);
    const answer = await fetchPdf(browser, "download", `?quotation_no=${number}`);
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="Quotation-${number}.pdf"`);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });
});

test("somebody else's, a number that never was, two numbers and none are all the same 404", async () => {
  const mine = openBrowser(shop.app, "192.0.2.73");
  const other = openBrowser(shop.app, "192.0.2.74");
  const { quotation_no: number } = await quoted(mine);
  await quoted(other);
  const queries = [
    `?quotation_no=${number}`,
    "?quotation_no=Q2703110123456789",
    `?quotation_no=${number}&quotation_no=${number}`,
    "?quotation_no=../../etc/passwd",
    "",
  ];
  const answers = [];
  for (const query of queries) answers.push(await fetchPdf(other, "preview", query));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect((await fetchPdf(mine, "preview", `?quotation_no=${number}`)).statusCode).toBe(200);
});

test("a quotation is drawn once for what it says, and anew when Bill To has changed", async () => {
  const browser = openBrowser(shop.app, "192.0.2.78");
  const { id, quotation_no: number } = await quoted(browser);
  const lookups = async (result: string) => {
    const text = await shop.services.metrics.registry.getSingleMetricAsString("cache_lookups_total");
    return Number(new RegExp(`"documents",result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  };
  const before = [await lookups("hit"), await lookups("miss")];
  const first = await fetchPdf(browser, "preview", `?quotation_no=${number}`);
  const again = await fetchPdf(browser, "download", `?quotation_no=${number}`);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  await browser.send("PUT", `quote/update/quotation/${id}`, { name: "Hēmi Rata" });
  const changed = await fetchPdf(browser, "preview", `?quotation_no=${number}`);
  expect(readPdf(changed.rawPayload).text).toContain("Hēmi Rata");
  const after = [await lookups("hit"), await lookups("miss")];
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 2]);
});

/** As if so many had been drawn for everybody who had one drawn, in this minute and in the next ones. */
function drawnThisMinute(times: number) {
  return shop.sql(`insert into rate_limit (key, bucket, tries, ends_at)
    select key, max(bucket) + later, ${times}, max(ends_at) + later * interval '1 minute'
    from rate_limit, generate_series(0, 9) as later where key like 'quotationPdf:identifier:%' group by key, later
    on conflict (key, bucket) do update set tries = ${times}`);
}

test("thirty a minute are drawn for one owner, then it is asked to wait; others are not", async () => {
  const [eager, patient] = [openBrowser(shop.app, "192.0.2.75"), openBrowser(shop.app, "192.0.2.76")];
  const { quotation_no: number } = await quoted(eager);
  const draw = (ip: string) => fetchPdf(eager, "preview", `?quotation_no=${number}`, ip);
  expect((await draw("192.0.2.75")).statusCode).toBe(200);
  await drawnThisMinute(29);
  expect((await draw("192.0.2.75")).statusCode).toBe(200);
  await drawnThisMinute(30);
  for (const refused of [await draw("192.0.2.75"), await draw("192.0.2.77")]) {
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  }
  const { quotation_no: own } = await quoted(patient);
  expect((await fetchPdf(patient, "preview", `?quotation_no=${own}`, "192.0.2.76")).statusCode).toBe(200);
});

test("Bill To is written twenty times a minute from a network: each time the document is another one", async () => {
  const browser = openBrowser(shop.app, "192.0.2.79");
  const { id } = await quoted(browser);
  const write = (name: string) => browser.send("PUT", `quote/update/quotation/${id}`, { name });
  expect((await write("Ann")).statusCode).toBe(200);
  await shop.sql(`insert into rate_limit (key, bucket, tries, ends_at)
    select key, max(bucket) + later, 20, max(ends_at) + later * interval '1 minute'
    from rate_limit, generate_series(0, 9) as later where key like 'quotationBillTo:network:%' group by key, later
    on conflict (key, bucket) do update set tries = 20`);
  const refused = await write("Bob");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});
