import { beforeAll, describe, expect, test } from "vitest";
import { posterSticker, quoteRequestCall as call } from "#tests/support/bodies/quoted-products.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: its answers are counted. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "100" });
let anns: Browser;
let first = "";
let second = "";
beforeAll(async () => {
  anns = await signUp(shop, somebody());
  first = (await anns.post(call, posterSticker)).json().data.request_no;
  second = (await anns.post(call, { ...posterSticker, width: 800, height: 800, utm_source: "radio" })).json()
    .data.request_no;
});

async function guestBrowser() {
  const browser = openBrowser(shop.app);
  const bea = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
  const { request_no: number } = (await browser.post(call, { ...posterSticker, ...bea })).json().data;
  return { browser, number: number as string };
}

describe("the list of quote requests", () => {
  test("has the customer's own, the newest first, each with what was asked", async () => {
    const { data } = (await anns.get("quote/get/quote-requests")).json();
    expect(data.map(({ request_no }: { request_no: string }) => request_no)).toEqual([second, first]);
    expect(data[1]).toMatchObject({
      quote_type: "Special Size",
      state: "Requested",
      product: "Art Paper",
      title: "Art paper stickers, die cut, 900 mm circle",
      files: [],
    });
    expect(data[1].details).toContainEqual({ label: "Quantity", value: "100" });
    expect(Date.parse(data[1].date)).toBeGreaterThan(Date.now() - 600_000);
  });

  test("names attached files in their order", async () => {
    await shop.sql(`insert into attachment (quote_request_id, position, name, media_type, bytes, sha256)
      select id, n, 'file ' || n || '.pdf', 'application/pdf', 7, 'x' from quote_request, (values (1), (0)) as t (n)
      where request_no = '${first}'`);
    const { data } = (await anns.get("quote/get/quote-requests")).json();
    expect(data[1].files).toEqual(["file 0.pdf", "file 1.pdf"]);
    expect(data[0].files).toEqual([]);
  });

  test("has a guest's own, and nothing for a browser that never asked", async () => {
    const { browser, number } = await guestBrowser();
    const { data } = (await browser.get("quote/get/quote-requests")).json();
    expect(data).toMatchObject([{ request_no: number }]);
    const stranger = (await openBrowser(shop.app).get("quote/get/quote-requests")).json();
    expect(stranger.data).toEqual([]);
  });
});

describe("one quote request", () => {
  test("is read by its owner", async () => {
    const answer = await anns.get(`quote/get/quote-request/${first}`);
    expect(answer.json().data.request_no).toBe(first);
  });

  test.each([
    ["another customer's", () => first],
    ["one that is not there", () => "R2601010000000000"],
    ["something else", () => "%27%20or%201=1"],
  ])("%s is not found, in the same words", async (_name, number) => {
    const { browser } = await guestBrowser();
    const answer = await browser.get(`quote/get/quote-request/${number()}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe(
      "Sorry, we're unable to find the quote request your were looking for.",
    );
  });
});

describe("a conversion", () => {
  test("is counted once per request, beside its campaign", async () => {
    const statuses: number[] = [];
    for (const number of [second, second])
      statuses.push((await anns.post("quote/create/conversion", { request_no: number })).statusCode);
    expect(statuses).toEqual([201, 200]);
    const rows = await shop.sql(`select tracking from quote_request where request_no = '${second}'`);
    expect(rows).toEqual([{ tracking: { utm_source: "radio", conversion: "seen" } }]);
    const metrics = (await shop.app.inject("/metrics")).body;
    const counted = 'method="POST",route="/api/quote/create/conversion",status="201"';
    expect(metrics).toContain(`http_request_duration_seconds_count{${counted}} 1\n`);
  });

  test("of somebody else's request is not counted", async () => {
    const answer = await openBrowser(shop.app).post("quote/create/conversion", { request_no: first });
    expect(answer.statusCode).toBe(404);
    const rows = await shop.sql(`select tracking from quote_request where request_no = '${first}'`);
    expect(rows).toEqual([{ tracking: {} }]);
  });
});
