import { expect, test } from "vitest";
import { messageOf } from "#domain/messages.ts";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { pay } from "#tests/support/bodies/recorded-facts.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { proofed } from "#tests/support/server/proofed.ts";
import { getOfOrder, openOrderRoom, ownerOf } from "#tests/support/studio/order-room.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

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
  return { number, read, answer };
}

/** Puts a picture, or none, into the only place of the line. */
async function putIn(
  number: string,
  file: Buffer | null,
  typed: Readonly<Record<string, string>> = {},
  by?: StudioBrowser,
) {
  const staff = by ?? (await ownerOf(shop));
  const { seen } = (await openOrderRoom(shop, number)).order;
  const form = new FormData();
  for (const [name, value] of Object.entries({ seen: String(seen), place: "0", ...typed }))
    form.append(name, value);
  if (file !== null) form.append("attachments[]", new Blob([Uint8Array.from(file)]), "larger.png");
  return staff.post(`orders/${number}/lines/1/artwork`, form);
}

const larger = () => plainPicture("#208040", 702, 702);

test("a change that was asked for is answered with another file: its proof is the shop's to send, and what is approved is what is printed", async () => {
  const { number, read, answer } = await ordered();
  await answer("change", { words: "Make Plum a little larger, please." });
  const same = await (await openOrderRoom(shop, number)).send("proof", { note: "" });
  expect([same.statusCode, same.json().message]).toEqual([409, messageOf("proof-unchanged")]);
  const { statusCode, body } = await putIn(number, await larger());
  expect(statusCode, body).toBe(200);
  const changed = (await read()).items[0];
  expect(changed).toMatchObject({ places: [{ file_name: "larger.png" }], proof: { state: "artwork-sent" } });
  const sent = await (await openOrderRoom(shop, number)).send("proof", { note: "Plum is larger now." });
  expect(sent.statusCode, sent.body).toBe(200);
  await answer("approve");
  await pay(shop, number, 1_950, "bank 1");
  expect(await read()).toMatchObject({ stage: "ready" });
  const file = await getOfOrder(shop, number, "lines/1/files/as-sent-set-1");
  expect(file.rawPayload.equals(await larger())).toBe(true);
});

test("what was approved is withdrawn by another file, or by the same one lying elsewhere; the same again is nothing new", async () => {
  const { number, read, answer } = await ordered();
  await pay(shop, number, 1_950, "bank 1");
  await answer("approve");
  expect((await read()).stage).toBe("ready");
  expect((await putIn(number, null, { placing: "fill_1.2" })).statusCode).toBe(200);
  expect(await read()).toMatchObject({ stage: "open", items: [{ proof: { state: "artwork-sent" } }] });
  const again = await putIn(number, null, { placing: "fill_1.2" });
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

test.each<[string, string, Buffer | null, number]>([
  ["a place that is not there", "7", null, 404],
  ["what is no picture", "0", Buffer.from("words"), 415],
])("nothing is put into the order: %s", async (_, place, file, status) => {
  const { number, read } = await ordered();
  expect((await putIn(number, file, { place })).statusCode).toBe(status);
  expect((await read()).items[0].proof.state).toBe("made");
});

test("is done by who works on orders, as it was seen, and until it is made", async () => {
  const { number, answer } = await ordered();
  const { browser } = await enterStudio(shop, "production");
  expect((await putIn(number, await larger(), { seen: "1" }, browser)).statusCode).toBe(409);
  expect((await putIn(number, await larger(), {}, browser)).statusCode).toBe(200);
  await (await openOrderRoom(shop, number)).send("proof");
  await answer("approve");
  await pay(shop, number, 1_950, "bank 1");
  await (await openOrderRoom(shop, number)).send("start");
  const late = await putIn(number, null, { placing: "fill_2" });
  expect([late.statusCode, late.json().message]).toEqual([409, messageOf("order-closed")]);
});
