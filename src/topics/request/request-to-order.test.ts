import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { messageOf } from "#domain/messages.ts";
import { specialFormToWire } from "#domain/special-processing/wire/special-form-to-wire.ts";
import { studioMessageOf } from "#domain/studio-messages.ts";
import { requestLinkPath } from "#topics/quotation/request-keys.ts";
import { documentOf, pagesOf } from "#tests/support/artwork/documents.ts";
import { orderOf } from "#tests/support/bodies/order-bodies.ts";
import { accept } from "#tests/support/bodies/quotation-bodies.ts";
import { done, pay, proofHash } from "#tests/support/bodies/recorded-facts.ts";
import { formOf, sized, special, tick, tickOption } from "#tests/support/bodies/special-form.ts";
import { foilForm, type SentFile } from "#tests/support/bodies/special-upload.ts";
import { paintedPage } from "#tests/support/print-files/painted-page.ts";
import { answeredLink, askForFoil, openRequestRoom } from "#tests/support/server/answered-request.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { getOfOrder, openOrderRoom, ownerOf } from "#tests/support/studio/order-room.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

const label = async (): Promise<SentFile> => ({ name: "label.pdf", content: await documentOf(66, 46) });
/** Cards of 90 x 55 mm, printed on both sides. */
const card = {
  product_id: 16,
  material_id: 1,
  printed_side_id: 2,
  color_id: 1,
  addon_item_id: 60,
  size: "90x55",
  quantity: 200,
  kinds: 1,
  origin_path: "/business-cards/standard?printed_side_id=2",
};

const note: SentFile = { name: "names.txt", content: Buffer.from("Anna\nBela\n") };

/** A request that was answered and ordered by whoever asked. */
async function orderedAs(ask: (browser: Browser, email: string) => Promise<string>) {
  const browser = openBrowser(shop.app);
  const email = `${randomUUID()}@example.org`;
  const requestNo = await ask(browser, email);
  const answered = await (await openRequestRoom(shop, requestNo)).send();
  expect(answered.statusCode, answered.body).toBe(200);
  const link = await answeredLink(shop, email, `Our price for your quote request ${requestNo}`);
  const placed = await accept(browser, link, 612.5, { email });
  expect(placed.statusCode, placed.body).toBe(201);
  const number: string = placed.json().data.order_no;
  const read = () => orderOf(browser, number);
  const room = () => openOrderRoom(shop, number);
  const use = async (name: string, place = 0) => {
    const { order } = await room();
    const { id: file } = order.request_files.find((one) => one.name === name)!;
    const body = { seen: order.seen, place, request_file: file };
    return (await ownerOf(shop)).post(`orders/${number}/lines/1/request-file`, body);
  };
  const approve = async () => {
    const { version, sha256 } = (await read()).items[0].proof;
    return browser.post(`order/${number}/proofs/1/approve`, { version, sha256 });
  };
  return { browser, email, requestNo, number, link, read, room, use, approve };
}

/** The same of gold foil, with files; `form`: of something else. */
function ordered(files: readonly SentFile[], form = foilForm) {
  return orderedAs((browser, email) => askForFoil(shop, email, browser, files, form));
}

test("the file of an answered request becomes the artwork of its order: what is proofed and approved of it is what is printed", async () => {
  const file = await label();
  const { number, requestNo, read, room, use, approve } = await ordered([file, note]);
  const placed = await read();
  expect(placed).toMatchObject({
    request: { request_no: requestNo, files: [{ name: "label.pdf" }] },
    open_until: null,
    items: [
      { awaits_artwork: false, artwork: "open", places: [{ has_file: false }] },
      { awaits_artwork: false, artwork: null, places: [] },
    ],
  });
  const saved = await shop.app.inject(placed.request.files[0].url);
  expect(saved.rawPayload.equals(Buffer.from(file.content))).toBe(true);
  const begun = await room();
  const sentence = studioMessageOf("proof-without-artwork");
  expect(begun.order).toMatchObject({
    main: "pay",
    request: requestNo,
    request_files: [{ name: "label.pdf", by: "Customer" }],
    items: [{ to_make: { blocked: sentence } }, { to_make: null }],
  });
  const refused = await begun.send("proof");
  expect([refused.statusCode, refused.json().message]).toEqual([409, sentence]);
  const put = await use("label.pdf");
  expect(put.statusCode, put.body).toBe(200);
  expect((await use("label.pdf")).json().data).toMatchObject({ is_old: true });
  const sent = await (await room()).send("proof", { note: "Gold on the logo." });
  expect(sent.statusCode, sent.body).toBe(200);
  expect((await read()).items[0]).toMatchObject({
    places: [{ file_name: "label.pdf" }],
    proof: { state: "made", versions: [{ printed: [{ place: 0 }] }] },
  });
  const approved = await approve();
  expect(approved.statusCode, approved.body).toBe(200);
  await pay(shop, number, 61_250, "bank 1");
  expect(await read()).toMatchObject({ stage: "ready" });
  const asSent = await getOfOrder(shop, number, "lines/1/files/as-sent-set-1");
  expect(asSent.rawPayload.equals(Buffer.from(file.content))).toBe(true);
  const { path = "" } =
    (await room()).order.items[0]?.files.find(({ words }) => words.startsWith("One piece")) ?? {};
  const printed = await getOfOrder(shop, number, path.split(`${number}/`)[1]!);
  const { data, width, height } = await paintedPage(printed.rawPayload, 36);
  const middle = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  const [red = 0, , blue = 255] = data.subarray(middle, middle + 3);
  expect(red - blue).toBeGreaterThan(40);
});

/** Both sides of a card, asked for by its page; the file comes with a message afterwards. */
async function askForCards(browser: Browser, email: string): Promise<string> {
  const person = { firstname: "Bea", lastname: "Moss", email_address: email };
  const asked = await browser.post("quote/create/quote-request", {
    quote_type: "Special Size",
    ...person,
    ...card,
  });
  expect(asked.statusCode, asked.body).toBe(201);
  const requestNo: string = asked.json().data.request_no;
  const form = new FormData();
  form.append("words", "Here it is.");
  const content = Uint8Array.from(await pagesOf(["#803050", "#208040"]));
  form.append("attachments[]", new Blob([content]), "card.pdf");
  const request = new Response(form);
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const [, key = ""] = requestLinkPath(shop.services, requestNo).split(`${requestNo}/`);
  const path = `quote-request/${requestNo}/messages?key=${key}`;
  const said = await browser.send("POST", path, Buffer.from(await request.arrayBuffer()), headers);
  expect(said.statusCode, said.body).toBe(200);
  return requestNo;
}

test("the second page of a file that came with a message is the back of a front whose back is empty", async () => {
  const { use, read } = await orderedAs(askForCards);
  expect((await read()).items[0].places).toMatchObject([{ side: "front" }, { side: "back" }]);
  const put = await use("card.pdf");
  expect(put.statusCode, put.body).toBe(200);
  const [{ places }] = (await read()).items;
  const names = places.map((place: { file_name: string }) => place.file_name);
  expect(names).toEqual([expect.stringContaining("page 1"), expect.stringContaining("page 2")]);
});

test("without a file the order waits for its customer's: what they send is what a person proofs", async () => {
  const { browser, email, number, read, room } = await ordered([note]);
  const mail = await shop.mailTo(email, "Thank you for your order");
  expect(mail.text).toContain("We need your artwork");
  expect(await read()).toMatchObject({
    open_until: expect.any(String),
    request: { files: [] },
    items: [{ awaits_artwork: true, artwork: "open" }, { awaits_artwork: false }],
  });
  expect((await room()).order).toMatchObject({
    awaited: ["The artwork of item 1 is to come from the customer.", "$612.50 is to be paid."],
    items: [{ proof: "Waits for the customer's artwork", is_awaited: true }, {}],
  });
  const { id } = await keepFrom(browser, "plum.png", await plainPicture("#803050", 780, 546));
  const sent = await browser.post(`order/${number}/lines/1/artwork`, { files: [{ place: 0, artwork: id }] });
  expect(sent.statusCode, sent.body).toBe(200);
  expect((await room()).order).toMatchObject({
    awaited: ["The proof of item 1 is to be made.", expect.any(String)],
  });
  const proofed = await (await room()).send("proof");
  expect(proofed.statusCode, proofed.body).toBe(200);
  expect((await read()).items[0].proof).toMatchObject({ version: 1, state: "made" });
});

test("a proof of nothing is approved by nobody", async () => {
  const { number, approve, read } = await ordered([note]);
  await done(shop, number, { kind: "proof-made", line: 1, version: 1, sha256: proofHash(1), note: "" });
  const refused = await approve();
  expect([refused.statusCode, refused.json().message]).toEqual([409, messageOf("approval-without-artwork")]);
  expect(await read()).toMatchObject({ items: [{ awaits_artwork: true, proof: { state: "made" } }, {}] });
});

test("what no file can be read of is refused, and so is a file of another request", async () => {
  const broken = await ordered([{ name: "label.pdf", content: Buffer.from("%PDF-1.7\n1 0 obj\n") }]);
  expect((await broken.use("label.pdf")).statusCode).toBe(422);
  const other = await ordered([await label()]);
  const { id } = (await other.room()).order.request_files[0]!;
  const { seen } = (await broken.room()).order;
  const body = { seen, place: 0, request_file: id };
  const foreign = await (await ownerOf(shop)).post(`orders/${broken.number}/lines/1/request-file`, body);
  expect(foreign.statusCode).toBe(404);
});

test("film that is to be cut from a file instead of words takes one, and is proofed by it", async () => {
  const form = specialFormToWire(special, formOf(10, sized(600, 200), tick(6), tickOption(6, 601)));
  const { use, room, read } = await ordered(
    [{ name: "door.pdf", content: await documentOf(600, 200) }],
    form,
  );
  expect((await read()).items[0]).toMatchObject({ places: [{ has_file: false }], artwork: "open" });
  expect((await use("door.pdf")).statusCode).toBe(200);
  const sent = await (await room()).send("proof");
  expect(sent.statusCode, sent.body).toBe(200);
  expect((await read()).items[0].proof).toMatchObject({
    state: "made",
    versions: [{ printed: [{ place: 0 }] }],
  });
});

test("request and order lead to each other, for who ordered it and for the staff", async () => {
  const { browser, number, requestNo, read } = await ordered([await label()]);
  const { request } = await openRequestRoom(shop, requestNo);
  expect(request.answers).toMatchObject([{ is_ordered: true, order_no: number }]);
  const own = (await browser.get("quote/get/quote-requests")).json().data;
  expect(own).toMatchObject([
    { request_no: requestNo, order_path: expect.stringContaining(`/order/${number}`) },
  ]);
  const { path } = (await read()).request;
  const [, key = ""] = String(path).split(`/q/request/${requestNo}/`);
  expect((await openBrowser(shop.app).get(`quote-request/${requestNo}?key=${key}`)).statusCode).toBe(200);
});
