import { expect, test } from "vitest";
import { messageOf } from "#domain/messages.ts";
import { artPaper, cartOf, put } from "#tests/support/bodies/cart-bodies.ts";
import { accept, checkoutOf, issue } from "#tests/support/bodies/quotation-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { pay } from "#tests/support/bodies/recorded-facts.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { until } from "#tests/support/server/until.ts";
import { proofed } from "#tests/support/server/proofed.ts";
import { getOfOrder, openOrderRoom, ownerOf } from "#tests/support/studio/order-room.ts";
import { enterStudio, openStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

/** An order of one line with a file whose proof was sent by itself. */
async function ordered() {
  const browser = openBrowser(shop.app);
  const { id } = await keepFrom(browser, "plum.png", await plainPicture("#803050", 702, 702));
  await put(browser, { ...artPaper, artwork: id });
  const { number } = await order(browser, { email: `put-${id}@example.org` });
  await proofed(browser, number);
  const read = () => orderOf(browser, number);
  const answer = async (what: "approve" | "change", body: object = {}) => {
    const { version, sha256 } = (await read()).items[0].proof;
    const said = what === "approve" ? { version, sha256 } : { version, ...body };
    const { statusCode, body: words } = await browser.post(`order/${number}/proofs/1/${what}`, said);
    expect(statusCode, words).toBe(200);
  };
  return { browser, number, read, answer };
}

/** Uploads a file to the desk of an order, as the shop's page does to its visitor's own. */
async function keepOnDesk(staff: StudioBrowser, number: string, name: string, content: Buffer) {
  const version = { "tus-resumable": "1.0.0" };
  const begun = await staff.send("POST", `orders/${number}/desk/upload`, undefined, {
    ...version,
    "upload-length": String(content.length),
    "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
  });
  const path = String(begun.headers.location).replace("/studio/api/", "");
  await staff.send("PATCH", path, content, {
    ...version,
    "content-type": "application/offset+octet-stream",
    "upload-offset": "0",
  });
  return staff.post(`orders/${number}/desk/artwork`, { upload: path.split("/").at(-1) });
}

interface Put {
  readonly seen?: number;
  readonly placings?: string;
  readonly note?: string;
  readonly artwork?: string;
}

/** Puts a picture, or what lies there, into the only place of the line; by the shop's owner, or by somebody else of the staff. */
async function putIn(number: string, file: Buffer | null, typed: Put = {}, by?: StudioBrowser) {
  const staff = by ?? (await ownerOf(shop));
  const opened = await staff.post(`orders/${number}/lines/1/desk`);
  const { seen, selection } = opened.json<{
    data: { seen: number; selection: { artwork: { files: string[] } } };
  }>().data ?? { seen: 0, selection: { artwork: { files: [] } } };
  const kept = file && (await keepOnDesk(staff, number, "larger.png", file));
  const artwork = kept?.json<{ data: { id: string } }>().data.id ?? selection.artwork.files[0] ?? "";
  return staff.post(`orders/${number}/lines/1/artwork`, { seen, artwork, ...typed });
}

const larger = () => plainPicture("#208040", 702, 702);

test("a change that was asked for is answered with another file: its proof is the shop's to send, and what is approved is what is printed, and what comes when it is ordered again", async () => {
  const { browser, number, read, answer } = await ordered();
  await answer("change", { words: "Make Plum a little larger, please." });
  const same = await (await openOrderRoom(shop, number)).send("proof", { note: "" });
  expect([same.statusCode, same.json().message]).toEqual([409, messageOf("proof-unchanged")]);
  const { statusCode, body } = await putIn(number, await larger());
  expect(statusCode, body).toBe(200);
  const changed = (await read()).items[0];
  expect(changed).toMatchObject({ places: [{ file_name: "larger.png" }], proof: { state: "artwork-sent" } });
  // No proof goes out by itself; its print file is made all the same, for who sends it.
  const drawn = await until("Its print file", async () => {
    const [item] = (await openOrderRoom(shop, number)).order.items;
    return item?.earlier[0]?.places[0]?.is_compared ? item : undefined;
  });
  expect(drawn).toMatchObject({ to_make: { version: 2 }, is_other: true });
  const compared = await getOfOrder(shop, number, "lines/1/changes/1/0");
  expect([compared.headers["content-type"], compared.body.match(/<rect /g)?.length]).toEqual([
    "image/svg+xml",
    2,
  ]);
  const sent = await (await openOrderRoom(shop, number)).send("proof", { note: "Plum is larger now." });
  expect(sent.statusCode, sent.body).toBe(200);
  await answer("approve");
  await pay(shop, number, 1_950, "bank 1");
  expect(await read()).toMatchObject({ stage: "ready" });
  const file = await getOfOrder(shop, number, "lines/1/files/as-sent-set-1");
  expect(file.rawPayload.equals(await larger())).toBe(true);
  const [{ price }] = (await browser.get(`order/${number}/again`)).json().data.items;
  await browser.post(`order/${number}/again`, { lines: [{ line: 1, price }] });
  const [line] = (await cartOf(browser)).cart_items;
  const id = new URLSearchParams(line?.picture).get("artwork");
  expect(await shop.sql(`select name from artwork where id = '${id}'`)).toEqual([{ name: "larger.png" }]);
});

test("what was approved is withdrawn by another file, or by the same one lying elsewhere; the same again is nothing new", async () => {
  const { number, read, answer } = await ordered();
  await pay(shop, number, 1_950, "bank 1");
  await answer("approve");
  expect((await read()).stage).toBe("ready");
  expect((await putIn(number, null, { placings: "fill_1.2" })).statusCode).toBe(200);
  expect(await read()).toMatchObject({ stage: "open", items: [{ proof: { state: "artwork-sent" } }] });
  const again = await putIn(number, null, { placings: "fill_1.2", seen: 0 });
  expect(again.json().data).toMatchObject({ is_old: true });
  expect((await read()).events.filter(({ kind }: { kind: string }) => kind === "artwork-sent")).toHaveLength(
    1,
  );
});

test("the same proof goes out again only with the reason why", async () => {
  const { number, answer } = await ordered();
  await answer("change", { words: "Bluer, please." });
  const room = await openOrderRoom(shop, number);
  expect((await room.send("proof", { note: "Foil cannot be bluer." })).statusCode).toBe(200);
});

test("nothing is put into the order of more places than were ordered, a file that lies elsewhere, or none", async () => {
  const { number, read } = await ordered();
  const wrong: readonly Put[] = [
    { artwork: "k4m2p7x9q1ab,k4m2p7x9q1ab" },
    { artwork: "k4m2p7x9q1ab" },
    { artwork: "" },
  ];
  for (const typed of wrong) {
    const { statusCode, body } = await putIn(number, null, typed);
    expect([typed, statusCode], body).toEqual([typed, 422]);
  }
  expect((await read()).items[0].proof.state).toBe("made");
});

test("is done by who works on orders, as it was seen, and until it is made", async () => {
  const { number, answer } = await ordered();
  const { browser } = await enterStudio(shop, "production");
  expect((await putIn(number, await larger(), { seen: 1 }, browser)).statusCode).toBe(409);
  expect((await putIn(number, await larger(), {}, browser)).statusCode).toBe(200);
  const support = (await enterStudio(shop, "support")).browser;
  expect((await putIn(number, null, { placings: "fill_1.1" }, support)).statusCode).toBe(200);
  await (await openOrderRoom(shop, number)).send("proof");
  await answer("approve");
  await pay(shop, number, 1_950, "bank 1");
  await (await openOrderRoom(shop, number)).send("start");
  const late = await putIn(number, null, { placings: "fill_2" });
  expect([late.statusCode, late.json().message]).toEqual([409, messageOf("order-closed")]);
});

/** Calls of the shop that are answered for a desk, too. */
const ofDesk = [
  ["GET", "artwork"],
  ["DELETE", "artwork/k4m2p7x9q1ab"],
  ["GET", "artwork/k4m2p7x9q1ab/with-plate"],
  ["GET", "artwork/k4m2p7x9q1ab/picture"],
  ["POST", "cut-lines"],
  ["GET", "cut-lines/k4m2p7x9q1ab"],
  ["POST", "upload"],
  ["PATCH", `upload/${"0".repeat(32)}`],
  ["DELETE", `upload/${"0".repeat(32)}`],
] as const;

test("what lies on the desk of an order is seen by who works on orders, and by nobody else", async () => {
  const { number } = await ordered();
  const staff = await ownerOf(shop);
  const opened = await staff.post(`orders/${number}/lines/1/desk`);
  const id = opened.json<{ data: { selection: { artwork: { files: string[] } } } }>().data.selection.artwork
    .files[0];
  const at = `orders/${number}/desk/artwork/${id}`;
  const told = await staff.get(at);
  expect(told.statusCode, told.body).toBe(200);
  expect((await staff.get(`${at}/picture`)).headers["content-type"]).toBe("image/webp");
  const nobody = openStudio(shop);
  const customer = openBrowser(shop.app);
  expect([
    (await nobody.get(at)).statusCode,
    (await nobody.get(`${at}/thumbnail`)).statusCode,
    (await nobody.post(`orders/${number}/desk/artwork`, { upload: "0".repeat(32) })).statusCode,
    (await customer.get(`artwork/${id}`)).statusCode,
    (await staff.get(`orders/K26-4F7Q2M/desk/artwork/${id}`)).statusCode,
  ]).toEqual([401, 401, 401, 404, 404]);
  for (const [method, path] of ofDesk) {
    const answer = await nobody.send(method, `orders/${number}/desk/${path}`);
    expect([method, path, answer.statusCode], answer.body).toEqual([method, path, 401]);
  }
});

test("an order whose files are several people's lies on the desk whole, and what the customer still owes can be sent", async () => {
  const quoted = openBrowser(shop.app);
  const theirs = await keepFrom(quoted, "plum.png", await plainPicture("#803050", 702, 702));
  const link = await issue(quoted, { ...artPaper, kinds: 3, artwork: theirs.id });
  const buyer = openBrowser(shop.app);
  const placed = await accept(buyer, link, (await checkoutOf(buyer, link)).cart.total_price);
  expect(placed.statusCode, placed.body).toBe(201);
  const number: string = placed.json().data.order_no;
  const send = async (place: number, colour: string) => {
    const { id } = await keepFrom(buyer, `${place}.png`, await plainPicture(colour, 702, 702));
    const answer = await buyer.post(`order/${number}/lines/1/artwork`, { files: [{ place, artwork: id }] });
    return answer.statusCode;
  };
  expect(await send(1, "#305080")).toBe(200);
  const staff = await ownerOf(shop);
  const files = async () => {
    const opened = await staff.post(`orders/${number}/lines/1/desk`);
    expect(opened.statusCode, opened.body).toBe(200);
    return opened.json<{ data: { seen: number; selection: { artwork: { files: string[] } } } }>().data;
  };
  const { seen, selection } = await files();
  expect(selection.artwork.files).toEqual([expect.any(String), expect.any(String)]);
  // The shop turns the first one; the second and the third are the customer's still.
  const artwork = selection.artwork.files.join(",");
  const put = await staff.post(`orders/${number}/lines/1/artwork`, { seen, artwork, placings: "fill_1.2" });
  expect(put.statusCode, put.body).toBe(200);
  expect([await send(0, "#508030"), await send(2, "#508030")]).toEqual([409, 200]);
  expect((await files()).selection.artwork.files).toHaveLength(3);
});
