import { describe, expect, test } from "vitest";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { proofed } from "#tests/support/server/proofed.ts";
import { getOfOrder, openOrderRoom } from "#tests/support/studio/order-room.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

const EVALUATED =
  "Sorry, update is unavailable. Your artwork has already been evaluated. Please close modal to check evaluation details.";

const picture = async (browser: Browser, colour: string, px = 702) =>
  (await keepFrom(browser, `${colour.slice(1)}.png`, await plainPicture(colour, px, px))).id;

/** An order of one line with a file whose proof was sent by itself. */
async function ordered(body: object = artPaper) {
  const browser = openBrowser(shop.app);
  const first = await picture(browser, "#803050");
  await put(browser, { ...body, artwork: first });
  const email = `artwork-${first}@example.org`;
  const { number, key } = await order(browser, { email });
  await proofed(browser, number);
  const send = (files: readonly object[], by = browser, line = 1) =>
    by.post(`order/${number}/lines/${line}/artwork?key=${key}`, { files });
  const read = () => orderOf(browser, number);
  const approve = async (version?: number) => {
    const { proof } = (await read()).items[0];
    const body = { version: version ?? proof.version, sha256: proof.sha256 };
    return browser.post(`order/${number}/proofs/1/approve`, body);
  };
  return { browser, first, number, key, email, send, read, approve };
}

/** What waits for the shop of an order, as lists say it, and whether they have noted its newest fact. */
async function listed(number: string) {
  const [row] = await shop.sql(`select waits,
      newest_fact = (select max(id) from order_fact where order_id = shop_order.id) as is_newest,
      (select coalesce(array_agg(kind), '{}') from order_task where order_id = shop_order.id) as tasks
    from shop_order where order_no = '${number}'`);
  return row;
}

const answerOf = ({ statusCode, json }: Awaited<ReturnType<Browser["post"]>>) => [statusCode, json().message];

describe("other artwork on the page of an order", () => {
  test("is what is printed, shown and proofed from then on; its old proof is not approved any more", async () => {
    const { browser, first: firstFile, number, email, send, read, approve } = await ordered();
    const before = await read();
    expect(before.items[0]).toMatchObject({
      artwork: "open",
      places: [{ label: "", has_file: true, file_name: "803050.png" }],
      proof: { version: 1, state: "made" },
    });
    const old = { version: 1, sha256: before.items[0].proof.sha256 };
    const other = await picture(browser, "#208040");
    const answer = await send([{ place: 0, artwork: other }]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.items[0].proof).toMatchObject({ version: 1, state: "artwork-sent" });
    const [item] = (await proofed(browser, number, { version: 2 })).items;
    expect(item).toMatchObject({
      artwork: "open",
      places: [{ file_name: "208040.png" }],
      proof: { version: 2, state: "made" },
    });
    expect(new URLSearchParams(item.picture).get("artwork")).toBe(other);
    const late = await browser.post(`order/${number}/proofs/1/approve`, old);
    expect(answerOf(late)).toEqual([409, "There is a newer proof. Please look at it first."]);
    const [shown, first] = [
      await browser.get(`order/${number}/pictures/1`),
      `order/${number}/pictures/1?version=1`,
    ];
    expect(shown.body).not.toBe((await browser.get(first)).body);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const version of [1, 2]) {
      const pdf = await shop.app.inject({ url: `/pdf/proof/${number}/1/${version}/0`, headers: { cookie } });
      expect([version, pdf.statusCode]).toEqual([version, 200]);
    }
    const staff = await openOrderRoom(shop, number);
    expect(staff.words).toContain("208040.png");
    const original = await getOfOrder(shop, number, "lines/1/files/as-sent-set-1");
    expect(original.headers["content-disposition"]).toContain("208040.png");
    expect((await shop.mailTo(email, "Your proof is ready")).text).toContain(`/pdf/proof/${number}/1/2/0`);
    const { staffEmail } = shop.services.config;
    expect((await shop.mailTo(staffEmail, `Other artwork: ${number}`)).text).toContain(
      "has sent other artwork",
    );
    expect((await approve()).statusCode).toBe(200);
    expect((await read()).items[0]).toMatchObject({ artwork: "evaluated", proof: { state: "approved" } });
    const again = await browser.post(`order/${number}/again`, { lines: [{ line: 1, price: item.price }] });
    expect(again.statusCode, again.body).toBe(201);
    // It is kept like what was ordered: neither of both files is deleted.
    for (const id of [firstFile, other])
      expect((await browser.send("DELETE", `artwork/${id}`)).statusCode, id).toBe(409);
  });

  test("sent twice is sent once; nothing, and what is nobody's, are refused", async () => {
    const { browser, number, send } = await ordered();
    const other = await picture(browser, "#a02020");
    const both = await Promise.all([1, 2].map(() => send([{ place: 0, artwork: other }])));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const facts = await shop.sql(`select 1 from order_fact f join shop_order o on o.id = f.order_id
      where o.order_no = '${number}' and f.kind = 'artwork-sent'`);
    expect(facts).toHaveLength(1);
    const none = await send([]);
    expect([none.statusCode, none.json().error.fields]).toEqual([422, { files: "Please upload your file" }]);
    expect((await send([{ place: 0, artwork: "zzzzzzzzzzzz" }])).statusCode).toBe(422);
    expect((await send([{ place: 1, artwork: other }])).statusCode).toBe(404);
    expect((await send([{ place: 0, artwork: other }], browser, 2)).statusCode).toBe(404);
    const stranger = openBrowser(shop.app);
    const own = await picture(stranger, "#101010");
    const path = `order/${number}/lines/1/artwork`;
    expect((await stranger.post(path, { files: [{ place: 0, artwork: own }] })).statusCode).toBe(404);
  });

  test("by whoever has the link becomes the orderer's: they order it again", async () => {
    const { browser, number, send, read } = await ordered();
    const colleague = openBrowser(shop.app);
    const theirs = await picture(colleague, "#c0a000");
    expect((await send([{ place: 0, artwork: theirs }], colleague)).statusCode).toBe(200);
    const [item] = (await read()).items;
    expect(item.places).toMatchObject([{ file_name: "c0a000.png" }]);
    expect(new URLSearchParams(item.picture).get("artwork")).not.toBe(theirs);
    const again = await browser.post(`order/${number}/again`, { lines: [{ line: 1, price: item.price }] });
    expect(again.statusCode, again.body).toBe(201);
  });

  test("in which something is to be mended waits for a person, and so does what was asked for in words", async () => {
    const { browser, number, send, read, approve } = await ordered();
    const small = await picture(browser, "#603090", 40);
    await send([{ place: 0, artwork: small }]);
    expect(await read()).toMatchObject({
      waits_for: ["payment", "proof"],
      items: [{ artwork: "open", proof: { version: 1, state: "artwork-sent" } }],
    });
    expect(await listed(number)).toMatchObject({
      is_newest: true,
      waits: ["payment", "proof"],
      tasks: ["proof"],
    });
    const sentence = "Other artwork was sent since. The next proof shows it; please look at that one.";
    expect(answerOf(await approve())).toEqual([409, sentence]);
    expect((await openOrderRoom(shop, number)).words).toContain("Proof shows what was there before");
    await send([{ place: 0, artwork: await picture(browser, "#102030") }]);
    await proofed(browser, number, { version: 2 });
    expect(await listed(number)).toMatchObject({
      is_newest: true,
      waits: ["payment", "approval"],
      tasks: [],
    });
    await browser.post(`order/${number}/proofs/1/change`, { version: 2, words: "On the left, please." });
    await send([{ place: 0, artwork: await picture(browser, "#203040") }]);
    expect((await read()).items[0].proof).toMatchObject({ version: 2, state: "artwork-sent" });
    expect((await openOrderRoom(shop, number)).words).toContain("On the left, please.");
  });

  test("is refused once it was looked at: by a person who made a proof, by an approval, at the end", async () => {
    const { browser, number, send, read, approve } = await ordered();
    const other = await picture(browser, "#405060");
    await (await openOrderRoom(shop, number)).send("proof");
    expect(answerOf(await send([{ place: 0, artwork: other }]))).toEqual([409, EVALUATED]);
    expect((await read()).items[0].artwork).toBe("evaluated");
    expect((await approve()).statusCode).toBe(200);
    expect(answerOf(await send([{ place: 0, artwork: other }]))).toEqual([409, EVALUATED]);
    await browser.post(`order/${number}/cancel`, { reason: "" });
    expect((await send([{ place: 0, artwork: other }])).statusCode).toBe(409);
    expect((await read()).items[0]).toMatchObject({ artwork: null, places: [{ file_name: "803050.png" }] });
  });

  test("of a line that had none fills its places; of a person's proof made before it was seen, none is sent", async () => {
    const browser = openBrowser(shop.app);
    await put(browser, { ...artPaper, kinds: 2 });
    const { number, key } = await order(browser, { email: "none@example.org" });
    const staff = await openOrderRoom(shop, number);
    const files = [
      { place: 1, artwork: await picture(browser, "#507090") },
      { place: 0, artwork: await picture(browser, "#709050") },
    ];
    const answer = await browser.post(`order/${number}/lines/1/artwork?key=${key}`, { files });
    expect(answer.json().data.items[0].places).toMatchObject([
      { file_name: "709050.png" },
      { file_name: "507090.png" },
    ]);
    await proofed(browser, number);
    expect((await staff.send("proof")).statusCode).toBe(409);
  });
});

test("approved and sent at one moment, one of them wins", async () => {
  const browser = openBrowser(shop.app);
  const [first, other] = [await picture(browser, "#803050"), await picture(browser, "#208040")];
  for (let round = 0; round < 2; round += 1) {
    await put(browser, { ...artPaper, artwork: first });
    const { number } = await order(browser, { email: "race@example.org" });
    const { sha256 } = (await proofed(browser, number)).items[0].proof;
    const acts = [
      () => browser.post(`order/${number}/proofs/1/approve`, { version: 1, sha256 }),
      () => browser.post(`order/${number}/lines/1/artwork`, { files: [{ place: 0, artwork: other }] }),
    ];
    const answers = await Promise.all((round === 0 ? acts : acts.toReversed()).map((act) => act()));
    const [approved, sent] = round === 0 ? answers : answers.toReversed();
    const isApproved = approved?.statusCode === 200;
    const { proof } = (await proofed(browser, number, { version: isApproved ? 1 : 2 })).items[0];
    expect([approved?.statusCode, sent?.statusCode, proof.state]).toEqual(
      isApproved ? [200, 409, "approved"] : [409, 200, "made"],
    );
  }
});
