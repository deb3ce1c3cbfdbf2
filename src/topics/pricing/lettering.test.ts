import { describe, expect, test } from "vitest";
import { quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { cartOf, put } from "#tests/support/bodies/cart-bodies.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

function visitor() {
  return openBrowser(shop.app, "192.0.2.71");
}

/** "Kia ora" in black on transfer tape, 60 mm high, as a page sends it. */
const kiaOra = {
  product_id: 10,
  cutting_id: 7,
  shape_id: 5,
  finishing_id: 1,
  adhesive_id: 1,
  color_id: 2,
  use_creation_tool: "yes",
  text: "Kia ora",
  selected_font: "pacifico",
  lettering: { size: { by: "height", mm: 60 } },
  quantity: 2,
  origin_path: "/vinyl-lettering-designer?text=Kia%20ora",
};

function queryOf(body: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(
    Object.entries(body).map(([name, value]): [string, string] => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  ).toString();
}

describe("words in a request", () => {
  test("are priced, without a size: it is their own", async () => {
    const answer = await visitor().get(`get/pricing-data?${queryOf(kiaOra)}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).not.toHaveProperty("not_orderable");
    const rows = answer.json<{ data: { quantity: number; price: number }[] }>().data;
    expect(rows.find(({ quantity }) => quantity === 2)?.price).toBeGreaterThan(13);
  });

  test.each([
    ["an emoji", { text: "hi 😀" }, "text", "😀"],
    ["Arabic", { text: "سلام" }, "text", "س"],
    ["501 characters", { text: "a".repeat(501) }, "text", "501"],
    ["21 lines", { text: Array.from({ length: 21 }, () => "a").join("\n") }, "text", "21"],
    ["no text", { text: "" }, "text", "Please write your text."],
    ["an unknown font", { selected_font: "x" }, "selected_font", "'x'"],
    ["an arc out of range", { lettering: { arc: 400 } }, "lettering", "arc"],
    ["another width than theirs", { width: 77, height: 60 }, "width", "60 mm"],
  ])("with %s are refused by name, in a query and in a body", async (_what, changed, field, words) => {
    const wrong = { ...kiaOra, ...changed };
    const browser = visitor();
    for (const answer of [
      await browser.get(`get/pricing-data?${queryOf(wrong)}`),
      await browser.post("cart/add", wrong),
      await browser.post("compare", wrong),
    ]) {
      expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(`"${field}"`)]);
      expect(answer.json().error.fields[field]).toContain(words);
    }
  });

  test("whose letters are too small are priced, cannot be ordered, and can be asked for", async () => {
    const small = { ...kiaOra, lettering: { size: { by: "height", mm: 20 } } };
    const why = { lettering: expect.stringContaining("at least 10 mm is needed") };
    const priced = await visitor().get(`get/pricing-data?${queryOf(small)}`);
    expect(priced.json()).toMatchObject({ code: 200, not_orderable: why });
    const row = priced
      .json<{ data: { quantity: number; price: number; product_pricing_id: string }[] }>()
      .data.find(({ quantity }) => quantity === 2);
    const price = row?.price ?? 0;
    expect(price).toBeGreaterThanOrEqual(13);
    const shown = { ...small, product_pricing_id: row?.product_pricing_id };
    for (const [call, body] of [
      ["cart/add", shown],
      ["compare", shown],
      ["quote/create/quotation", { quotations: [shown] }],
    ] as const) {
      const refused = await visitor().post(call, body);
      expect([call, refused.statusCode, refused.body]).toEqual([
        call,
        422,
        expect.stringContaining("at least 10 mm is needed"),
      ]);
    }
    const person = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
    expect((await visitor().post(quoteRequestCall, { ...small, ...person })).statusCode).toBe(201);
    const mail = await shop.mailTo("staff@kisscut.example", "R2703");
    expect(mail.text).toContain("Kia ora");
    expect(mail.text).toContain("Reason: letters under 10 mm");
    expect(mail.text).toContain(`Price on the page: $${price.toFixed(2)}`);
  });
});

describe("words in a cart", () => {
  test("stand on their line with font, film and size, and lead back to themselves", async () => {
    const browser = visitor();
    const { cart_item } = await put(browser, kiaOra);
    expect(cart_item.title).toMatch(/^Vinyl lettering “Kia ora”, on transfer tape, \d+ x 60 mm$/);
    const [line] = (await cartOf(browser)).cart_items;
    expect(line?.summary).toContain("“Kia ora”, Pacifico");
    expect(line?.path).toContain("text=Kia%20ora&font=pacifico");
    const again = await browser.get(`quote/get/picture?${line?.picture}`);
    expect(again.statusCode).toBe(200);
  });

  test("are never another customer's words: what differs by a letter stays two lines of an account", async () => {
    const member = somebody();
    await put(await signUp(shop, member, "192.0.2.71"), kiaOra);
    const browser = visitor();
    await put(browser, kiaOra);
    await put(browser, { ...kiaOra, text: "Kia orā" });
    await put(browser, { ...kiaOra, selected_font: "roboto" });
    const { email, password } = member;
    await browser.post("auth/login", { email, password });
    const titles = (await cartOf(browser)).cart_items.map(({ title }) => /“.+”/.exec(title)?.[0]);
    expect(titles).toEqual(["“Kia ora”", "“Kia orā”", "“Kia ora”"]);
  });

  test("change their quantity and nothing else", async () => {
    const browser = visitor();
    const { cart_item } = await put(browser, kiaOra);
    const changed = await browser.send("PATCH", `cart/items/${cart_item.id}`, { quantity: 5 });
    const [line] = changed.json<{ data: { cart_items: { title: string; quantity: number }[] } }>().data
      .cart_items;
    expect([line?.quantity, line?.title]).toEqual([5, cart_item.title]);
  });
});

describe("what was stored before there were words", () => {
  test("opens as ever, from the cart and the comparison", async () => {
    const browser = visitor();
    const { use_creation_tool: _use, text: _text, selected_font: _font, lettering: _rest, ...box } = kiaOra;
    const typed = { ...box, width: 97, height: 30 };
    const { cart_item } = await put(browser, typed);
    const { key } = (await browser.post("compare", typed)).json<{ data: { key: string } }>().data;
    await shop.sql(`update cart_line set selection = selection - 'lettering' where id = ${cart_item.id}`);
    await shop.sql(`update comparison set selection = selection - 'lettering' where key = '${key}'`);
    const [line] = (await cartOf(browser)).cart_items;
    expect([line?.title, line?.price]).toEqual([cart_item.title, cart_item.price]);
    const compared = await browser.get(`compare?keys=${key}`);
    expect(compared.json().data.types).toHaveLength(1);
    const quoted = await browser.post("quote/create/quotation", {
      quotations: [{ cart_item_id: cart_item.id }],
    });
    expect(quoted.statusCode, quoted.body).toBe(201);
    await shop.sql(
      "update quotation set items = jsonb_set(items, '{0,selection}', (items->0->'selection') - 'lettering'::text)",
    );
    const number = quoted.json<{ data: { quotation_no: string } }>().data.quotation_no;
    expect((await browser.get(`quote/get/quotation/${number}`)).statusCode).toBe(200);
    expect((await browser.get(`quote/get/quotation/${number}/pdf`)).statusCode).not.toBe(500);
  });
});

test("the comparison shows the picture of the words, and tells of them", async () => {
  const browser = visitor();
  const { key } = (await browser.post("compare", kiaOra)).json<{ data: { key: string } }>().data;
  const [type] = (await browser.get(`compare?keys=${key}`)).json().data.types;
  expect(type.details).toContainEqual({ label: "Font", value: "Pacifico" });
  expect(type.picture.words).toContain("“Kia ora”, in Pacifico");
  const drawn = async (text: string) =>
    (await browser.get(`quote/get/picture?${queryOf({ ...kiaOra, text })}`)).json().data.svg;
  expect(type.picture.svg).toContain('data-part="letters"');
  expect(type.picture.svg).toBe(await drawn("Kia ora"));
  expect(type.picture.svg).not.toBe(await drawn("Kia orā"));
});

test("a quotation names the words, the font, the film and the size", async () => {
  const browser = visitor();
  const answer = await browser.post("quote/create/quotation", { quotations: [kiaOra] });
  expect(answer.statusCode, answer.body).toBe(201);
  const { quotation_no: number } = answer.json<{ data: { quotation_no: string } }>().data;
  const { items } = (await browser.get(`quote/get/quotation/${number}`)).json().data;
  expect(items[0].details).toEqual(
    expect.arrayContaining([
      { label: "Text", value: "“Kia ora”" },
      { label: "Font", value: "Pacifico" },
      { label: "Film", value: "Black" },
    ]),
  );
});
