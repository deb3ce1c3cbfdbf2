import { describe, expect, test } from "vitest";
import { put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { giveBack, pay } from "#tests/support/bodies/recorded-facts.ts";
import { artPaper } from "#tests/support/bodies/cart-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { proofed } from "#tests/support/server/proofed.ts";
import { getOfOrder, openOrderRoom, ownerOf } from "#tests/support/studio/order-room.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

/** 200 pieces cost $97.00 in place of $57.00 for 100, so that the order costs $40.00 more. */
const twice = { width: "50", height: "50", quantity: "200" };

type Ordered = Awaited<ReturnType<typeof orderedByGuest>>;

/** Works another size or quantity out and proposes it with the next proof. */
async function workedOut(number: string, wanted: Record<string, string>) {
  const owner = await ownerOf(shop);
  return owner.get(`orders/${number}/lines/1/amendment?${new URLSearchParams(wanted)}`);
}

async function propose({ number }: Pick<Ordered, "number">, wanted: Record<string, string>, note = "") {
  const worked = await workedOut(number, wanted);
  expect(worked.statusCode, worked.body).toBe(200);
  const { sha256, difference } = worked.json<{ data: { sha256: string; difference: string } }>().data;
  const answer = await (await openOrderRoom(shop, number)).send("proof", { note, sha256, ...wanted });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return difference;
}

describe("another quantity with a proof", () => {
  test("is worked out before it is proposed, and changes nothing before its approval", async () => {
    const ordered = await orderedByGuest(shop);
    expect(await propose(ordered, twice, "200 cost little more")).toBe("$40.00 more");
    const shown = await ordered.read();
    expect(shown).toMatchObject({ total_price: 65, due: 65, items: [{ quantity: 100, price: 57 }] });
    expect(shown.items[0].proof.amendment).toMatchObject({
      price: 97,
      difference: 40,
      total_price: 105,
      changes: [
        { label: "Quantity", was: "100 pcs", now: "200 pcs" },
        { label: "Price", was: "$57.00", now: "$97.00" },
      ],
    });
    const mail = await shop.mailTo(ordered.email, "Your proof is ready");
    expect(mail.text).toContain("$40.00 more");
    expect(mail.text).toContain("200 pcs (you ordered 100 pcs)");
  });

  test("is the order from its approval on: in its state, its sums, its mails, its papers and again", async () => {
    const ordered = await orderedByGuest(shop);
    const { number, browser } = ordered;
    await pay(shop, number, 6_500, "bank 1");
    await propose(ordered, twice);
    await ordered.approve();
    expect(await ordered.read()).toMatchObject({
      stage: "open",
      waits_for: ["payment"],
      sub_total: 97,
      total_price: 105,
      gst: 13.7,
      paid: 65,
      due: 40,
      bank: { reference: number },
      items: [
        { quantity: 200, price: 97, quantity_text: "200 pcs", proof: { state: "approved", amendment: null } },
      ],
      papers: [{ amount: 65 }],
    });
    expect((await shop.mailTo(ordered.email, "What is still to be paid")).text).toContain("$40.00");
    const refused = (await ordered.page()).words;
    expect(refused).toContain("$40.00 is to be paid.");
    await pay(shop, number, 4_000, "bank 2");
    expect(await ordered.read()).toMatchObject({
      stage: "ready",
      due: 0,
      papers: [{ amount: 65 }, { amount: 40 }],
    });
    const again = (await browser.get(`order/${number}/again`)).json().data;
    expect(again.items[0]).toMatchObject({ price: 97 });
    const listed = (await browser.get("orders")).json().data;
    expect(listed[0]).toMatchObject({ order_no: number, total_price: 105 });
  });

  test("that costs less is a task for the staff and a credit note; nothing is held up by it", async () => {
    const ordered = await orderedByGuest(shop);
    const { number } = ordered;
    await pay(shop, number, 6_500, "bank 1");
    await propose(ordered, { ...twice, quantity: "25" });
    await ordered.approve();
    expect(await ordered.read()).toMatchObject({ stage: "ready", total_price: 28, due: -37 });
    const page = await ordered.page();
    expect(page.words).toContain("$37.00 is to be given back.");
    expect(page.order.owed).toBe("37.00");
    expect(
      (await shop.mailTo(shop.services.config.staffEmail, `Ready to be made: ${number}`)).text,
    ).toContain("$37.00");
    await giveBack(shop, number, 3_700, "back 1");
    const settled = await ordered.read();
    expect(settled).toMatchObject({ due: 0, papers: [{ amount: 65 }, { amount: 37 }] });
    expect(settled.papers[1].name).toMatch(/^Credit note/);
  });

  test("makes an order paid, with its invoice, that had been paid in part", async () => {
    const ordered = await orderedByGuest(shop);
    await pay(shop, ordered.number, 2_800, "bank 1");
    await propose(ordered, { ...twice, quantity: "25" });
    await ordered.approve();
    expect(await ordered.read()).toMatchObject({ stage: "ready", due: 0, papers: [{ amount: 28 }] });
  });

  test("that is sent back, or taken back by the next proof, changes nothing", async () => {
    const ordered = await orderedByGuest(shop);
    const { number, browser } = ordered;
    await propose(ordered, twice);
    const words = "Only 100, please.";
    await browser.post(`order/${number}/proofs/1/change`, { version: 1, words });
    expect((await ordered.read()).items[0].proof.amendment).toBeNull();
    await propose(ordered, twice, "It costs hardly more.");
    await (await ordered.page()).send("proof", { note: "As ordered" });
    const late = await browser.post(`order/${number}/proofs/1/approve`, {
      version: 2,
      sha256: "0".repeat(64),
    });
    expect(late.statusCode).toBe(409);
    await ordered.approve();
    expect(await ordered.read()).toMatchObject({ total_price: 65, items: [{ quantity: 100 }] });
  });

  test("is refused at its field, in words; and where it is what was ordered", async () => {
    const { number } = await orderedByGuest(shop);
    const wrong = await workedOut(number, { ...twice, width: "" });
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([422, ["width"]]);
    const same = await workedOut(number, { ...twice, quantity: "100" });
    expect(same.json().message).toContain("This is what was ordered.");
    expect((await workedOut("K27-222222", twice)).statusCode).toBe(404);
    const { sha256 } = (await workedOut(number, twice)).json().data;
    const page = await openOrderRoom(shop, number);
    const answer = await page.send("proof", { ...twice, sha256, quantity: "25" });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "Something has happened to this order since you opened the page. Please look at it, then send this again.",
    ]);
  });
});

test("another size is what is printed, and shown, from its proof on", async () => {
  const browser = openBrowser(shop.app);
  const { id: sent } = await keepFrom(browser, "plum.png", await plainPicture("#803050", 1_100, 1_100));
  await put(browser, { ...artPaper, artwork: sent });
  const { number } = await order(browser, { email: "size@example.org" });
  await proofed(browser, number);
  const size = { width: "70", height: "70", quantity: "25" };
  await propose({ number }, size);
  const headers = { cookie: (await ownerOf(shop)).cookie() };
  const read = () => orderOf(browser, number);
  // What was found of its print file is said of the same size again.
  await shop.sql(`update proof_check set doubts = '["overprint"]'
    where order_id = (select id from shop_order where order_no = '${number}')`);
  const again = (await workedOut(number, size)).json().data;
  expect(again.to_mind).toContainEqual(expect.stringContaining("Inks are laid over other inks"));
  expect((await shop.app.inject({ url: again.printed[0].path, headers })).statusCode).toBe(200);
  const proof = (await read()).items[0].proof;
  expect(proof).toMatchObject({ version: 2, state: "made" });
  expect(proof.amendment.changes[0]).toMatchObject({ now: expect.stringContaining("70") });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const pdf = (version: number) =>
    shop.app.inject({ url: `/pdf/proof/${number}/1/${version}/0`, headers: { cookie } });
  for (const version of [1, 2]) expect([version, (await pdf(version)).statusCode]).toEqual([version, 200]);
  const picture = (version: string) => browser.get(`order/${number}/pictures/1${version}`);
  const [one, two] = [await picture("?version=1"), await picture("")];
  expect(one.body).not.toBe(two.body);
  const approve = { version: 2, sha256: proof.sha256 };
  expect((await browser.post(`order/${number}/proofs/1/approve`, approve)).statusCode).toBe(200);
  for (const version of [1, 2]) expect([version, (await pdf(version)).statusCode]).toEqual([version, 200]);
  expect((await getOfOrder(shop, number, "lines/1/files/set-1.pdf")).statusCode).toBe(200);
  expect((await read()).items[0].title).toContain("70");
});
