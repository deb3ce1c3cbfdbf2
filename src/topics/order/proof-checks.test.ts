import { randomUUID } from "node:crypto";
import { PDFDict, PDFDocument, PDFName, PDFStream } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { proofed } from "#tests/support/server/proofed.ts";
import { spoilFile } from "#tests/support/server/spoiled-file.ts";
import { until } from "#tests/support/server/until.ts";
import { openOrderRoom } from "#tests/support/studio/order-room.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

/** An order of a plum-coloured sticker; `change` makes something else of its file before it is ordered. */
async function ordered(change: (id: string) => Promise<unknown> = async () => undefined) {
  const browser = openBrowser(shop.app);
  const { id } = await keepFrom(browser, "plum.png", await plainPicture("#803050", 702, 702));
  await change(id);
  await put(browser, { ...artPaper, artwork: id });
  const email = `${randomUUID()}@example.org`;
  return { browser, email, ...(await order(browser, { email })) };
}

/** The shop's picture of a file is that of another one: what the customer has seen is not what is printed. */
async function showOther(id: string): Promise<void> {
  const other = await keepFrom(openBrowser(shop.app), "pear.png", await plainPicture("#90b040", 702, 702));
  await shop.sql(`update artwork set picture_sha256 = (select picture_sha256 from artwork where id = '${other.id}')
    where id = '${id}'`);
}

const held = (browser: ReturnType<typeof openBrowser>, number: string) =>
  until(
    `A person for ${number}`,
    async () => {
      const found = await orderOf(browser, number);
      return found.items[0].proof.is_held ? found : undefined;
    },
    45_000,
    200,
  );

async function middleOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
}
const about = (colour: readonly number[]) => colour.map((part) => expect.closeTo(part, -1));

test("what a proof shows is its print file as it was drawn: on the page, in the mail and in the PDF", async () => {
  const { browser, email, number } = await ordered();
  const { items } = await proofed(browser, number);
  expect(items[0].proof).toMatchObject({ state: "made", version: 1, is_held: false });
  const size = { width_mm: 50, height_mm: 50, bleed_mm: 2 };
  expect(items[0].proof.versions[0].printed).toEqual([{ place: 0, ...size, lines: ["bleed", "cut"] }]);
  const linesIn = async (query: string) => {
    const { body } = await browser.get(`order/${number}/pictures/1?view=proof${query}`);
    return [/#00a5d6/, /#d6006c/].map((line) => line.test(body));
  };
  expect([await linesIn("&lines=cut"), await linesIn("&lines="), await linesIn("")]).toEqual([
    [false, true],
    [false, false],
    [true, true],
  ]);
  const picture = await browser.get(`order/${number}/pictures/1?view=proof`);
  expect(picture.headers["content-type"]).toBe("image/svg+xml");
  const [, drawing = ""] = /href="data:image\/webp;base64,([^"]+)"/.exec(picture.body) ?? [];
  const { width, height } = await sharp(Buffer.from(drawing, "base64")).metadata();
  // 50 mm with 2 mm of bleed, at 200 dpi.
  expect([width, height]).toEqual([425, 425]);
  expect(await middleOf(Buffer.from(drawing, "base64"))).toEqual(about([0x80, 0x30, 0x50]));
  const mail = await shop.mailTo(email, "Your proof is ready");
  expect(mail.html).toContain("<img");
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const pdf = await shop.app.inject({ url: `/pdf/proof/${number}/1/1/0`, headers: { cookie } });
  const doc = await PDFDocument.load(pdf.rawPayload, { updateMetadata: false });
  const objects = doc.getPage(0).node.Resources()?.lookup(PDFName.of("XObject"), PDFDict);
  const sides = (objects?.keys() ?? []).flatMap((key) => {
    const object = objects?.lookup(key);
    const of = object instanceof PDFStream ? object.dict.get(PDFName.of("Width")) : undefined;
    return of === undefined ? [] : [String(of)];
  });
  expect(sides).toEqual(["425"]);
});

test("a print file that is not what its customer has seen stops the proof; the staff see both, and send it or not", async () => {
  const { browser, email, number } = await ordered(showOther);
  const { items, events } = await held(browser, number);
  expect(items[0].proof).toMatchObject({ state: "none", version: 0 });
  expect(events.at(-1).words).toBe("A person looks at the print file before its proof is sent.");
  const work = await shop.mailTo(shop.services.config.staffEmail, `Proof to look at: ${number}`);
  expect(work.text).toContain("is not what the customer has seen");
  const { browser: studio } = await enterStudio(shop, "owner");
  const [item] = (await studio.get(`orders/${number}`)).json().data.items;
  expect(item.to_mind).toEqual([
    // Of a circle of 50 mm.
    expect.stringMatching(
      /^What is printed is not what the customer has seen: it differs in 1 place, the largest 196\d mm²\.$/,
    ),
  ]);
  const [{ path, shown_path: shown, parts }] = item.printed;
  // In a picture that goes 2 mm farther.
  const [x, y, width, height] = [2 / 54, 2 / 54, 50 / 54, 50 / 54].map((part) => expect.closeTo(part, 1));
  expect(parts).toEqual([{ x, y, width, height }]);
  const pictureAt = async (address: string) =>
    middleOf((await studio.get(address.replace("/studio/api/", ""))).rawPayload);
  expect(await pictureAt(path)).toEqual(about([0x80, 0x30, 0x50]));
  expect(await pictureAt(shown)).toEqual(about([0x90, 0xb0, 0x40]));
  const others = (await ordered()).number;
  const elsewhere = path.replace("/studio/api/", "").replace(number, others);
  expect((await studio.get(elsewhere)).statusCode).toBe(404);
  const mails = await shop.sql(
    `select 1 from mail where recipient = '${email}' and subject like 'Your proof%'`,
  );
  expect(mails).toHaveLength(0);
  const told = await (await openOrderRoom(shop, number)).send("proof");
  expect(told.statusCode, told.body).toBe(200);
  expect((await orderOf(browser, number)).items[0].proof).toMatchObject({ state: "made", is_held: false });
});

test("no proof is sent of what cannot be printed: neither by itself nor by the staff, who are told why", async () => {
  const { browser, number } = await ordered((id) => spoilFile(shop, id));
  await held(browser, number);
  const page = await openOrderRoom(shop, number);
  const why = "No print file can be made. The file cannot be read: it is damaged, or not what it says it is.";
  expect(page.words).toContain(why);
  const refused = await page.send("proof");
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    "No proof is sent, as no print file can be made of this: why not stands with the item.",
  ]);
  const read = await orderOf(browser, number);
  expect(read.items[0].proof).toMatchObject({ state: "none", is_held: true });
  const said = read.events.filter(({ kind }: { kind: string }) => kind === "proof-held");
  expect(said).toHaveLength(1);
});
