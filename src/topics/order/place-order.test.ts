import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isOrderNumber } from "#domain/order/order-number.ts";
import { artPaper, cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { bea, order, orderOf, sendOrder } from "#tests/support/bodies/order-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { ownNumbers } from "#tests/support/catalogue/own-numbers.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: uses of a coupon are counted. */
const shop = ownShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "1000" });

/** A browser with a full cart, and a guest's address of its own. */
async function shopper() {
  const browser = openBrowser(shop.app);
  await put(browser, { ...classic, quantity: 100 });
  return { browser, email: `${randomUUID()}@example.org` };
}

async function ordersOf(email: string) {
  const rows = await shop.sql(`select order_no from shop_order where contact->>'email' = '${email}'`);
  return rows.map(({ order_no: number }) => String(number));
}

describe("an order of a guest", () => {
  test("says what the cart said, and the cart is empty", async () => {
    const { browser, email } = await shopper();
    await put(browser, { ...artPaper, kinds: 2 });
    const cart = await cartOf(browser);
    const { number } = await order(browser, { email, po_number: "PO 7", instructions: "Ring twice" });
    expect(isOrderNumber(number)).toBe(true);
    expect(number.slice(0, 4)).toBe("K27-");
    const { items, events, ...read } = await orderOf(browser, number);
    for (const sum of ["sub_total", "shipping_fee", "total_price", "gst"] as const)
      expect(read[sum]).toBe(cart[sum]);
    expect(items.map(({ title, price }: (typeof items)[number]) => [title, price])).toEqual(
      cart.cart_items.map(({ title, price }) => [title, price]),
    );
    expect(read).toMatchObject({
      stage: "open",
      waits_for: ["payment", "proof"],
      is_date_fixed: false,
      due: cart.total_price,
      paid: 0,
      bank: { number: ownNumbers.bankAccount.number, reference: number },
      deliver_to: { name: "Bea Moss", lines: ["8 Marae Road", "Whangārei 0110", "Northland"] },
      bill_to: { name: "Bea Moss" },
      po_number: "PO 7",
      instructions: "Ring twice",
      may_cancel: true,
    });
    expect(events).toMatchObject([{ kind: "placed", by: "customer", words: "The order was placed." }]);
    expect(await cartOf(browser)).toMatchObject({ count: 0, total_price: 0 });
  });

  test("is known by name from then on, and told by mail with its link", async () => {
    const { browser, email } = await shopper();
    const { number, path, total } = await order(browser, { email });
    const [guest] = await shop.sql(`select first_name, last_name from guest where email = '${email}'`);
    expect(guest).toEqual({ first_name: "Bea", last_name: "Moss" });
    const mail = await shop.mailTo(email, "Thank you for your order");
    expect(mail.text).toContain(path);
    expect(mail.text).toContain(`To pay: $${total.toFixed(2)}`);
    expect(mail.text).toContain(`Reference: ${number}`);
    const work = await shop.mailTo(shop.services.config.staffEmail, `New order: ${number}`);
    expect(work.text).toContain(`/studio/orders/${number}`);
  });

  test("keeps what it is made of: the price's parts and the files by their content", async () => {
    const { browser, email } = await shopper();
    const { id } = await keepFrom(browser, "plum.png", await plainPicture("#803050"));
    await put(browser, { ...artPaper, artwork: id });
    const { number } = await order(browser, { email });
    const [row] = await shop.sql(`select items from shop_order where order_no = '${number}'`);
    const [file] = await shop.sql(`select sha256 from artwork where id = '${id}'`);
    const items = row!.items as {
      price: number;
      priceLines: { amount: number }[];
      files: Record<string, string>;
    }[];
    for (const item of items)
      expect(item.priceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(item.price);
    expect(items.map(({ files }) => files)).toEqual([{}, { [id]: file!.sha256 }]);
    const deleted = await browser.send("DELETE", `artwork/${id}`);
    expect([deleted.statusCode, deleted.json().error.fields]).toEqual([
      409,
      { id: `This file is used in order ${number}. Orders, quotations and quote requests keep their files.` },
    ]);
    expect((await browser.get(`artwork/${id}`)).json().data).toMatchObject({
      used_in: [{ place: "order", number }],
      kept_until: null,
    });
  });
});

test("a member's order goes to the account's address, and its points leave the ledger once", async () => {
  const member = somebody();
  const browser = await signUp(shop, member, "192.0.2.70");
  await put(browser, { ...classic, quantity: 100 });
  await browser.post("cart/points", { points: 2 });
  const { total_price: total } = await cartOf(browser);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendOrder(browser, total, {}, key)));
  expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true);
  const again = await sendOrder(browser, total, {}, key);
  const [number] = await ordersOf(member.email);
  expect(again.json().data.order_no).toBe(number);
  expect(await ordersOf(member.email)).toHaveLength(1);
  const { points, entries } = (await browser.get("account/points")).json().data;
  expect([points, entries[0].points, entries[0].reason]).toEqual([0, -2, `Order ${number}`]);
  expect(await cartOf(browser)).toMatchObject({ points: { wished: 0 } });
  expect(await orderOf(browser, String(number))).toMatchObject({ point_discount: 2, email: member.email });
});

test("of twenty that order the same cart at once, one does", async () => {
  const { browser, email } = await shopper();
  const { total_price: total } = await cartOf(browser);
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendOrder(browser, total, { email })));
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(codes).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
  expect(await ordersOf(email)).toHaveLength(1);
});

describe("nothing is placed", () => {
  test("when the total is not what was shown, and both are told", async () => {
    const { browser, email } = await shopper();
    const { total_price: now } = await cartOf(browser);
    const answer = await sendOrder(browser, now - 1, { email });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatchObject({ shown: { total_price: now - 1 }, now: { total_price: now } });
    expect(await ordersOf(email)).toEqual([]);
    expect(await cartOf(browser)).toMatchObject({ count: 1 });
  });

  test("when the day of delivery is not what was shown", async () => {
    const { browser, email } = await shopper();
    const cart = await cartOf(browser);
    const answer = await sendOrder(browser, cart.total_price, { email, delivery_date: "2027-03-11" });
    expect(answer.statusCode).toBe(409);
    const { now } = answer.json().error;
    const good = await sendOrder(browser, cart.total_price, { email, delivery_date: now.delivery_date });
    expect(good.statusCode, good.body).toBe(201);
  });

  test.each([
    ["terms", "no", "Please accept the terms."],
    ["postcode", "011", "Please enter a postcode of four digits."],
    ["first_name", " ", "First name is required. Please try again."],
    ["phone_number", "<b>1</b>", "Please enter plain text of at most 150 characters."],
  ])("with %s %j", async (field, typed, message) => {
    const { browser } = await shopper();
    const answer = await sendOrder(browser, 65, { [field]: typed });
    expect([answer.statusCode, answer.json().error.fields?.[field]]).toEqual([422, message]);
  });

  test("from an empty cart, for a registered address, or with a file that is gone", async () => {
    const nobody = openBrowser(shop.app);
    expect((await sendOrder(nobody, 0)).json().message).toBe("Your cart is empty.");
    const member = somebody();
    await signUp(shop, member, "192.0.2.71");
    const { browser, email } = await shopper();
    const taken = await sendOrder(browser, 65, { email: member.email });
    expect(taken.json().error.is_email_registered).toBe(true);
    const { id } = await keepFrom(browser, "gone.png", await plainPicture("#305080"));
    await put(browser, { ...artPaper, artwork: id });
    await shop.sql(`delete from artwork where id = '${id}'`);
    const { total_price: total } = await cartOf(browser);
    const gone = await sendOrder(browser, total, { email });
    expect([gone.statusCode, Object.keys(gone.json().error.fields)]).toEqual([422, ["artwork"]]);
  });

  test("when a line has no price any more", async () => {
    const { browser, email } = await shopper();
    await put(browser, artPaper);
    await shop.sql(`update cart_line set selection = jsonb_set(selection, '{finishingId}', '9999')
      where id = (select max(id) from cart_line)`);
    const { total_price: total } = await cartOf(browser);
    const answer = await sendOrder(browser, total, { email });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ["cart_items"]]);
  });
});

test("the last two uses of a coupon are had by two of six who order at once; an order counts for ever", async () => {
  const shoppers = await Promise.all(Array.from({ length: 6 }, shopper));
  for (const { browser } of shoppers) await browser.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
  const first = await shopper();
  await first.browser.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
  const { number } = await order(first.browser, { email: first.email });
  await shop.sql(`update shop_order set placed_at = '2020-01-01' where order_no = '${number}'`);
  await shop.sql(`insert into shop_order (order_no, guest_id, contact, items, shipping, sub_total, shipping_fee, coupon_discount,
      coupon_code, point_discount, total_price, catalogue_version_id, placed_at)
    select 'X' || n, guest_id, contact, items, shipping, sub_total, shipping_fee, coupon_discount, coupon_code, point_discount,
      total_price, catalogue_version_id, placed_at from shop_order, generate_series(1, 1997) n where order_no = '${number}'`);
  const { total_price: total } = await cartOf(shoppers[0]!.browser);
  const answers = await Promise.all(
    shoppers.map(({ browser, email }) => sendOrder(browser, total, { email })),
  );
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(codes).toEqual([201, 201, 409, 409, 409, 409]);
  const [used] = await shop.sql("select count(*)::int as n from shop_order where coupon_code = 'FIRSTPEEL'");
  expect(used).toEqual({ n: 2000 });
});

describe("what was typed", () => {
  test("is kept field by field, and gone with the order", async () => {
    const { browser, email } = await shopper();
    await browser.send("PUT", "checkout", { first_name: "Be", postcode: "x", evil: "no" });
    await browser.send("PUT", "checkout", { first_name: "Bea" });
    const typed = () =>
      shop.sql(`select typed from checkout_draft where guest_id = (select max(id) from guest)`);
    expect(await typed()).toEqual([{ typed: { first_name: "Bea", postcode: "x" } }]);
    await order(browser, { email });
    expect(await typed()).toEqual([]);
  });

  test("comes along to the account, with the orders", async () => {
    const member = somebody();
    const first = await signUp(shop, member, "192.0.2.72");
    await put(first, classic);
    await first.send("PUT", "checkout", { first_name: "Old" });
    const { browser, email } = await shopper();
    const { number } = await order(browser, { email });
    await put(browser, classic);
    await browser.send("PUT", "checkout", { first_name: "New" });
    await browser.post("auth/login", member);
    const listed = (await browser.get("orders")).json().data;
    expect(listed).toMatchObject([{ order_no: number, stage: "open", waits_for: ["payment", "proof"] }]);
    const [draft] = await shop.sql(`select typed from checkout_draft d join customer c on c.id = d.customer_id
      where c.email = '${member.email}'`);
    expect(draft).toEqual({ typed: { first_name: "New" } });
    expect((await first.get("orders")).json().data).toHaveLength(1);
  });
});

describe("whose it is", () => {
  test("its owner and whoever has the key read it; with a key off by one, and for others, it is not there", async () => {
    const { browser, email } = await shopper();
    const { number, key } = await order(browser, { email });
    const other = await shopper();
    await order(other.browser, { email: other.email });
    expect((await orderOf(other.browser, number, key)).order_no).toBe(number);
    const off = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
    const never = `K27-${number.endsWith("222222") ? "333333" : "222222"}`;
    const answers = await Promise.all([
      other.browser.get(`order/${number}`),
      other.browser.get(`order/${number}?key=${off}`),
      openBrowser(shop.app).get(`order/${number}?key=`),
      other.browser.get(`order/${never}`),
      other.browser.post(`order/${number}/cancel?key=${off}`, { reason: "" }),
      other.browser.post(`order/${number}/proofs/1/approve`, { version: 1, sha256: "0" }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(answers[0].body).toBe(answers[3].body);
    expect((await other.browser.get("orders")).json().data).toHaveLength(1);
  });
});

test("is seen with its artwork by whoever has its key; without the artwork there is no picture of it", async () => {
  const { browser, email } = await shopper();
  const { id } = await keepFrom(browser, "plum.png", await plainPicture("#803050"));
  await put(browser, { ...artPaper, kinds: 3, artwork: `${id},,${id}`, set_names: ["Plum"] });
  const { number, key } = await order(browser, { email });
  const { items } = await orderOf(browser, number);
  expect(items[1].places).toEqual([
    { label: "Set 1 (Plum)", set: 1, side: "front", has_file: true, file_name: "plum.png" },
    { label: "Set 2", set: 2, side: "front", has_file: false, file_name: null },
    { label: "Set 3", set: 3, side: "front", has_file: true, file_name: "plum.png" },
  ]);
  const elsewhere = openBrowser(shop.app);
  const seen = await elsewhere.get(`order/${number}/pictures/2?key=${key}`);
  expect(seen.statusCode).toBe(200);
  expect(seen.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "private, no-store",
  });
  expect(seen.body).toContain("data:image/jpeg;base64,");
  expect((await browser.get(`order/${number}/pictures/1`)).body).not.toContain("data:image/jpeg");
  expect((await elsewhere.get(`order/${number}/pictures/2`)).statusCode).toBe(404);
  expect((await browser.get(`order/${number}/pictures/3`)).statusCode).toBe(404);
  const places = [1, 2, 3].map((place) => browser.get(`order/${number}/pictures/2?place=${place}`));
  expect((await Promise.all(places)).map(({ statusCode }) => statusCode)).toEqual([404, 200, 404]);
  await shop.sql(`update artwork set picture_sha256 = '${"0".repeat(64)}' where id = '${id}'`);
  expect((await browser.get(`order/${number}/pictures/2`)).statusCode).toBe(404);
});

test("bills elsewhere when asked to", async () => {
  const { browser, email } = await shopper();
  const billed = { bill_to_company: "Honey Ltd", bill_to_address: "PO Box 7", bill_to_city_town: "Nelson" };
  const { number } = await order(browser, { ...billed, email, bill_to_postcode: "7040" });
  expect((await orderOf(browser, number)).bill_to).toEqual({
    name: `${bea.first_name} ${bea.last_name}`,
    lines: ["Honey Ltd", "PO Box 7", "Nelson 7040"],
  });
});
