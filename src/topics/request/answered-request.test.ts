import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { remindOfQuotations } from "#topics/quotation-link/remind-of-quotations.ts";
import { classic } from "#tests/support/bodies/cart-bodies.ts";
import { accept, checkoutOf, linked } from "#tests/support/bodies/quotation-bodies.ts";
import { orderOf } from "#tests/support/bodies/order-bodies.ts";
import { answeredLink, askForFoil, openRequestRoom } from "#tests/support/server/answered-request.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { withArtwork } from "#tests/support/server/ordered-artwork.ts";
import { readPdf } from "#tests/support/server/read-pdf.ts";
import { openOrderRoom, ownerOf } from "#tests/support/studio/order-room.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });
const newEmail = () => `${randomUUID()}@example.org`;

/** A request that was answered, and the link the customer has. */
async function answered() {
  const email = newEmail();
  const requestNo = await askForFoil(shop, email);
  const page = await openRequestRoom(shop, requestNo);
  const sent = await page.send();
  expect(sent.statusCode, sent.body).toBe(200);
  return {
    email,
    requestNo,
    link: await answeredLink(shop, email, `Our price for your quote request ${requestNo}`),
  };
}

async function answersOf(requestNo: string) {
  const rows =
    await shop.sql(`select q.quotation_no from quotation q join quote_request r on r.id = q.quote_request_id
    where r.request_no = '${requestNo}'`);
  return rows.length;
}

describe("a quote request in the studio", () => {
  test("is where its mail leads, with its files and its picture; nobody else reads them", async () => {
    const email = newEmail();
    const requestNo = await askForFoil(shop, email);
    const mail = await shop.mailTo(
      shop.services.config.staffEmail,
      `Quote request ${requestNo} from Bea Moss: `,
    );
    expect(mail.text).toContain(`${shop.services.config.studioOrigin}/studio/requests/${requestNo}`);
    const { request } = await openRequestRoom(shop, requestNo);
    expect(request).toMatchObject({ number: requestNo, email, files: [{ name: "label.pdf" }] });
    expect(JSON.stringify(request.details)).toContain("Gold on the logo");
    const owner = await ownerOf(shop);
    const { picture } = request;
    const drawn = await shop.app.inject({ url: picture ?? "", headers: { cookie: owner.cookie() } });
    expect([drawn.statusCode, drawn.headers["content-type"]]).toEqual([200, "image/png"]);
    for (const path of [picture ?? "", request.files[0]?.url ?? "", `/studio/api/requests/${requestNo}`])
      expect((await shop.app.inject(path)).statusCode, path).toBe(401);
  });

  test("is not answered by what is wrong, which is said at its field", async () => {
    const requestNo = await askForFoil(shop, newEmail());
    const refused = await (await openRequestRoom(shop, requestNo)).send({ price1: "lots" });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.fields).toEqual({ price1: "Please enter an amount such as 57.00." });
    expect(await answersOf(requestNo)).toBe(0);
  });

  test("offers the engine's price for what has one", async () => {
    const body = {
      quote_type: "Special Size",
      firstname: "Bea",
      lastname: "Moss",
      email_address: newEmail(),
      ...classic,
      quantity: 100,
      comment: "With rounded corners?",
    };
    const asked = await openBrowser(shop.app).post("quote/create/quote-request", body);
    expect(asked.statusCode, asked.body).toBe(201);
    const { request } = await openRequestRoom(shop, asked.json().data.request_no);
    expect(request).toMatchObject({ engine_price: "$57.00", typed: { price1: "57.00" } });
  });
});

describe("an answer", () => {
  test("is a quotation of its own, ordered at its price in its own words, through proof, invoice and PDFs", async () => {
    const { link, requestNo } = await answered();
    const buyer = openBrowser(shop.app);
    const paper = await linked(buyer, link);
    expect(paper).toMatchObject({
      stage: "kept",
      sub_total: 600,
      shipping_fee: 12.5,
      total_price: 612.5,
      valid_until: "2027-04-09",
      words: "We keep the block for a year.",
      goods_today: null,
      is_written: true,
      newer_path: null,
      items: [
        {
          title: "Foil labels, 60 x 40 mm",
          quantity_text: "1,000 pcs",
          details: [{ label: "Foil", value: "gold, one side" }],
        },
        { title: "Foil block, made once", quantity_text: "", picture: "", price: 180 },
      ],
    });
    const toCart = await buyer.send(
      "POST",
      `quotation/${link.number}/cart?key=${link.key}`,
      {},
      { "idempotency-key": randomUUID() },
    );
    expect([toCart.statusCode, toCart.json().message]).toEqual([
      422,
      "We priced this for you by hand. Please ask us for it again.",
    ]);
    const pictures = await Promise.all(
      [1, 2].map((line) => buyer.get(`quotation/${link.number}/pictures/${line}?key=${link.key}`)),
    );
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    const { cart } = await checkoutOf(buyer, link);
    expect(cart).toMatchObject({
      total_price: 612.5,
      cart_items: [{ quantity: 1000 }, { picture: "", artwork: [] }],
    });
    const placed = await accept(buyer, link, 612.5, { email: newEmail() });
    expect(placed.statusCode, placed.body).toBe(201);
    const { order_no: number } = placed.json().data;
    const order = await orderOf(buyer, number);
    expect(order).toMatchObject({ total_price: 612.5, waits_for: ["payment", "proof"] });
    const titles = ["Foil labels, 60 x 40 mm", "Foil block, made once"];
    expect(order.items.map(({ title }: { title: string }) => title)).toEqual(titles);
    await withArtwork(shop, number);
    const staff = await openOrderRoom(shop, number);
    expect(staff.order).toMatchObject({
      request: requestNo,
      items: titles.map((title, at) => ({ title, is_charge: at === 1, ordered: null })),
    });
    const proofed = await staff.send("proof", { note: "As you asked." });
    expect(proofed.statusCode).toBe(200);
    await (await openOrderRoom(shop, number)).send("pay", { reference: "bank 1" });
    const { proof } = (await orderOf(buyer, number)).items[0];
    const approved = await buyer.post(`order/${number}/proofs/1/approve`, {
      version: 1,
      sha256: proof.sha256,
    });
    expect(approved.statusCode, approved.body).toBe(200);
    const ready = await orderOf(buyer, number);
    expect(ready).toMatchObject({ stage: "ready", due: 0, papers: [{ amount: 612.5 }] });
    const { rawPayload } = await shop.app.inject(ready.papers[0].path);
    const { text } = readPdf(rawPayload);
    for (const title of titles) expect(text).toContain(title);
    const again = (await buyer.get(`order/${number}/again`)).json().data;
    expect(again.items.map((item: { message: string }) => item.message)).toEqual(
      titles.map(() => "We priced this for you by hand. Please ask us for it again."),
    );
  });

  test("ends after its last day, and is told three days before", async () => {
    const { link, email } = await answered();
    await shop.sql(`update quotation set valid_until = '2027-03-13' where quotation_no = '${link.number}'`);
    for (let time = 0; time < 2; time += 1) await remindOfQuotations(shop.services);
    expect((await shop.mailTo(email, "Your quotation ends on Sat 13 March")).text).toContain("$612.50");
    await shop.sql(`update quotation set valid_until = '2027-03-09' where quotation_no = '${link.number}'`);
    expect(await linked(openBrowser(shop.app), link)).toMatchObject({ stage: "ended", offer: null });
    expect((await accept(openBrowser(shop.app), link, 612.5, { email: newEmail() })).statusCode).toBe(409);
  });
});

describe("two answers", () => {
  test("that say the same, at once or later, are one, with one mail", async () => {
    const email = newEmail();
    const requestNo = await askForFoil(shop, email);
    const page = await openRequestRoom(shop, requestNo);
    const sent = await Promise.all(Array.from({ length: 6 }, () => page.send()));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(new Set(sent.map((one) => one.json().data.number)).size).toBe(1);
    expect(await answersOf(requestNo)).toBe(1);
    const mails = await shop.sql(
      `select cause from mail where recipient = '${email}' and cause like 'quote-answer:%'`,
    );
    expect(mails).toHaveLength(1);
  });

  test("from two tabs: the second is told, then takes the first one's place, which is said", async () => {
    const email = newEmail();
    const requestNo = await askForFoil(shop, email);
    const [one, two] = [await openRequestRoom(shop, requestNo), await openRequestRoom(shop, requestNo)];
    await one.send();
    const first = await answeredLink(shop, email, `Our price for your quote request ${requestNo}`);
    const refused = await two.send({ price1: "400" });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "This request was answered since you opened the page. Please look at the answer; press again if yours is to take its place.",
    ]);
    const sent = await (await openRequestRoom(shop, requestNo)).send({ price1: "400" });
    expect(sent.statusCode).toBe(200);
    const second = await answeredLink(shop, email, `Our new price for your quote request ${requestNo}`);
    const buyer = openBrowser(shop.app);
    expect(await linked(buyer, first)).toMatchObject({
      stage: "ended",
      newer_path: `/q/${second.number}/${second.key}`,
    });
    expect((await accept(buyer, first, 612.5, { email: newEmail() })).statusCode).toBe(409);
    expect(await linked(buyer, second)).toMatchObject({ stage: "kept", total_price: 592.5 });
    expect((await accept(buyer, second, 592.5, { email: newEmail() })).statusCode).toBe(201);
    const late = await (
      await openRequestRoom(shop, requestNo)
    ).send({ price1: "300", until: "2027-04-09" }, 2);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      "The customer has ordered by the last answer already. Please change the order, or ask them.",
    ]);
  });

  test("one of which is ordered while the other is given: one of the two happens", async () => {
    for (let round = 0; round < 3; round += 1) {
      const { link, requestNo } = await answered();
      const page = await openRequestRoom(shop, requestNo);
      const [placed, sent] = await Promise.all([
        accept(openBrowser(shop.app), link, 612.5, { email: newEmail() }),
        page.send({ price1: "400" }),
      ]);
      expect([`${placed.statusCode} ${sent.statusCode}`]).toEqual([
        expect.stringMatching(/^(201 409|409 200)$/),
      ]);
    }
  });
});
