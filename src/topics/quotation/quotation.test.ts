import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { artPaper, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { ann, signUp } from "#tests/support/people/people.ts";
import {
  type Browser,
  openBrowser,
  openPeopleShop,
  type PeopleShop,
} from "#tests/support/server/people-shop.ts";
import { ownNumbers, soldDocument } from "#tests/support/catalogue/own-numbers.ts";
import { publishCatalogue } from "#topics/catalogue/publish-catalogue.ts";

let shop: PeopleShop;
beforeAll(async () => {
  // 11 March 2027 in Auckland, 10 March in London; no promotion runs.
  shop = await openPeopleShop({ SHOP_NOW: "2027-03-10T12:00:00Z", RATE_LIMIT_FACTOR: "100" });
});
afterAll(() => shop.close());

function visitor(ip?: string) {
  return openBrowser(shop.app, ip ?? "192.0.2.60");
}

function ask(browser: Browser, body: object, key?: string) {
  return browser.send("POST", "quote/create/quotation", body, key ? { "idempotency-key": key } : {});
}

/** Issues a quotation and reads it back. */
async function quoted(browser: Browser, ...quotations: object[]) {
  const answer = await ask(browser, { quotations });
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  const { quotation_no: number } = answer.json().data;
  return (await browser.get(`quote/get/quotation/${number}`)).json().data;
}

describe("issuing", () => {
  test("needs no login; the number carries the shop's date and cannot be guessed; prices are kept for 30 days", async () => {
    const browser = visitor();
    const one = await quoted(browser, classic);
    expect(one).toMatchObject({
      issue_date: "2027-03-11",
      valid_until: "2027-04-10",
      name: "",
      items: [{ product: "Classic Paper", quantity: 25, kinds: 1, quantity_text: "25 pcs", price: 20 }],
      sub_total: 20,
      shipping_fee: 8,
      point_discount: 0,
      coupon_discount: 0,
      total_price: 28,
      gst: 3.65,
      shipping_method: "Standard",
      // Ten working days.
      delivery_date: "2027-03-25",
      gst_number: ownNumbers.gstNumber,
    });
    expect(one.quotation_no).toMatch(/^Q270311[0-9A-HJKMNP-TV-Z]{10}$/);
    expect((await quoted(visitor("192.0.2.78"), classic)).quotation_no).not.toBe(one.quotation_no);
    expect(browser.cookies.get("guest")).toMatch(/^.{40,}$/);
  });

  test("believes no price, sum, discount, number or owner of the payload", async () => {
    const cheat = { ...classic, price: 0.01, cost: 0, shipping_cost: 0, customer_id: 1, kinds: 2 };
    const browser = visitor();
    const sums = { sub_total: 1, shipping_fee: 0, point_discount: 9, coupon_discount: 9, total_price: 1 };
    const answer = await ask(browser, { quotations: [cheat], ...sums, quotation_no: "Q1", guest_id: 1 });
    const { quotation_no: number } = answer.json().data;
    const { data } = (await browser.get(`quote/get/quotation/${number}`)).json();
    // 50 of one design are $32.30, the second design is $6.00, and one parcel.
    expect(data).toMatchObject({ sub_total: 38.3, shipping_fee: 8, coupon_discount: 0, total_price: 46.3 });
    expect(data.items[0]).toMatchObject({ kinds: 2, quantity_text: "2 sets of 25 pcs", price: 38.3 });
  });

  test("many items are one parcel, free from a hundred dollars", async () => {
    const items = Array.from({ length: 40 }, () => classic);
    expect(await quoted(visitor(), ...items)).toMatchObject({
      sub_total: 800,
      shipping_fee: 0,
      total_price: 800,
    });
  });

  test.each([
    ["nothing", {}, "quotations"],
    ["an empty list", { quotations: [] }, "quotations"],
    ["more than two carts hold", { quotations: Array.from({ length: 201 }, () => ({})) }, "quotations"],
    [
      "a product without a size",
      { quotations: [{ product_id: 2, cutting_id: 1 }] },
      "finishing_id, width, height, quantity",
    ],
    [
      "a size without a price",
      { quotations: [{ ...classic, size: "custom", width: 900, height: 900 }] },
      "width, height",
    ],
  ])("%s is refused and named", async (_what, body, field) => {
    const answer = await ask(visitor(), body);
    expect([answer.statusCode, Object.keys(answer.json().error.fields).join(", ")]).toEqual([422, field]);
  });

  test("a price that is not the one that was shown is refused with the new one", async () => {
    const answer = await ask(visitor(), { quotations: [{ ...classic, product_pricing_id: "old" }] });
    expect(answer.json()).toMatchObject({ code: 409, error: { pricing_row: { price: 20, quantity: 25 } } });
  });

  test("with one key is done once, also at the same time; the key says nothing about another body", async () => {
    const [browser, key] = [visitor(), randomUUID()];
    await put(browser, classic);
    const body = { quotations: [classic] };
    const answers = await Promise.all([1, 2, 3].map(() => ask(browser, body, key)));
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true);
    const again = await ask(browser, body, key);
    const numbers = [...answers, again].flatMap((answer) => answer.json().data?.quotation_no ?? []);
    expect(new Set(numbers).size).toBe(1);
    expect((await browser.get("quote/get/quotations")).json().data).toHaveLength(1);
    expect((await ask(browser, { quotations: [artPaper] }, key)).statusCode).toBe(422);
  });

  test("stays as it was issued when the shop's prices change", async () => {
    const browser = visitor();
    const before = await quoted(browser, classic);
    const shipped = soldDocument;
    const dearer = structuredClone(shipped);
    for (const product of dearer.products) product.name = `New ${product.name}`;
    dearer.shop.freeShippingFrom = 100;
    await publishCatalogue(shop.services.db, dearer);
    await shop.services.catalogue.refresh();
    const after = await browser.get(`quote/get/quotation/${before.quotation_no}`);
    const now = await quoted(browser, classic);
    await publishCatalogue(shop.services.db, shipped);
    await shop.services.catalogue.refresh();
    expect(after.json().data).toEqual(before);
    expect(now).toMatchObject({ items: [{ product: "New Classic Paper" }], shipping_fee: 0 });
  });
});

describe("items of the cart", () => {
  const addTwo = async (browser: Browser) => {
    const one = (await put(browser, classic)).cart_item.id;
    return [one, (await put(browser, { ...classic, quantity: 100 })).cart_item.id];
  };

  test("all together cost what the cart says, with its coupon and its way of shipping", async () => {
    const browser = visitor();
    const ids = await addTwo(browser);
    await browser.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
    const cart = (await browser.get("cart")).json().data;
    const one = await quoted(browser, ...ids.map((id) => ({ cart_item_id: id })));
    // $20.00 and $57.00; 10% off; one parcel.
    expect(one).toMatchObject({ sub_total: 77, coupon_discount: 7.7, shipping_fee: 8, total_price: 77.3 });
    expect(one.total_price).toBe(cart.total_price);
    expect(one.items.map(({ price }: { price: number }) => price)).toEqual([20, 57]);
  });

  test("are quoted by more browsers at once than there are connections to the database", async () => {
    const browsers = await Promise.all(
      Array.from({ length: 15 }, async () => {
        const browser = visitor();
        return { browser, ids: await addTwo(browser) };
      }),
    );
    const answers = await Promise.all(
      browsers.map(({ browser, ids }) =>
        ask(browser, { quotations: ids.map((id) => ({ cart_item_id: id })) }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(15).fill(201));
  });

  test("some of them cost what they would alone", async () => {
    const browser = visitor();
    const [id] = await addTwo(browser);
    await browser.post("cart/coupon", { coupon_code: "FIRSTPEEL" });
    expect(await quoted(browser, { cart_item_id: id })).toMatchObject({
      coupon_discount: 0,
      total_price: 28,
    });
  });

  test("are the asker's own; a list of both kinds is refused", async () => {
    const [mine, theirs] = [visitor(), visitor()];
    const [id] = await addTwo(mine);
    await addTwo(theirs);
    const foreign = await ask(theirs, { quotations: [{ cart_item_id: id }] });
    expect(foreign.statusCode).toBe(404);
    const mixed = await ask(mine, { quotations: [{ cart_item_id: id }, classic] });
    expect([mixed.statusCode, Object.keys(mixed.json().error.fields)]).toEqual([422, ["quotations"]]);
  });
});

describe("Bill To", () => {
  const tane = {
    name: "  Aroha Tāne ",
    company: "Kōwhai & Co",
    address: "8 Marae Road",
    apartment: "",
    city_town: "Whangārei",
    province: "Northland",
    postcode: "0110",
    phone_number: "09 555 0199",
  };
  const change = (browser: Browser, id: number, body: object) =>
    browser.send("PUT", `quote/update/quotation/${id}`, body);

  test("is written by its owner, and nothing else is", async () => {
    const browser = visitor();
    const one = await quoted(browser, classic);
    const meddling = { ...tane, total_price: 0.01, issue_date: "2020-01-01", quotation_no: "Q1", id: 1 };
    const answer = await change(browser, one.id, meddling);
    expect(answer.statusCode).toBe(200);
    const after = (await browser.get(`quote/get/quotation/${one.quotation_no}`)).json().data;
    expect(after).toEqual({ ...one, ...tane, name: "Aroha Tāne" });
    expect(answer.json().data).toEqual(after);
  });

  test.each([
    ["<script>alert(1)</script>", "name"],
    ["<img src=x>", "company"],
    ["y".repeat(151), "address"],
    ["two\nlines", "phone_number"],
  ])("%s is refused in %s, and what was there stays", async (text, field) => {
    const browser = visitor();
    const one = await quoted(browser, classic);
    const answer = await change(browser, one.id, { ...tane, [field]: text });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      { [field]: "Please enter plain text of at most 150 characters." },
    ]);
    expect((await browser.get(`quote/get/quotation/${one.quotation_no}`)).json().data).toEqual(one);
  });

  test("of a member begins with the name and the first address of the book", async () => {
    const browser = await signUp(shop, { ...ann, email: "bill@example.org" }, "192.0.2.61");
    const place = { ...tane, address_label: "Home", name: undefined };
    await browser.post("account/addresses", place);
    await browser.post("account/addresses", { ...place, address_label: "Work", address: "9 Other Road" });
    expect(await quoted(browser, classic)).toMatchObject({ ...tane, name: "Ann Lee" });
  });

  test("of a guest who said a name begins with it", async () => {
    const browser = visitor();
    await browser.post("guest", { first_name: "Bo", last_name: "Ng", email: "bo@example.org" });
    expect(await quoted(browser, classic)).toMatchObject({ name: "Bo Ng", address: "" });
  });
});

describe("whose it is", () => {
  test("nobody else reads, lists, changes or prints it: it is as little there as one that never was", async () => {
    const mine = visitor();
    const one = await quoted(mine, classic);
    const never = "Q2703110123456789";
    const others = [visitor(), await signUp(shop, { ...ann, email: "other@example.org" }, "192.0.2.62")];
    await put(others[0]!, classic);
    for (const other of [...others, visitor()]) {
      const answers = await Promise.all(
        [one.quotation_no, never].map((number) => other.get(`quote/get/quotation/${number}`)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
      expect(answers[0]!.body).toBe(answers[1]!.body);
      expect((await other.get("quote/get/quotations")).json().data).toEqual([]);
      const changed = await other.send("PUT", `quote/update/quotation/${one.id}`, { name: "Mallory" });
      expect(changed.statusCode).toBe(404);
    }
    expect((await mine.get(`quote/get/quotation/${one.quotation_no}`)).json().data).toEqual(one);
  });

  test("a guest's becomes the account's with the sign-in", async () => {
    await signUp(shop, { ...ann, email: "moves@example.org" }, "192.0.2.63");
    const browser = visitor("192.0.2.64");
    const one = await quoted(browser, classic);
    await browser.post("auth/login", { email: "moves@example.org", password: ann.password });
    const listed = (await browser.get("quote/get/quotations")).json().data;
    expect(listed).toMatchObject([
      {
        id: one.id,
        quotation_no: one.quotation_no,
        issue_date: "2027-03-11",
        valid_until: "2027-04-10",
        total_price: 28,
        titles: ["Classic paper stickers, die cut, 50 mm circle"],
      },
    ]);
  });

  test.each(["Q1", "x".repeat(150), "%27%20or%201%3D1", "Q2703110123456789%00", "%F0%9F%98%80"])(
    "%s is no number",
    async (number) => {
      const browser = visitor();
      await put(browser, classic);
      expect((await browser.get(`quote/get/quotation/${number}`)).statusCode).toBe(404);
    },
  );

  test.each(["0", "-1", "1.5", "abc", "99999999999"])("%s is no id", async (id) => {
    const answer = await visitor().send("PUT", `quote/update/quotation/${id}`, {});
    expect(answer.statusCode).toBe(400);
  });
});
