import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { posterSticker, quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { artPaper } from "#tests/support/bodies/cart-bodies.ts";
import { keepFrom, type KeptArtwork, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { fileOfRequest } from "#tests/support/studio/order-room.ts";

const shop = sharedShop();
let browser: Browser;
let other: Browser;
let plum: KeptArtwork;
let pear: KeptArtwork;
let theirs: KeptArtwork;
beforeAll(async () => {
  [browser, other] = [openBrowser(shop.app), openBrowser(shop.app)];
  plum = await keepFrom(browser, "plum.png", await plainPicture("#803050"));
  pear = await keepFrom(browser, "pear.png", await plainPicture("#90b040"));
  theirs = await keepFrom(other, "theirs.png", await plainPicture("#112233"));
});

const GONE = "A file of your artwork is no longer here. Please remove it and choose it again.";
const bea = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };

/** Three sets of labels, the second without a file. */
function jam() {
  return { ...artPaper, kinds: 3, artwork: `${plum.id},,${pear.id}`, set_names: ["Plum", "Fig"] };
}

/** Of 80 x 60 pixels that cover 54 x 54 mm: 28 to the inch, and 72 mm wide. */
const findings = [
  { tone: "mend", words: "At 50 x 50 mm it will look blurred: print is sharp from 300 dpi." },
  { tone: "know", words: "It has other proportions: 9 mm are cut off on the left and right." },
];

function shown({ id, picture, thumbnail }: KeptArtwork, name: string) {
  return { id, name, picture, thumbnail };
}

describe("what is ordered with the buyer's own files", () => {
  test("lies in the cart with a place for each set, and its picture shows the first of them", async () => {
    expect((await browser.post("cart/add", jam())).statusCode).toBe(201);
    const [item] = (await browser.get("cart")).json().data.cart_items;
    expect(item.artwork).toEqual([
      {
        set: 1,
        side: "front",
        set_name: "Plum",
        label: "Set 1 (Plum)",
        artwork: { ...shown(plum, "plum.png"), findings },
      },
      { set: 2, side: "front", set_name: "Fig", label: "Set 2 (Fig)", artwork: null },
      {
        set: 3,
        side: "front",
        set_name: "",
        label: "Set 3",
        artwork: { ...shown(pear, "pear.png"), findings },
      },
    ]);
    expect(item.details).toContainEqual({ label: "Set names", value: "Plum, Fig" });
    const own = await browser.get(`quote/get/own-picture?${item.picture}`);
    expect(own.headers["cache-control"]).toBe("no-store");
    expect(own.json().data.svg).toContain(plum.picture);
    const shared = await browser.get(`quote/get/picture?${item.picture}`);
    expect(shared.json().data.svg).not.toContain(plum.picture);
  });

  test("is drawn where its picture was placed", async () => {
    const placed = { ...artPaper, artwork: plum.id, placings: "fit_0.5_0.1_0_90" };
    const made = await browser.post("quote/create/quotation", { quotations: [placed] });
    const { quotation_no } = made.json().data;
    const [item] = (await browser.get(`quote/get/quotation/${quotation_no}`)).json().data.items;
    expect(item.picture).toContain("placings=fit_0.5_0.1_0_90");
    const own = await browser.get(`quote/get/own-picture?${item.picture}`);
    expect(own.json().data.svg).toMatch(/<image transform="matrix\(0 1 -1 0 /);
    const refused = await browser.post("cart/add", { ...placed, placings: "middle" });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().error.fields)).toEqual(["placings"]);
  });

  test("is looked at as it lies on its piece", async () => {
    // 5 x 3.75 mm: 406 pixels to the inch, and all of it is seen.
    const somebody = openBrowser(shop.app);
    const { id } = await keepFrom(somebody, "plum.png", await plainPicture("#803050"));
    await somebody.post("cart/add", { ...artPaper, artwork: id, placings: "fit_0.1_0_0_0" });
    const [item] = (await somebody.get("cart")).json().data.cart_items;
    expect(item.artwork[0].artwork.findings).toEqual([]);
  });

  test("costs what it costs without them, under the same id of its price", async () => {
    const added = await Promise.all(
      [jam(), { ...artPaper, kinds: 3 }].map(async (body) => (await browser.post("cart/add", body)).json()),
    );
    const [one, two] = added.map(({ data }) => data.cart_item.price);
    expect(one).toBe(two);
    const items = (await browser.get("cart")).json().data.cart_items;
    const ids = items.map((item: { product_pricing_id: string }) => item.product_pricing_id);
    expect(new Set(ids).size).toBe(1);
  });

  test("is another product to compare than the same without them, and shows them", async () => {
    const keys = await Promise.all(
      [jam(), { ...artPaper, kinds: 3 }].map(
        async (body) => (await browser.post("compare", body)).json().data.key,
      ),
    );
    expect(new Set(keys).size).toBe(2);
    const types = (await browser.get("compare")).json().data.types;
    const own = types.find(({ key }: { key: string }) => key === keys[0]);
    expect(own.picture.svg).toContain(plum.picture);
    expect(own.quote_data.artwork).toBe(`${plum.id},,${pear.id}`);
  });

  test("is quoted with them", async () => {
    const made = await browser.post("quote/create/quotation", { quotations: [jam()] });
    const { quotation_no } = made.json().data;
    const [item] = (await browser.get(`quote/get/quotation/${quotation_no}`)).json().data.items;
    const own = await browser.get(`quote/get/own-picture?${item.picture}`);
    expect(own.json().data.svg).toContain(plum.picture);
  });

  test("shows them in the lists of the account, each once", async () => {
    await browser.post(quoteRequestCall, { ...posterSticker, ...bea, artwork: pear.id });
    const [asked] = (await browser.get("quote/get/quote-requests")).json().data;
    expect(asked.artwork).toEqual([{ id: pear.id, name: "pear.png", thumbnail: pear.thumbnail }]);
    await browser.post("quote/create/quotation", { quotations: [jam(), { ...artPaper, artwork: plum.id }] });
    const [issued] = (await browser.get("quote/get/quotations")).json().data;
    expect(issued.artwork.map(({ name }: { name: string }) => name)).toEqual(["plum.png", "pear.png"]);
  });

  test("is asked for with them: the staff's mail names each file, with the names of the sets", async () => {
    const artwork = [plum.id, pear.id, plum.id].join(",");
    const body = { ...posterSticker, ...bea, kinds: 3, artwork, set_names: ["Plum"] };
    const asked = await browser.post(quoteRequestCall, body);
    expect(asked.statusCode).toBe(201);
    const mail = await shop.mailTo("staff@kisscut.example", asked.json().data.request_no);
    expect(mail.text).toMatch(/Set 1 \(Plum\); Set 3: plum\.png/);
    expect(mail.text).toMatch(/Set 2: pear\.png/);
    const picture = sharp(Buffer.from(mail.picture ?? "", "base64"));
    const middle = await sharp(
      await picture.extract({ left: 340, top: 240, width: 16, height: 16 }).toBuffer(),
    ).stats();
    // The plum of the first set, 803050, under the light on it.
    const [red, green, blue] = middle.channels.map(({ mean }) => mean);
    expect(red! - green!).toBeGreaterThan(50);
    expect(red! - blue!).toBeGreaterThan(25);
    const saved = await fileOfRequest(shop, asked.json().data.request_no);
    expect(saved.rawPayload.equals(await plainPicture("#803050"))).toBe(true);
  });
});

describe("a file of somebody else", () => {
  test.each([
    ["cart/add", (body: object) => body],
    ["compare", (body: object) => body],
    ["quote/create/quotation", (body: object) => ({ quotations: [body] })],
  ])("is refused by %s", async (call, wrapped) => {
    const answer = await browser.post(call, wrapped({ ...artPaper, artwork: theirs.id }));
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { artwork: GONE }]);
  });

  test("is refused by a quote request", async () => {
    const answer = await browser.post(quoteRequestCall, { ...posterSticker, ...bea, artwork: theirs.id });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { artwork: GONE }]);
  });

  test("is as an empty place in a picture", async () => {
    const query = new URLSearchParams({ ...artPaper, artwork: theirs.id } as object as Record<
      string,
      string
    >);
    const [mine, their] = [
      await browser.get(`quote/get/own-picture?${query}`),
      await other.get(`quote/get/own-picture?${query}`),
    ].map((answer) => answer.json().data.svg);
    expect(their).toContain(theirs.picture);
    expect(mine).not.toContain("<image");
  });
});

test("a file that lies in the cart stays there when it is deleted; one that is gone leaves its place empty, and the line", async () => {
  const visitor = openBrowser(shop.app);
  const fig = await keepFrom(visitor, "fig.png", await plainPicture("#604080"));
  await visitor.post("cart/add", { ...artPaper, artwork: fig.id });
  const line = async () => (await visitor.get("cart")).json().data.cart_items[0];
  await visitor.send("DELETE", `artwork/${fig.id}`);
  expect((await line()).artwork[0].artwork).toMatchObject({ id: fig.id, name: "fig.png" });
  await shop.sql(`delete from artwork where id = '${fig.id}'`);
  expect((await line()).artwork[0].artwork).toBeNull();
  expect((await line()).price).toBeGreaterThan(0);
});
