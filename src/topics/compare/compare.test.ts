import { beforeAll, describe, expect, test } from "vitest";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, openPeopleShop, sharedShop } from "#tests/support/server/people-shop.ts";
import { quoteData } from "#domain/compare/quote-data.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { priceOf } from "#domain/price/price-table.ts";

const shop = sharedShop();
const ann = somebody();
beforeAll(async () => {
  await signUp(shop, ann);
});

function configured(page: string, query: string) {
  const catalogue = shop.services.catalogue.current();
  const scope = scopeOf(catalogue.featuredItemBySlug.get(page)!);
  const selection = readAddress(catalogue, scope, new URLSearchParams(query));
  const price = priceOf(catalogue, selection, shop.services.shopMoment().date)?.price ?? 0;
  return { data: quoteData(catalogue, selection), dollars: price / 100 };
}
function kraft(quantity = 200) {
  return configured("paper-stickers", `product=kraft-paper&quantity=${quantity}`);
}
function tag() {
  return configured("swing-tags", "quantity=500&kinds=2");
}

async function add(browser: Browser, body: object): Promise<string> {
  return (await browser.post("compare", body)).json().data.key;
}
async function read(browser: Browser, ...keys: string[]) {
  return (await browser.get(`compare?keys=${keys.join(",")}`)).json().data;
}
function keysOf(data: { types: { key: string }[] }) {
  return data.types.map(({ key }) => key);
}
function cookieOf(answer: { cookies: { name: string }[] }) {
  return answer.cookies.find(({ name }) => name === "compare");
}

function postText(payload: string) {
  return shop.app.inject({
    method: "POST",
    url: "/api/compare",
    headers: { "content-type": "application/json" },
    payload,
  });
}

describe("a product that is laid beside others", () => {
  test("makes a visitor a guest without a name, has a key of 128 bits, and a cookie that pages can read", async () => {
    const browser = openBrowser(shop.app);
    const answer = await browser.post("compare", kraft().data);
    expect(answer.statusCode).toBe(201);
    const { key, already } = answer.json().data;
    expect(Buffer.from(key, "base64url").length).toBe(16);
    expect(already).toBe(false);
    expect(cookieOf(answer)).toMatchObject({ value: "1", path: "/", sameSite: "Lax" });
    expect(cookieOf(answer)).not.toHaveProperty("httpOnly");
    const session = (await browser.get("auth/session")).json().data;
    expect(session).toMatchObject({ user: null, guest: { first_name: null, email: null } });
  });

  test("is answered with what it is, its price of now, and the body that orders it", async () => {
    const browser = openBrowser(shop.app);
    const { data, dollars } = tag();
    const origin = "/business-cards/swing-tags?quantity=200&utm_source=letter";
    const key = await add(browser, { ...data, origin_path: origin, price: 0.01, cost: 0 });
    const { types, gone, count } = await read(browser, key);
    expect({ gone, count }).toEqual({ gone: [], count: 1 });
    expect(types).toHaveLength(1);
    const [type] = types;
    expect(type).toMatchObject({ key, price: dollars, pieces: 1000, reason: null });
    expect(type.link).toMatch(/^\/business-cards\/swing-tags\?.*quantity=500.*kinds=2/);
    expect(type.details).toContainEqual({ label: "Quantity", value: "500" });
    expect(type.details.map(({ label }: { label: string }) => label)).not.toContain("Product");
    expect(type.quote_data).toMatchObject({ ...data, origin_path: type.link });
    expect(type.quote_data.product_pricing_id).toMatch(/^[\da-f]{8}-/);
    expect(type.picture.svg).toContain('id="at-place-');
    expect(type.picture.words).toMatch(/swing tag/i);
    expect(type.shipping).toMatchObject({ delivery: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  test("twice is there once: the second time answers the key it has", async () => {
    const browser = openBrowser(shop.app);
    const key = await add(browser, kraft().data);
    const again = await browser.post("compare", kraft().data);
    expect(again.statusCode).toBe(200);
    expect(again.json().data).toEqual({ key, already: true });
    expect((await read(browser)).count).toBe(1);
  });

  test("by presses at the same time is there once, and the limit of twelve holds", async () => {
    const browser = openBrowser(shop.app);
    await add(browser, kraft(100).data);
    const same = await Promise.all(Array.from({ length: 6 }, () => browser.post("compare", tag().data)));
    expect(new Set(same.map((answer) => answer.json().data.key)).size).toBe(1);
    const quantities = Array.from({ length: 15 }, (_, index) => 101 + index);
    const many = await Promise.all(
      quantities.map((pieces) =>
        browser.post("compare", { ...kraft().data, quantity: "custom", custom_quantity: pieces }),
      ),
    );
    expect(many.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    const refused = many.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().message).toBe("You can compare 12 products at a time. Please remove one first.");
    expect((await read(browser)).count).toBe(12);
  });

  test("under one Idempotency-Key is answered the same, and another body is refused", async () => {
    const browser = openBrowser(shop.app);
    const headers = { "idempotency-key": "press-1" };
    const first = await browser.send("POST", "compare", kraft().data, headers);
    const second = await browser.send("POST", "compare", kraft().data, headers);
    expect(second.json().data).toEqual(first.json().data);
    const other = await browser.send("POST", "compare", kraft(500).data, headers);
    expect(other.statusCode).toBe(422);
  });

  test("without a price is refused with the form's words, by field", async () => {
    const browser = openBrowser(shop.app);
    const answer = await browser.post("compare", {
      ...kraft().data,
      size: "custom",
      width: 5,
      height: 5,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields.width).toMatch(/must not be below/);
    expect(browser.cookies.has("compare")).toBe(false);
    expect((await browser.get("auth/session")).json().data.guest).toBeNull();
  });
});

describe("the list", () => {
  test("comes in the asked order, each once; without keys all of them, oldest first", async () => {
    const browser = openBrowser(shop.app);
    const first = await add(browser, kraft(200).data);
    const second = await add(browser, kraft(500).data);
    const third = await add(browser, tag().data);
    expect(keysOf(await read(browser, third, first, third))).toEqual([third, first]);
    expect(keysOf(await read(browser))).toEqual([first, second, third]);
    const repeated = await browser.get(`compare?keys=${second}&keys=${first}`);
    expect(keysOf(repeated.json().data)).toEqual([second, first]);
  });

  test("of a browser that has nothing is empty, and takes the cookie away", async () => {
    const browser = openBrowser(shop.app);
    browser.cookies.set("compare", "1");
    expect(await read(browser, "AAAAAAAAAAAAAAAAAAAAAA")).toEqual({
      types: [],
      gone: ["AAAAAAAAAAAAAAAAAAAAAA"],
      count: 0,
    });
    expect(browser.cookies.has("compare")).toBe(false);
  });

  test("says why a product has no price any more, in the words it was configured with", async () => {
    const browser = openBrowser(shop.app);
    const key = await add(browser, kraft().data);
    const gone = `jsonb_set(selection, '{finishingId}', '9999')`;
    await shop.sql(`update comparison set selection = ${gone} where key = '${key}'`);
    const [type] = (await read(browser, key)).types;
    expect(type).toMatchObject({
      product: "Kraft Paper",
      title: "Kraft paper stickers, die cut, 50 mm circle",
      price: null,
      quote_data: null,
      shipping: null,
      reason: "The finishing you chose is no longer offered. Change the options or remove it.",
    });
    expect(type.details).toContainEqual({ label: "Quantity", value: "200" });
  });

  test.each(["a b", "../etc", "x".repeat(65), "%00", Array.from({ length: 25 }, () => "k").join(",")])(
    "of keys that are none (%j) is malformed",
    async (keys) => {
      const answer = await openBrowser(shop.app).get(`compare?keys=${encodeURIComponent(keys)}`);
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe("a comparison is its owner's", () => {
  test("a stranger who knows the key neither sees nor removes it", async () => {
    const browser = openBrowser(shop.app);
    const key = await add(browser, kraft().data);
    const stranger = openBrowser(shop.app);
    const own = await add(stranger, tag().data);
    expect(keysOf(await read(stranger, key, own))).toEqual([own]);
    expect((await read(stranger, key)).gone).toEqual([key]);
    expect((await stranger.send("DELETE", `compare/${key}`)).statusCode).toBe(404);
    expect((await openBrowser(shop.app).send("DELETE", `compare/${key}`)).statusCode).toBe(404);
    expect(keysOf(await read(browser, key))).toEqual([key]);
  });

  test("its owner removes it once; with the last one the cookie goes", async () => {
    const browser = openBrowser(shop.app);
    const first = await add(browser, kraft().data);
    const second = await add(browser, tag().data);
    expect((await browser.send("DELETE", `compare/${first}`)).json().data).toEqual({ count: 1 });
    expect(browser.cookies.has("compare")).toBe(true);
    expect((await browser.send("DELETE", `compare/${first}`)).statusCode).toBe(404);
    await browser.send("DELETE", `compare/${second}`);
    expect(browser.cookies.has("compare")).toBe(false);
  });

  test("whose it is cannot be said by the body, nor what it costs, nor another's prototype", async () => {
    const browser = openBrowser(shop.app);
    const { data, dollars } = kraft();
    const key = await add(browser, { ...data, customer_id: 1, guest_id: 1, key: "mine", price: 1 });
    expect(key).not.toBe("mine");
    expect((await read(browser, key)).types[0].price).toBe(dollars);
    const polluted = await postText(`{"__proto__":{"product_id":1},"constructor":{"prototype":{"x":1}}}`);
    expect(polluted.statusCode).toBe(400);
    expect({}).not.toHaveProperty("x");
  });

  test("a body that nests deeply, or lists without end, is refused", async () => {
    const deep = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
    expect((await postText(deep)).statusCode).toBe(400);
    const browser = openBrowser(shop.app);
    expect((await browser.post("compare", { ...kraft().data, na: Array(51).fill(1) })).statusCode).toBe(422);
  });

  test("another site can neither add nor remove", async () => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
    const browser = openBrowser(shop.app);
    const key = await add(browser, kraft().data);
    expect((await browser.send("POST", "compare", tag().data, headers)).statusCode).toBe(403);
    expect((await browser.send("DELETE", `compare/${key}`, undefined, headers)).statusCode).toBe(403);
  });
});

describe("after signing in", () => {
  const signIn = (browser: Browser) =>
    browser.post("auth/login", { email: ann.email, password: ann.password });

  test("the guest's products are the account's, and what both had is there once, under the key this browser knows", async () => {
    const office = openBrowser(shop.app);
    await signIn(office);
    const atOffice = await add(office, kraft(1000).data);
    const onlyOffice = await add(office, tag().data);

    const home = openBrowser(shop.app);
    const atHome = await add(home, kraft(1000).data);
    const onlyHome = await add(home, kraft(2000).data);
    await signIn(home);

    expect(keysOf(await read(home, atHome, onlyHome))).toEqual([atHome, onlyHome]);
    expect(keysOf(await read(home)).toSorted()).toEqual([atHome, onlyHome, onlyOffice].toSorted());
    // The other device knows the older key: it is told that this one is gone, and finds the product by asking for all.
    expect((await read(office, atOffice, onlyOffice)).gone).toEqual([atOffice]);
    expect(keysOf(await read(office))).toContain(atHome);
  });

  test("they are nobody's once the account is left", async () => {
    const browser = openBrowser(shop.app);
    await signIn(browser);
    const key = await add(browser, kraft(5000).data);
    await browser.post("auth/logout");
    expect(await read(browser, key)).toEqual({ types: [], gone: [key], count: 0 });
    await signIn(browser);
    expect(keysOf(await read(browser, key))).toEqual([key]);
  });
});

test("adding and reading are limited by network, on all nodes together", async () => {
  const strict = await openPeopleShop();
  const other = await strict.otherNode();
  // 481 cannot fit into two minutes of 240; a node has sixty of a network's own reads wait at most.
  const statuses: Awaited<ReturnType<ReturnType<typeof openBrowser>["get"]>>[] = [];
  for (let round = 0; round < 481; round += 1)
    statuses.push(await openBrowser(round % 2 ? other : strict.app, "192.0.2.88").get("compare"));
  expect(statuses.some(({ statusCode }) => statusCode === 429)).toBe(true);
  expect(statuses.find(({ statusCode }) => statusCode === 429)?.headers["retry-after"]).toMatch(/^\d+$/);
  const adds = await Promise.all(
    Array.from({ length: 241 }, () => openBrowser(strict.app, "192.0.2.89").post("compare", {})),
  );
  expect(adds.some(({ statusCode }) => statusCode === 429)).toBe(true);
  await strict.close();
});
