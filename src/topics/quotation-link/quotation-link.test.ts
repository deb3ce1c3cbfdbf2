import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { soldDocument } from "#tests/support/catalogue/own-numbers.ts";
import { publishCatalogue } from "#topics/catalogue/publish-catalogue.ts";
import { artPaper, cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { bea, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { accept, checkoutOf, issue, linked, offByOne } from "#tests/support/bodies/quotation-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { proofed } from "#tests/support/server/proofed.ts";

/** Its own: its catalogue changes. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });

/** $57.00 of goods and $8.00 of shipping. */
const hundred = { ...classic, quantity: 100 };

async function sell(document: typeof soldDocument) {
  await publishCatalogue(shop.services.db, document);
  await shop.services.catalogue.refresh();
}

/** Classic paper for less, today. */
function promoted(): Promise<void> {
  const document = structuredClone(soldDocument);
  const days = { startsOn: "2027-03-01", endsOn: "2027-03-31" };
  document.priceRules.promotions = [{ id: 1, name: "Autumn", productIds: [2], permilleOff: 200, ...days }];
  return sell(document);
}

/** Nothing is as it was: everything costs more, and no promotion runs. */
function dearer(): Promise<void> {
  const document = structuredClone(soldDocument);
  for (const product of document.products) product.minimumCharge = 900_000;
  document.priceRules.promotions = [];
  return sell(document);
}

afterEach(() => sell(soldDocument));

const mail = () => `${randomUUID()}@example.org`;

test("a link shows the quotation as it was issued, whatever the catalogue says by then", async () => {
  const owner = openBrowser(shop.app);
  const link = await issue(owner, hundred, { ...artPaper, kinds: 2 });
  const before = await linked(openBrowser(shop.app), link);
  await dearer();
  const after = await linked(openBrowser(shop.app), link);
  // Each is the smallest order now, and the second design $6.00.
  expect(after).toEqual({ ...before, goods_today: 18_006 });
  expect(after).toMatchObject({
    quotation_no: link.number,
    stage: "kept",
    is_own: false,
    valid_until: "2027-04-09",
    offer: { total_price: before.total_price, delivery_date: before.delivery_date },
    order_path: null,
  });
  expect((await linked(owner, link)).is_own).toBe(true);
});

test("somebody else orders it at the kept price, and the order says what the quotation said", async () => {
  await promoted();
  const link = await issue(openBrowser(shop.app), hundred, { ...artPaper, kinds: 2 });
  await dearer();
  const buyer = openBrowser(shop.app);
  await put(buyer, artPaper);
  const { cart, quotation, hindrance } = await checkoutOf(buyer, link);
  expect([quotation.quotation_no, quotation.lost_points, hindrance]).toEqual([link.number, 0, null]);
  const paper = await linked(buyer, link);
  const answer = await accept(buyer, link, cart.total_price, { email: mail() });
  expect(answer.statusCode, answer.body).toBe(201);
  const order = await orderOf(buyer, answer.json().data.order_no);
  for (const sum of ["sub_total", "shipping_fee", "coupon_discount", "total_price", "gst"])
    expect([sum, order[sum]]).toEqual([sum, paper[sum]]);
  const said = ({ title, details, price, quantity_text }: Record<string, unknown>) => [
    title,
    details,
    price,
    quantity_text,
  ];
  expect(order.items.map(said)).toEqual(paper.items.map(said));
  const [stored] = await shop.sql(`select items->0->'priceLines' as lines from shop_order
    where order_no = '${order.order_no}'`);
  const lines = stored?.["lines"] as { code: string; amount: number }[];
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_560);
  // What lay in their own cart still does.
  expect(await cartOf(buyer)).toMatchObject({ count: 1 });
  expect(await linked(buyer, link)).toMatchObject({
    stage: "ordered",
    ordered_on: "2027-03-10",
    offer: null,
    order_path: expect.stringContaining(`/order/${order.order_no}?key=`),
  });
  expect(await linked(openBrowser(shop.app), link)).toMatchObject({ stage: "ordered", order_path: null });
});

test("with a key off by one, another's key, another number and none there is no quotation", async () => {
  const owner = openBrowser(shop.app);
  const link = await issue(owner, classic);
  const other = await issue(openBrowser(shop.app), classic);
  for (const wrong of [offByOne(link), { ...other, number: link.number }, { ...link, number: "Q1" }]) {
    const { number, key } = wrong;
    // Also for its owner: the link is the link.
    for (const browser of [owner, openBrowser(shop.app)]) {
      const answers = await Promise.all([
        browser.get(`quotation/${number}?key=${key}`),
        browser.get(`quotation/${number}/pictures/1?key=${key}`),
        browser.post(`quotation/${number}/cart?key=${key}`),
        browser.get(`checkout?quotation_no=${number}&quotation_key=${key}`),
        browser.get(`checkout?quotation_no=${number}`),
        accept(browser, wrong, 28, { email: mail() }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    }
  }
  expect(
    await shop.sql(`select 1 from shop_order where quotation_id =
    (select id from quotation where quotation_no = '${link.number}')`),
  ).toEqual([]);
});

test("what somebody without a cart types at its checkout is kept by its link, and by no other", async () => {
  const link = await issue(openBrowser(shop.app), classic);
  const buyer = openBrowser(shop.app);
  const keepBy = ({ number, key }: typeof link) =>
    buyer.send("PUT", `checkout?quotation_no=${number}&quotation_key=${key}`, { first_name: "Bea" });
  const [wrong, none] = [
    await keepBy(offByOne(link)),
    await buyer.send("PUT", "checkout", { city_town: "X" }),
  ];
  expect([wrong.statusCode, none.statusCode]).toEqual([422, 422]);
  expect((await keepBy(link)).statusCode).toBe(200);
  expect((await checkoutOf(buyer, link)).typed).toEqual({ first_name: "Bea" });
  expect((await checkoutOf(openBrowser(shop.app), link)).typed).toEqual({});
});

test("its last day is a day of its own; after it, it has ended, and its goods go into the cart at today's prices", async () => {
  const link = await issue(openBrowser(shop.app), hundred);
  const issued = (day: string) =>
    shop.sql(`update quotation set issue_date = '${day}' where quotation_no = '${link.number}'`);
  await issued("2027-02-08");
  const buyer = openBrowser(shop.app);
  expect((await linked(buyer, link)).stage).toBe("kept");
  await issued("2027-02-07");
  expect(await linked(buyer, link)).toMatchObject({ stage: "ended", offer: null, total_price: 65 });
  expect((await accept(buyer, link, 65, { email: mail() })).json()).toMatchObject({
    code: 409,
    message: expect.stringContaining("has ended"),
  });
  const checkout = await buyer.get(`checkout?quotation_no=${link.number}&quotation_key=${link.key}`);
  expect(checkout.statusCode).toBe(409);
  await dearer();
  const changed = await buyer.post(`quotation/${link.number}/cart?key=${link.key}`);
  expect([changed.statusCode, changed.json().data]).toEqual([201, { count: 1 }]);
  const { cart_items: items } = await cartOf(buyer);
  expect(items).toMatchObject([{ price: 9_000, told_price: 57, quantity: 100 }]);
});

test("put into the cart under one key it is there once", async () => {
  const link = await issue(openBrowser(shop.app), classic, artPaper);
  const buyer = openBrowser(shop.app);
  await buyer.get("auth/session");
  await put(buyer, classic);
  for (let time = 0; time < 2; time += 1)
    await buyer.send("POST", `quotation/${link.number}/cart?key=${link.key}`, undefined, {
      "idempotency-key": "change-something",
    });
  expect(await cartOf(buyer)).toMatchObject({ count: 3 });
});

test("twenty accept it at once: one order, and the others are told", async () => {
  const link = await issue(openBrowser(shop.app), hundred);
  const buyers = Array.from({ length: 20 }, () => openBrowser(shop.app));
  const answers = await Promise.all(buyers.map((buyer) => accept(buyer, link, 65, { email: mail() })));
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(codes).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  const told = answers.find(({ statusCode }) => statusCode === 409)?.json();
  expect(told.message).toContain("has been ordered already");
  const ordered =
    await shop.sql(`select count(*)::int as n from shop_order join quotation q on q.id = quotation_id
    where quotation_no = '${link.number}'`);
  expect(ordered).toEqual([{ n: 1 }]);
});

test("the same request again is the same order; another total is told, and nothing is placed", async () => {
  const link = await issue(openBrowser(shop.app), hundred);
  const buyer = openBrowser(shop.app);
  const email = mail();
  const wrong = await accept(buyer, link, 66, { email });
  expect([wrong.statusCode, wrong.json().error.now.total_price]).toEqual([409, 65]);
  const moved = await accept(buyer, link, 65, { email, delivery_date: "2027-03-11" });
  expect([moved.statusCode, moved.json().error.now.total_price]).toEqual([409, 65]);
  const first = await accept(buyer, link, 65, { email }, "accept-once");
  const again = await accept(buyer, link, 65, { email }, "accept-once");
  expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
});

test("dates are today's: a quotation a month old arrives when one of today does", async () => {
  const old = await issue(openBrowser(shop.app), hundred);
  await shop.sql(`update quotation set issue_date = '2027-02-10', delivery_date = '2027-02-20'
    where quotation_no = '${old.number}'`);
  const fresh = await issue(openBrowser(shop.app), { ...hundred, kinds: 1 });
  const [then, now] = [await linked(openBrowser(shop.app), old), await linked(openBrowser(shop.app), fresh)];
  expect(then.delivery_date).toBe("2027-02-20");
  expect(then.offer.delivery_date).toBe(now.offer.delivery_date);
});

test("points are taken off for the member who has them, and for nobody else", async () => {
  const member = await signUp(shop, somebody(), "192.0.2.90");
  const { cart_item: item } = await put(member, hundred);
  await member.post("cart/points", { points: 2 });
  const link = await issue(member, { cart_item_id: item.id });
  expect((await linked(member, link)).total_price).toBe(63);
  const stranger = openBrowser(shop.app);
  expect((await linked(stranger, link)).offer.total_price).toBe(65);
  expect((await checkoutOf(stranger, link)).quotation.lost_points).toBe(2);
  expect((await checkoutOf(member, link)).quotation.lost_points).toBe(0);
  const answer = await accept(member, link, 63);
  expect(answer.statusCode, answer.body).toBe(201);
  expect((await member.get("account/points")).json().data.points).toBe(0);
});

test("an order of a link takes over the quotation's use of its coupon", async () => {
  const owner = openBrowser(shop.app);
  const { cart_item: item } = await put(owner, hundred);
  await owner.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
  const link = await issue(owner, { cart_item_id: item.id });
  const uses = async () =>
    (
      await shop.sql(`select (select count(*)::int from quotation q where coupon_code = 'FIRSTPEEL'
          and not exists (select from shop_order where quotation_id = q.id)) as quoted,
        (select count(*)::int from shop_order where coupon_code = 'FIRSTPEEL') as ordered`)
    )[0];
  expect(await uses()).toEqual({ quoted: 1, ordered: 0 });
  const buyer = openBrowser(shop.app);
  const { cart } = await checkoutOf(buyer, link);
  expect([cart.coupon_discount, cart.total_price]).toEqual([5.7, 59.3]);
  const answers = await Promise.all([
    accept(buyer, link, 59.3, { email: mail() }),
    // At the same time its owner orders the cart that says the same.
    owner.post("order/place", { ...bea, email: mail(), total_price: 59.3 }),
  ]);
  const codes = answers.map(({ statusCode }) => statusCode);
  expect([201, 409]).toContain(codes[0]);
  expect(codes[1]).toBe(201);
  const after = await uses();
  expect(after).toEqual(codes[0] === 201 ? { quoted: 0, ordered: 2 } : { quoted: 0, ordered: 1 });
});

test("its artwork is printed from by whoever orders it, and goes into nobody's cart but its owner's", async () => {
  const owner = openBrowser(shop.app);
  await owner.get("auth/session");
  const { id } = await keepFrom(owner, "bee.png", await plainPicture("#803050", 1_200, 1_200));
  const link = await issue(owner, { ...artPaper, artwork: id });
  const buyer = openBrowser(shop.app);
  expect([(await linked(owner, link)).brings_artwork, (await linked(buyer, link)).brings_artwork]).toEqual([
    true,
    false,
  ]);
  const { cart } = await checkoutOf(buyer, link);
  const answer = await accept(buyer, link, cart.total_price, { email: mail() });
  const order = await proofed(buyer, answer.json().data.order_no);
  expect(order.items[0]).toMatchObject({ places: [{ has_file: true }], proof: { state: "made" } });
  const [{ files }] = (await shop.sql(`select items->0->'files' as files from shop_order
    where order_no = '${order.order_no}'`)) as [{ files: Record<string, string> }];
  expect(files[id]).toMatch(/^[0-9a-f]{64}$/);
  const picture = await buyer.get(`quotation/${link.number}/pictures/1?key=${link.key}`);
  expect([picture.statusCode, picture.body.includes("data:image/")]).toEqual([200, true]);
  for (const browser of [owner, buyer]) await browser.post(`quotation/${link.number}/cart?key=${link.key}`);
  const named = async (browser: typeof buyer) =>
    (await cartOf(browser)).cart_items.map(({ picture: query }) => query.includes("artwork="));
  expect([await named(owner), await named(buyer)]).toEqual([[true], [false]]);
});
