import { randomUUID } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { proofed } from "#tests/support/server/proofed.ts";
import { getOfOrder, openOrderRoom } from "#tests/support/studio/order-room.ts";
import { until } from "#tests/support/server/until.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });
let browser: Browser;
let sharp1: string;
let sharp2: string;
let coarse: string;

const words = {
  product_id: 10,
  cutting_id: 7,
  shape_id: 5,
  finishing_id: 1,
  adhesive_id: 1,
  color_id: 6,
  use_creation_tool: "yes",
  text: "Kia ora",
  selected_font: "antique-olive",
  lettering: { size: { by: "height", mm: 140 } },
  quantity: 3,
  kinds: 1,
  origin_path: "/vinyl-lettering-designer?text=Kia%20ora",
};

/** A file of 56 mm at 318 dpi: the ordered 50 mm with its bleed. */
const plum = () => plainPicture("#803050", 702, 702);

beforeAll(async () => {
  browser = openBrowser(shop.app);
  ({ id: sharp1 } = await keepFrom(browser, "plum.png", await plum()));
  ({ id: sharp2 } = await keepFrom(browser, "pear.png", await plainPicture("#90b040", 702, 702)));
  ({ id: coarse } = await keepFrom(browser, "coarse.png", await plainPicture("#305080", 80, 80)));
});

const waiting = "select 1 from pgboss.job where name = 'check-proofs' and state in ('created', 'active')";

async function ordered(...bodies: readonly object[]) {
  for (const body of bodies) await put(browser, body);
  const email = `${randomUUID()}@example.org`;
  const { number } = await order(browser, { email });
  return { number, email };
}

const fileOf = (number: string, line: number, file: string) =>
  getOfOrder(shop, number, `lines/${line}/files/${file}`);

describe("the proof of a line", () => {
  test("is sent by itself where nothing in its files is to be mended, and expected in the mails of the order", async () => {
    const { number, email } = await ordered(
      { ...artPaper, artwork: sharp1 },
      { ...artPaper, artwork: coarse },
      { ...artPaper, kinds: 2, artwork: `${sharp1},` },
      artPaper,
      words,
    );
    const mail = await shop.mailTo(email, "Thank you for your order");
    expect(mail.text).toContain("The first proof follows by email in a few minutes, the others later");
    await shop.mailTo(email, "Your proof is ready");
    // The last of its lines with files was looked at, too.
    await until("An end of the check", async () => (await shop.sql(waiting)).length === 0);
    const { items } = await orderOf(browser, number);
    const versions = items.map(({ proof }: { proof: { version: number } }) => proof.version);
    expect(versions).toEqual([1, 0, 0, 0, 0]);
    const work = await shop.mailTo(shop.services.config.staffEmail, `New order: ${number}`);
    expect(work.text).toContain(
      "Proof: Waits for the customer's artwork of item 3, item 4. To be made by you of item 2, item 5.",
    );
    const { words: said } = await openOrderRoom(shop, number);
    expect(said).toContain("Set 2: There is no artwork yet.");
    expect(said).toContain("it will look blurred: print is sharp from 300 dpi.");
    const facts = await shop.sql(`select recorded_by from order_fact where kind = 'proof-made'
      and order_id = (select id from shop_order where order_no = '${number}')`);
    expect(facts).toEqual([{ recorded_by: "clock" }]);
  });

  test("that was approved is told apart from what other bytes would print", async () => {
    const { number } = await ordered({ ...artPaper, artwork: sharp2 });
    const { version, sha256 } = (await proofed(browser, number)).items[0].proof;
    await browser.post(`order/${number}/proofs/1/approve`, { version, sha256 });
    const isOther = async () => (await openOrderRoom(shop, number)).order.items[0]?.is_other;
    expect(await isOther()).toBe(false);
    await shop.sql(`update artwork set sha256 = repeat('0', 64) where id = '${sharp2}'`);
    expect(await isOther()).toBe(true);
    const [row] = await shop.sql(`select items->0->'files'->>'${sharp2}' as sha from shop_order
      where order_no = '${number}'`);
    await shop.sql(`update artwork set sha256 = '${String(row?.sha)}' where id = '${sharp2}'`);
  });
});

describe("the files of a line", () => {
  test("are those that it is printed with, and the customer's as it came", async () => {
    const { number } = await ordered(artPaper, { ...artPaper, artwork: sharp1 });
    await proofed(browser, number, { line: 2 });
    const { items } = (await openOrderRoom(shop, number)).order;
    const listed = items.flatMap(({ files }) => files.map(({ path }) => path.split("/lines/")[1]));
    expect(listed).toEqual([
      "2/files/set-1.pdf",
      "2/files/set-1-sheet.pdf",
      "2/files/as-sent-set-1",
      "2/proofs/1/0",
    ]);
    for (const file of ["set-1.pdf", "set-1-sheet.pdf"]) {
      const answer = await fileOf(number, 2, file);
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "private, no-store",
        "content-length": String(answer.rawPayload.length),
      });
      const doc = await PDFDocument.load(answer.rawPayload, { updateMetadata: false });
      expect(doc.getTitle()).toBe(`${number}-2, plum.png`);
    }
    const sent = await fileOf(number, 2, "as-sent-set-1");
    expect(sent.rawPayload.equals(await plum())).toBe(true);
    expect(sent.headers["content-type"]).toBe("application/octet-stream");
    expect(sent.headers["content-disposition"]).toContain(`${number}-2 plum.png`);
    for (const [line, file] of [
      [1, "set-1.pdf"],
      [2, "set-2.pdf"],
      [3, "set-1.pdf"],
      [2, "as-sent-set-2"],
    ] as const)
      expect((await fileOf(number, line, file)).statusCode).toBe(404);
  });

  test("are those that its words are cut with", async () => {
    const { number } = await ordered(words);
    const { words: said, order: shown } = await openOrderRoom(shop, number);
    expect(said).toContain("All files in one archive");
    expect(said).not.toContain("There is no artwork yet.");
    expect(shown.items[0]?.to_make).toMatchObject({ version: 1 });
    const more = await getOfOrder(shop, number, "lines/1/amendment?quantity=5");
    expect([more.statusCode, more.json().data.to_mind]).toEqual([200, []]);
    const answer = await fileOf(number, 1, "letters.svg");
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers["content-disposition"]).toContain(`${number}-1 letters.svg`);
  });

  test("come with a picture that shows the customer's own", async () => {
    const { number } = await ordered({ ...artPaper, artwork: sharp1 });
    const answer = await getOfOrder(shop, number, "lines/1/picture");
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "private, no-store",
    });
    const { data, info } = await sharp(answer.rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    expect(Math.hypot(red - 0x80, green - 0x30, blue - 0x50)).toBeLessThan(30);
  });
});
