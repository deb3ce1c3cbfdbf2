import sharp from "sharp";
import { expect, test } from "vitest";
import { orderedByGuest, sendOrdered } from "#tests/support/server/guest-order.ts";
import { ownShop } from "#tests/support/server/people-shop.ts";
import { readPdf } from "#tests/support/server/read-pdf.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

/** Its own: its logo changes. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

const drawing = (inside = "") =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20">
    <rect width="60" height="20" fill="#d6006c"/>${inside}</svg>`);

function put(browser: StudioBrowser, sent: Buffer | null, was: string | null) {
  return browser.send("PUT", "settings/logo", { picture: sent?.toString("base64") ?? null, was });
}

const pictures = (bytes: Buffer) => readPdf(bytes).structure.match(/\/Subtype \/Image/g)?.length ?? 0;

test("a logo is the shop's own picture on new papers; papers issued before, and all of them once it is gone, are as they were", async () => {
  const { browser, id: staffId } = await enterStudio(shop, "owner");
  const papersOf = async ({ read }: Awaited<ReturnType<typeof orderedByGuest>>) => {
    const [{ path }] = (await read()).papers;
    return (await shop.app.inject(path)).rawPayload;
  };
  const before = await orderedByGuest(shop);
  await sendOrdered(shop, before.browser, before.number);
  const labels = `orders/labels?orders=${before.number}&parcels=2`;
  const plain = (await browser.get(labels)).rawPayload;
  const invoice = await papersOf(before);

  const answer = await put(browser, drawing("<script>alert(1)</script>"), null);
  expect(answer.statusCode, answer.body).toBe(200);
  const { logo } = answer.json().data;
  const picture = await browser.get(`settings/logo/${logo}`);
  expect(picture.headers["content-type"]).toBe("image/png");
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
    format: "png",
    width: 1200,
    height: 400,
  });
  // Once in a document, however often it is drawn.
  expect([pictures(plain), pictures((await browser.get(labels)).rawPayload)]).toEqual([0, 1]);
  const ticket = await browser.get(`orders/${before.number}/ticket`);
  expect(pictures(ticket.rawPayload)).toBeGreaterThan(0);
  const after = await orderedByGuest(shop);
  await sendOrdered(shop, after.browser, after.number);
  const withLogo = await papersOf(after);
  expect(pictures(withLogo)).toBe(1);
  expect(readPdf(withLogo).text).toContain("Kisscut");

  expect((await put(browser, null, null)).statusCode).toBe(409);
  expect((await put(browser, null, logo)).json().data).toEqual({ logo: null });
  expect((await browser.get(labels)).rawPayload.equals(plain)).toBe(true);
  expect(await papersOf(after)).toEqual(withLogo);
  expect(await papersOf(before)).toEqual(invoice);
  expect(await shop.sql("select staff_id, before, after from audit_entry where target = 'shop'")).toEqual([
    { staff_id: staffId, before: { logo: null }, after: { logo } },
    { staff_id: staffId, before: { logo }, after: { logo: null } },
  ]);
});

test("a logo is judged by its content: pictures that can be read are taken, other files are not", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const square = sharp({ create: { width: 40, height: 20, channels: 4, background: "#d6006c80" } });
  const tried = [
    [await square.clone().png().toBuffer(), 200],
    [await square.clone().jpeg().toBuffer(), 200],
    [await square.clone().webp().toBuffer(), 422],
    [(await square.clone().png().toBuffer()).subarray(0, 60), 422],
    [Buffer.from("%PDF-1.7 no picture"), 422],
    [drawing("<image href='file:///etc/hostname' width='9' height='9'/>"), 200],
  ] as const;
  for (const [sent, status] of tried) {
    const { logo: was } = (await browser.get("settings/logo")).json().data;
    const answer = await put(browser, sent, was);
    expect(answer.statusCode, answer.body).toBe(status);
    if (status === 422) expect(answer.json().error.fields.picture).toContain("no picture");
  }
  const { browser: support } = await enterStudio(shop, "support");
  expect((await support.get(`settings/logo/${"0".repeat(64)}`)).statusCode).toBe(403);
});
